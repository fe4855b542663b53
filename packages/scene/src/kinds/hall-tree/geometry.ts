import { bar, board } from '../../fittings/furniture/board.ts';
import { caseGoods } from '../../fittings/furniture/case.ts';
import { frontPanel } from '../../fittings/furniture/fronts.ts';
import { cushion } from '../../fittings/furniture/soft.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { merge, move, type Shape } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { HallTreeParams } from './schema.ts';

const SEAT = 460;

function hook(): Shape {
  return merge(
    move(board(20, 70, 5, 1), 0, -40, 2.5),
    bar(
      5,
      bent(
        [
          [0, 10, 4],
          [0, 24, 60],
          [0, 44, 66],
        ],
        [0, 14, 0],
      ),
      6,
    ),
    bar(
      5,
      bent(
        [
          [0, -16, 4],
          [0, -26, 36],
          [0, -6, 44],
        ],
        [0, 12, 0],
      ),
      6,
    ),
  );
}

/** Pieces of a hall tree in millimeters: floor at y = 0, back at z = 0. */
export function buildHallTree(params: HallTreeParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const soft = params.cushion ? 56 : 0;
  const use = params.base === 'drawers' ? 'drawer' : params.base === 'doors' ? 'left' : 'open';
  const seat = caseGoods({
    w,
    h: SEAT - soft,
    d,
    columns: [0, 1].map(() => ({ share: 1, cells: [{ share: 1, use } as const] })),
    front: params.back === 'slab' ? 'slab' : 'shaker',
    pull: params.base === 'open' ? 'none' : 'cup',
  });
  const top = params.shelf ? 300 : 60;
  const tall = h - SEAT - top;
  const panels = changed(frontPanel(params.back, w - 90, tall + top - 8), (s) =>
    move(s, 0, SEAT - 10, 6),
  );
  const posts = [-1, 1].map((s) =>
    move(board(46, h - SEAT + soft + 6, 60, 2), s * (w / 2 - 23), SEAT - soft - 6, 30),
  );
  const head = params.shelf
    ? [
        move(board(w, 24, d * 0.7, 3), 0, h - 24, d * 0.35),
        move(board(w - 20, 20, d * 0.66, 2), 0, h - 280, d * 0.33),
        ...[-1, 1].map((s) =>
          move(board(20, 260, d * 0.66, 2), s * (w / 2 - 12), h - 282, d * 0.33),
        ),
      ]
    : [move(board(w + 20, 30, 96, 6), 0, h - 30, 48)];
  const y = SEAT + tall - (params.shelf ? 90 : 140);
  const rail = move(board(w - 90, 110, 22, 2), 0, y - 60, 34);
  const hooks = Array.from({ length: params.hooks }, (_, i) =>
    move(hook(), (w - 110) * ((i + 0.5) / params.hooks - 0.5), y, 45),
  );
  return [
    ...seat,
    ...panels,
    piece({ slot: 'body' }, ...posts, ...head, rail),
    piece({ slot: 'hardware' }, ...hooks),
    ...(params.cushion
      ? [
          piece(
            { slot: 'fabric' },
            move(
              cushion(w - 20, 60, d - 90, { crown: 12, corner: 20, edge: 20, piping: 4 }),
              0,
              SEAT - soft - 2,
              d / 2 + 30,
            ),
          ),
        ]
      : []),
  ];
}
