import { weld } from './mesh.ts';
import type { Shape } from './shape.ts';
import type { Vec3 } from './vec.ts';

/** Points within one cell of a grid become one; triangles that vanish are left out. */
function gathered(shape: Shape, cell: number): Shape {
  const sums = new Map<string, { index: number; sum: [number, number, number]; count: number }>();
  const target = shape.points.map(([x, y, z]) => {
    const key = `${Math.round(x / cell)},${Math.round(y / cell)},${Math.round(z / cell)}`;
    const known = sums.get(key);
    if (!known) {
      sums.set(key, { index: sums.size, sum: [x, y, z], count: 1 });
      return sums.size - 1;
    }
    known.sum = [known.sum[0] + x, known.sum[1] + y, known.sum[2] + z];
    known.count++;
    return known.index;
  });
  const points = [...sums.values()].map(
    ({ sum, count }): Vec3 => [sum[0] / count, sum[1] / count, sum[2] / count],
  );
  const triangles: number[] = [];
  const seen = new Map<string, number>();
  const faces: (readonly [number, number, number])[] = [];
  for (let i = 0; i < shape.triangles.length; i += 3) {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((k) => target[shape.triangles[i + k] ?? 0]);
    if (a === b || b === c || c === a) continue;
    // Two faces back to back enclose nothing.
    const turned = [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ].find(([first = 0]) => first === Math.min(a, b, c)) as [number, number, number];
    const back = `${turned[0]},${turned[2]},${turned[1]}`;
    const twins = seen.get(back) ?? 0;
    if (twins > 0) {
      seen.set(back, twins - 1);
      const at = faces.findIndex((f) => `${f[0]},${f[1]},${f[2]}` === back);
      faces.splice(at, 1);
      continue;
    }
    const key = turned.join(',');
    seen.set(key, (seen.get(key) ?? 0) + 1);
    faces.push(turned);
  }
  for (const face of faces) triangles.push(...face);
  return { points, triangles };
}

/**
 * A closed shape of at most `most` triangles that fills nearly the same room, for small things that
 * are seen many times from afar. The given shape where it is small enough already.
 */
export function coarse(shape: Shape, most: number): Shape {
  const welded = weld(shape);
  if (welded.triangles.length / 3 <= most) return shape;
  for (let cell = 1; cell < 200; cell *= 1.15) {
    const less = gathered(welded, cell);
    if (less.triangles.length / 3 <= most) return less;
  }
  return { points: [], triangles: [] };
}
