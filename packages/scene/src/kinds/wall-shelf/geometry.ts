import { board, stick } from '../../fittings/furniture/board.ts';
import { caseGoods } from '../../fittings/furniture/case.ts';
import { extrude } from '../../geometry/extrude.ts';
import { fillet } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { WallShelfParams } from './schema.ts';

/** One bracket against the wall z = 0, its top at y = 0. */
function bracketOf(style: WallShelfParams['brackets'], d: number, h: number): Shape {
  if (style === 'iron') {
    return merge(
      move(board(28, 5, d * 0.9, 0.8), 0, -5, d * 0.45),
      move(board(28, h, 5, 0.8), 0, -h, 2.5),
      stick([0, -h * 0.86, 4], [0, -5, d * 0.74], 12),
    );
  }
  if (style === 'wood') {
    return merge(
      move(board(30, 26, d * 0.86, 2), 0, -26, d * 0.43),
      move(board(30, h, 26, 2), 0, -h, 13),
      stick([0, -h * 0.84, 14], [0, -14, d * 0.7], 24),
    );
  }
  const side = fillet(
    [
      [0, -h],
      [d * 0.16, -h],
      [d * 0.3, -h * 0.42],
      [d * 0.86, -h * 0.2],
      [d * 0.88, 0],
      [0, 0],
    ],
    [0, 6, 40, 20, 0, 0],
    { segments: 4 },
  );
  return move(turn(extrude(side, 60), 'y', -90), 30, 0, 0);
}

/** Pieces of a wall shelf in millimeters: the wall is z = 0. */
export function buildWallShelf(params: WallShelfParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const wood = (...shapes: Shape[]) => piece({ slot: 'shelf' }, ...shapes);
  const plank = (thick: number, y: number, deep = d) =>
    move(board(w, thick, deep, 2), 0, y, deep / 2);
  switch (params.form) {
    case 'floating':
      return [wood(plank(Math.min(h, 60), 0))];
    case 'ledge':
      return [
        wood(
          plank(18, 0),
          move(board(w, Math.max(30, h * 0.3), 14, 2), 0, 0, d - 7),
          move(board(w, Math.max(60, h), 14, 2), 0, 0, 7),
        ),
      ];
    case 'box':
      return caseGoods({
        w,
        h: Math.max(h, 200),
        d,
        columns: [{ share: 1, cells: [{ share: 1, use: 'open', shelves: 0 }] }],
        front: 'slab',
        pull: 'none',
      }).map((one) => ({ ...one, finishSlot: 'shelf' }));
    case 'tiers': {
      const tall = Math.max(h, 300);
      return [
        wood(...[0, 0.5, 1].map((t) => plank(22, t * (tall - 40) + 10))),
        piece(
          { slot: 'bracket' },
          ...[-1, 1].map((s) => move(board(16, tall, 16, 1), s * w * 0.4, 0, 8)),
          ...[-1, 1].map((s) => move(board(10, tall, 10, 1), s * w * 0.4, 0, d - 12)),
        ),
      ];
    }
    default: {
      const drop = Math.max(80, h - 30);
      const count = w > 1300 ? 3 : 2;
      const one = bracketOf(params.brackets, d, drop);
      const row = Array.from({ length: count }, (_, i) =>
        move(one, w * 0.74 * (i / (count - 1) - 0.5), drop, 0),
      );
      return [
        wood(plank(30, drop)),
        piece(
          params.brackets === 'iron' ? { slot: 'bracket' } : { slot: 'shelf', grain: 'y' },
          ...row,
        ),
      ];
    }
  }
}
