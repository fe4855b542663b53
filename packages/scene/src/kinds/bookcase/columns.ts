import type { Column } from '../../fittings/furniture/case.ts';
import type { BookcaseParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: BookcaseParams['layout']): readonly Column[] {
  switch (layout) {
    case 'doors-below':
      return [
        {
          share: 1,
          cells: [
            { share: 1, use: 'pair' },
            { share: 2.3, use: 'open', shelves: 3 },
          ],
        },
      ];
    case 'drawers-below':
      return [
        {
          share: 1,
          cells: [
            { share: 0.5, use: 'drawer' },
            { share: 2.5, use: 'open', shelves: 3 },
          ],
        },
      ];
    case 'glass':
      return [{ share: 1, cells: [{ share: 1, use: 'glass', shelves: 4 }] }];
    case 'two-bay':
      return [
        { share: 1, cells: [{ share: 1, use: 'open', shelves: 4 }] },
        { share: 1, cells: [{ share: 1, use: 'open', shelves: 4 }] },
      ];
    default:
      return [{ share: 1, cells: [{ share: 1, use: 'open', shelves: 4 }] }];
  }
}
