// Whether a piece at a place lies in the surface, and what of it does where it lies over an edge.
// Most pieces of a room are whole: a few comparisons find them, without any clipping.

import { areaOf, clipConvex, type Point } from '../plane/polygon.ts';
import type { Fragment } from './join-parts.ts';
import type { Part } from './placement.ts';
import type { Trapezoid } from './trapezoids.ts';

/** How far inside an edge counts as inside: rounding, not a cut. */
const touching = 1e-4;

/** Inward normals and distances of a trapezoid's sides, with each part's reach along them. */
type Sides = {
  readonly normals: readonly Point[];
  readonly offsets: readonly number[];
};

type Reach = { readonly min: Float64Array; readonly max: Float64Array };

export type Fitting = 'inside' | 'outside' | readonly Fragment[];

/** A function that fits parts at places into trapezoids that lie side by side. */
export function fitter(
  trapezoids: readonly Trapezoid[],
): (part: Part, x: number, y: number) => Fitting {
  const sides = trapezoids.map(sidesOf);
  const reaches = new Map<Part, readonly Reach[]>();
  return (part, x, y) => {
    let reach = reaches.get(part);
    if (!reach) {
      reach = sides.map((one) => reachOf(one, part));
      reaches.set(part, reach);
    }
    const fragments: Fragment[] = [];
    let moved: Point[] | null = null;
    for (const [n, trapezoid] of trapezoids.entries()) {
      const where = compare(sides[n] as Sides, reach[n] as Reach, x, y);
      if (where === 'inside') return 'inside';
      if (where === 'outside') continue;
      moved ??= part.outline.map(([px, py]): Point => [px + x, py + y]);
      const outline = clipConvex(trapezoid.outline, moved);
      if (outline.length < 3 || areaOf(outline) === 0) continue;
      fragments.push({ outline, low: trapezoid.low, high: trapezoid.high });
    }
    return fragments.length === 0 ? 'outside' : fragments;
  };
}

function sidesOf({ outline }: Trapezoid): Sides {
  const normals: Point[] = [];
  const offsets: number[] = [];
  let from = outline[outline.length - 1] as Point;
  for (const to of outline) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const normal: Point = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
    normals.push(normal);
    offsets.push(normal[0] * from[0] + normal[1] * from[1]);
    from = to;
  }
  return { normals, offsets };
}

function reachOf({ normals }: Sides, part: Part): Reach {
  const min = new Float64Array(normals.length).fill(Infinity);
  const max = new Float64Array(normals.length).fill(-Infinity);
  for (const [n, [nx, ny]] of normals.entries()) {
    for (const [x, y] of part.outline) {
      const along = nx * x + ny * y;
      min[n] = Math.min(min[n] as number, along);
      max[n] = Math.max(max[n] as number, along);
    }
  }
  return { min, max };
}

function compare({ normals, offsets }: Sides, reach: Reach, x: number, y: number) {
  let inside = true;
  for (let n = 0; n < normals.length; n++) {
    const [nx, ny] = normals[n] as Point;
    const at = nx * x + ny * y - (offsets[n] as number);
    if (at + (reach.max[n] as number) <= touching) return 'outside';
    if (at + (reach.min[n] as number) < -touching) inside = false;
  }
  return inside ? 'inside' : 'across';
}
