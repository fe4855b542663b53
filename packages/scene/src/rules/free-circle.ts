// The largest circle of free floor in a room: to dress in, to turn a wheelchair in.
import type { Point } from '../plane/polygon.ts';
import { isWithin } from '../plane/region.ts';
import { inch } from './facts/inch.ts';
import { around } from './facts/near.ts';
import type { RoomFacts } from './facts/room-facts.ts';
import type { SceneFacts } from './facts/scene-facts.ts';
import { cellPoint, type WalkGrid, walkGrid } from './walkways.ts';
import { distanceTo } from './way-features.ts';

interface FreeCircle {
  readonly middle: Point;
  readonly radius: number;
}

function radiusAt(grid: WalkGrid, at: Point): number {
  if (!isWithin(grid.room.shape.inner, at)) return 0;
  // Open sides and doorways are the edge of what is known.
  const { inner } = grid.room.shape;
  const edge = Math.min(
    distanceTo({ id: null, points: inner, isWall: true }, at),
    edgeOf(inner, at),
  );
  // What is nearer than a reach is found within it: wider and wider, no further than the edge.
  for (let reach = Math.min(inch(30), edge); ; reach = Math.min(reach * 2, edge)) {
    let radius = edge;
    for (const feature of grid.index.near(around(at, reach))) {
      radius = Math.min(radius, distanceTo(feature, at));
    }
    if (radius <= reach) return radius;
  }
}

/** The closing edge of an outline, which a line of points leaves out. */
function edgeOf(inner: readonly Point[], at: Point): number {
  const first = inner[0];
  const last = inner.at(-1);
  return first && last
    ? distanceTo({ id: null, points: [last, first], isWall: true }, at)
    : Infinity;
}

const known = new WeakMap<RoomFacts, FreeCircle | null>();

/** The largest circle to a sixteenth of an inch; null if there is no free spot. */
export function freeCircle(scene: SceneFacts, room: RoomFacts): FreeCircle | null {
  const before = known.get(room);
  if (before !== undefined) return before;
  const grid = walkGrid(scene, room);
  const cells = [...grid.clear.keys()].filter((index) => (grid.clear[index] ?? -1) > 0);
  cells.sort((a, b) => (grid.clear[b] ?? 0) - (grid.clear[a] ?? 0) || a - b);
  const max = grid.clear[cells[0] ?? 0] ?? 0;
  let best: FreeCircle | null = null;
  // The grid knows distances up to its reach: only there is a closer look needed.
  const step = Math.max(1, Math.floor(cells.length / 400));
  const top = cells.filter((index) => (grid.clear[index] ?? 0) >= max - grid.cell);
  for (let i = 0; i < top.length; i += step) {
    const middle = cellPoint(grid, top[i] ?? 0);
    const radius = radiusAt(grid, middle);
    if (!best || radius > best.radius) best = { middle, radius };
  }
  const found = best && climb(grid, best);
  known.set(room, found);
  return found;
}

function climb(grid: WalkGrid, from: FreeCircle): FreeCircle {
  let best = from;
  for (let step = grid.cell * 2; step > 16; ) {
    const around = directions
      .map(([x, y]): Point => [best.middle[0] + x * step, best.middle[1] + y * step])
      .map((middle) => ({ middle, radius: radiusAt(grid, middle) }))
      .toSorted((a, b) => b.radius - a.radius)[0];
    if (around && around.radius > best.radius) best = around;
    else step /= 2;
  }
  return best;
}

const directions: readonly Point[] = Array.from({ length: 16 }, (_, i): Point => {
  const angle = (Math.PI * i) / 8;
  return [Math.cos(angle), Math.sin(angle)];
});
