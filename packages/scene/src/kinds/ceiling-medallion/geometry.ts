import { leaf, leafAt } from '../../fittings/leaf.ts';
import { drum, hoop } from '../../fittings/plain-rounds.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, stretch } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { CeilingMedallionParams } from './schema.ts';

/** Pieces of a ceiling medallion in millimeters: ceiling at y = 0. */
export function buildCeilingMedallion(params: CeilingMedallionParams): Piece[] {
  const r = mmFromTenths(params.diameterTenths) / 2;
  const h = Math.max(24, r * 0.12);
  const ring = (share: number, wide: number, deep: number) =>
    move(
      stretch(hoop(r * share, r * wide, 56, 8), 1, (h * deep) / (r * wide), 1),
      0,
      -h * deep * 0.5,
      0,
    );
  const plate = move(drum(r * 0.96, h * 0.3, 64), 0, -h * 0.3, 0);
  const center = [move(drum(r * 0.2, h * 0.9, 40), 0, -h * 0.9, 0), ring(0.22, 0.03, 0.6)];
  const rings = [ring(0.95, 0.05, 0.5), ring(0.82, 0.025, 0.4), ring(0.34, 0.025, 0.5)];
  const count = { rings: 0, acanthus: 12, petals: 16, starburst: 24 }[params.form];
  const blades = Array.from({ length: count }, (_, i) => {
    const long = r * (params.form === 'starburst' ? (i % 2 === 0 ? 0.66 : 0.5) : 0.46);
    const wide =
      params.form === 'starburst' ? r * 0.05 : params.form === 'petals' ? r * 0.17 : r * 0.2;
    const one = leaf({
      length: long,
      width: wide,
      rise: 0,
      droop: params.form === 'starburst' ? 6 : 14,
      outline: params.form === 'acanthus' ? [0.5, 0.9, 0.7, 1, 0.7] : [0.7, 1, 0.8],
      fold: -0.14,
      thick: h * 0.3,
    });
    return leafAt(one, (360 * i) / count, [
      r * 0.3 * Math.sin((2 * Math.PI * i) / count),
      -h * 0.34,
      r * 0.3 * Math.cos((2 * Math.PI * i) / count),
    ]);
  });
  const more = params.form === 'rings' ? [ring(0.66, 0.06, 0.6), ring(0.5, 0.03, 0.45)] : [];
  return [piece({ slot: 'body' }, plate, ...center, ...rings, ...more, ...blades)];
}
