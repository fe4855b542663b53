import { type Column, stack } from '../../fittings/furniture/case.ts';
import type { NightstandParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: NightstandParams['layout']): readonly Column[] {
  switch (layout) {
    case 'one-drawer':
      return [
        {
          share: 1,
          cells: [
            { share: 1.3, use: 'open' },
            { share: 1, use: 'drawer' },
          ],
        },
      ];
    case 'three-drawer':
      return [{ share: 1, cells: stack('drawer', 3) }];
    case 'door':
      return [
        {
          share: 1,
          cells: [
            { share: 1.6, use: 'left' },
            { share: 1, use: 'drawer' },
          ],
        },
      ];
    default:
      return [{ share: 1, cells: stack('drawer', 2) }];
  }
}
