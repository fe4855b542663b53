import { board, stick } from '../../fittings/furniture/board.ts';
import { apron, frameStand } from '../../fittings/furniture/table.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { LadderShelfParams } from './schema.ts';

/** Pieces of a ladder shelf in millimeters: floor at y = 0, the wall at z = 0. */
export function buildLadderShelf(params: LadderShelfParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const thick = params.frame === 'metal' ? 20 : 34;
  const x = w / 2 - thick / 2;
  const count = params.shelves;
  const rungs = Array.from({ length: count }, (_, i) => (i + 0.35) / (count - 0.2));
  if (params.form === 'etagere') {
    const stand = merge(
      frameStand(w, d, h, thick),
      ...rungs.map((t) => move(apron(w, d, thick * 0.8, thick * 0.6), 0, t * h - thick, 0)),
    );
    return [
      piece({ slot: 'frame', grain: 'y' }, move(stand, 0, 0, d / 2)),
      piece(
        { slot: 'shelf' },
        ...rungs.map((t) => move(board(w - 14, 14, d - 14, 1.5), 0, t * h - 4, d / 2)),
      ),
    ];
  }
  const front = (s: number) =>
    stick(
      [s * x, 0, d - thick / 2],
      [s * x, h, params.form === 'leaning' ? thick / 2 : d * 0.3 + thick],
      thick,
    );
  const rear = (s: number) =>
    params.form === 'leaning'
      ? move(board(thick, h * 0.9, thick, 2), s * x, 0, thick / 2)
      : stick([s * x, 0, thick / 2], [s * x, h, d * 0.3], thick);
  const shelves = rungs.map((t) => {
    const to =
      d -
      thick -
      (d - thick * (params.form === 'leaning' ? 1 : 2)) *
        t *
        (params.form === 'leaning' ? 0.98 : 0.7);
    const from = params.form === 'leaning' ? 0 : d * 0.3 * t;
    const deep = Math.max(110, to - from + thick * 0.6);
    return move(board(w - 2 * thick + 6, 20, deep, 2), 0, t * h, from + deep / 2);
  });
  return [
    piece({ slot: 'frame', grain: 'y' }, ...[-1, 1].flatMap((s) => [front(s), rear(s)])),
    piece({ slot: 'shelf' }, ...shelves),
  ];
}
