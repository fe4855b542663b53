// How wide the ways through a room are. A grid finds where a way is narrow; the width there is then
// measured exactly between the true outlines.
import type { NodeId } from '../document/node-id.ts';
import type { MeasuredLine } from '../findings/finding.ts';
import { type BoxIndex, indexBoxes } from '../plane/box-index.ts';
import { distanceOf, dotOf, minus } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { lineBetween } from './facts/clear-ahead.ts';
import { inch } from './facts/inch.ts';
import { around } from './facts/near.ts';
import { boxOf } from './facts/obstacles.ts';
import type { RoomFacts } from './facts/room-facts.ts';
import type { SceneFacts } from './facts/scene-facts.ts';
import { insideOf } from './intervals.ts';
import {
  closestOn,
  type Feature,
  itemFeatures,
  shortest,
  squaredDistance,
  wallFeatures,
} from './way-features.ts';

export interface WalkGrid {
  readonly room: RoomFacts;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly origin: Point;
  readonly features: readonly Feature[];
  readonly index: BoxIndex<Feature>;
  /** Distance to the nearest feature by cell, capped at REACH; -1 for blocked cells. */
  readonly clear: Float32Array;
}

export interface NarrowPlace {
  readonly width: number;
  readonly line: MeasuredLine;
  /** What stands on both sides; walls have their ids, too. */
  readonly ids: readonly NodeId[];
}

const REACH = inch(26);
const MAX_CELLS = 40_000;
/** Of all rooms together: twenty large houses have as many. */
const MAX_CELLS_IN_ALL = 1_500_000;

function rasterize(grid: WalkGrid): void {
  const { clear, columns, rows, cell, origin, room, features } = grid;
  clear.fill(-1);
  for (let row = 0; row < rows; row++) {
    const at: Point = [origin[0], origin[1] + row * cell];
    for (const [from, to] of insideOf(room.shape.inner, at, [1, 0])) {
      const first = Math.max(0, Math.ceil(from / cell));
      const last = Math.min(columns - 1, Math.floor(to / cell));
      clear.fill(REACH, row * columns + first, row * columns + last + 1);
    }
  }
  for (const feature of features) {
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of feature.points) {
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
    // A wall along an axis is its box, as a rectangle along both is.
    const isBox = feature.isWall
      ? minX === maxX || minY === maxY
      : feature.points.length === 4 &&
        feature.points.every(([x, y]) => (x === minX || x === maxX) && (y === minY || y === maxY));
    const c0 = Math.max(0, Math.ceil((minX - REACH - origin[0]) / cell));
    const c1 = Math.min(columns - 1, Math.floor((maxX + REACH - origin[0]) / cell));
    const r0 = Math.max(0, Math.ceil((minY - REACH - origin[1]) / cell));
    const r1 = Math.min(rows - 1, Math.floor((maxY + REACH - origin[1]) / cell));
    // Twenty cells take as long as one thing.
    room.work.spend(Math.max(0, (c1 - c0 + 1) * (r1 - r0 + 1)) / 20);
    for (let row = r0; row <= r1; row++) {
      const y = origin[1] + row * cell;
      for (let column = c0; column <= c1; column++) {
        const index = row * columns + column;
        const now = clear[index] ?? -1;
        if (now <= 0) continue;
        const x = origin[0] + column * cell;
        const dx = Math.max(minX - x, 0, x - maxX);
        const dy = Math.max(minY - y, 0, y - maxY);
        // No outline is nearer than the box around it.
        const min = dx * dx + dy * dy;
        if (min >= now * now) continue;
        const d = Math.sqrt(isBox ? min : squaredDistance(feature, x, y));
        if (d < now) clear[index] = d <= 0 ? -1 : d;
      }
    }
  }
}

const areas = new WeakMap<SceneFacts['rooms'], number>();

function areaOfRooms({ rooms }: SceneFacts): number {
  const known = areas.get(rooms);
  const area =
    known ?? rooms.reduce((sum, { box }) => sum + (box.maxX - box.minX) * (box.maxY - box.minY), 0);
  areas.set(rooms, area);
  return area;
}

const grids = new WeakMap<RoomFacts, WalkGrid>();

