import { evenly, partsOf } from '../../fittings/evenly.ts';
import { box, prism, slab } from '../../geometry/extrude.ts';
import { roundedRectangle, superellipse } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { BathMatParams } from './schema.ts';

/** Pieces of a bath mat in millimeters: floor at y = 0. */
export function buildBathMat(params: BathMatParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  switch (params.form) {
    case 'slats': {
      const count = partsOf(w, 46, 6);
      return [
        piece(
          { slot: 'mat', grain: 'z' },
          ...evenly(count, w).map((x) => move(box(w / count - 9, 12, d, 2), x, 14, 0)),
        ),
        piece(
          { slot: 'mat' },
          ...[-0.34, 0, 0.34].map((z) => move(box(w - 20, 14, 34, 2), 0, 0, z * d)),
        ),
      ];
    }
    case 'ribbed': {
      const count = partsOf(d, 34, 6);
      return [
        piece(
          { slot: 'mat' },
          slab(w, 10, d, 3, 10),
          ...evenly(count, d - 20).map((z) => move(box(w - 12, 10, 18, 4), 0, 6, z)),
        ),
      ];
    }
    case 'oval':
      return [
        piece(
          { slot: 'mat' },
          prism(superellipse(w / 2, d / 2, 2.4, 60), 10, { bevel: 4 }),
          ...[0.86, 0.62, 0.38].map((t) =>
            prism(superellipse((w / 2) * t, (d / 2) * t, 2.4, 60), 16, {
              bevel: 4,
              holes: [superellipse((w / 2) * t - 24, (d / 2) * t - 24, 2.4, 60)],
            }),
          ),
        ),
      ];
    default: {
      const frame = prism(roundedRectangle(w - 70, d - 70, 16), 16, {
        bevel: 3,
        holes: [roundedRectangle(w - 110, d - 110, 12)],
      });
      return [
        piece(
          { slot: 'mat' },
          slab(w, 12, d, 5, 22),
          frame,
          move(slab(w - 150, 14, d - 150, 5, 10), 0, 0, 0),
        ),
      ];
    }
  }
}
