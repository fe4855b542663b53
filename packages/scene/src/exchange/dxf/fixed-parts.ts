// What programs want of every drawing of the year 2000 beside what is drawn: a view, and a plot style for its layers.
import type { Bounds, Point } from '../../plane/polygon.ts';

export type Pair = readonly [code: number, value: string | number];

/** Width of the view to its height; programs fit it to their windows. */
const VIEW_ASPECT = 1.5;

/** The one view, from above on all of the plan: AutoCAD opens no drawing without it. */
export function viewPairs({ minX, minY, maxX, maxY }: Bounds): Pair[] {
  const [wide, high] = [Math.max(1, maxX - minX), Math.max(1, maxY - minY)];
  const shown = 1.15 * Math.max(high, wide / VIEW_ASPECT);
  return [
    [2, '*Active'],
    [70, 0],
    ...plane(10, [0, 0]),
    ...plane(11, [1, 1]),
    ...plane(12, [(minX + maxX) / 2, (minY + maxY) / 2]),
    // Snap and grid, of no effect since both are off.
    ...plane(13, [0, 0]),
    ...plane(14, [10, 10]),
    ...plane(15, [10, 10]),
    ...plane(16, [0, 0]),
    [36, 1],
    ...plane(17, [0, 0]),
    [37, 0],
    [40, shown],
    [41, VIEW_ASPECT],
    [42, 50],
    [43, 0],
    [44, 0],
    [50, 0],
    [51, 0],
    [71, 0],
    [72, 1000],
    [73, 1],
    [74, 3],
    [75, 0],
    [76, 0],
    [77, 0],
    [78, 0],
  ];
}

/** x and y of a place, which have codes ten apart. */
export function plane(code: number, [x, y]: Point): Pair[] {
  return [
    [code, x],
    [code + 10, y],
  ];
}

/** Layers of this version name a plot style by its handle: the one that changes nothing. */
export const [PLOT_STYLES, PLOT_STYLE] = ['E', 'F'];

export const plotStyleClasses: readonly Pair[] = [
  ['ACDBDICTIONARYWDFLT', 'AcDbDictionaryWithDefault'] as const,
  ['ACDBPLACEHOLDER', 'AcDbPlaceHolder'] as const,
].flatMap(([name, type]): Pair[] => [
  [0, 'CLASS'],
  [1, name],
  [2, type],
  [3, 'ObjectDBX Classes'],
  [90, 0],
  [280, 0],
  [281, 0],
]);

export const plotStyleObjects: readonly Pair[] = [
  [0, 'ACDBDICTIONARYWDFLT'],
  [5, PLOT_STYLES],
  [330, 'C'],
  [100, 'AcDbDictionary'],
  [281, 1],
  [3, 'Normal'],
  [350, PLOT_STYLE],
  [100, 'AcDbDictionaryWithDefault'],
  [340, PLOT_STYLE],
  [0, 'ACDBPLACEHOLDER'],
  [5, PLOT_STYLE],
  [330, PLOT_STYLES],
];
