import { loft } from './loft.ts';
import { fillet, quarterSegments } from './outline.ts';
import type { Shape } from './shape.ts';
import { radians, type Vec2, type Vec3 } from './vec.ts';

interface RevolveOptions {
  /** Around; by default enough for the largest radius. */
  readonly segments?: number;
  /** The profile is a closed ring that does not touch the axis. */
  readonly ring?: boolean;
}

/**
 * Turns a profile of [radius, y] points about the y axis. The profile runs counter-clockwise seen
 * with the axis on the left: outside surfaces go upward, inside surfaces downward. Ends off the
 * axis are closed by flat caps.
 */
export function revolve(profile: readonly Vec2[], options: RevolveOptions = {}): Shape {
  const widest = Math.max(...profile.map(([r]) => r));
  const segments = options.segments ?? 4 * quarterSegments(widest);
  const rings = profile.map(([r, y]) =>
    Array.from({ length: segments }, (_, i): Vec3 => {
      const angle = (-2 * Math.PI * i) / segments;
      return [r * Math.cos(angle), y, r * Math.sin(angle)];
    }),
  );
  return loft(rings, options.ring ? 'closed' : 'caps');
}

/** `revolve` of a profile whose corners are rounded first; `radius` as in `fillet`. */
export function turned(
  profile: readonly Vec2[],
  radius: number | readonly number[],
  options: RevolveOptions = {},
): Shape {
  return revolve(fillet(profile, radius, { open: options.ring !== true }), options);
}

/** Upright cylinder from y = 0 with rounded rims. */
export function cylinder(radius: number, height: number, bevel = 0, segments?: number): Shape {
  const rim = Math.min(bevel, radius * 0.98, height / 2);
  const profile: Vec2[] = [
    [0, 0],
    [radius, 0],
    [radius, height],
    [0, height],
  ];
  return turned(profile, rim, segments === undefined ? {} : { segments });
}

/** Ring of round section in the plane y = 0. */
export function torus(radius: number, thickness: number, segments?: number): Shape {
  const count = Math.max(10, 4 * quarterSegments(thickness));
  const profile = Array.from({ length: count }, (_, i): Vec2 => {
    const angle = (2 * Math.PI * i) / count;
    return [radius + thickness * Math.cos(angle), thickness * Math.sin(angle)];
  });
  return revolve(profile, segments === undefined ? { ring: true } : { ring: true, segments });
}

/** Points of an arc about (x, y) for profiles, from one angle to another, degrees. */
export function arc(
  center: Vec2,
  radiusX: number,
  radiusY: number,
  from: number,
  to: number,
  segments = Math.max(3, Math.ceil((Math.abs(to - from) / 90) * quarterSegments(radiusX))),
): Vec2[] {
  return Array.from({ length: segments + 1 }, (_, i) => {
    const angle = radians(from + ((to - from) * i) / segments);
    return [center[0] + radiusX * Math.cos(angle), center[1] + radiusY * Math.sin(angle)] as const;
  });
}

/** Ball of radius `r` about the origin, stretched to the height `2 * ry`. */
export function ball(r: number, ry = r, segments?: number): Shape {
  const profile = arc([0, 0], r, ry, -90, 90, Math.max(8, 2 * quarterSegments(r)));
  return revolve(profile, segments === undefined ? {} : { segments });
}

/** Points of a vase-like profile through [radius, y] stations, smoothed (Catmull-Rom). */
export function smoothProfile(stations: readonly Vec2[], perSpan = 6): Vec2[] {
  const at = (i: number): Vec2 => stations[Math.min(stations.length - 1, Math.max(0, i))] ?? [0, 0];
  const out: Vec2[] = [];
  for (let i = 0; i < stations.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < perSpan; s++) {
      const t = s / perSpan;
      const blend = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      out.push([Math.max(0, blend(0)), blend(1)]);
    }
  }
  out.push(at(stations.length - 1));
  return out;
}
