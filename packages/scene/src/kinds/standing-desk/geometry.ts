import { board } from '../../fittings/furniture/board.ts';
import { CORNERS } from '../../fittings/furniture/legs.ts';
import { tableTop, topOutline } from '../../fittings/furniture/table.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { StandingDeskParams } from './schema.ts';

const TOP = 26;

/** Telescopic column: two sleeves, a foot along the depth and an arm below the top. */
function column(h: number, d: number, z: number): Shape {
  return merge(
    move(board(78, 22, d * 0.92, 4), 0, 0, 0),
    move(board(92, h * 0.56, 62, 3), 0, 22, z),
    move(board(80, h - 40, 50, 3), 0, 22, z),
    move(board(60, 26, d * 0.78, 2), 0, h - 26, 0),
  );
}

/** Pieces of a desk that rises, in millimeters: floor at y = 0, centered. */
export function buildStandingDesk(params: StandingDeskParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const under = h - TOP;
  const z = params.stand === 'C' ? -d * 0.26 : 0;
  const x = w / 2 - 190;
  const columns =
    params.stand === 'four-post'
      ? CORNERS.map(([sx, sz]) =>
          merge(
            move(board(70, under * 0.56, 70, 3), sx * (w / 2 - 60), 0, sz * (d / 2 - 60)),
            move(board(58, under, 58, 3), sx * (w / 2 - 60), 0, sz * (d / 2 - 60)),
          ),
        )
      : [-1, 1].map((s) => move(column(under, d, z), s * x, 0, 0));
  return [
    piece(
      { slot: 'top' },
      move(tableTop(topOutline('rectangle', w, d), TOP, params.edge), 0, under, 0),
    ),
    piece({ slot: 'legs' }, ...columns, move(board(2 * x, 36, 60, 2), 0, under - 40, z)),
    ...(params.keypad
      ? [
          piece(
            { fixed: 'matte-black' },
            move(board(110, 22, 34, 3), w * 0.3, under - 22, d / 2 - 20),
          ),
        ]
      : []),
  ];
}
