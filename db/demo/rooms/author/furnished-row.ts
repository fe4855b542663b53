// What a furnished room's row says.
import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import type { Hole } from './furnish.ts';
import type { Corner, PlanRoom } from './plan.ts';
import type { Room } from './shell.ts';

export interface RoomRow {
  readonly id: string;
  readonly name: string;
  readonly room: PlanRoom;
  readonly use: 'living' | 'dining' | 'bedroom' | 'office';
  readonly w: number;
  readonly d: number;
  readonly ceiling?: number;
  readonly holes: readonly Hole[];
  readonly furnish: (drawing: Drawing, room: Room) => void;
  readonly from: Corner;
  readonly fov?: number;
  readonly inset?: readonly [number, number];
  readonly look?: readonly [number, number];
}

/** Windows nearly to the floor. */
export const tall = { sill: 20, height: 68 } as const;
