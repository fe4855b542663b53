import type { Axis, Vec3 } from './vec.ts';
import { radians } from './vec.ts';

/** Triangles without normals, in millimeters, wound outward. Primitives return closed shapes. */
export interface Shape {
  readonly points: readonly Vec3[];
  /** Three indices per triangle. */
  readonly triangles: readonly number[];
}

export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

export const emptyShape: Shape = { points: [], triangles: [] };

export function merge(...shapes: readonly Shape[]): Shape {
  const points: Vec3[] = [];
  const triangles: number[] = [];
  for (const shape of shapes) {
    const base = points.length;
    for (const point of shape.points) points.push(point);
    for (const index of shape.triangles) triangles.push(base + index);
  }
  return { points, triangles };
}

export function mapPoints(shape: Shape, change: (point: Vec3) => Vec3): Shape {
  return { points: shape.points.map(change), triangles: shape.triangles };
}

export function move(shape: Shape, x: number, y: number, z: number): Shape {
  return mapPoints(shape, (p) => [p[0] + x, p[1] + y, p[2] + z]);
}

/** Stretches about the origin. Factors must be positive: a mirror is `mirrorX`. */
export function stretch(shape: Shape, x: number, y: number, z: number): Shape {
  return mapPoints(shape, (p) => [p[0] * x, p[1] * y, p[2] * z]);
}

/** Turns about an axis through the origin, right hand, degrees. */
export function turn(shape: Shape, axis: Axis, degrees: number): Shape {
  const sin = Math.sin(radians(degrees));
  const cos = Math.cos(radians(degrees));
  if (axis === 'x') {
    return mapPoints(shape, ([x, y, z]) => [x, y * cos - z * sin, y * sin + z * cos]);
  }
  if (axis === 'y') {
    return mapPoints(shape, ([x, y, z]) => [x * cos + z * sin, y, z * cos - x * sin]);
  }
  return mapPoints(shape, ([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z]);
}

/** Reverses the winding. */
export function flip(shape: Shape): Shape {
  const triangles: number[] = [];
  for (let i = 0; i < shape.triangles.length; i += 3) {
    const [a, b, c] = shape.triangles.slice(i, i + 3) as [number, number, number];
    triangles.push(a, c, b);
  }
  return { points: shape.points, triangles };
}

/** The mirror image across the plane x = 0. */
export function mirrorX(shape: Shape): Shape {
  return flip(mapPoints(shape, ([x, y, z]) => [-x, y, z]));
}

/** Copies at equal angles around the y axis. */
export function around(shape: Shape, count: number, startDegrees = 0): Shape {
  const copies = Array.from({ length: count }, (_, i) =>
    turn(shape, 'y', startDegrees + (360 * i) / count),
  );
  return merge(...copies);
}

/** Smallest box around the points; throws on a shape without points. */
export function boundsOf(...shapes: readonly Shape[]): Bounds {
  const min = [Infinity, Infinity, Infinity] as [number, number, number];
  const max = [-Infinity, -Infinity, -Infinity] as [number, number, number];
  for (const shape of shapes) {
    for (const [x, y, z] of shape.points) {
      if (x < min[0]) min[0] = x;
      if (y < min[1]) min[1] = y;
      if (z < min[2]) min[2] = z;
      if (x > max[0]) max[0] = x;
      if (y > max[1]) max[1] = y;
      if (z > max[2]) max[2] = z;
    }
  }
  if (min[0] > max[0]) throw new Error('a shape without points has no bounds');
  return { min, max };
}
