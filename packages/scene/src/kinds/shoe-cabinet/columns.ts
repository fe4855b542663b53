import type { Column } from '../../fittings/furniture/case.ts';
import type { ShoeCabinetParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: ShoeCabinetParams['layout']): readonly Column[] {
  switch (layout) {
    case 'three-flaps':
      return [
        {
          share: 1,
          cells: [
            { share: 1, use: 'flap' },
            { share: 1, use: 'flap' },
            { share: 1, use: 'flap' },
          ],
        },
      ];
    case 'doors':
      return [{ share: 1, cells: [{ share: 1, use: 'pair' }] }];
    case 'open':
      return [
        {
          share: 1,
          cells: [
            { share: 2, use: 'open', shelves: 3 },
            { share: 0.6, use: 'drawer' },
          ],
        },
      ];
    default:
      return [
        {
          share: 1,
          cells: [
            { share: 1, use: 'flap' },
            { share: 1, use: 'flap' },
          ],
        },
      ];
  }
}
