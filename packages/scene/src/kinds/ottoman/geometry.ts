import { legSet } from '../../fittings/furniture/legs.ts';
import { tuftedPanel } from '../../fittings/furniture/quilting.ts';
import { cushion } from '../../fittings/furniture/soft.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { OttomanParams } from './schema.ts';

/** Pieces of an ottoman in millimeters: floor at y = 0, centered. */
export function buildOttoman(params: OttomanParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const foot = { tapered: 150, square: 90, turned: 110, metal: 140, bun: 70, plinth: 40 }[
    params.legs
  ];
  const corner = params.form === 'round' ? Math.min(w, d) / 2 : 34;
  const piping = params.piping ? 5 : 0;
  const legs = legSet(params.legs, {
    w: params.form === 'round' ? w * 0.76 : w,
    d: params.form === 'round' ? d * 0.76 : d,
    h: foot + 4,
    thick: 46,
    inset: 20,
  });
  const rest = piece({ slot: 'legs', grain: 'y' }, legs);
  if (params.form === 'storage') {
    const lid = cushion(w, 92, d, { crown: 20, corner: 30, edge: 26, piping });
    const box = cushion(w - 14, h - foot - 88, d - 14, { crown: 2, corner: 20, edge: 6, bulge: 0 });
    return [piece({ slot: 'fabric' }, move(box, 0, foot, 0), move(lid, 0, h - 92, 0)), rest];
  }
  if (params.form === 'tufted') {
    const top = turn(
      move(tuftedPanel({ width: w, height: d, thick: 110 }), 0, -d / 2, 0),
      'x',
      -90,
    );
    const box = cushion(w - 10, h - foot - 90, d - 10, {
      crown: 2,
      corner: 20,
      edge: 10,
      bulge: 0,
    });
    return [piece({ slot: 'fabric' }, move(box, 0, foot, 0), move(top, 0, h - 110, 0)), rest];
  }
  const low = cushion(w - 8, 90, d - 8, { crown: 2, corner, edge: 8, bulge: 0 });
  const top = cushion(w, h - foot - 70, d, { crown: 34, corner, edge: 60, piping });
  return [piece({ slot: 'fabric' }, move(low, 0, foot, 0), move(top, 0, foot + 70, 0)), rest];
}
