// Intelligent scissors: the cheapest path along edges between two places. Source: Mortensen and Barrett (1995).
import { isFiniteSpot, type Spot } from '../picture.ts';
import type { EdgeMap } from './edge-map.ts';

/** The cheapest paths from one place to all others in a window around it. */
export interface Wire {
  readonly from: Spot;
  /** The path to a place, through the middles of pixels; straight to places outside the window. */
  readonly wayTo: (spot: Spot) => readonly Spot[];
}

/** A step costs less than this, so a ring of this many buckets holds all open pixels. */
const BUCKETS = 512;
/** Lengths of steps in 64ths. */
const [STRAIGHT, DIAGONAL] = [64, 91];

/** Finds paths from `from` to all pixels within `reach`; 200 takes about 20 milliseconds. */
export function followEdges(map: EdgeMap, from: Spot, reach = 200): Wire {
  const straight = (to: Spot) => [from, to];
  if (!isFiniteSpot(from) || !(reach >= 1)) return { from, wayTo: straight };
  const startX = Math.min(map.width - 1, Math.max(0, Math.floor(from[0])));
  const startY = Math.min(map.height - 1, Math.max(0, Math.floor(from[1])));
  const left = Math.max(0, startX - reach);
  const top = Math.max(0, startY - reach);
  const width = Math.min(map.width, startX + reach + 1) - left;
  const height = Math.min(map.height, startY + reach + 1) - top;
  const start = (startY - top) * width + startX - left;
  const before = cheapestWays({ map, left, top, width, height, start });
  return {
    from,
    wayTo: (to) => {
      const x = pixelAt(to[0], map.width) - left;
      const y = pixelAt(to[1], map.height) - top;
      if (!(x >= 0 && y >= 0 && x < width && y < height)) return straight(to);
      const way: Spot[] = [];
      for (let n = y * width + x; n !== start; n = before[n] as number) {
        way.push([left + (n % width) + 0.5, top + Math.floor(n / width) + 0.5]);
      }
      way.push([startX + 0.5, startY + 0.5]);
      return way.reverse();
    },
  };
}

/** The pixel of a place; the right and lower border belong to the last pixels. */
function pixelAt(place: number, size: number): number {
  return place === size ? size - 1 : Math.floor(place);
}

interface Window {
  readonly map: EdgeMap;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly start: number;
}

/** Dijkstra's algorithm with a bucket for each cost. @returns For each pixel of the window the one before it. */
function cheapestWays({ map, left, top, width, height, start }: Window): Int32Array {
  const before = new Int32Array(width * height).fill(start);
  const costs = new Int32Array(width * height).fill(2 ** 30);
  const isDone = new Uint8Array(width * height);
  const buckets: number[][] = Array.from({ length: BUCKETS }, () => []);
  costs[start] = 0;
  buckets[0]?.push(start);
  let open = 1;
  for (let cost = 0; open > 0; cost++) {
    const bucket = buckets[cost % BUCKETS] as number[];
    for (let next = bucket.pop(); next !== undefined; next = bucket.pop()) {
      open--;
      if (isDone[next]) continue;
      isDone[next] = 1;
      const x = next % width;
      const y = (next - x) / width;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [toX, toY] = [x + dx, y + dy];
          if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
          const to = toY * width + toX;
          if (isDone[to]) continue;
          const step = map.cost[(top + toY) * map.width + left + toX] as number;
          const total = cost + ((step * (dx !== 0 && dy !== 0 ? DIAGONAL : STRAIGHT) + 63) >> 6);
          if (total >= (costs[to] as number)) continue;
          costs[to] = total;
          before[to] = next;
          (buckets[total % BUCKETS] as number[]).push(to);
          open++;
        }
      }
    }
  }
  return before;
}
