import { type Point, turn } from '../plane/polygon.ts';

/** From millimeters about a node's own origin to the plan. */
export function placeLocal(origin: Point, angleDeg: number): (points: readonly Point[]) => Point[] {
  const { cos, sin } = turn(angleDeg);
  return (points) =>
    points.map(([x, y]) => [
      origin[0] + (x * cos - y * sin) * 10,
      origin[1] + (x * sin + y * cos) * 10,
    ]);
}
