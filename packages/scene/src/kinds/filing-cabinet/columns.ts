import { type Column, stack } from '../../fittings/furniture/case.ts';
import type { FilingCabinetParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: FilingCabinetParams['layout']): readonly Column[] {
  switch (layout) {
    case 'three-drawer':
      return [{ share: 1, cells: stack('drawer', 3) }];
    case 'lateral':
      return [
        {
          share: 1,
          cells: [
            { share: 1, use: 'drawer' },
            { share: 1, use: 'drawer' },
          ],
        },
      ];
    case 'four-drawer':
      return [{ share: 1, cells: stack('drawer', 4) }];
    default:
      return [{ share: 1, cells: stack('drawer', 2) }];
  }
}
