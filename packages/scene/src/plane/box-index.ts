import type { Bounds } from './polygon.ts';

/** Side of a grid cell: 2 m. */
const CELL = 20_000;
/** Things over more cells than this are looked at every time. */
const MAX_CELLS = 64;

/** Finds things by the boxes about them without looking at all of them. Tenths. */
export interface BoxIndex<Thing> {
  /** What may touch the box, in the order it was given in; some of it may not. */
  near(box: Bounds): Thing[];
}

function cellsOf({ minX, minY, maxX, maxY }: Bounds): string[] | null {
  const [x0, x1] = [Math.floor(minX / CELL), Math.floor(maxX / CELL)];
  const [y0, y1] = [Math.floor(minY / CELL), Math.floor(maxY / CELL)];
  if ((x1 - x0 + 1) * (y1 - y0 + 1) > MAX_CELLS) return null;
  const cells: string[] = [];
  for (let x = x0; x <= x1; x++) for (let y = y0; y <= y1; y++) cells.push(`${x} ${y}`);
  return cells;
}

export function indexBoxes<Thing>(
  things: readonly Thing[],
  boxOf: (thing: Thing) => Bounds,
): BoxIndex<Thing> {
  const grid = new Map<string, number[]>();
  const large: number[] = [];
  const boxes = things.map(boxOf);
  for (const [i, box] of boxes.entries()) {
    const cells = cellsOf(box);
    if (!cells) large.push(i);
    for (const cell of cells ?? []) {
      const list = grid.get(cell);
      if (list) list.push(i);
      else grid.set(cell, [i]);
    }
  }
  const meets = (i: number, box: Bounds): boolean => {
    const other = boxes[i];
    return (
      !!other &&
      other.minX <= box.maxX &&
      box.minX <= other.maxX &&
      other.minY <= box.maxY &&
      box.minY <= other.maxY
    );
  };
  return {
    near(box) {
      const cells = cellsOf(box);
      const found = cells
        ? new Set([...cells.flatMap((cell) => grid.get(cell) ?? []), ...large])
        : boxes.keys();
      return [...found]
        .filter((i) => meets(i, box))
        .sort((a, b) => a - b)
        .map((i) => things[i] as Thing);
    },
  };
}
