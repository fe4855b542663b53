// Patterns of rectangles that repeat on a lattice. Every one is a gapless tiling of modules
// (piece plus joint); the piece lies in the middle of its module.

import type { Point } from '../plane/polygon.ts';
import type { Piece } from './laying.ts';
import { type Arrangement, lattice, type Part, rectangle } from './placement.ts';

/** A rectangle in the middle of the module with its lower left corner at x, y. */
function inModule(
  x: number,
  y: number,
  length: number,
  width: number,
  joint: number,
  kind = 0,
): Part {
  const upright = width > length;
  const long = upright ? width : length;
  const short = upright ? length : width;
  return rectangle({
    center: [x + length / 2, y + width / 2],
    length: long - joint,
    width: short - joint,
    angleDeg: upright ? 90 : 0,
    kind,
  });
}

/** Rows, each shifted by a share of the module against the one below. */
export function offsetRows(piece: Piece, joint: number, share: number): Arrangement {
  const length = piece.lengthTenths + joint;
  const width = piece.widthTenths + joint;
  const part = rectangle({
    center: [length / 2, width / 2],
    length: piece.lengthTenths,
    width: piece.widthTenths,
  });
  return lattice([length, 0], [length * share, width], [part]);
}

/** Flemish bond: stretcher and half-length header in turn, headers over stretchers. */
export function brickBond(piece: Piece, joint: number): Arrangement {
  const length = piece.lengthTenths + joint;
  const width = piece.widthTenths + joint;
  return lattice(
    [length * 1.5, 0],
    [length * 0.75, width],
    [
      inModule(0, 0, length, width, joint),
      rectangle({
        center: [length * 1.25, width / 2],
        length: length / 2 - joint,
        width: piece.widthTenths,
        kind: 1,
      }),
    ],
  );
}

/** Herringbone with its pieces along the axes; `abreast` pieces lie side by side in each arm. */
export function herringbone(piece: Piece, joint: number, abreast: number): Arrangement {
  const length = piece.lengthTenths + joint;
  const single = piece.widthTenths + joint;
  const width = single * abreast;
  const parts: Part[] = [];
  for (let n = 0; n < abreast; n++) {
    const middle = (n + 0.5) * single;
    parts.push(
      rectangle({
        center: [length / 2, middle],
        length: piece.lengthTenths,
        width: piece.widthTenths,
      }),
      rectangle({
        center: [middle, width + length / 2],
        length: piece.lengthTenths,
        width: piece.widthTenths,
        angleDeg: 90,
      }),
    );
  }
  return lattice([width, width], [-length, length], parts);
}

/** Square blocks of parallel pieces, turned in turn. */
export function basketweave(piece: Piece, joint: number): Arrangement {
  const length = piece.lengthTenths + joint;
  const abreast = Math.max(1, Math.round(length / (piece.widthTenths + joint)));
  // Pieces that do not divide evenly share the rest as wider joints.
  const block = Math.max(length, abreast * (piece.widthTenths + joint));
  const step = block / abreast;
  const parts: Part[] = [];
  for (let n = 0; n < abreast; n++) {
    const middle = (n + 0.5) * step;
    const size = { length: piece.lengthTenths, width: piece.widthTenths };
    parts.push(
      rectangle({ center: [block / 2, middle], ...size }),
      rectangle({ center: [block + middle, block / 2], ...size, angleDeg: 90 }),
    );
  }
  return lattice([block, block], [block, -block], parts);
}

/** Four pieces round a square filler. */
export function windmill(piece: Piece, joint: number): Arrangement {
  const length = piece.lengthTenths + joint;
  const width = piece.widthTenths + joint;
  const side = length + width;
  const parts = [
    inModule(0, 0, length, width, joint),
    inModule(length, 0, width, length, joint),
    inModule(width, length, length, width, joint),
    inModule(0, width, width, length, joint),
  ];
  const filler = length - width;
  if (filler > joint) parts.push(inModule(width, width, filler, filler, joint, 1));
  return lattice([side, 0], [0, side], parts);
}

/** Large squares with a small one at each corner (Pythagorean tiling). */
export function pinwheel(piece: Piece, joint: number): Arrangement {
  const large = piece.lengthTenths + joint;
  const small = large / 2;
  return lattice(
    [large, small],
    [-small, large],
    [inModule(0, 0, large, large, joint), inModule(large, 0, small, small, joint, 1)],
  );
}

/**
 * French pattern: per repeat two 2x2, one 3x2, one 2x1 and two 1x1 modules of half the large
 * square. Found by search: no four corners meet and no joint runs further than four modules.
 */
const versaillesSet: readonly (readonly [
  x: number,
  y: number,
  w: number,
  h: number,
  kind: number,
])[] = [
  [1, 0, 2, 2, 0],
  [3, 1, 2, 2, 0],
  [4, -2, 2, 3, 1],
  [1, 2, 2, 1, 2],
  [0, 0, 1, 1, 3],
  [3, 0, 1, 1, 3],
];

export function versailles(piece: Piece, joint: number): Arrangement {
  const unit = (piece.lengthTenths + joint) / 2;
  const u: Point = [6 * unit, 0];
  const v: Point = [unit, 3 * unit];
  return lattice(
    u,
    v,
    versaillesSet.map(([x, y, w, h, kind]) =>
      inModule(x * unit, y * unit, w * unit, h * unit, joint, kind),
    ),
  );
}
