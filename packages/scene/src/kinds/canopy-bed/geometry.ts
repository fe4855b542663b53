import { bedding, mattressMm } from '../../fittings/furniture/bedding.ts';
import { board, post } from '../../fittings/furniture/board.ts';
import { HEADBOARD_MM, headboard } from '../../fittings/furniture/headboard.ts';
import { loft } from '../../geometry/loft.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { smoothProfile } from '../../geometry/revolve.ts';
import { move, type Shape } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { CanopyBedParams } from './schema.ts';

const BASE = 310;
const MATTRESS = 280;

function postOf(style: CanopyBedParams['posts'], h: number): Shape {
  if (style === 'metal') return board(30, h, 30, 2);
  if (style === 'square') return board(70, h, 70, 4);
  return post(
    [
      ...smoothProfile(
        [
          [24, 0],
          [40, 60],
          [42, 420],
          [26, 480],
          [44, 620],
          [26, 760],
          [38, 820],
          [30, h - 120],
          [34, h - 60],
        ],
        2,
      ),
      [30, h],
    ],
    10,
  );
}

/** A curtain drawn together: a tube of folds. */
function curtain(h: number): Shape {
  const ring = (r: number, y: number): Vec3[] =>
    Array.from({ length: 24 }, (_, i) => {
      const angle = (Math.PI * i) / 12;
      const rr = r * (i % 2 === 0 ? 1 : 0.72);
      return [rr * Math.cos(angle), y, -rr * Math.sin(angle)];
    });
  return loft([ring(105, 0), ring(70, h * 0.42), ring(84, h * 0.55), ring(92, h)]);
}

/** Pieces of a canopy bed in millimeters: floor at y = 0, head against z = 0. */
export function buildCanopyBed(params: CanopyBedParams): Piece[] {
  const { w, l } = mattressMm(params.size);
  const h = mmFromTenths(params.heightTenths);
  const thick = params.posts === 'metal' ? 30 : 70;
  const [x, front] = [w / 2 + 44, HEADBOARD_MM + l + 36];
  const one = postOf(params.posts, h);
  const places = [
    [-x, 40],
    [x, 40],
    [x, front],
    [-x, front],
  ] as const;
  const rails = [
    ...[-1, 1].map((s) =>
      move(
        board(thick * 0.6, thick * 0.8, front - 40, 2),
        s * x,
        h - thick * 0.8,
        (front + 40) / 2,
      ),
    ),
    ...[40, front].map((z) =>
      move(board(2 * x, thick * 0.8, thick * 0.6, 2), 0, h - thick * 0.8, z),
    ),
    ...[-1, 1].map((s) => move(board(30, 140, front - 40, 3), s * x, BASE - 120, (front + 40) / 2)),
    move(board(2 * x, 140, 30, 3), 0, BASE - 120, front),
    move(board(w, 20, l, 1), 0, BASE - 20, HEADBOARD_MM + l / 2),
  ];
  return [
    piece({ slot: 'frame', grain: 'y' }, ...places.map(([px, pz]) => move(one, px, 0, pz))),
    piece({ slot: 'frame' }, ...rails),
    ...changed(headboard(params.headboard, w + 10, Math.min(1250, h * 0.6)), (s) =>
      move(s, 0, 0, 6),
    ),
    ...(params.curtains
      ? [
          piece(
            { slot: 'sheets' },
            ...places.map(([px, pz]) =>
              move(curtain(h - 90), px * 0.94, 20, pz < 100 ? pz + 90 : pz - 60),
            ),
          ),
        ]
      : []),
    ...changed(
      bedding({ w, l, base: BASE, thick: MATTRESS, dress: params.dress, pillows: 3 }),
      (s) => move(s, 0, 0, HEADBOARD_MM),
    ),
  ];
}
