import { box, extrude } from '../../geometry/extrude.ts';
import { circle, type Outline, roundedRectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { cylinder, revolve } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { BathFanParams } from './schema.ts';

/** Slats of the grille, y = 0 at their lower face. */
function slats(params: BathFanParams, w: number, l: number): Shape {
  const inner = { w: w - 36, l: l - 36 };
  const count = params.bars;
  const along = Array.from({ length: count }, (_, i) => {
    const z = (i - (count - 1) / 2) * (inner.l / count);
    const slat = box(inner.w, 4, (inner.l / count) * 0.62, 1.2);
    return move(params.form === 'louver' ? turn(slat, 'x', 28) : slat, 0, 2, z);
  });
  if (params.form !== 'grid') return merge(...along);
  const across = Array.from({ length: count }, (_, i) =>
    move(
      box((inner.w / count) * 0.3, 5, inner.l, 1),
      (i - (count - 1) / 2) * (inner.w / count),
      2,
      0,
    ),
  );
  return merge(...along, ...across);
}

function hoops(params: BathFanParams, r: number): Shape {
  const count = Math.max(3, Math.round(params.bars / 2));
  return merge(
    ...Array.from({ length: count }, (_, i) => {
      const a = r * (0.3 + (0.6 * i) / count);
      const wide = (r * 0.6 * 0.55) / count;
      return revolve(
        [
          [a, 2],
          [a + wide, 2],
          [a + wide, 8],
          [a, 8],
        ],
        { ring: true },
      );
    }),
    ...[0, 60, 120].map((deg) => turn(box(r * 1.8, 5, 7, 1), 'y', deg)),
  );
}

/** Pieces of an exhaust fan, the ceiling at y = 0, in millimeters; the housing stands above it. */
export function buildBathFan(params: BathFanParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const l = mmFromTenths(params.lengthTenths);
  const grille = mmFromTenths(params.grilleTenths);
  const housing = mmFromTenths(params.housingTenths);
  const isRound = params.form === 'round' || params.form === 'round-louver';
  const outer: Outline = isRound ? circle(Math.min(w, l) / 2) : roundedRectangle(w, l, 14);
  const hole: Outline = isRound
    ? circle(Math.min(w, l) / 2 - 18)
    : roundedRectangle(w - 36, l - 36, 6);
  const closed = params.form === 'panel' || params.form === 'slot';
  const flat = (outline: Outline, depth: number, holes: Outline[] = []) =>
    move(
      turn(extrude(outline, depth, { holes, bevel: Math.min(5, depth * 0.3) }), 'x', 90),
      0,
      0,
      0,
    );
  const rim = flat(outer, grille, closed ? [] : [hole]);
  const plate = closed
    ? move(
        flat(
          params.form === 'slot'
            ? roundedRectangle(w * 0.86, l * 0.86, 10)
            : roundedRectangle(w * 0.94, l * 0.94, 12),
          8,
        ),
        0,
        -grille + 1,
        0,
      )
    : move(
        isRound ? hoops(params, Math.min(w, l) / 2 - 16) : slats(params, w, l),
        0,
        -grille + 1,
        0,
      );
  const gap = closed
    ? [
        piece(
          { fixed: 'cavity' },
          move(flat(roundedRectangle(w * 0.9, l * 0.9, 10), 3), 0, -grille + 3, 0),
        ),
      ]
    : [];
  const lensAt = params.light === 'side' ? l * 0.26 : 0;
  const lens: Shape | null =
    params.light === 'none'
      ? null
      : params.light === 'ring'
        ? revolve(
            [
              [Math.min(w, l) * 0.26, 0],
              [Math.min(w, l) * 0.36, 0],
              [Math.min(w, l) * 0.36, 10],
              [Math.min(w, l) * 0.26, 10],
            ],
            { ring: true },
          )
        : params.light === 'side'
          ? box(w * 0.6, 12, l * 0.26, 4)
          : cylinder(Math.min(w, l) * 0.24, 12, 5);
  const body = turn(
    extrude(
      isRound ? circle(Math.min(w, l) * 0.4) : roundedRectangle(w * 0.84, l * 0.84, 6),
      housing,
      { bevel: 3 },
    ),
    'x',
    -90,
  );
  return [
    piece({ slot: 'grille' }, rim, plate),
    ...gap,
    piece({ fixed: 'cavity' }, move(flat(hole, 3), 0, -2, 0)),
    piece({ fixed: 'gunmetal' }, body),
    ...(lens === null
      ? []
      : [piece({ slot: 'lens' }, move(lens, 0, -grille - (closed ? 8 : 4), lensAt))]),
  ];
}
