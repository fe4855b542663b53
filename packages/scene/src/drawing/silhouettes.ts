// Outlines of solid pieces as one looks at them, the nearer ones later: painted in order, each hides
// what is behind it.
import type { Piece } from '../geometry/part.ts';
import type { Vec3 } from '../geometry/vec.ts';
import { unite } from '../plane/combine.ts';
import type { Polygon } from '../plane/polygon.ts';
import { type Region, regionOf } from '../plane/region.ts';
import { tidy } from '../plane/simple.ts';

/** To the right, up, and toward the viewer, in tenths; a turned axis stays right-handed. */
export type Projection = (point: Vec3) => readonly [right: number, up: number, near: number];

interface Silhouette {
  readonly regions: readonly Region[];
  /** Depth of its nearest point, tenths toward the viewer. */
  readonly near: number;
}

/** Points are held to 1 mm: paper shows no less, and a knob's thousand triangles become a few dozen. */
const GRID = 10;

function silhouetteOf({ shape }: Piece, project: Projection): Silhouette {
  const points = shape.points.map(project);
  const near = points.reduce((max, [, , depth]) => Math.max(max, depth), -Infinity);
  const held = points.map(
    ([right, up]) => [Math.round(right / GRID) * GRID, Math.round(up / GRID) * GRID] as const,
  );
  const seen = new Map<string, Polygon>();
  const { triangles } = shape;
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => held[triangles[i + k] ?? 0] ?? [0, 0]) as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    // The faces that look at the viewer cover all that a closed shape covers.
    if ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]) <= 0) continue;
    seen.set([a, b, c].map(String).sort().join(' '), [a, b, c]);
  }
  const regions = unite([...seen.values()].map(regionOf)).map(({ outline, holes }) => ({
    outline: tidy(outline, 1),
    holes: holes.map((hole) => tidy(hole, 1)),
  }));
  return { regions, near };
}

/** The outline of each closed piece, the farthest first. Pure. */
export function silhouettesOf(pieces: readonly Piece[], project: Projection): Silhouette[] {
  return pieces
    .map((one) => silhouetteOf(one, project))
    .filter(({ regions }) => regions.length > 0)
    .sort((a, b) => a.near - b.near);
}