/** The free floor of a room, 3 in a cell, coarser in very large rooms. */
export function walkGrid(scene: SceneFacts, room: RoomFacts): WalkGrid {
  const before = grids.get(room);
  if (before) return before;
  const { minX, minY, maxX, maxY } = room.box;
  const area = (maxX - minX) * (maxY - minY);
  const share = Math.min(MAX_CELLS, MAX_CELLS_IN_ALL * (area / areaOfRooms(scene)));
  const cell = Math.max(inch(3), Math.sqrt(area / share));
  const columns = Math.max(1, Math.floor((maxX - minX) / cell));
  const rows = Math.max(1, Math.floor((maxY - minY) / cell));
  const origin: Point = [
    minX + (maxX - minX - (columns - 1) * cell) / 2,
    minY + (maxY - minY - (rows - 1) * cell) / 2,
  ];
  const features = [...wallFeatures(room), ...itemFeatures(scene, room)];
  const clear = new Float32Array(columns * rows);
  const index = indexBoxes(features, ({ points }) => boxOf(points));
  const grid = { room, cell, columns, rows, origin, features, index, clear };
  rasterize(grid);
  grids.set(room, grid);
  return grid;
}

export function cellPoint({ columns, cell, origin }: WalkGrid, index: number): Point {
  return [origin[0] + (index % columns) * cell, origin[1] + Math.floor(index / columns) * cell];
}

/** The cell with the most room within `reach` of a point; -1 if all are blocked. */
export function roomiestCell(grid: WalkGrid, at: Point, reach: number): number {
  const { columns, rows, cell, origin, clear } = grid;
  const span = Math.ceil(reach / cell);
  const column = Math.round((at[0] - origin[0]) / cell);
  const row = Math.round((at[1] - origin[1]) / cell);
  let best = -1;
  for (let r = Math.max(0, row - span); r <= Math.min(rows - 1, row + span); r++) {
    for (let c = Math.max(0, column - span); c <= Math.min(columns - 1, column + span); c++) {
      const index = r * columns + c;
      const width = clear[index] ?? -1;
      if (width <= 0 || distanceOf(cellPoint(grid, index), at) > reach + cell) continue;
      if (best < 0 || width > (clear[best] ?? -1)) best = index;
    }
  }
  return best;
}

/** The exact gap at a cell: the shortest way between two outlines on both sides of it. */
function gapAt(grid: WalkGrid, index: number): NarrowPlace | null {
  const gaps = knownGaps.get(grid) ?? new Map<number, NarrowPlace | null>();
  knownGaps.set(grid, gaps);
  const before = gaps.get(index);
  if (before !== undefined) return before;
  const gap = measureGap(grid, index);
  gaps.set(index, gap);
  return gap;
}

/** Ways to many goals run through the same cells. */
const knownGaps = new WeakMap<WalkGrid, Map<number, NarrowPlace | null>>();

function measureGap(grid: WalkGrid, index: number): NarrowPlace | null {
  const at = cellPoint(grid, index);
  const reach = (grid.clear[index] ?? 0) + grid.cell * 1.5;
  const near = grid.index
    .near(around(at, reach))
    .map((feature) => ({ feature, on: closestOn(feature.points, at) }))
    .filter(({ on }) => distanceOf(on, at) <= reach);
  grid.room.work.spend(near.length * near.length);
  let best: NarrowPlace | null = null;
  for (const [i, a] of near.entries()) {
    for (const b of near.slice(i + 1)) {
      const across = dotOf(minus(a.on, at), minus(b.on, at));
      if (across > -0.5 * distanceOf(a.on, at) * distanceOf(b.on, at)) continue;
      const { from, to } = shortest(a.feature.points, b.feature.points, a.on);
      const width = distanceOf(from, to);
      if (width < 10 || (best && width >= best.width)) continue;
      const ids = [a.feature, b.feature]
        .toSorted((one, other) => Number(one.isWall) - Number(other.isWall))
        .flatMap(({ id }) => id ?? []);
      best = { width, line: lineBetween(from, to, inch(30)), ids };
    }
  }
  return best;
}

export interface Flood {
  readonly grid: WalkGrid;
  /** Half of the narrowest place on the widest way from the start, to a quarter inch; -1 if there is no way. */
  readonly half: Float32Array;
  readonly before: Int32Array;
}

/** Widths in steps of a quarter inch. */
const LEVELS = 104;

