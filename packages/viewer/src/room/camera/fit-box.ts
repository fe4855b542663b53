// How a camera takes in a box: pure, in meters, y up.
import { type Box3, Vector3 } from 'three';

/** Share of the picture that a framed box fills. */
const FILLED = 0.86;
/** Space around what a flat view frames, as a factor. */
const FLAT_SPACE = 1.24;
const MIN_FLAT_METERS = 0.5;

/** The corners of a box relative to `target`, in the axes of an eye that looks along `way` (of length 1): right, up, away. */
export function seenCorners(box: Box3, target: Vector3, way: Vector3): readonly Vector3[] {
  const right = new Vector3(-way.z, 0, way.x).normalize();
  const up = new Vector3().crossVectors(right, way);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((n) => {
    const corner = new Vector3(
      n & 1 ? box.max.x : box.min.x,
      n & 2 ? box.max.y : box.min.y,
      n & 4 ? box.max.z : box.min.z,
    ).sub(target);
    return new Vector3(corner.dot(right), corner.dot(up), corner.dot(way));
  });
}

/** How far from the target an eye sees all corners, with some space around them; -Infinity for no corners. */
export function fittingDistance(
  corners: readonly Vector3[],
  { fov, aspect }: { readonly fov: number; readonly aspect: number },
): number {
  const high = Math.tan((fov * Math.PI) / 360) * FILLED;
  const wide = high * aspect;
  return Math.max(
    ...corners.map(({ x, y, z }) => Math.max(Math.abs(x) / wide, Math.abs(y) / high) - z),
  );
}

/** What a flat view shows of a box, meters. */
export interface FlatExtent {
  readonly across: number;
  readonly upward: number;
}

/** @param way Which way an elevation looks, level and of length 1; null for a view straight down. */
export function flatExtent(
  { x, y, z }: Vector3,
  way: readonly [x: number, y: number, z: number] | null,
): FlatExtent {
  return way
    ? { across: Math.abs(x * way[2]) + Math.abs(z * way[0]), upward: y }
    : { across: x, upward: z };
}

/** How high the picture of a flat view is, meters. */
export function flatHeight({ across, upward }: FlatExtent, aspect: number): number {
  return Math.max(upward, across / aspect, MIN_FLAT_METERS) * FLAT_SPACE;
}
