// Jambs, casings, sills and thresholds.

import { board } from '../geometry/boards.ts';
import { extrude } from '../geometry/extrude.ts';
import { type Piece, piece } from '../geometry/part.ts';
import { move } from '../geometry/shape.ts';
import type { Vec2 } from '../geometry/vec.ts';
import { bar, type OpeningGivens } from './opening-givens.ts';
import { archLine, archRise, JAMB_MM } from './opening-measures.ts';

/** Casing: 2 3/4 in by 11/16, its inner edge 3/16 in back from the jamb's. */
const CASING_MM = 70;
const CASING_THICK_MM = 17;
const REVEAL_MM = 5;

/** Jambs and head; a foot for windows. */
export function jambs({ w, h, t }: OpeningGivens, hasFoot: boolean): Piece {
  const deep = 2 * t + 1;
  const side = (x: number) => bar(JAMB_MM, h, deep, [x, 0, 0]);
  const level = (y: number) => bar(w - 2 * JAMB_MM, JAMB_MM, deep, [0, y, 0]);
  return piece(
    { slot: 'paint', grain: 'y' },
    side(-w / 2 + JAMB_MM / 2),
    side(w / 2 - JAMB_MM / 2),
    level(h - JAMB_MM),
    ...(hasFoot ? [level(0)] : []),
  );
}

/** Casings on both faces of the wall: sides and head. */
export function casings({ w, h, t }: OpeningGivens): Piece {
  const inner = JAMB_MM - REVEAL_MM;
  const side = board(CASING_MM, h - inner, CASING_THICK_MM);
  const head = board(w - 2 * inner + 2 * CASING_MM + 16, CASING_MM + 14, CASING_THICK_MM + 4);
  const x = w / 2 - inner + CASING_MM / 2;
  const front = [move(side, -x, 0, t), move(side, x, 0, t), move(head, 0, h - inner, t)];
  const back = front.map((shape) => ({
    points: shape.points.map(([px, py, pz]) => [-px, py, -pz] as const),
    triangles: shape.triangles,
  }));
  return piece({ slot: 'paint', grain: 'y' }, ...front, ...back);
}

/** Stools on both faces with an apron below: a window's sill inside, its weathered sill outside. */
export function sills({ w, t }: OpeningGivens): Piece {
  const wide = w + 2 * CASING_MM + 20;
  const both = [-1, 1].flatMap((side) => [
    bar(wide, 24, 46, [0, -24 + JAMB_MM / 2, side * (t + 23)]),
    bar(wide - 60, 52, 15, [0, -24 + JAMB_MM / 2 - 52, side * (t + 7.5)]),
  ]);
  return piece({ slot: 'paint' }, ...both);
}

export function threshold({ w, t }: OpeningGivens): Piece {
  return piece({ fixed: 'gunmetal' }, bar(w - 2 * JAMB_MM, 16, 2 * t + 20, [0, 0, 0]));
}

/** What a leaf closes against, behind it. */
export function stops({ w, h }: OpeningGivens, z: number): Piece {
  const wide = w - 2 * JAMB_MM;
  const side = (x: number) => bar(11, h - JAMB_MM, 32, [x, 0, z]);
  return piece(
    { slot: 'paint', grain: 'y' },
    side(-wide / 2 + 5.5),
    side(wide / 2 - 5.5),
    bar(wide - 22, 11, 32, [0, h - JAMB_MM - 11, z]),
  );
}

/** Lining and casings of an arch, and the corners above it up to a square hole. */
export function archPieces({ opening, w, h, t }: OpeningGivens): Piece[] {
  const rise = archRise(opening);
  const line = (out: number): Vec2[] => archLine(w / 2 + out, h + out, rise + out);
  const band = (inner: number, outer: number, deep: number, z: number) => {
    const inside = line(inner);
    const ring: Vec2[] = [
      [w / 2 + outer, 0],
      ...line(outer),
      [-w / 2 - outer, 0],
      [-w / 2 - inner, 0],
      ...inside.toReversed(),
      [w / 2 + inner, 0],
    ];
    return move(extrude(ring, deep), 0, 0, z);
  };
  const casing = [
    band(-JAMB_MM + REVEAL_MM, CASING_MM, CASING_THICK_MM, t),
    band(-JAMB_MM + REVEAL_MM, CASING_MM, CASING_THICK_MM, -t - CASING_THICK_MM),
  ];
  const half = line(0).slice(0, 9);
  const corner: Vec2[] = [[w / 2, h], ...half.toReversed()];
  const left = corner.map(([x, y]): Vec2 => [-x, y]);
  // A hair behind the wall's faces: hidden where the hole itself is an arch.
  const corners = [corner, left].map((one) => move(extrude(one, 2 * t - 2), 0, 0, -t + 1));
  return [
    piece({ slot: 'paint', grain: 'y' }, band(-JAMB_MM, 0, 2 * t + 1, -t - 0.5), ...casing),
    piece({ slot: 'paint' }, ...corners),
  ];
}

/** A recess of the given depth, open toward the viewer. */
export function nichePieces({ opening, w, h, t }: OpeningGivens): Piece[] {
  const skin = 10;
  const deep = Math.min(opening.depthTenths / 10, 2 * t - skin);
  const z = t - deep / 2;
  return [
    piece(
      { slot: 'lining' },
      bar(w, h, skin, [0, 0, t - deep - skin / 2]),
      bar(skin, h, deep, [-w / 2 + skin / 2, 0, z]),
      bar(skin, h, deep, [w / 2 - skin / 2, 0, z]),
      bar(w - 2 * skin, skin, deep, [0, 0, z]),
      bar(w - 2 * skin, skin, deep, [0, h - skin, z]),
    ),
  ];
}
