// Lines in space for tubes and arms: points in order, in millimeters.
import { quarterSegments } from './outline.ts';
import {
  add,
  cross,
  dot,
  length,
  normalize,
  radians,
  rotateAbout,
  scaled,
  subtract,
  type Vec3,
} from './vec.ts';

/** A polyline whose corners are rounded by arcs; a radius is cut down where a leg is too short. */
export function bent(corners: readonly Vec3[], radius: number | readonly number[]): Vec3[] {
  return corners.flatMap((corner, i) => {
    const before = corners[i - 1];
    const after = corners[i + 1];
    if (before === undefined || after === undefined) return [corner];
    const own = typeof radius === 'number' ? radius : (radius[i] ?? 0);
    const incoming = subtract(corner, before);
    const outgoing = subtract(after, corner);
    const a = normalize(incoming);
    const b = normalize(outgoing);
    const angle = Math.acos(Math.min(1, Math.max(-1, dot(a, b))));
    if (own <= 0 || angle < 1e-4) return [corner];
    const half = Math.tan(angle / 2);
    const trim = Math.min(own * half, length(incoming) * 0.499, length(outgoing) * 0.499);
    const arc = trim / half;
    const start = subtract(corner, scaled(a, trim));
    const axis = normalize(cross(a, b));
    const center = add(start, scaled(cross(axis, a), arc));
    const spoke = subtract(start, center);
    const count = Math.max(3, Math.ceil((quarterSegments(arc) * angle) / (Math.PI / 2)));
    return Array.from({ length: count + 1 }, (_, s) =>
      add(center, rotateAbout(spoke, axis, (angle * s) / count)),
    );
  });
}

/** Arc in the plane x = const (y up, z forward) about (y, z), degrees from +z toward +y. */
export function arcYZ(
  center: Vec3,
  radius: number,
  fromDegrees: number,
  toDegrees: number,
  segments = Math.max(
    4,
    Math.ceil((quarterSegments(radius) * Math.abs(toDegrees - fromDegrees)) / 90),
  ),
): Vec3[] {
  return Array.from({ length: segments + 1 }, (_, i): Vec3 => {
    const angle = radians(fromDegrees + ((toDegrees - fromDegrees) * i) / segments);
    return [center[0], center[1] + radius * Math.sin(angle), center[2] + radius * Math.cos(angle)];
  });
}

/** Smooth line through the given points (Catmull-Rom). */
export function splined(stations: readonly Vec3[], perSpan = 10): Vec3[] {
  const at = (i: number): Vec3 =>
    stations[Math.min(stations.length - 1, Math.max(0, i))] ?? [0, 0, 0];
  const out: Vec3[] = [];
  for (let i = 0; i < stations.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < perSpan; s++) {
      const t = s / perSpan;
      const blend = (k: 0 | 1 | 2) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      out.push([blend(0), blend(1), blend(2)]);
    }
  }
  out.push(at(stations.length - 1));
  return out;
}

/** Coil whose middle follows a line. */
export function coilAlong(
  line: readonly Vec3[],
  radius: number,
  pitch: number,
  perCoil = 14,
): Vec3[] {
  const lengths = [0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (a && b) lengths.push((lengths.at(-1) ?? 0) + length(subtract(b, a)));
  }
  const total = lengths.at(-1) ?? 0;
  const count = Math.round((total / pitch) * perCoil);
  const frames = framesAlong(line);
  let span = 0;
  return Array.from({ length: count + 1 }, (_, i): Vec3 => {
    const along = (total * i) / count;
    while (span < line.length - 2 && (lengths[span + 1] ?? 0) < along) span++;
    const from = lengths[span] ?? 0;
    const t = (along - from) / ((lengths[span + 1] ?? from + 1) - from || 1);
    const [f, g] = [frames[span], frames[span + 1]];
    if (!f || !g) return [0, 0, 0];
    const center = add(scaled(f.at, 1 - t), scaled(g.at, t));
    const side = normalize(add(scaled(f.side, 1 - t), scaled(g.side, t)));
    const up = normalize(add(scaled(f.up, 1 - t), scaled(g.up, t)));
    const angle = (2 * Math.PI * i) / perCoil;
    return add(
      center,
      add(scaled(side, radius * Math.cos(angle)), scaled(up, radius * Math.sin(angle))),
    );
  });
}

export interface Frame {
  readonly at: Vec3;
  readonly ahead: Vec3;
  readonly side: Vec3;
  readonly up: Vec3;
}

/**
 * A frame at each point that turns along with the line without twisting (parallel transport).
 * `side` starts as near as possible to the hint.
 */
export function framesAlong(
  line: readonly Vec3[],
  sideHint: Vec3 = [1, 0, 0],
  closed = false,
): Frame[] {
  const count = line.length;
  const at = (i: number): Vec3 =>
    (closed ? line[(i + count) % count] : line[Math.min(count - 1, Math.max(0, i))]) ?? [0, 0, 0];
  let side = sideHint;
  return line.map((point, i) => {
    const ahead = normalize(
      add(normalize(subtract(at(i + 1), point)), normalize(subtract(point, at(i - 1)))),
    );
    let flat = subtract(side, scaled(ahead, dot(side, ahead)));
    if (length(flat) < 1e-3) {
      const other: Vec3 = Math.abs(ahead[1]) < 0.9 ? [0, 1, 0] : [0, 0, 1];
      flat = subtract(other, scaled(ahead, dot(other, ahead)));
    }
    side = normalize(flat);
    return { at: point, ahead, side, up: cross(ahead, side) };
  });
}
