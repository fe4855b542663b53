// What an authored floor plan is, and the few steps that every one of them begins with.

import { type Inches, rect, widened } from '@wevisu/layout/drawing/measure.ts';
import type { RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import { createDrawing, type Eye, type PlanDrawing } from './drawing.ts';
import { type Room, type RoomSpec, WALL } from './shell.ts';

/** What a homeowner looks for: rooms, yards, or a whole house. */
export const planRooms = [
  'kitchen',
  'bath',
  'living',
  'dining',
  'bedroom',
  'laundry',
  'entry',
  'office',
  'patio',
  'pool-deck',
  'front-yard',
  'house',
] as const;
export type PlanRoom = (typeof planRooms)[number];

export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly room: PlanRoom;
  /** As people say it: '14 x 16'. */
  readonly size: string;
  /** How its preview looks at it; null is from a corner above, with the near walls away. */
  readonly eye: Eye | null;
  readonly drawing: PlanDrawing;
}

/** A room by itself, its inner south-west corner at the origin. */
export function oneRoom(given: {
  readonly use: RoomUse;
  readonly name: string;
  readonly w: number;
  readonly d: number;
  readonly ceiling: number;
  readonly inner?: readonly Inches[];
  readonly open?: readonly number[];
  readonly crown?: number;
}): { drawing: PlanDrawing; room: Room } {
  const inner = given.inner ?? rect(0, 0, given.w, given.d);
  const isInside = !['patio', 'pool-deck', 'front-yard'].includes(given.use);
  const spec: RoomSpec = {
    id: 'room',
    name: given.name,
    use: given.use,
    outline: widened(inner, WALL / 2),
    baseboard: isInside ? 5 : 0,
    crown: given.crown ?? 0,
    ...(given.open ? { open: given.open } : {}),
  };
  const drawing = createDrawing([spec], given.ceiling);
  return { drawing, room: drawing.shell.room('room') };
}

/** How people say the size of a room: whole feet, half feet as such. */
export function sizeText(w: number, d: number): string {
  const feet = (inches: number) => {
    const half = Math.round(inches / 6) / 2;
    return Number.isInteger(half) ? `${half}` : `${half}`;
  };
  return `${feet(w)} x ${feet(d)}`;
}

export type Corner = 'sw' | 'se' | 'nw' | 'ne';

/** An eye of a person who stands in a corner and looks to the far one. */
export function eyeIn(
  room: Room,
  corner: Corner,
  more: {
    readonly fov?: number;
    readonly inset?: readonly [x: number, y: number];
    readonly at?: readonly [x: number, y: number];
    readonly height?: number;
    readonly low?: number;
  } = {},
): Eye {
  const { x0, y0, x1, y1 } = room.box;
  const [ix, iy] = more.inset ?? [12, 12];
  const x = corner.includes('w') ? x0 + ix : x1 - ix;
  const y = corner.includes('s') ? y0 + iy : y1 - iy;
  const [tx, ty] = more.at ?? [
    corner.includes('w') ? x0 + (x1 - x0) * 0.62 : x0 + (x1 - x0) * 0.38,
    corner.includes('s') ? y0 + (y1 - y0) * 0.7 : y0 + (y1 - y0) * 0.3,
  ];
  return {
    eye: [x, y, more.height ?? 59],
    target: [tx, ty, more.low ?? 42],
    fov: more.fov ?? 58,
  };
}
