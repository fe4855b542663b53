import { evenly } from '../../fittings/evenly.ts';
import { bead, drum, hoop, pole, wire } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { move } from '../../geometry/shape.ts';
import type { WaterHeaterParams } from './schema.ts';
import { waterHeaterSize } from './size.ts';

/** Pieces of a water heater in millimeters: floor at y = 0, or wall at z = 0. */
export function buildWaterHeater(params: WaterHeaterParams): Piece[] {
  const { width: w, height: h, depth: d } = waterHeaterSize(params);
  const r = w / 2;
  if (params.form === 'tankless') {
    return [
      piece(
        { slot: 'body' },
        move(box(w, h - 160, d, 8), 0, 160, d / 2),
        move(box(w * 0.7, h * 0.3, 4, 1), 0, h * 0.5, d),
      ),
      piece({ fixed: 'display' }, move(box(w * 0.16, 30, 3, 0), 0, h * 0.36, d)),
      piece(
        { slot: 'pipe' },
        ...[-0.3, -0.05, 0.2, 0.34].map((t) =>
          pole(12, [w * t, 0, d / 2], [w * t, 164, d / 2], 12),
        ),
      ),
    ];
  }
  const top = params.form === 'heat-pump' ? h * 0.32 : 0;
  const body = h - 110 - top;
  return [
    piece(
      { slot: 'body' },
      move(cylinder(r, body, 16, 40), 0, 40, 0),
      move(drum(r * 0.96, 42, 32), 0, 0, 0),
      move(box(150, 170, 20, 3), 0, 180, r - 10),
      move(box(130, 130, 16, 3), 0, body * 0.62, r - 8),
    ),
    ...(top > 0
      ? [
          piece(
            { fixed: 'gunmetal' },
            move(cylinder(r * 0.98, top, 14, 40), 0, 42 + body, 0),
            ...evenly(7, top * 0.6).map((y) =>
              move(hoop(r * 0.99, 4, 36, 4), 0, 42 + body + top / 2 + y, 0),
            ),
          ),
        ]
      : []),
    piece(
      { slot: 'pipe' },
      ...[-1, 1].map((s) => pole(11, [s * r * 0.5, body + top, 0], [s * r * 0.5, h, 0], 12)),
      wire(
        10,
        bent(
          [
            [r * 0.9, body * 0.86, 0],
            [r * 0.99, body * 0.86, 0],
            [r * 0.99, 120, 0],
          ],
          30,
        ),
        8,
      ),
      move(bead(18), 0, 120, r * 0.96),
    ),
  ];
}
