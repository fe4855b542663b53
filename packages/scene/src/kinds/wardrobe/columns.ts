import type { Column } from '../../fittings/furniture/case.ts';
import type { WardrobeParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: WardrobeParams['layout']): readonly Column[] {
  switch (layout) {
    case 'doors':
      return [{ share: 1, cells: [{ share: 1, use: 'pair' }] }];
    case 'three-door':
      return [
        { share: 2, cells: [{ share: 1, use: 'pair' }] },
        { share: 1, cells: [{ share: 1, use: 'left' }] },
      ];
    case 'open-side':
      return [
        {
          share: 2,
          cells: [
            { share: 0.3, use: 'drawer' },
            { share: 1.5, use: 'pair' },
          ],
        },
        { share: 1, cells: [{ share: 1, use: 'open', shelves: 5 }] },
      ];
    default:
      return [
        {
          share: 1,
          cells: [
            { share: 0.3, use: 'drawer' },
            { share: 1.4, use: 'pair' },
          ],
        },
      ];
  }
}