/**
 * The widest ways from a cell to every other, short ones where the floor is free. Cells are taken by
 * width, the widest first, so that the first way that gets to a cell is its widest.
 */
export function floodFrom(grid: WalkGrid, start: number): Flood {
  const { clear, columns, rows } = grid;
  const half = new Float32Array(clear.length).fill(-1);
  const before = new Int32Array(clear.length).fill(-1);
  const waiting: number[][] = Array.from({ length: LEVELS + 1 }, () => []);
  const levelOf = (width: number) => Math.floor((width / REACH) * LEVELS);
  const put = (index: number, from: number, level: number) => {
    half[index] = (level / LEVELS) * REACH;
    before[index] = from;
    waiting[level]?.push(index);
  };
  put(start, -1, levelOf(clear[start] ?? 0));
  for (let level = LEVELS; level >= 0; level--) {
    const row = waiting[level] ?? [];
    for (let at = 0; at < row.length; at++) {
      const index = row[at] ?? 0;
      const column = index % columns;
      const line = (index - column) / columns;
      for (let step = 0; step < steps.length; step++) {
        const [dx, dy] = steps[step] ?? steps[0];
        const c = column + dx;
        const r = line + dy;
        if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
        const next = r * columns + c;
        if ((half[next] ?? -1) >= 0) continue;
        const free = clear[next] ?? -1;
        if (free > 0) put(next, index, Math.min(level, levelOf(free)));
      }
    }
  }
  return { grid, half, before };
}

const steps = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** The cells from the start of a flood to a cell. */
export function wayTo({ before }: Flood, to: number): number[] {
  const way = [to];
  for (let at = before[to] ?? -1; at >= 0; at = before[at] ?? -1) way.push(at);
  return way.reverse();
}

/** The cells on the ways to some cells, each once. */
export function cellsTo({ before }: Flood, goals: readonly number[]): number[] {
  const found = new Set<number>();
  for (const goal of goals) {
    for (let at = goal; at >= 0 && !found.has(at); at = before[at] ?? -1) found.add(at);
  }
  return [...found];
}

/** The gap at a cell of a way, if it is too narrow and no cell beside it on the way is narrower. */
function narrowAt(
  grid: WalkGrid,
  { index, last, next }: { index: number; last: number; next: number },
  required: number,
): NarrowPlace | null {
  const half = grid.clear[index] ?? -1;
  if (half * 2 >= required || half <= 0) return null;
  if (half > (grid.clear[last] ?? half) || half > (grid.clear[next] ?? half)) return null;
  const gap = gapAt(grid, index);
  return gap && gap.width < required - 2 ? gap : null;
}

function narrower(a: NarrowPlace | null, b: NarrowPlace | null): NarrowPlace | null {
  return b && (!a || b.width < a.width) ? b : a;
}

/** By flood and width: the narrowest place on the way to a cell, the cell itself left out. */
const before = new WeakMap<Flood, Map<number, Map<number, NarrowPlace | null>>>();

/** Ways to many goals share their beginnings, which are looked at once. */
function narrowestBefore(flood: Flood, to: number, required: number): NarrowPlace | null {
  const byWidth = before.get(flood) ?? new Map<number, Map<number, NarrowPlace | null>>();
  before.set(flood, byWidth);
  const known = byWidth.get(required) ?? new Map<number, NarrowPlace | null>();
  byWidth.set(required, known);
  const open: number[] = [];
  let at = to;
  while (at >= 0 && !known.has(at)) {
    open.push(at);
    at = flood.before[at] ?? -1;
  }
  let best = known.get(at) ?? null;
  for (const next of open.reverse()) {
    const index = flood.before[next] ?? -1;
    if (index >= 0) {
      const last = flood.before[index] ?? -1;
      best = narrower(best, narrowAt(flood.grid, { index, last, next }, required));
    }
    known.set(next, best);
  }
  return best;
}

/** The narrowest place under `required` on the widest way to a cell; null where all of it is wide enough. */
export function narrowest(flood: Flood, to: number, required: number): NarrowPlace | null {
  const last = flood.before[to] ?? -1;
  const own = narrowAt(flood.grid, { index: to, last, next: -1 }, required);
  return narrower(narrowestBefore(flood, to, required), own);
}
