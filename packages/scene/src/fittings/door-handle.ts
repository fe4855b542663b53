// Handles of appliance doors and drawers, made along x about the origin with the door's face at z = 0.
import { box } from '../geometry/extrude.ts';
import { type Piece, piece } from '../geometry/part.ts';
import { splined } from '../geometry/path.ts';
import { cylinder } from '../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../geometry/shape.ts';
import { rod, tube } from '../geometry/sweep.ts';

export type DoorHandle = 'bar' | 'tube' | 'curved' | 'flat' | 'pocket' | 'recessed' | 'retro';

/** How far a handle stands off the door, millimeters. */
const HANDLE_REACH = 52;

/** Flush handles have no shape of their own: the door shows a groove instead. */
export function isFlushHandle(style: DoorHandle): boolean {
  return style === 'pocket' || style === 'recessed';
}

function post(x: number, radius: number, reach: number): Shape {
  return move(turn(cylinder(radius, reach, 1), 'x', 90), x, 0, 0);
}

function posts(length: number, radius: number, reach = HANDLE_REACH - 8): Shape {
  return merge(post(-length * 0.42, radius, reach), post(length * 0.42, radius, reach));
}

function grip(style: DoorHandle, length: number): Shape {
  const reach = HANDLE_REACH;
  switch (style) {
    case 'tube':
      return merge(
        rod(11, [-length / 2, 0, reach - 11], [length / 2, 0, reach - 11], 4),
        posts(length, 7.5),
        move(turn(cylinder(12, 8, 2), 'z', 90), -length * 0.42 + 4, 0, reach - 11),
        move(turn(cylinder(12, 8, 2), 'z', 90), length * 0.42 + 4, 0, reach - 11),
      );
    case 'curved': {
      const half = length / 2;
      const line = splined([
        [-half, 0, 2],
        [-half * 0.82, 0, reach * 0.62],
        [0, 0, reach - 9],
        [half * 0.82, 0, reach * 0.62],
        [half, 0, 2],
      ]);
      return tube(9, line, { endRadius: 2 });
    }
    case 'flat':
      return merge(
        move(box(length, 34, 8, 2.5, 3), 0, -17, reach - 8),
        posts(length, 6, reach - 8),
      );
    case 'retro':
      return merge(
        move(box(length, 26, 15, 7, 12), 0, -13, reach - 16),
        move(box(30, 46, reach - 14, 6, 8), -length * 0.36, -23, (reach - 14) / 2),
      );
    default:
      return merge(move(box(length, 21, 15, 2, 2.5), 0, -10.5, reach - 10), posts(length, 7));
  }
}

/** A handle along x; empty for flush styles. */
export function doorHandle(style: DoorHandle, length: number, slot = 'trim'): Piece[] {
  if (isFlushHandle(style)) return [];
  return [piece({ slot }, grip(style, length))];
}

/** The same along y. */
export function uprightDoorHandle(style: DoorHandle, length: number, slot = 'trim'): Piece[] {
  if (isFlushHandle(style)) return [];
  return [piece({ slot, grain: 'y' }, turn(grip(style, length), 'z', 90))];
}
