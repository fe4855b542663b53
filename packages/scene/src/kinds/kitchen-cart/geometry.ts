import { bar, board } from '../../fittings/furniture/board.ts';
import { caseGoods } from '../../fittings/furniture/case.ts';
import { CORNERS } from '../../fittings/furniture/legs.ts';
import { lowerShelf } from '../../fittings/furniture/table-stand.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { KitchenCartParams } from './schema.ts';

const TOP = 34;

function wheel(): Shape {
  return merge(
    move(turn(cylinder(30, 22, 4, 16), 'z', 90), 11, 30, 0),
    move(board(30, 44, 20, 2), 0, 34, 0),
  );
}

/** Pieces of a kitchen cart in millimeters: floor at y = 0, back at z = 0. */
export function buildKitchenCart(params: KitchenCartParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const foot = params.wheels ? 78 : 0;
  const wide = w - 60;
  const left = params.towelBar ? 30 : 0;
  const body = wide - left;
  const deep = d - 30;
  const tall = h - TOP - foot;
  const top = piece({ slot: 'top' }, move(board(w - left, TOP, d, 4), left / 2, h - TOP, d / 2));
  const shelf = (y: number) =>
    lowerShelf(body - 20, deep - 20, 5).map((s) => move(s, left / 2, foot + y, d / 2));
  const metal = params.base === 'metal-frame';
  const post = metal ? 24 : 46;
  const posts = CORNERS.map(([sx, sz]) =>
    move(
      board(post, tall, post, 2),
      left / 2 + (sx * (body - post)) / 2,
      foot,
      d / 2 + (sz * (deep - post)) / 2,
    ),
  );
  const boxHigh = params.base === 'cabinet' ? tall - 40 : 190;
  const box =
    params.base === 'cabinet' || params.base === 'drawer-shelves'
      ? changed(
          caseGoods({
            w: body - 10,
            h: boxHigh,
            d: deep + 6,
            columns:
              params.base === 'cabinet'
                ? [
                    {
                      share: 1,
                      cells: [
                        { share: 2.2, use: 'pair' },
                        { share: 0.7, use: 'drawer' },
                      ],
                    },
                  ]
                : [
                    { share: 1, cells: [{ share: 1, use: 'drawer' }] },
                    { share: 1, cells: [{ share: 1, use: 'drawer' }] },
                  ],
            front: params.front,
            pull: params.pull,
          }),
          (s) => move(s, left / 2, h - TOP - boxHigh, (d - deep) / 2),
        )
      : [];
  const boards = params.base === 'cabinet' ? [] : [...shelf(110), ...shelf(tall * 0.5)];
  const rail = bar(
    8,
    [
      [-w / 2 + 8, h - 70, 60],
      [-w / 2 + 8, h - 70, d - 60],
    ],
    8,
  );
  const brackets = [60, d - 60].map((z) =>
    move(board(left + 20, 12, 12, 1), -w / 2 + left / 2 + 12, h - 76, z),
  );
  return [
    top,
    piece({ slot: metal ? 'hardware' : 'body', grain: 'y' }, ...posts),
    ...box,
    ...(boards.length > 0 ? [piece({ slot: metal ? 'top' : 'body' }, ...boards)] : []),
    ...(params.towelBar ? [piece({ slot: 'hardware' }, rail, ...brackets)] : []),
    ...(params.wheels
      ? [
          piece(
            { slot: 'hardware' },
            ...CORNERS.map(([sx, sz]) =>
              move(wheel(), left / 2 + sx * (body / 2 - 26), 0, d / 2 + sz * (deep / 2 - 32)),
            ),
          ),
        ]
      : []),
  ];
}
