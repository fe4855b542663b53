// Points and the outline of a room, inches.
import type { Inches } from './measure.ts';

export function isInside(polygon: readonly Inches[], [x, y]: Inches): boolean {
  let inside = false;
  let a = polygon.at(-1);
  for (const b of polygon) {
    if (a && a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside;
    a = b;
  }
  return inside;
}

/** How far a point is from the nearest edge of a polygon. */
export function distanceToOutline(polygon: readonly Inches[], [x, y]: Inches): number {
  let least = Infinity;
  let a = polygon.at(-1);
  for (const b of polygon) {
    const [ax, ay] = a ?? b;
    const [dx, dy] = [b[0] - ax, b[1] - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
    a = b;
  }
  return least;
}
