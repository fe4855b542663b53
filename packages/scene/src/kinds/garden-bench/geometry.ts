import { evenly } from '../../fittings/evenly.ts';
import { wire } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { merge, move, turn } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { GardenBenchParams } from './schema.ts';

/** Pieces of a garden bench in millimeters: ground at y = 0. */
export function buildGardenBench(params: GardenBenchParams): Piece[] {
  const w = mmFromTenths(params.lengthTenths);
  const slat = (y: number, z: number, wide = 70) => move(box(w - 130, 24, wide - 10, 3), 0, y, z);
  if (params.form === 'stone') {
    return [
      piece({ slot: 'seat' }, move(box(w, 90, 420, 10), 0, 360, 0)),
      piece(
        { slot: 'frame' },
        ...[-1, 1].flatMap((s) => [
          move(box(150, 300, 300, 8), s * (w / 2 - 200), 60, 0),
          move(box(190, 62, 360, 8), s * (w / 2 - 200), 0, 0),
        ]),
      ),
    ];
  }
  if (params.form === 'backless') {
    return [
      piece({ slot: 'seat' }, ...evenly(6, 420).map((z) => move(box(w, 32, 62, 3), 0, 418, z))),
      piece(
        { slot: 'frame', grain: 'y' },
        ...[-1, 1].flatMap((s) =>
          [-1, 1].map((z) => move(box(70, 418, 60, 4), s * (w / 2 - 110), 0, z * 150)),
        ),
      ),
      piece(
        { slot: 'frame', grain: 'z' },
        ...[-1, 1].map((s) => move(box(50, 70, 360, 3), s * (w / 2 - 110), 346, 0)),
      ),
    ];
  }
  const seat = evenly(6, 420).map((z) => slat(400, z + 40));
  const back = evenly(5, 360).map((y) =>
    move(turn(slat(0, 0), 'x', 76), 0, 660 + y, -206 - y * 0.24),
  );
  if (params.form === 'scroll') {
    const end = (x: number) =>
      merge(
        wire(
          16,
          splined(
            [
              [x, 10, 290],
              [x, 200, 230],
              [x, 400, 250],
              [x, 600, 290],
              [x, 640, 250],
              [x, 620, 60],
              [x, 600, -180],
            ],
            4,
          ),
          8,
        ),
        wire(
          16,
          splined(
            [
              [x, 10, -300],
              [x, 200, -200],
              [x, 410, -180],
              [x, 650, -220],
              [x, 868, -290],
            ],
            4,
          ),
          8,
        ),
        wire(
          14,
          [
            [x, 400, 250],
            [x, 400, -180],
          ],
          8,
        ),
        wire(9, helixFlat(x, 515, 60), 6),
      );
    return [
      piece({ slot: 'seat' }, ...seat, ...back),
      piece(
        { slot: 'frame' },
        end(-w / 2 + 60),
        end(w / 2 - 60),
        ...[-1, 1].map((s) => move(box(40, 14, 40, 2), s * (w / 2 - 20), 0, 290)),
      ),
    ];
  }
  const posts = [-1, 1].flatMap((s) => [
    move(box(64, 640, 64, 4), s * (w / 2 - 32), 0, 278),
    move(turn(box(64, 880, 56, 4), 'x', -7), s * (w / 2 - 32), 0, -190),
    move(box(76, 34, 560, 6), s * (w / 2 - 38), 640, 30),
    move(box(40, 70, 480, 3), s * (w / 2 - 32), 320, 40),
  ]);
  return [
    piece({ slot: 'seat' }, ...seat, ...back),
    piece({ slot: 'frame', grain: 'y' }, ...posts),
    piece(
      { slot: 'frame' },
      move(box(w - 90, 80, 30, 3), 0, 316, 278),
      move(box(w - 90, 60, 36, 3), 0, 820, -285),
    ),
  ];
}

/** A flat spiral in the plane of a bench's end. */
function helixFlat(x: number, y: number, radius: number): Vec3[] {
  return Array.from({ length: 22 }, (_, i): Vec3 => {
    const angle = i * 0.55;
    const r = radius * (1 - i / 26);
    return [x, y + r * Math.sin(angle), r * Math.cos(angle) + 60];
  });
}
