import { mattressMm } from '../../fittings/furniture/bedding.ts';
import { bar, board } from '../../fittings/furniture/board.ts';
import { CORNERS, legSet } from '../../fittings/furniture/legs.ts';
import { cushion } from '../../fittings/furniture/soft.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import type { CribParams } from './schema.ts';
import { cribSize } from './size.ts';

/** One side between two rails, centered on x, from y = 0. */
function side(form: CribParams['form'], w: number, h: number): Piece[] {
  const rails = [move(board(w, 44, 34, 5), 0, h - 44, 0), move(board(w, 44, 26, 3), 0, 0, 0)];
  if (form === 'acrylic') {
    return [
      piece({ slot: 'frame' }, ...rails),
      piece({ fixed: 'glass-clear' }, move(board(w - 10, h - 80, 8, 1), 0, 40, 0)),
    ];
  }
  const count = Math.round(w / 82);
  const one =
    form === 'spindle'
      ? bar(
          9,
          [
            [0, 30, 0],
            [0, h - 20, 0],
          ],
          8,
        )
      : move(board(22, h - 60, 14, 2), 0, 30, 0);
  const sticks = Array.from({ length: count }, (_, i) =>
    move(one, w * ((i + 0.5) / count - 0.5), 0, 0),
  );
  return [piece({ slot: 'frame' }, ...rails), piece({ slot: 'frame', grain: 'y' }, ...sticks)];
}

/** Pieces of a crib in millimeters: floor at y = 0, centered. */
export function buildCrib(params: CribParams): Piece[] {
  const { width: w, depth: d, height: h } = cribSize(params);
  const foot = 180;
  const tall = h - foot;
  const long = [-1, 1].flatMap((s) =>
    changed(side(params.form, w - 60, tall - 30), (one) => move(one, 0, foot, s * (d / 2 - 24))),
  );
  const ends = [-1, 1].flatMap((s) =>
    params.form === 'panel-ends'
      ? [
          piece(
            { slot: 'accent', grain: 'y' },
            move(board(30, tall, d, 6), s * (w / 2 - 15), foot, 0),
          ),
        ]
      : changed(side(params.form, d - 60, tall - 30), (one) =>
          move(turn(one, 'y', 90), s * (w / 2 - 20), foot, 0),
        ),
  );
  const posts = CORNERS.map(([sx, sz]) =>
    move(board(46, tall, 46, 6), sx * (w / 2 - 23), foot, sz * (d / 2 - 23)),
  );
  const legs = legSet(params.legs, { w, d, h: foot + 6, thick: 46, inset: 0 });
  const m = mattressMm('crib');
  const mattress = cushion(m.w, 130, m.l, { crown: 6, corner: 30, edge: 20, bulge: 0 });
  return [
    ...long,
    ...ends,
    ...(params.form === 'panel-ends' ? [] : [piece({ slot: 'frame', grain: 'y' }, ...posts)]),
    piece({ slot: 'accent', grain: 'y' }, legs),
    piece({ slot: 'frame' }, move(board(m.l + 20, 20, m.w + 10, 1), 0, foot + 120, 0)),
    piece({ slot: 'sheets' }, move(turn(mattress, 'y', 90), 0, foot + 140, 0)),
    ...(params.drawer
      ? [
          piece({ slot: 'frame' }, move(board(w - 120, 130, d - 60, 3), 0, foot - 140, 0)),
          piece({ slot: 'accent' }, move(board(w - 110, 120, 18, 2), 0, foot - 134, d / 2 - 30)),
        ]
      : []),
  ];
}
