import { boundsOf, type Point, type Polygon } from './polygon.ts';
import { isWithin } from './region.ts';

const STEPS = 14;

function distanceToEdges(polygon: Polygon, [x, y]: Point): number {
  let min = Infinity;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay];
    const long = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = long === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long;
    const s = Math.min(1, Math.max(0, t));
    min = Math.min(min, Math.hypot(x - ax - s * (bx - ax), y - ay - s * (by - ay)));
  });
  return min;
}

/** A place well inside a simple polygon, where a name can stand: far from all edges, near the middle. */
export function labelPoint(polygon: Polygon): Point {
  const { minX, minY, maxX, maxY } = boundsOf(polygon);
  const middle: Point = [(minX + maxX) / 2, (minY + maxY) / 2];
  let best = middle;
  let bestScore = isWithin(polygon, middle) ? distanceToEdges(polygon, middle) * 1.15 : -Infinity;
  for (let i = 1; i < STEPS; i++) {
    for (let k = 1; k < STEPS; k++) {
      const point: Point = [minX + ((maxX - minX) * i) / STEPS, minY + ((maxY - minY) * k) / STEPS];
      if (!isWithin(polygon, point)) continue;
      const score = distanceToEdges(polygon, point);
      if (score > bestScore) {
        best = point;
        bestScore = score;
      }
    }
  }
  return best;
}
