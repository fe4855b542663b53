import { tableTop, topOutline } from '../../fittings/furniture/table.ts';
import { tableStand } from '../../fittings/furniture/table-stand.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { NestingTablesParams } from './schema.ts';

/** Pieces of nesting tables in millimeters: floor at y = 0, back at z = 0, the largest behind. */
export function buildNestingTables(params: NestingTablesParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const { count, spread } = params;
  const step = spread ? (d * 0.42) / (count - 1) : 0;
  // Drawn depth covers the steps, so each table is that much less deep.
  const deep = d - step * (count - 1);
  return Array.from({ length: count }, (_, i) => {
    const share = 1 - i * 0.16;
    const [wide, tall] = [w * share, h - i * 56];
    const own = deep * (1 - i * 0.06);
    const z = deep / 2 + i * step + (deep - own) / 2;
    const top = tableTop(topOutline(params.shape, wide, own), 18, 'eased');
    const stand = tableStand(params.base, { w: wide, d: own, h: tall - 18, thick: 30, inset: 8 });
    return [
      piece({ slot: 'top' }, move(top, 0, tall - 18, z)),
      piece({ slot: 'legs', grain: 'y' }, move(stand, 0, 0, z)),
    ];
  }).flat();
}
