import { type Column, stack } from '../../fittings/furniture/case.ts';
import type { TallChestParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: TallChestParams['layout']): readonly Column[] {
  switch (layout) {
    case 'six-drawer':
      return [{ share: 1, cells: stack('drawer', 6) }];
    case 'door-top':
      return [{ share: 1, cells: [...stack('drawer', 3), { share: 2.2, use: 'pair' }] }];
    case 'lingerie':
      return [{ share: 1, cells: stack('drawer', 7) }];
    default:
      return [{ share: 1, cells: stack('drawer', 5) }];
  }
}
