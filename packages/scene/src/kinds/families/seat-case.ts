// The case below the cushion of a storage bench or a window seat.
import { board } from '../../fittings/furniture/board.ts';
import { type Column, caseGoods } from '../../fittings/furniture/case.ts';
import { type FrontStyle, frontPanel } from '../../fittings/furniture/fronts.ts';
import type { PullStyle } from '../../fittings/furniture/pulls.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';

interface SeatCaseParams {
  readonly storage: 'drawers' | 'doors' | 'open' | 'lid';
  readonly front: FrontStyle;
  readonly pull: PullStyle;
}

function columnsOf(storage: SeatCaseParams['storage'], count: number): Column[] {
  const use = storage === 'drawers' ? 'drawer' : storage === 'doors' ? 'left' : 'open';
  return Array.from({ length: count }, () => ({ share: 1, cells: [{ share: 1, use }] }));
}

/** Millimeters: floor at y = 0, back at z = 0. */
export function seatCase(
  params: SeatCaseParams,
  { width: w, depth: d, height }: { width: number; depth: number; height: number },
): Piece[] {
  const count = Math.max(2, Math.round(w / 560));
  if (params.storage === 'lid') {
    return [
      piece(
        { slot: 'body' },
        move(board(w, height - 60, d - 20, 2), 0, 60, (d - 20) / 2),
        move(board(w - 40, 60, d - 80, 1), 0, 0, (d - 60) / 2),
      ),
      ...Array.from({ length: count }, (_, i) =>
        changed(frontPanel(params.front, w / count - 4, height - 80), (s) =>
          move(s, w * ((i + 0.5) / count - 0.5), 70, d - 24),
        ),
      ).flat(),
    ];
  }
  return [
    ...changed(
      caseGoods({
        w,
        h: height - 60,
        d,
        columns: columnsOf(params.storage, count),
        front: params.front,
        pull: params.pull,
      }),
      (s) => move(s, 0, 60, 0),
    ),
    piece({ slot: 'body' }, move(board(w - 40, 62, d - 90, 1), 0, 0, (d - 70) / 2)),
  ];
}
