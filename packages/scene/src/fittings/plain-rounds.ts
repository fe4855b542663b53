// Round things of few triangles, for what is small, far or many.
import { circle } from '../geometry/outline.ts';
import { revolve } from '../geometry/revolve.ts';
import type { Shape } from '../geometry/shape.ts';
import { sweep } from '../geometry/sweep.ts';
import { radians, type Vec2, type Vec3 } from '../geometry/vec.ts';

/** Ring of round section in the plane y = 0. */
export function hoop(radius: number, thick: number, segments = 28, sides = 6): Shape {
  const profile = Array.from({ length: sides }, (_, i): Vec2 => {
    const angle = (2 * Math.PI * i) / sides;
    return [radius + thick * Math.cos(angle), thick * Math.sin(angle)];
  });
  return revolve(profile, { ring: true, segments });
}

/** Ball about the origin, `ry` high to each side. */
export function bead(radius: number, ry = radius, segments = 12): Shape {
  const steps = Math.max(4, Math.round(segments / 2));
  const profile = Array.from({ length: steps + 1 }, (_, i): Vec2 => {
    const angle = radians(-90 + (180 * i) / steps);
    return [radius * Math.cos(angle) * (i === 0 || i === steps ? 0 : 1), ry * Math.sin(angle)];
  });
  return revolve(profile, { segments });
}

/** Straight round bar; `tip` is its end's share of the radius. */
export function pole(radius: number, from: Vec3, to: Vec3, sides = 10, tip = 1): Shape {
  return wire(radius, [from, to], sides, tip);
}

/** Round bar along a line. */
export function wire(radius: number, line: readonly Vec3[], sides = 8, tip = 1): Shape {
  return sweep(circle(radius, sides), line, { scale: (t) => 1 - (1 - tip) * t });
}

/** Upright disc or drum from y = 0. */
export function drum(radius: number, height: number, segments = 28, topRadius = radius): Shape {
  return revolve(
    [
      [radius, 0],
      [topRadius, height],
    ],
    { segments },
  );
}
