// Patterns of pieces that are not rectangles: hexagon, penny, octagon and dot, chevron.

import type { Point } from '../plane/polygon.ts';
import type { Piece } from './laying.ts';
import { type Arrangement, lattice, type Part, rectangle } from './placement.ts';

/** A regular polygon about the origin with `flats` across its flats, a flat to the right. */
function regular(sides: number, flats: number, center: Point, kind = 0): Part {
  const radius = flats / 2 / Math.cos(Math.PI / sides);
  const outline = Array.from({ length: sides }, (_, n): Point => {
    const angle = ((2 * n - 1) * Math.PI) / sides;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
  return { outline, center, angleDeg: 0, length: flats, width: flats, kind };
}

/** Six-sided pieces; the length is the measure across flats. */
export function hexagon(piece: Piece, joint: number): Arrangement {
  const pitch = piece.lengthTenths + joint;
  return lattice(
    [pitch, 0],
    [pitch / 2, (pitch * Math.sqrt(3)) / 2],
    [regular(6, piece.lengthTenths, [0, 0])],
  );
}

/** Sides of the polygon that stands for a round: its area is the circle's to 0.3 percent. */
const roundSides = 36;

/** Rounds in the closest packing; the length is the diameter. */
export function penny(piece: Piece, joint: number): Arrangement {
  const pitch = piece.lengthTenths + joint;
  return lattice(
    [pitch, 0],
    [pitch / 2, (pitch * Math.sqrt(3)) / 2],
    [regular(roundSides, piece.lengthTenths, [0, 0])],
  );
}

/** Octagons with a square dot standing on its corner where four meet. */
export function octagonDot(piece: Piece, joint: number): Arrangement {
  const pitch = piece.lengthTenths + joint;
  const dot = pitch * (Math.SQRT2 - 1) - joint;
  const parts = [regular(8, piece.lengthTenths, [0, 0])];
  if (dot > 0) {
    parts.push(
      rectangle({
        center: [pitch / 2, pitch / 2],
        length: dot,
        width: dot,
        angleDeg: 45,
        kind: 1,
      }),
    );
  }
  return lattice([pitch, 0], [0, pitch], parts);
}

/** Boards cut at 45 degrees that meet in straight columns; the length is the long edge. */
export function chevron(piece: Piece, joint: number): Arrangement {
  const run = piece.lengthTenths / Math.SQRT2;
  const rise = piece.widthTenths * Math.SQRT2;
  const column = run + joint;
  const pitch = (piece.widthTenths + joint) * Math.SQRT2;
  const board = (x: number, y: number, slope: 1 | -1): Part => {
    const low = y + (slope > 0 ? 0 : run);
    const high = y + (slope > 0 ? run : 0);
    return {
      outline: [
        [x, low],
        [x + run, high],
        [x + run, high + rise],
        [x, low + rise],
      ],
      center: [x + run / 2, y + (run + rise) / 2],
      angleDeg: slope * 45,
      length: piece.lengthTenths + piece.widthTenths,
      width: piece.widthTenths,
      kind: slope > 0 ? 0 : 1,
    };
  };
  return lattice([2 * column, 0], [0, pitch], [board(0, 0, 1), board(column, 0, -1)]);
}
