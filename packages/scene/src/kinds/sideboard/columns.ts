import { type Column, stack } from '../../fittings/furniture/case.ts';
import type { SideboardParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: SideboardParams['layout']): readonly Column[] {
  switch (layout) {
    case 'drawers-top':
      return [
        {
          share: 1,
          cells: [
            { share: 2.2, use: 'pair' },
            { share: 0.8, use: 'drawer' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 2.2, use: 'pair' },
            { share: 0.8, use: 'drawer' },
          ],
        },
      ];
    case 'doors':
      return [
        { share: 1, cells: [{ share: 1, use: 'pair' }] },
        { share: 1, cells: [{ share: 1, use: 'pair' }] },
      ];
    case 'glass':
      return [
        { share: 1, cells: [{ share: 1, use: 'glass', shelves: 1 }] },
        { share: 1, cells: stack('drawer', 3) },
        { share: 1, cells: [{ share: 1, use: 'glass', shelves: 1 }] },
      ];
    default:
      return [
        { share: 1.1, cells: [{ share: 1, use: 'left' }] },
        { share: 1, cells: stack('drawer', 4) },
        { share: 1.1, cells: [{ share: 1, use: 'right' }] },
      ];
  }
}
