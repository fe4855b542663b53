import { evenly, partsOf } from '../../fittings/evenly.ts';
import { pole } from '../../fittings/plain-rounds.ts';
import { box, prism, slab } from '../../geometry/extrude.ts';
import { inset, type Outline } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { ShowerBenchParams } from './schema.ts';

function slats(w: number, d: number, thick: number): Shape[] {
  const count = partsOf(d, 62, 3);
  return evenly(count, d).map((z) => move(box(w, thick, d / count - 10, 3), 0, 0, z));
}

/** Pieces of a shower bench in millimeters: floor at y = 0; a folding seat hangs from the wall at z = 0. */
export function buildShowerBench(params: ShowerBenchParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);
  switch (params.form) {
    case 'built-in':
      return [
        piece({ slot: 'body' }, box(w, h - 30, d - 12, 0)),
        piece({ slot: 'seat' }, move(slab(w, 30, d, 3), 0, h - 30, 0)),
      ];
    case 'corner': {
      const wedge: Outline = [
        [-w / 2, -w / 2],
        [w / 2, w / 2],
        [-w / 2, w / 2],
      ];
      return [
        piece(
          { slot: 'body' },
          prism(
            inset(wedge, 0).map(([x, y]) => [x * 0.97 - w * 0.015, y * 0.97 + w * 0.015] as const),
            h - 30,
          ),
        ),
        piece({ slot: 'seat' }, move(prism(wedge, 30, { bevel: 2 }), 0, h - 30, 0)),
      ];
    }
    case 'fold-down':
      return [
        piece({ slot: 'seat' }, ...slats(w, d - 20, 22).map((s) => move(s, 0, 0, d / 2 + 10))),
        piece(
          { slot: 'body' },
          ...[-1, 1].flatMap((s) => [
            move(box(30, 18, d - 30, 2), s * w * 0.36, -18, d / 2),
            move(box(34, 130, 10, 2), s * w * 0.36, -108, 5),
            pole(7, [s * w * 0.36, -96, 8], [s * w * 0.36, -12, d * 0.72], 8),
          ]),
        ),
      ];
    default: {
      const legs = [-1, 1].flatMap((x) =>
        [-1, 1].map((z) => move(box(44, h - 24, 44, 5), x * (w / 2 - 32), 0, z * (d / 2 - 32))),
      );
      const rails = [-1, 1].map((z) => move(box(w - 70, 40, 22, 3), 0, h - 68, z * (d / 2 - 32)));
      const shelf = slats(w - 90, d - 70, 16).map((s) => move(s, 0, h * 0.3, 0));
      return [
        piece({ slot: 'seat' }, ...slats(w, d, 24).map((s) => move(s, 0, h - 24, 0)), ...shelf),
        piece({ slot: 'seat', grain: 'y' }, ...legs),
        piece(
          { slot: 'seat' },
          ...rails,
          ...[-1, 1].map((x) => move(box(22, 36, d - 70, 3), x * (w / 2 - 32), h * 0.3 - 22, 0)),
        ),
      ];
    }
  }
}
