// What a bath's row says: its room, its openings and its fixtures.

import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import type { Inches } from '@wevisu/layout/drawing/measure.ts';
import type { ShowerWish } from './bath.ts';
import type { Hole } from './furnish.ts';
import type { Corner } from './plan.ts';
import type { Compass, Room } from './shell.ts';
import type { VanityWish } from './vanity.ts';

export interface BathRow {
  readonly id: string;
  readonly name: string;
  readonly w: number;
  readonly d: number;
  readonly use?: 'bath' | 'powder-room';
  readonly ceiling?: number;
  readonly holes: readonly Hole[];
  readonly vanities: readonly VanityWish[];
  readonly toilet: readonly [on: Compass, at: number, paper?: readonly [Compass, number]];
  readonly tub?:
    | {
        readonly alcove: Compass;
        readonly from: number;
        readonly drain: 'left' | 'right';
        readonly door?: boolean;
      }
    | { readonly at: Inches; readonly turn: number; readonly most?: number };
  readonly showers?: readonly ShowerWish[];
  readonly wings?: readonly { readonly on: Compass; readonly at: number; readonly long: number }[];
  readonly towels?: readonly (readonly [Compass, number])[];
  readonly mats?: readonly (readonly [Inches, number])[];
  readonly plants?: readonly Inches[];
  readonly pictures?: readonly (readonly [Compass, number])[];
  readonly extra?: (drawing: Drawing, room: Room) => void;
  readonly from: Corner;
  readonly fov?: number;
  readonly inset?: readonly [number, number];
  readonly look?: readonly [number, number];
}

/** A small window high in the wall. */
export const pane = (on: Compass, at: number, width = 30): Hole => [
  on,
  'window-awning',
  at,
  width,
  { sill: 52, height: 30 },
];
export const door = (on: Compass, at: number, more: Hole[4] = {}): Hole => [
  on,
  'door-single',
  at,
  36,
  more,
];
