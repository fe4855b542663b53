import { bar, board } from '../../fittings/furniture/board.ts';
import { type Column, caseGoods, stack } from '../../fittings/furniture/case.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { ClosetSystemParams } from './schema.ts';

const HANG = { share: 1, cells: [{ share: 1, use: 'open' }] } as const satisfies Column;
const DOUBLE = {
  share: 1,
  cells: [
    { share: 1, use: 'open' },
    { share: 1, use: 'open' },
  ],
} as const satisfies Column;
const SHELVES = {
  share: 0.8,
  cells: [{ share: 1, use: 'open', shelves: 5 }],
} as const satisfies Column;
const DRAWERS: Column = {
  share: 0.9,
  cells: [...stack('drawer', 4), { share: 4.4, use: 'open', shelves: 2 }],
};

/** Columns from left to right; those that are hung with clothes have a rod below each top. */
function columnsOf(layout: ClosetSystemParams['layout']): readonly Column[] {
  switch (layout) {
    case 'double-hang':
      return [DOUBLE, SHELVES, DOUBLE];
    case 'shelves-center':
      return [HANG, SHELVES, DOUBLE];
    case 'long-hang':
      return [HANG, DRAWERS];
    default:
      return [DOUBLE, DRAWERS, HANG];
  }
}

/** Garments on hangers: slabs of cloth of differing lengths. */
function clothesOn(w: number, drop: number, d: number): Shape[] {
  const count = Math.min(22, Math.max(3, Math.floor(w / 54)));
  return Array.from({ length: count }, (_, i) => {
    const long = drop * (0.74 + 0.2 * Math.abs(Math.sin(Math.floor(i / 4) * 2.3)));
    return move(
      board(34 + 9 * Math.abs(Math.sin(i * 1.7)), long, d * 0.8, 12),
      w * ((i + 0.5) / count - 0.5) * 0.86,
      -long - 34,
      0,
    );
  });
}

/** Pieces of a closet system in millimeters: floor at y = 0, back at z = 0. */
export function buildClosetSystem(params: ClosetSystemParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);

  const columns = columnsOf(params.layout);
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const rods: Shape[] = [];
  const clothes: Shape[] = [];
  let x = -w / 2 + 20;
  for (const column of columns) {
    const wide = ((w - 40) * column.share) / total;
    if (column === HANG || column === DOUBLE) {
      const levels = column === HANG ? [h - 90] : [h - 90, h / 2 - 70];
      for (const y of levels) {
        rods.push(
          bar(
            13,
            [
              [x, y, d * 0.5],
              [x + wide, y, d * 0.5],
            ],
            10,
          ),
        );
        const drop = column === HANG ? h * 0.62 : h / 2 - 190;
        if (params.clothes)
          clothes.push(...clothesOn(wide, drop, d).map((s) => move(s, x + wide / 2, y, d * 0.5)));
      }
    }
    x += wide;
  }
  return [
    ...caseGoods({ w, h, d, columns, front: params.front, pull: params.pull }),
    piece({ slot: 'hardware' }, ...rods),
    ...(clothes.length > 0 ? [piece({ slot: 'fabric', grain: 'y' }, ...clothes)] : []),
  ];
}
