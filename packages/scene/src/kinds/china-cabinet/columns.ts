import { type Column, stack } from '../../fittings/furniture/case.ts';
import type { ChinaCabinetParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: ChinaCabinetParams['layout']): readonly Column[] {
  switch (layout) {
    case 'glass':
      return [
        { share: 1, cells: [{ share: 1, use: 'glass', shelves: 4 }] },
        { share: 1, cells: [{ share: 1, use: 'glass', shelves: 4 }] },
      ];
    case 'open-hutch':
      return [
        {
          share: 1,
          cells: [
            { share: 0.9, use: 'pair' },
            { share: 0.3, use: 'drawer' },
            { share: 1.8, use: 'open', shelves: 3 },
          ],
        },
      ];
    case 'glass-over-drawers':
      return [{ share: 1, cells: [...stack('drawer', 3), { share: 5, use: 'glass', shelves: 3 }] }];
    default:
      return [
        {
          share: 1,
          cells: [
            { share: 0.9, use: 'left' },
            { share: 0.25, use: 'drawer' },
            { share: 1.9, use: 'glass', shelves: 3 },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 0.9, use: 'right' },
            { share: 0.25, use: 'drawer' },
            { share: 1.9, use: 'glass', shelves: 3 },
          ],
        },
      ];
  }
}
