// Leaves, blades and petals: thin closed skins along a bent midrib, cheap enough for hundreds.
import { mapPoints, type Shape, turn } from '../geometry/shape.ts';
import { radians, type Vec3 } from '../geometry/vec.ts';

export interface LeafForm {
  readonly length: number;
  readonly width: number;
  /** Degrees above the horizon at which it leaves the stem. */
  readonly rise: number;
  /** Degrees that it bends down over its length. */
  readonly droop?: number;
  /** Half widths as shares of half the width, evenly spaced between base and tip. */
  readonly outline?: readonly number[];
  /** Depth of the fold along the midrib as a share of the width. */
  readonly fold?: number;
  readonly thick?: number;
}

export const leafOutlines = {
  oval: [0.62, 1, 0.86, 0.45],
  fiddle: [0.45, 0.62, 1, 0.92],
  round: [0.9, 1, 0.75],
} as const;

/** One leaf from the origin toward +z; 8 triangles per span of its outline and 8 for its ends. */
export function leaf(form: LeafForm): Shape {
  const { length, width, rise, droop = 0, outline = leafOutlines.oval } = form;
  const fold = (form.fold ?? 0.12) * width;
  const thick = form.thick ?? Math.max(0.6, width * 0.015);
  const spans = outline.length + 1;
  const points: Vec3[] = [[0, 0, 0]];
  let at: Vec3 = [0, 0, 0];
  outline.forEach((share, i) => {
    const angle = radians(rise - (droop * (i + 0.5)) / spans);
    const step = length / spans;
    at = [0, at[1] + step * Math.sin(angle), at[2] + step * Math.cos(angle)];
    const half = (share * width) / 2;
    const place = (x: number, up: number): Vec3 => [
      x,
      at[1] + up * Math.cos(angle),
      at[2] - up * Math.sin(angle),
    ];
    points.push(
      place(-half, thick / 2),
      place(0, -fold * share),
      place(half, thick / 2),
      place(0, -fold * share - thick),
    );
  });
  const last = radians(rise - droop);
  const step = length / spans;
  points.push([0, at[1] + step * Math.sin(last), at[2] + step * Math.cos(last)]);
  const tip = points.length - 1;
  const triangles: number[] = [];
  for (let k = 0; k < 4; k++) {
    const next = (k + 1) % 4;
    triangles.push(0, 1 + k, 1 + next);
    for (let r = 0; r + 1 < outline.length; r++) {
      const low = 1 + 4 * r;
      triangles.push(low + k, low + 4 + next, low + next, low + k, low + 4 + k, low + 4 + next);
    }
    const top = 1 + 4 * (outline.length - 1);
    triangles.push(tip, top + next, top + k);
  }
  return { points, triangles };
}

/** A leaf of 6 triangles for crowns and hedges, where one leaf is a few pixels. */
export function smallLeaf(length: number, width: number, rise: number): Shape {
  const angle = radians(rise);
  const along = (t: number): Vec3 => [0, t * Math.sin(angle), t * Math.cos(angle)];
  const mid = along(length * 0.45);
  const points: Vec3[] = [
    [0, 0, 0],
    [-width / 2, mid[1], mid[2]],
    [0, mid[1] - width * 0.18 * Math.cos(angle), mid[2] + width * 0.18 * Math.sin(angle)],
    [width / 2, mid[1], mid[2]],
    along(length),
  ];
  return { points, triangles: [0, 2, 1, 0, 3, 2, 0, 1, 3, 4, 1, 2, 4, 2, 3, 4, 3, 1] };
}

/** A leaf turned to a direction around the stem and moved to where it grows. */
export function leafAt(shape: Shape, azimuth: number, at: Vec3): Shape {
  return mapPoints(turn(shape, 'y', azimuth), (p) => [p[0] + at[0], p[1] + at[1], p[2] + at[2]]);
}
