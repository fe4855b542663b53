import { type Column, stack } from '../../fittings/furniture/case.ts';
import type { MediaConsoleParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: MediaConsoleParams['layout']): readonly Column[] {
  switch (layout) {
    case 'drawers':
      return [
        { share: 1, cells: stack('drawer', 2) },
        { share: 1, cells: stack('drawer', 2) },
        { share: 1, cells: stack('drawer', 2) },
      ];
    case 'doors':
      return [
        { share: 1, cells: [{ share: 1, use: 'pair' }] },
        { share: 1, cells: [{ share: 1, use: 'pair' }] },
      ];
    case 'open':
      return [
        {
          share: 1,
          cells: [
            { share: 0.8, use: 'drawer' },
            { share: 1, use: 'open' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 0.8, use: 'drawer' },
            { share: 1, use: 'open' },
          ],
        },
      ];
    default:
      return [
        { share: 1, cells: [{ share: 1, use: 'pair' }] },
        { share: 1, cells: [{ share: 1, use: 'open', shelves: 1 }] },
        { share: 1, cells: [{ share: 1, use: 'pair' }] },
      ];
  }
}
