// What a kitchen's row says: its room, its openings and what stands where.

import type { Inches } from '@wevisu/layout/drawing/measure.ts';
import type { Hole } from './furnish.ts';
import type { PlannedIsland, PlannedWall } from './kitchen.ts';
import type { Corner } from './plan.ts';

export interface KitchenRow {
  readonly id: string;
  readonly name: string;
  readonly w: number;
  readonly d: number;
  readonly ceiling: number;
  readonly holes: readonly Hole[];
  readonly walls: readonly PlannedWall[];
  readonly islands?: readonly PlannedIsland[];
  readonly table?: {
    readonly at: Inches;
    readonly length: number;
    readonly chairs: 2 | 4 | 6;
    readonly isRound?: boolean;
    readonly isTurned?: boolean;
  };
  /** Inches along the wall of the way out, where it does not hang beside it. */
  readonly extinguisher?: number;
  readonly plants?: readonly Inches[];
  readonly from: Corner;
  readonly fov?: number;
  readonly inset?: readonly [number, number];
  readonly look?: readonly [number, number];
}

/** A casement over a sink, its sill above the backsplash's receptacles. */
export const sinkWindow = (on: Hole[0], at: number, width = 48): Hole => [
  on,
  'window-casement',
  at,
  width,
  { sill: 44, height: 41 },
];
