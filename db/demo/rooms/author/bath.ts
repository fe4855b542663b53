// Fixtures of baths as plans say them: walls by the compass.
import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import {
  shower as drawShower,
  wingWall as drawWing,
  type Shower,
} from '@wevisu/layout/furnishing/showers.ts';
import { toilet as drawToilet } from '@wevisu/layout/furnishing/toilet.ts';
import { alcoveTub as drawTub } from '@wevisu/layout/furnishing/tubs.ts';
import { type Compass, type Room, WALL } from './shell.ts';

export function toilet(
  drawing: Drawing,
  room: Room,
  given: { readonly on: Compass; readonly at: number; readonly paper?: readonly [Compass, number] },
): void {
  const { on, at, paper } = given;
  drawToilet(drawing, {
    side: room.side(on),
    at,
    ...(paper ? { paper: { side: room.side(paper[0]), at: paper[1] } } : {}),
  });
}

const order: readonly Compass[] = ['n', 'e', 's', 'w'];

/** The wall on the right or left of one, as one faces it. */
function nextTo(on: Compass, end: 'left' | 'right'): Compass {
  return order[(order.indexOf(on) + (end === 'right' ? 1 : 3)) % 4] ?? 'e';
}

/** A tub between three walls: `on` is the wall along it. */
export function alcoveTub(
  drawing: Drawing,
  room: Room,
  given: {
    readonly on: Compass;
    readonly from: number;
    readonly drain: 'left' | 'right';
    readonly door?: boolean;
    readonly ends: readonly ('left' | 'right')[];
  },
): void {
  const { on, ends, ...rest } = given;
  const wet = room.side(nextTo(on, given.drain));
  drawTub(drawing, room, {
    ...rest,
    side: room.side(on),
    // The valve's wall is beside the tub's head, 16 in from the back.
    valve: { side: wet, at: given.drain === 'right' ? 16 : wet.length - 16 },
    ends: ends.map((end) => {
      const side = room.side(nextTo(on, end));
      return end === 'right'
        ? { side, from: 0, to: 34 }
        : { side, from: side.length - 34, to: side.length };
    }),
  });
}

export interface ShowerWish extends Omit<Shower, 'side' | 'valve'> {
  readonly on: Compass;
  readonly valve: readonly [Compass, number];
}

export function shower(drawing: Drawing, room: Room, { on, valve, ...wish }: ShowerWish): void {
  drawShower(drawing, room, {
    ...wish,
    side: room.side(on),
    valve: { side: room.side(valve[0]), at: valve[1] },
  });
}

export function wingWall(
  drawing: Drawing,
  room: Room,
  given: { readonly on: Compass; readonly at: number; readonly long: number },
): string {
  return drawWing(drawing, { ...given, side: room.side(given.on), thick: WALL });
}
