import { board } from '../../fittings/furniture/board.ts';
import { headboard } from '../../fittings/furniture/headboard.ts';
import { cushion, pillow, upright } from '../../fittings/furniture/soft.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { DaybedParams } from './schema.ts';

const SEAT = 470;

/** Pieces of a daybed in millimeters: floor at y = 0, its long back at z = 0. */
export function buildDaybed(params: DaybedParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const style = params.frame === 'backless' ? 'slat' : params.frame;
  const isBackless = params.frame === 'backless';
  const endHigh = isBackless ? 560 : Math.max(560, h - 90);
  const end = changed(headboard(style, d - 10, endHigh), (s) => move(s, 0, 0, -80));
  const ends = [
    ...changed(end, (s) => move(turn(s, 'y', -90), -w / 2 + 4, 0, d / 2)),
    ...changed(end, (s) => move(turn(s, 'y', 90), w / 2 - 4, 0, d / 2)),
  ];
  const back = isBackless ? [] : headboard(style, w - 20, h);
  const rails = [
    move(board(w - 130, 120, 30, 3), 0, 200, d - 30),
    move(board(w - 130, 120, 30, 3), 0, 200, 60),
    move(board(w - 130, 20, d - 80, 1), 0, 280, d / 2 + 10),
  ];
  const low =
    params.below === 'none'
      ? []
      : params.below === 'trundle'
        ? [move(board(w - 160, 160, d - 120, 2), 0, 20, d / 2 + 30)]
        : [-1, 1].map((s) =>
            move(board((w - 180) / 2 - 8, 170, d - 120, 3), (s * (w - 160)) / 4, 20, d / 2 + 40),
          );
  const long = w - 150;
  const bolsters = Array.from({ length: params.pillows }, (_, i) =>
    move(
      upright(pillow(540, 170, 420), 420, 22),
      (i - (params.pillows - 1) / 2) * (long / 3.1),
      SEAT - 14,
      isBackless ? 160 : 190,
    ),
  );
  return [
    ...ends,
    ...back,
    piece({ slot: 'frame' }, ...rails, ...low),
    piece(
      { slot: 'fabric' },
      move(
        cushion(long, 180, d - 110, { crown: 18, corner: 50, edge: 44, piping: 5 }),
        0,
        SEAT - 180,
        d / 2 + 24,
      ),
    ),
    ...(bolsters.length > 0 ? [piece({ slot: 'accent' }, ...bolsters)] : []),
  ];
}
