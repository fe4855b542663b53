import { lampShade } from '../../fittings/lamp-shade.ts';
import { bead, drum, pole } from '../../fittings/plain-rounds.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { arc, revolve, smoothProfile } from '../../geometry/revolve.ts';
import { merge, move } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { TableLampParams } from './schema.ts';

/** Line of the base from the foot (share of the radius, share of the height). */
const bases: Readonly<Record<TableLampParams['form'], readonly Vec2[]>> = {
  gourd: [
    [0.5, 0],
    [0.86, 0.16],
    [1, 0.34],
    [0.7, 0.56],
    [0.46, 0.66],
    [0.56, 0.8],
    [0.4, 0.94],
    [0.16, 1],
  ],
  column: [
    [0.62, 0],
    [0.62, 0.1],
    [0.56, 0.5],
    [0.52, 0.9],
    [0.3, 1],
  ],
  jar: [
    [0.7, 0],
    [0.98, 0.3],
    [1, 0.6],
    [0.8, 0.84],
    [0.5, 0.93],
    [0.5, 1],
  ],
  candlestick: [
    [0.95, 0],
    [0.9, 0.05],
    [0.3, 0.12],
    [0.24, 0.3],
    [0.36, 0.42],
    [0.2, 0.52],
    [0.2, 0.86],
    [0.34, 0.94],
    [0.2, 1],
  ],
  mushroom: [
    [0.9, 0],
    [0.86, 0.06],
    [0.5, 0.3],
    [0.42, 0.7],
    [0.6, 1],
  ],
};

/** Pieces of a table lamp in millimeters: standing on y = 0. */
export function buildTableLamp(params: TableLampParams): Piece[] {
  const h = mmFromTenths(params.heightTenths);
  const d = mmFromTenths(params.diameterTenths);
  const isMushroom = params.form === 'mushroom';
  const baseHigh = h * (isMushroom ? 0.62 : 0.56);
  const baseWide = Math.min(d * 0.33, h * 0.2);
  const line = smoothProfile(
    bases[params.form].map(([r, y]): Vec2 => [r * baseWide, 14 + y * (baseHigh - 14)]),
    4,
  );
  const foot = drum(baseWide * (params.form === 'candlestick' ? 1.05 : 0.74), 15, 32);
  const shadeHigh = h * (isMushroom ? 0.42 : 0.38);
  const shades: Piece[] = isMushroom
    ? [
        piece(
          { slot: 'shade' },
          move(
            revolve(
              [
                ...arc([0, 0], d / 2, shadeHigh, 0, 90, 10),
                ...arc([0, 0], d / 2 - 4, shadeHigh - 4, 90, 0, 10),
              ].map(([r, y]): Vec2 => [Math.max(r, 0), y]),
              { ring: true, segments: 44 },
            ),
            0,
            h - shadeHigh,
            0,
          ),
        ),
      ]
    : changed(lampShade(params.shade, d, shadeHigh), (one) => move(one, 0, h - 22 - shadeHigh, 0));
  const neck = pole(5, [0, baseHigh - 4, 0], [0, h - 30, 0]);
  const finial = merge(move(bead(9), 0, h - 9, 0), pole(3, [0, h - 40, 0], [0, h - 10, 0], 6));
  return [
    piece({ slot: 'base', grain: 'y' }, revolve(line, { segments: 40 })),
    piece({ slot: 'metal' }, foot, neck, finial, move(drum(12, 34, 16), 0, baseHigh - 4, 0)),
    ...shades,
  ];
}
