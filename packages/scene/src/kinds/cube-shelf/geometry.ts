import { type CellUse, type Column, stack } from '../../fittings/furniture/case.ts';
import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

/** Columns of cubes, each as wide as high. */
function openCubes(columns: number, rows: number): Column[] {
  return Array.from({ length: columns }, () => ({ share: 1, cells: stack('open', rows) }));
}

function column(...uses: readonly CellUse[]): Column {
  return { share: 1, cells: uses.map((use) => ({ share: 1, use })) };
}

export const buildCubeShelf = caseGoodsBuilder({
  layouts: {
    'four-by-two': openCubes(4, 2),
    'two-by-two': openCubes(2, 2),
    'four-by-four': openCubes(4, 4),
    'with-doors': [
      column('left', 'open'),
      column('open', 'right'),
      column('drawer', 'open'),
      column('open', 'left'),
    ],
  },
});
