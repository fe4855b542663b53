import { type Column, stack } from '../../fittings/furniture/case.ts';
import type { DresserParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: DresserParams['layout']): readonly Column[] {
  switch (layout) {
    case 'nine-drawer':
      return [
        { share: 1, cells: stack('drawer', 3) },
        { share: 1, cells: stack('drawer', 3) },
        { share: 1, cells: stack('drawer', 3) },
      ];
    case 'four-drawer':
      return [
        { share: 1, cells: stack('drawer', 2) },
        { share: 1, cells: stack('drawer', 2) },
      ];
    case 'door-center':
      return [
        { share: 1, cells: stack('drawer', 3) },
        { share: 1, cells: [{ share: 1, use: 'pair' }] },
        { share: 1, cells: stack('drawer', 3) },
      ];
    default:
      return [
        { share: 1, cells: stack('drawer', 3) },
        { share: 1, cells: stack('drawer', 3) },
      ];
  }
}
