import { board } from '../../fittings/furniture/board.ts';
import { type Column, caseGoods } from '../../fittings/furniture/case.ts';
import { frontPanel } from '../../fittings/furniture/fronts.ts';
import { cushion } from '../../fittings/furniture/soft.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { StorageBenchParams } from './schema.ts';

function columnsOf(params: StorageBenchParams, w: number): Column[] {
  const count = Math.max(2, Math.round(w / 560));
  const use =
    params.storage === 'drawers' ? 'drawer' : params.storage === 'doors' ? 'left' : 'open';
  return Array.from({ length: count }, () => ({ share: 1, cells: [{ share: 1, use }] }));
}

/** Pieces of a storage bench in millimetres: floor at y = 0, back at z = 0. */
export function buildStorageBench(params: StorageBenchParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);
  const high = params.cushion ? h - 62 : h;

  const all = Math.max(2, Math.round(w / 560));
  const base =
    params.storage === 'lid'
      ? [
          piece(
            { slot: 'body' },
            move(board(w, high - 60, d - 20, 2), 0, 60, (d - 20) / 2),
            move(board(w - 40, 60, d - 80, 1), 0, 0, (d - 60) / 2),
          ),
          ...Array.from({ length: all }, (_, i) =>
            changed(frontPanel(params.front, w / all - 4, high - 80), (s) =>
              move(s, w * ((i + 0.5) / all - 0.5), 70, d - 24),
            ),
          ).flat(),
        ]
      : [
          ...changed(
            caseGoods({
              w,
              h: high - 60,
              d,
              columns: columnsOf(params, w),
              front: params.front,
              pull: params.pull,
            }),
            (s) => move(s, 0, 60, 0),
          ),
          piece({ slot: 'body' }, move(board(w - 40, 62, d - 90, 1), 0, 0, (d - 70) / 2)),
        ];
  return [
    ...base,
    ...(params.cushion
      ? [
          piece(
            { slot: 'fabric' },
            move(
              cushion(w - 10, 64, d - 16, { crown: 12, corner: 20, edge: 20, piping: 4 }),
              0,
              high - 2,
              d / 2,
            ),
          ),
        ]
      : []),
  ];
}
