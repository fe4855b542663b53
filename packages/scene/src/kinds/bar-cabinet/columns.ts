import type { Column } from '../../fittings/furniture/case.ts';
import type { BarCabinetParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: BarCabinetParams['layout']): readonly Column[] {
  switch (layout) {
    case 'bottles':
      return [
        { share: 1, cells: [{ share: 1, use: 'pair' }] },
        { share: 0.6, cells: [{ share: 1, use: 'open', shelves: 4 }] },
      ];
    case 'glass':
      return [
        {
          share: 1,
          cells: [
            { share: 1, use: 'pair' },
            { share: 1.3, use: 'glass', shelves: 1 },
          ],
        },
      ];
    case 'open-top':
      return [
        {
          share: 1,
          cells: [
            { share: 1.6, use: 'pair' },
            { share: 1, use: 'open' },
          ],
        },
      ];
    default:
      return [
        {
          share: 1,
          cells: [
            { share: 2, use: 'pair' },
            { share: 0.6, use: 'drawer' },
          ],
        },
      ];
  }
}
