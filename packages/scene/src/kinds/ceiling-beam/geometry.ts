import { evenly, partsOf } from '../../fittings/evenly.ts';
import { shares } from '../../fittings/foliage.ts';
import { bead } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { loft } from '../../geometry/loft.ts';
import { volumeOf } from '../../geometry/mesh.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { flip, merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { CeilingBeamParams } from './schema.ts';

/** Pieces of a ceiling beam in millimeters: ceiling at y = 0. */
export function buildCeilingBeam(params: CeilingBeamParams): Piece[] {
  const long = mmFromTenths(params.lengthTenths);
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const body = (): Shape => {
    if (params.form === 'hewn') {
      const rings = partsOf(long, 240, 4);
      const next = shares(9);
      const ring = (x: number): Vec3[] => {
        const cut = () => 0.94 + 0.06 * next();
        return [
          [x, 0, -w / 2],
          [x, 0, w / 2],
          [x, -h * 0.9 * cut(), (w / 2) * cut()],
          [x, -h * cut(), w * 0.4 * cut()],
          [x, -h * cut(), -w * 0.4 * cut()],
          [x, -h * 0.9 * cut(), (-w / 2) * cut()],
        ];
      };
      const skin = loft(
        Array.from({ length: rings + 1 }, (_, i) => ring(long * (i / rings - 0.5))),
      );
      return volumeOf(skin) > 0 ? skin : flip(skin);
    }
    return move(box(long, h, w, 0), 0, -h, 0);
  };
  // A box beam shows the joints of its boards near the lower corners.
  const boards =
    params.form === 'box'
      ? [-1, 1].map((s) => move(box(long, h * 0.98, 2, 0), 0, -h * 0.98, s * (w / 2 - 1)))
      : [];
  const straps =
    params.form === 'strapped'
      ? evenly(partsOf(long, 1400, 2), long).map((x) =>
          move(
            merge(
              move(box(60, 5, w + 10, 1), 0, -h - 5, 0),
              ...[-1, 1].map((s) => move(box(60, h, 5, 1), 0, -h, s * (w / 2 + 2.5))),
              ...[-1, 1].flatMap((s) =>
                [-0.3, -0.7].map((t) =>
                  move(turn(bead(9, 6, 8), 'x', 90), 0, h * t, s * (w / 2 + 6)),
                ),
              ),
            ),
            x,
            0,
            0,
          ),
        )
      : [];
  return [
    piece(
      { slot: 'beam' },
      params.form === 'box' ? move(box(long, h, w - 4, 0), 0, -h, 0) : body(),
      ...boards,
    ),
    ...(straps.length > 0 ? [piece({ slot: 'strap' }, ...straps)] : []),
  ];
}
