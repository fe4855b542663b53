import type { Column } from '../../fittings/furniture/case.ts';
import type { CubeShelfParams } from './schema.ts';

/** How each layout divides the case, from left to right and from the bottom up. */
export function columnsOf(layout: CubeShelfParams['layout']): readonly Column[] {
  switch (layout) {
    case 'two-by-two':
      return [
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
          ],
        },
      ];
    case 'four-by-four':
      return [
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
          ],
        },
      ];
    case 'with-doors':
      return [
        {
          share: 1,
          cells: [
            { share: 1, use: 'left' },
            { share: 1, use: 'open' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'right' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 1, use: 'drawer' },
            { share: 1, use: 'open' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'left' },
          ],
        },
      ];
    default:
      return [
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
          ],
        },
        {
          share: 1,
          cells: [
            { share: 1, use: 'open' },
            { share: 1, use: 'open' },
          ],
        },
      ];
  }
}
