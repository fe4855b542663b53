import { drum, pole } from '../../fittings/plain-rounds.ts';
import { basin } from '../../geometry/basin.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { PedestalSinkParams } from './schema.ts';

/** Pieces of a pedestal sink in millimeters: floor at y = 0, the wall behind it. Faucets stand on its deck. */
export function buildPedestalSink(params: PedestalSinkParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);
  const exponent = params.form === 'round' ? 2.5 : 9;
  const rim = 34;
  const bowl = { a: w / 2 - 44, b: d / 2 - 74, z: 34 };
  const deep = 128;
  const at = (y: number, a: number, b: number, e = exponent, z = 0) => ({
    y,
    a,
    b,
    exponent: e,
    z,
  });
  const under = params.form === 'console' ? 0.9 : 0.42;
  const skin = basin(
    [
      at(h - 190, w * under * 0.45, d * under * 0.45),
      at(h - 150, w * (under * 0.5 + 0.02), d * (under * 0.5 + 0.02)),
      at(h - 70, w * 0.45, d * 0.45),
      at(h - rim - 8, w * 0.485, d * 0.485),
      at(h - rim, w / 2, d / 2),
      at(h - 5, w / 2, d / 2),
      at(h, w / 2 - 5, d / 2 - 5),
      at(h, bowl.a + 8, bowl.b + 8, exponent * 0.8, bowl.z),
      at(h - 10, bowl.a, bowl.b, exponent * 0.7, bowl.z),
      at(h - deep * 0.7, bowl.a * 0.82, bowl.b * 0.82, 3, bowl.z),
      at(h - deep, bowl.a * 0.4, bowl.b * 0.4, 2.4, bowl.z),
      at(h - deep - 3, 22, 22, 2, bowl.z),
    ],
    48,
  );
  const drain = move(drum(21, 4, 24), 0, h - deep - 4, bowl.z);
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      pole(
        13,
        [x * (w / 2 - 32), 0, z * (d / 2 - 32)],
        [x * (w / 2 - 32), h - rim, z * (d / 2 - 32)],
        14,
      ),
    ),
  );
  const stretch = [-1, 1].map((x) =>
    pole(8, [x * (w / 2 - 32), 210, -d / 2 + 32], [x * (w / 2 - 32), 210, d / 2 - 32], 12),
  );
  const column = basin(
    [
      at(0, w * 0.19, d * 0.2, exponent, -20),
      at(26, w * 0.19, d * 0.2, exponent, -20),
      at(44, w * 0.15, d * 0.16, exponent, -20),
      at(h * 0.4, w * 0.12, d * 0.13, exponent, -20),
      at(h - 170, w * 0.17, d * 0.17, exponent, -10),
    ],
    36,
  );
  return [
    piece({ slot: 'china' }, skin, ...(params.form === 'console' ? [] : [column])),
    piece(
      { slot: 'metal' },
      drain,
      ...(params.form === 'console'
        ? [...legs, ...stretch, pole(16, [0, 230, -40], [0, h - 180, -40], 12)]
        : []),
    ),
  ];
}
