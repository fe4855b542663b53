import { softCushion } from '../../fittings/cushions.ts';
import { wire } from '../../fittings/plain-rounds.ts';
import { prism } from '../../geometry/extrude.ts';
import { volumeOf } from '../../geometry/mesh.ts';
import {
  circle,
  inset,
  type Outline,
  roundedRectangle,
  superellipse,
} from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { flip, merge, move, type Shape } from '../../geometry/shape.ts';
import { sweep } from '../../geometry/sweep.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { BasketParams } from './schema.ts';

/** Coils stacked along an outline; `share` widens them by the share of the height. */
function woven(
  outline: Outline,
  height: number,
  thick: number,
  share: (t: number) => number,
): Shape {
  const count = Math.max(4, Math.round(height / (thick * 1.8)));
  const section = circle(thick, 5);
  const rows = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const line = inset(outline, thick).map(
      ([x, y]): Vec3 => [x * share(t), height * t, -y * share(t)],
    );
    return sweep(section, line, { closed: true });
  });
  const floor = prism(
    inset(outline, thick * 1.5).map(([x, y]) => [x * share(0), y * share(0)] as const),
    thick * 1.4,
  );
  return merge(...rows.map((row) => (volumeOf(row) > 0 ? row : flip(row))), floor);
}

/** Pieces of a basket in millimeters: floor at y = 0. */
export function buildBasket(params: BasketParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const d = w * (params.form === 'rectangle' ? 0.7 : params.form === 'log' ? 0.8 : 1);
  const outline =
    params.form === 'rectangle' ? roundedRectangle(w, d, 40, 4) : superellipse(w / 2, d / 2, 2, 26);
  const thick = Math.max(4, h * 0.028);
  const bow =
    params.form === 'belly'
      ? (t: number) => 0.8 + 0.2 * Math.sin(Math.PI * (0.1 + 0.72 * t))
      : (t: number) => 0.94 + 0.06 * t;
  const rim = h * (params.form === 'log' ? 0.6 : 0.88);
  const edge = bow(1);
  const handles =
    params.form === 'log'
      ? [
          wire(
            thick * 1.5,
            splined(
              [
                [-w * 0.48, rim * 0.9, 0],
                [-w * 0.42, h * 0.85, 0],
                [0, h - thick, 0],
                [w * 0.42, h * 0.85, 0],
                [w * 0.48, rim * 0.9, 0],
              ],
              5,
            ),
            7,
          ),
        ]
      : [-1, 1].map((side) =>
          wire(
            thick,
            splined(
              [
                [side * w * 0.47 * edge, rim * 0.94, -w * 0.1],
                [side * w * 0.485 * edge, h - thick, -w * 0.05],
                [side * w * 0.485 * edge, h - thick, w * 0.05],
                [side * w * 0.47 * edge, rim * 0.94, w * 0.1],
              ],
              5,
            ),
            7,
          ),
        );
  const folds = params.blanket
    ? [0, 1, 2].map((i) =>
        move(
          softCushion(w * 0.72, h * 0.2, d * 0.3, 0.7),
          0,
          rim * 0.72 + (i === 1 ? h * 0.06 : 0),
          (i - 1) * d * 0.24,
        ),
      )
    : [];
  return [
    piece({ slot: 'weave' }, woven(outline, rim, thick, bow), ...handles),
    ...(folds.length > 0 ? [piece({ slot: 'blanket' }, ...folds)] : []),
  ];
}
