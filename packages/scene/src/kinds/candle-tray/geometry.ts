import { evenly } from '../../fittings/evenly.ts';
import { bead, drum } from '../../fittings/plain-rounds.ts';
import { prism } from '../../geometry/extrude.ts';
import { inset, roundedRectangle, superellipse } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { merge, move } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { CandleTrayParams } from './schema.ts';

/** Pieces of a tray of candles in millimeters: standing on y = 0. */
export function buildCandleTray(params: CandleTrayParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = w * (params.form === 'round' ? 1 : 0.5);
  const outline =
    params.form === 'rectangle'
      ? roundedRectangle(w, d, 14)
      : superellipse(w / 2, d / 2, params.form === 'oval' ? 2.6 : 2, 48);
  const base = merge(
    prism(outline, 5),
    prism(outline, 20, { holes: [inset(outline, 5)], bevel: 1.5 }),
  );
  const tall = [165, 120, 86].slice(0, params.candles);
  const r = Math.min(38, d * 0.2);
  const spots = evenly(params.candles, w * 0.78);
  const candles = tall.map((h, i) =>
    move(
      cylinder(r, h - 5, 4, 24),
      spots[i] ?? 0,
      5,
      params.form === 'round' && params.candles === 3 && i === 1 ? d * 0.18 : 0,
    ),
  );
  const at = (i: number): Vec3 => [
    spots[i] ?? 0,
    tall[i] ?? 0,
    params.form === 'round' && params.candles === 3 && i === 1 ? d * 0.18 : 0,
  ];
  return [
    piece({ slot: 'tray' }, base),
    piece({ slot: 'candle' }, ...candles),
    piece({ fixed: 'cavity' }, ...tall.map((_, i) => move(drum(1.2, 9, 6), ...at(i)))),
    piece(
      { fixed: 'flame' },
      ...tall.map((_, i) => move(bead(5, 11, 10), at(i)[0], at(i)[1] + 14, at(i)[2])),
    ),
  ];
}
