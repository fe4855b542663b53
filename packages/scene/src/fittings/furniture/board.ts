// Lean wooden and metal parts: furniture fills rooms by the dozen, so each has few triangles.
import { circle, type Outline } from '../../geometry/outline.ts';
import { revolve } from '../../geometry/revolve.ts';
import type { Shape } from '../../geometry/shape.ts';
import { sweep } from '../../geometry/sweep.ts';
import { cross, dot, subtract, type Vec2, type Vec3 } from '../../geometry/vec.ts';

const SIGNS = [-1, 1] as const;

/** Turns every triangle of a convex body about the origin outward. */
function outward(points: readonly Vec3[], triangles: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const [a = 0, b = 0, c = 0] = triangles.slice(i, i + 3);
    const p: Vec3 = points[a] ?? [0, 0, 0];
    const n = cross(subtract(points[b] ?? p, p), subtract(points[c] ?? p, p));
    out.push(...(dot(n, p) > 0 ? [a, b, c] : [a, c, b]));
  }
  return out;
}

/** Board of 44 triangles with chamfered edges, centered on x and z, standing on y = 0. */
export function board(width: number, height: number, depth: number, chamfer = 1.6): Shape {
  const half = [width / 2, height / 2, depth / 2] as const;
  const cut = Math.max(0.05, Math.min(chamfer, half[0] - 0.05, half[1] - 0.05, half[2] - 0.05));
  const points: Vec3[] = [];
  // Each corner has a point on each of its three faces.
  const at = (x: number, y: number, z: number, face: number) =>
    ((x > 0 ? 4 : 0) + (y > 0 ? 2 : 0) + (z > 0 ? 1 : 0)) * 3 + face;
  for (const x of SIGNS) {
    for (const y of SIGNS) {
      for (const z of SIGNS) {
        for (let face = 0; face < 3; face += 1) {
          const [hx, hy, hz] = half.map((v, axis) => v - (axis === face ? 0 : cut));
          points.push([x * (hx ?? 0), y * (hy ?? 0), z * (hz ?? 0)]);
        }
      }
    }
  }
  const triangles: number[] = [];
  const quad = (a: number, b: number, c: number, d: number) => triangles.push(a, b, c, a, c, d);
  for (const s of SIGNS) {
    quad(at(s, -1, -1, 0), at(s, 1, -1, 0), at(s, 1, 1, 0), at(s, -1, 1, 0));
    quad(at(-1, s, -1, 1), at(1, s, -1, 1), at(1, s, 1, 1), at(-1, s, 1, 1));
    quad(at(-1, -1, s, 2), at(1, -1, s, 2), at(1, 1, s, 2), at(-1, 1, s, 2));
    for (const t of SIGNS) {
      quad(at(s, t, -1, 0), at(s, t, 1, 0), at(s, t, 1, 1), at(s, t, -1, 1));
      quad(at(s, -1, t, 0), at(s, 1, t, 0), at(s, 1, t, 2), at(s, -1, t, 2));
      quad(at(-1, s, t, 1), at(1, s, t, 1), at(1, s, t, 2), at(-1, s, t, 2));
      for (const u of SIGNS) triangles.push(at(s, t, u, 0), at(s, t, u, 1), at(s, t, u, 2));
    }
  }
  return {
    points: points.map(([x, y, z]) => [x, y + height / 2, z] as const),
    triangles: outward(points, triangles),
  };
}

/** Round bar of few sides along a line. */
export function bar(radius: number, line: readonly Vec3[], sides = 8): Shape {
  return sweep(circle(radius, sides), line);
}

/** Turned post of few sides; profile as in `revolve`, ends closed. */
export function post(profile: readonly Vec2[], sides = 12): Shape {
  return revolve(profile, { segments: sides });
}

/** A square stick between two points, its size given at both ends. */
export function stick(from: Vec3, to: Vec3, thick: number, thickEnd = thick): Shape {
  const half = thick / 2;
  const section: Outline = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  const share = thickEnd / thick;
  return sweep(section, [from, to], { scale: (t) => 1 + (share - 1) * t });
}
