import { loft } from './loft.ts';
import { circle, type Outline, quarterSegments } from './outline.ts';
import { framesAlong } from './path.ts';
import type { Shape } from './shape.ts';
import { add, dot, normalize, scaled, subtract, type Vec3 } from './vec.ts';

interface SweepOptions {
  /** The line is a ring. */
  readonly closed?: boolean;
  /** Size of the section at 0 (start) … 1 (end) of the line's points. */
  readonly scale?: (t: number) => number;
  /** Direction of the section's x axis at the start. */
  readonly side?: Vec3;
  /** Rounds both ends over this length, like a turned or cast end. */
  readonly endRadius?: number;
}

/** Moves a section (x to the side, y up of the line's frame) along a line; ends are closed. */
export function sweep(section: Outline, line: readonly Vec3[], options: SweepOptions = {}): Shape {
  const frames = framesAlong(line, options.side, options.closed);
  const rings = frames.map((frame, i) => {
    const before = line[i - 1] ?? (options.closed ? line.at(-1) : undefined) ?? frame.at;
    const arriving = normalize(subtract(frame.at, before));
    const cos = Math.max(0.4, dot(arriving, frame.ahead) || 1);
    // At a corner the section is stretched in the plane of the bend so that both legs keep their
    // width.
    const across = normalize(subtract(arriving, scaled(frame.ahead, dot(arriving, frame.ahead))));
    const scale = options.scale?.(i / Math.max(1, frames.length - 1)) ?? 1;
    return section.map(([x, y]) => {
      const offset = add(scaled(frame.side, x * scale), scaled(frame.up, y * scale));
      const widened = scaled(across, dot(offset, across) * (1 / cos - 1));
      return add(frame.at, add(offset, cos < 0.999 ? widened : [0, 0, 0]));
    });
  });
  const radius = options.closed ? 0 : (options.endRadius ?? 0);
  if (radius <= 0) return loft(rings, options.closed ? 'closed' : 'caps');
  const first = frames[0];
  const last = frames.at(-1);
  if (!first || !last) throw new Error('a sweep needs a line');
  const widest = Math.max(...section.map(([x, y]) => Math.hypot(x, y)));
  const steps = quarterSegments(radius) + 1;
  const rounded = (ring: readonly Vec3[], center: Vec3, direction: Vec3) =>
    Array.from({ length: steps }, (_, s) => {
      const angle = ((Math.PI / 2) * (s + 1)) / steps;
      const shrink = 1 - (Math.min(radius, widest) / widest) * (1 - Math.cos(angle)) * 0.999;
      const forward = scaled(direction, radius * Math.sin(angle));
      return ring.map((p) => add(add(center, scaled(subtract(p, center), shrink)), forward));
    });
  const head = rounded(rings[0] ?? [], first.at, scaled(first.ahead, -1)).reverse();
  const tail = rounded(rings.at(-1) ?? [], last.at, last.ahead);
  return loft([...head, ...rings, ...tail]);
}

/** Round tube or rod along a line. `endRadius` rounds its ends beyond the line's end points. */
export function tube(radius: number, line: readonly Vec3[], options: SweepOptions = {}): Shape {
  return sweep(circle(radius, Math.max(10, 4 * quarterSegments(radius))), line, options);
}

/** Round rod from one point to another. */
export function rod(radius: number, from: Vec3, to: Vec3, endRadius = 0): Shape {
  return tube(radius, [from, to], { endRadius });
}
