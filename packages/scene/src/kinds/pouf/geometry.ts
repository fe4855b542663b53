import { post } from '../../fittings/furniture/board.ts';
import { cushion } from '../../fittings/furniture/soft.ts';
import { loft } from '../../geometry/loft.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { PoufParams } from './schema.ts';

/** A sphere-like body of gathered panels, `lobes` round. */
function gathered(r: number, h: number, lobes: number, depth: number, per: number): Shape {
  const rows = 10;
  const count = lobes * per;
  const rings = Array.from({ length: rows + 1 }, (_, j) => {
    const t = j / rows;
    const angle = Math.PI * (t - 0.5) * 0.94;
    const wide = r * Math.cos(angle) ** 0.55;
    const y = (h / 2) * (1 + Math.sin(angle) / Math.sin(Math.PI * 0.47));
    return Array.from({ length: count }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / count;
      const rr = wide * (1 - depth * (1 - Math.abs(Math.sin((a * lobes) / 2)) ** 0.5));
      return [rr * Math.cos(a), y, -rr * Math.sin(a)];
    });
  });
  return loft(rings);
}

/** Pieces of a pouf in millimeters: floor at y = 0, centered. */
export function buildPouf(params: PoufParams): Piece[] {
  const w = mmFromTenths(params.diameterTenths);
  const h = mmFromTenths(params.heightTenths);
  const cover = (...shapes: Shape[]) => [piece({ slot: 'fabric' }, ...shapes)];
  switch (params.form) {
    case 'moroccan': {
      const button = move(
        post(
          [
            [34, 0],
            [30, 8],
            [10, 12],
          ],
          12,
        ),
        0,
        h - 8,
        0,
      );
      return cover(gathered(w / 2, h - 4, 12, 0.07, 4), button);
    }
    case 'knit':
      return cover(gathered(w / 2, h, 28, 0.06, 3));
    case 'cube':
      return cover(cushion(w, h, w, { crown: 18, corner: 40, edge: 40, piping: 5 }));
    case 'drum':
      return cover(cushion(w, h, w, { crown: 22, corner: w / 2, edge: 30, piping: 6, bulge: 0 }));
    default:
      return cover(gathered(w / 2, h, 8, 0.02, 5));
  }
}
