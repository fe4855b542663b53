// What a furnished room's row says, and what several of them share.
import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import { atop, free, type Hole } from './furnish.ts';
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

/** A lamp on a table, and a plant: what every seat wants beside it. */
export function sideTable(drawing: Drawing, at: readonly [number, number], lamp = true): void {
  const table = free(drawing, at, 's', 'side-table');
  if (lamp) {
    atop(drawing, { on: table, at, faces: 's', height: 23, kind: 'table-lamp' });
  }
}

export function plant(drawing: Drawing, at: readonly [number, number], height = 66): void {
  free(
    drawing,
    at,
    's',
    'potted-plant',
    { heightTenths: height, spreadTenths: height * 0.44 },
    true,
  );
}
