import { board } from '../../fittings/furniture/board.ts';
import { frontPanel } from '../../fittings/furniture/fronts.ts';
import { legSet } from '../../fittings/furniture/legs.ts';
import { channelPanel, smoothPanel, tuftedPanel } from '../../fittings/furniture/quilting.ts';
import { cushion } from '../../fittings/furniture/soft.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { BanquetteParams } from './schema.ts';

/** Pieces of a banquette in millimeters: floor at y = 0, back at z = 0. */
export function buildBanquette(params: BanquetteParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const seat = mmFromTenths(params.seatHeightTenths);
  const tall = h - seat + 20;
  const padding = { width: w - 6, height: tall - 20, thick: 84 };
  const foot = params.base === 'legs' ? 190 : 90;
  const at = (s: Shape) => move(turn(s, 'x', -5), 0, seat - 20, 70);
  const back =
    params.back === 'plank'
      ? changed(frontPanel('plank', w - 4, tall - 10), (s) => at(s)).map((one) => ({
          ...one,
          finishSlot: 'body',
        }))
      : [
          piece(
            { slot: 'fabric' },
            at(
              params.back === 'channel'
                ? channelPanel(padding)
                : params.back === 'tufted'
                  ? tuftedPanel(padding)
                  : smoothPanel(padding),
            ),
          ),
        ];
  const base =
    params.base === 'legs'
      ? [
          move(legSet('tapered', { w, d, h: foot + 4, thick: 50, inset: 20 }), 0, 0, d / 2),
          move(board(w, 90, d - 40, 3), 0, foot, d / 2),
        ]
      : [
          move(board(w, seat - 110 - foot, d - 20, 3), 0, foot, (d - 20) / 2),
          move(board(w - 60, foot, d - 130, 1), 0, 0, (d - 110) / 2),
          ...(params.base === 'panel'
            ? Array.from({ length: Math.max(2, Math.round(w / 600)) }, (_, i) => {
                const count = Math.max(2, Math.round(w / 600));
                return move(
                  board(w / count - 90, seat - 210 - foot, 12, 5),
                  w * ((i + 0.5) / count - 0.5),
                  foot + 50,
                  d - 20,
                );
              })
            : []),
        ];
  const deck = params.base === 'legs' ? foot + 90 : seat - 110;
  return [
    piece({ slot: 'body' }, ...base, move(board(w, h - 60 - foot, 40, 3), 0, foot, 22)),
    piece({ slot: 'body' }, move(board(w, 26, 60, 4), 0, h - 64, 26)),
    ...back,
    piece(
      { slot: 'fabric' },
      move(
        cushion(w - 4, seat - deck, d - 90, { crown: 22, corner: 24, edge: 36, piping: 4 }),
        0,
        deck,
        d / 2 + 45,
      ),
    ),
  ];
}
