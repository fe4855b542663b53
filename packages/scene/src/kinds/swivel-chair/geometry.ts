import { post, stick } from '../../fittings/furniture/board.ts';
import { cushion } from '../../fittings/furniture/soft.ts';
import { loftInward } from '../../geometry/loft.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { around, merge, move, type Shape } from '../../geometry/shape.ts';
import { radians, type Vec2, type Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { SwivelChairParams } from './schema.ts';

/** A wall that wraps the seat on three sides; higher behind. Centered on x and z. */
function wrap(
  r: number,
  foot: number,
  front: number,
  back: number,
  thick: number,
  waves: number,
): Shape {
  const steps = waves > 0 ? waves * 4 : 22;
  const rings = Array.from({ length: steps + 1 }, (_, i): Vec3[] => {
    const t = i / steps;
    // From the front of the left arm round the back to the right one.
    const angle = radians(-16 + 212 * t);
    const rise = Math.sin(Math.PI * t) ** 0.8;
    const top = front + (back - front) * rise;
    const end = Math.min(1, Math.min(t, 1 - t) * 14 + 0.35);
    const puff = waves > 0 ? 22 * Math.abs(Math.sin(Math.PI * waves * t)) ** 0.6 : 12;
    const half = (thick / 2) * end;
    const section: Vec2[] = [
      [half, foot],
      [half + 6, (foot + top) / 2],
      [half, top - 40],
      [half * 0.6, top - 8],
      [0, top],
      [-half * 0.6, top - 8],
      [-half - puff, top - 50],
      [-half - puff, (foot + top) / 2],
      [-half, foot],
    ];
    const middle = r - thick / 2 - 8;
    return section.map(([out, y]): Vec3 => {
      const rr = middle + out;
      return [rr * Math.cos(angle), y, -rr * Math.sin(angle)];
    });
  });
  return loftInward(rings);
}

/** Pieces of a swivel chair in millimeters: floor at y = 0, centered. */
export function buildSwivelChair(params: SwivelChairParams): Piece[] {
  const w = mmFromTenths(params.diameterTenths);
  const h = mmFromTenths(params.heightTenths);
  const seat = mmFromTenths(params.seatHeightTenths);
  const r = w / 2;
  const foot = params.base === 'plinth' ? 60 : 120;
  const thick = r * 0.34;
  const back = params.back === 'low' ? Math.min(h, seat + 240) : h;
  const shell = wrap(
    r,
    foot,
    params.back === 'low' ? back - 20 : Math.min(h - 60, seat + 190),
    back,
    thick,
    params.back === 'channel' ? 13 : 0,
  );
  const inner = 2 * (r - thick) + 30;
  const pad = cushion(inner, 150, inner + r * 0.2, { crown: 28, corner: inner * 0.46, edge: 44 });
  const drum = post(
    [
      [r * 0.86, foot],
      [r * 0.9, foot + 20],
      [r * 0.9, seat - 130],
    ],
    24,
  );
  const stand =
    params.base === 'plinth'
      ? post(
          [
            [r * 0.66, 0],
            [r * 0.66, foot + 4],
          ],
          24,
        )
      : params.base === 'disc'
        ? merge(
            post(
              [
                [r * 0.6, 0],
                [r * 0.6, 14],
                [r * 0.56, 18],
              ],
              24,
            ),
            move(
              post(
                [
                  [30, 0],
                  [30, foot],
                ],
                12,
              ),
              0,
              6,
              0,
            ),
          )
        : merge(
            around(stick([0, 70, 0], [0, 10, r * 0.8], 50, 26), 4, 45),
            move(
              post(
                [
                  [30, 0],
                  [30, foot - 40],
                ],
                12,
              ),
              0,
              50,
              0,
            ),
          );
  return [
    piece({ slot: 'legs' }, stand),
    piece({ slot: 'fabric' }, shell, drum, move(pad, 0, seat - 150, r * 0.12)),
  ];
}
