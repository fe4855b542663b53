import { doubleArea, type Outline } from './outline.ts';
import type { Shape } from './shape.ts';
import { triangulate } from './triangulate.ts';
import type { Vec2, Vec3 } from './vec.ts';

/**
 * A molding along a level line with mitered corners and square ends. The line is given in plan as
 * [x, z] (z toward the viewer) and runs with the outside on its right; the section as [out, up].
 */
export function molding(line: readonly Vec2[], section: Outline): Shape {
  const ring = doubleArea(section) > 0 ? section : section.toReversed();
  const size = ring.length;
  const points: Vec3[] = [];
  const sideOf = (i: number): Vec2 | null => {
    const [from, to] = [line[i], line[i + 1]];
    if (!from || !to) return null;
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [-(to[1] - from[1]) / long, (to[0] - from[0]) / long];
  };
  line.forEach(([x, z], i) => {
    const before = sideOf(i - 1) ?? sideOf(i) ?? [0, 1];
    const after = sideOf(i) ?? before;
    const share = 1 + before[0] * after[0] + before[1] * after[1];
    const out: Vec2 = [(before[0] + after[0]) / share, (before[1] + after[1]) / share];
    for (const [o, up] of ring) points.push([x + out[0] * o, up, z + out[1] * o]);
  });
  const triangles: number[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const low = i * size;
    for (let k = 0; k < size; k++) {
      const j = (k + 1) % size;
      triangles.push(low + k, low + size + j, low + j, low + k, low + size + k, low + size + j);
    }
  }
  const face = triangulate(ring);
  const last = (line.length - 1) * size;
  for (let i = 0; i < face.length; i += 3) {
    const [a = 0, b = 0, c = 0] = face.slice(i, i + 3);
    triangles.push(a, b, c, last + a, last + c, last + b);
  }
  return { points, triangles };
}
