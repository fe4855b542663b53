import { frameRing } from '../../fittings/picture-frame.ts';
import { drum, hoop, pole, wire } from '../../fittings/plain-rounds.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { rectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { WoodStoveParams } from './schema.ts';

/** Pieces of a wood stove in millimeters: floor at y = 0. */
export function buildWoodStove(params: WoodStoveParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const d = params.form === 'cylinder' ? w : mmFromTenths(params.depthTenths);
  const pipe = mmFromTenths(params.pipeTenths);
  const foot = params.form === 'legs' ? 150 : params.form === 'pedestal' ? 170 : 0;
  const tall = h - foot - 30;
  const glass = { w: w * 0.62, h: tall * (params.form === 'cylinder' ? 0.42 : 0.56) };
  const glassY = foot + tall * (params.form === 'cylinder' ? 0.62 : 0.5);
  const shell =
    params.form === 'cylinder'
      ? [drum(w / 2 - 12, h - 20, 40), move(drum(w / 2, 20, 40), 0, h - 20, 0), drum(w / 2, 30, 40)]
      : [
          move(box(w - 30, tall, d - 34, 8), 0, foot, 0),
          move(box(w, 30, d, 6), 0, h - 30, 0),
          move(box(w - 10, 22, d - 14, 5), 0, foot - 4, 0),
        ];
  const leg = wire(
    20,
    [
      [0, foot + 8, 0],
      [10, foot * 0.5, 8],
      [22, 0, 20],
    ],
    10,
    0.55,
  );
  const base =
    params.form === 'legs'
      ? [0, 1, 2, 3].map((i) => {
          const sx = i % 2 === 0 ? 1 : -1;
          const sz = i < 2 ? 1 : -1;
          const corner = turn(leg, 'y', sx * sz > 0 ? (sx > 0 ? 0 : 180) : sx > 0 ? 90 : -90);
          return move(corner, sx * (w / 2 - 46), 0, sz * (d / 2 - 44));
        })
      : params.form === 'pedestal'
        ? [move(box(w * 0.6, foot, d * 0.6, 6), 0, 0, 0), box(w * 0.8, 24, d * 0.8, 4)]
        : [];
  const front = params.form === 'cylinder' ? d / 2 - 16 : d / 2 - 17;
  const door = frameRing(rectangle(glass.w + 60, glass.h + 60), 32, 22, 4);
  const handle = pole(
    8,
    [glass.w / 2 + 12, glassY - 50, front + 34],
    [glass.w / 2 + 12, glassY + 50, front + 34],
  );
  return [
    piece({ slot: 'body' }, ...shell, ...base, move(door, 0, glassY, front)),
    piece(
      { fixed: 'ember' },
      move(
        extrude(rectangle(glass.w * 0.7, glass.h * 0.3), 4),
        0,
        glassY - glass.h * 0.3,
        front + 4,
      ),
    ),
    piece(
      { fixed: 'glass-smoke' },
      move(extrude(rectangle(glass.w + 10, glass.h + 10), 6), 0, glassY, front + 8),
    ),
    piece({ slot: 'trim' }, handle, move(box(w * 0.3, 10, 26, 3), 0, foot + 20, front + 10)),
    ...(pipe > 0
      ? [
          piece(
            { slot: 'body' },
            move(drum(76, pipe, 24), 0, h, -d * 0.12),
            move(hoop(80, 8, 24), 0, h + 12, -d * 0.12),
          ),
        ]
      : []),
  ];
}
