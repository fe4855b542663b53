import { drum } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { loft } from '../../geometry/loft.ts';
import { gear, rectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { revolve } from '../../geometry/revolve.ts';
import { move } from '../../geometry/shape.ts';
import type { Vec2, Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { ColumnParams } from './schema.ts';

/** Pieces of a column in millimeters: floor at y = 0. */
export function buildColumn(params: ColumnParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const isRound = params.form === 'round' || params.form === 'fluted';
  const step = (wide: number, tall: number, y: number) =>
    move(isRound ? drum(wide / 2, tall, 40) : box(wide, tall, wide, 2), 0, y, 0);
  if (params.form === 'craftsman') {
    const pier = Math.min(h * 0.38, 920);
    const ring = (half: number, y: number): Vec3[] =>
      rectangle(2 * half, 2 * half).map(([x, z]): Vec3 => [x, y, -z]);
    return [
      piece(
        { slot: 'base' },
        box(w * 0.94, pier - 60, w * 0.94, 3),
        move(box(w, 60, w, 4), 0, pier - 60, 0),
      ),
      piece(
        { slot: 'shaft', grain: 'y' },
        loft([ring(w * 0.37, pier), ring(w * 0.26, h - 70)]),
        move(box(w * 0.66, 70, w * 0.66, 3), 0, h - 70, 0),
      ),
    ];
  }
  const low = w * 0.3;
  const shaftHigh = h - low - w * 0.26;
  const profile = Array.from({ length: 7 }, (_, i): Vec2 => {
    const t = i / 6;
    return [w * 0.4 * (1 - 0.16 * t * t), low + shaftHigh * t];
  });
  const fluted = loft(
    profile.map(([r, y]) => gear(r, 20, r * 0.09, 4).map(([x, z]): Vec3 => [x, y, -z])),
  );
  const shaft =
    params.form === 'square'
      ? move(box(w * 0.8, shaftHigh, w * 0.8, 3), 0, low, 0)
      : params.form === 'fluted'
        ? fluted
        : revolve(profile, { segments: 40 });
  return [
    piece({ slot: 'shaft', grain: 'y' }, shaft),
    piece(
      { slot: 'base' },
      box(w, low * 0.42, w, 2),
      step(w * 0.94, low * 0.3, low * 0.42),
      step(w * 0.86, low * 0.28, low * 0.72),
      step(w * 0.8, w * 0.1, h - w * 0.26),
      step(w * 0.9, w * 0.08, h - w * 0.16),
      move(box(w, w * 0.08, w, 2), 0, h - w * 0.08, 0),
    ),
  ];
}
