import type { NodeId } from '../../document/node-id.ts';
import { type Bounds, boundsOf, type Polygon } from '../../plane/polygon.ts';

/** Something solid: plan in tenths, heights above the level's floor. */
export interface Obstacle {
  readonly id: NodeId;
  readonly levelId: NodeId;
  readonly what: 'item' | 'run' | 'wall';
  /** Counter-clockwise, simple. */
  readonly polygon: Polygon;
  readonly box: Bounds;
  readonly bottom: number;
  readonly top: number;
}

/** Side of a cell of the grid: 1 m. */
const CELL = 10_000;
/** Larger boxes are checked on every query: the walls of a long house would fill the grid. */
const MAX_CELLS = 400;

export interface Obstacles {
  readonly all: readonly Obstacle[];
  /** What one node puts in the way. */
  of(id: NodeId): readonly Obstacle[];
  /** Those whose box meets the bounds, in a fixed order. */
  near(levelId: NodeId, bounds: Bounds): Obstacle[];
}

const boxes = new WeakMap<Polygon, Bounds>();

export function boxOf(polygon: Polygon): Bounds {
  const known = boxes.get(polygon);
  if (known) return known;
  const box = boundsOf(polygon);
  boxes.set(polygon, box);
  return box;
}

function meets(a: Bounds, b: Bounds): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

/** Up to so many, looking at each is quicker than finding its cells. */
const FEW = 250;

export function indexObstacles(all: readonly Obstacle[]): Obstacles {
  const byNode = Map.groupBy(all, ({ id }) => id);
  const of = (id: NodeId) => byNode.get(id) ?? [];
  if (all.length <= FEW) {
    return {
      all,
      of,
      near: (levelId, bounds) =>
        all.filter((one) => one.levelId === levelId && meets(one.box, bounds)),
    };
  }
  return { all, of, near: indexCells(all) };
}

function indexCells(all: readonly Obstacle[]): Obstacles['near'] {
  const cells = new Map<string, number[]>();
  const large: number[] = [];
  const keysOf = (levelId: NodeId, { minX, minY, maxX, maxY }: Bounds): string[] | null => {
    const [x0, x1] = [Math.floor(minX / CELL), Math.floor(maxX / CELL)];
    const [y0, y1] = [Math.floor(minY / CELL), Math.floor(maxY / CELL)];
    if ((x1 - x0 + 1) * (y1 - y0 + 1) > MAX_CELLS) return null;
    const keys: string[] = [];
    for (let x = x0; x <= x1; x++) for (let y = y0; y <= y1; y++) keys.push(`${levelId} ${x} ${y}`);
    return keys;
  };
  for (const [index, { levelId, box }] of all.entries()) {
    const keys = keysOf(levelId, box);
    if (!keys) large.push(index);
    for (const key of keys ?? []) {
      const list = cells.get(key);
      if (list) list.push(index);
      else cells.set(key, [index]);
    }
  }
  return (levelId, bounds) => {
    const keys = keysOf(levelId, bounds);
    const found = new Set<number>(large);
    for (const key of keys ?? []) for (const index of cells.get(key) ?? []) found.add(index);
    const indices = keys ? [...found].sort((a, b) => a - b) : all.keys();
    const near: Obstacle[] = [];
    for (const index of indices) {
      const one = all[index];
      if (one && one.levelId === levelId && meets(one.box, bounds)) near.push(one);
    }
    return near;
  };
}
