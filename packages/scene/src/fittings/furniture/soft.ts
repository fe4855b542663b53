// Upholstered solids: cushions, pillows and padded panels of a few hundred triangles each.
import { loft } from '../../geometry/loft.ts';
import { inset, type Outline } from '../../geometry/outline.ts';
import { revolve } from '../../geometry/revolve.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import { radians, type Vec2, type Vec3 } from '../../geometry/vec.ts';

interface Softness {
  /** Radius of the corners seen from above. */
  readonly corner?: number;
  /** Rounding between the sides and the top. */
  readonly edge?: number;
  /** Rounding below. */
  readonly foot?: number;
  /** How much higher the middle is than the edge; part of the height. */
  readonly crown?: number;
  /** How far the middles of the sides swell; part of width and depth. Negative pinches them. */
  readonly bulge?: number;
  /** Thickness of the cord sewn into the upper and lower seam; 0 for a plain seam. */
  readonly piping?: number;
}

const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Rounded rectangle at a height, counter-clockwise seen from above, its sides swelling. */
function ring(given: {
  readonly a: number;
  readonly b: number;
  readonly corner: number;
  readonly y: number;
  readonly bulge: number;
  /** Per corner. */
  readonly segments: number;
}): Vec3[] {
  const { a, b, corner, y, bulge, segments } = given;
  const r = Math.max(0.5, Math.min(corner, a * 0.98, b * 0.98));
  const between = 1;
  const points: Vec2[] = [];
  CORNERS.forEach(([sx, sy], k) => {
    for (let s = 0; s <= segments; s += 1) {
      const angle = radians(90 * (k + s / segments));
      points.push([sx * (a - r) + r * Math.cos(angle), sy * (b - r) + r * Math.sin(angle)]);
    }
    const [nx, ny] = CORNERS[(k + 1) % 4] ?? [1, 1];
    const out: Vec2 = [Math.cos(radians(90 * (k + 1))), Math.sin(radians(90 * (k + 1)))];
    const from = points.at(-1) ?? [0, 0];
    const to: Vec2 = [nx * (a - r) + r * out[0], ny * (b - r) + r * out[1]];
    for (let s = 1; s <= between; s += 1) {
      const t = s / (between + 1);
      const swell = bulge * 4 * t * (1 - t);
      points.push([
        from[0] + (to[0] - from[0]) * t + out[0] * swell,
        from[1] + (to[1] - from[1]) * t + out[1] * swell,
      ]);
    }
  });
  return points.map(([x, w]): Vec3 => [x, y, -w]);
}

/**
 * Skin over [inset, y] stations of a rounded rectangle. Up to `rim` insets are alike on all sides;
 * farther in, rings shrink toward the middle, so that a long dome has no ridge.
 */
function skin(given: {
  readonly w: number;
  readonly d: number;
  readonly stations: readonly Vec2[];
  readonly corner: number;
  readonly bulge: number;
  readonly rim: number;
}): Shape {
  const { w, d, stations, corner, bulge, rim } = given;
  const swell = Math.max(0, bulge);
  const a = w / 2 - swell;
  const b = d / 2 - swell;
  const min = Math.min(a, b);
  const segments = corner < 50 ? 2 : corner < 110 ? 3 : 6;
  return loft(
    stations.map(([by, y]) => {
      const share = Math.max(0, 1 - by / min);
      const even = Math.min(by, rim);
      const shrink = by <= rim ? 1 : Math.max(0.02, 1 - (by - rim) / (min - rim));
      const [x, z] = [(a - even) * shrink, (b - even) * shrink];
      // Rounder toward the middle, or the dome would be a hipped roof.
      const round = Math.min(x, z) * 0.96;
      const own = Math.max(corner * share, 1);
      const bend = own + Math.max(0, round - own) * (1 - shrink);
      return ring({ a: x, b: z, corner: bend, y, bulge: bulge * share, segments });
    }),
  );
}

/** Cushion lying on y = 0, centered on x and z, of exactly the given size. */
export function cushion(width: number, height: number, depth: number, soft: Softness = {}): Shape {
  const { corner = 38, bulge = 3, piping = 0 } = soft;
  const { crown = Math.min(26, height * 0.16) } = soft;
  const top = height - crown;
  const edge = Math.min(soft.edge ?? 34, top * 0.48, width * 0.3, depth * 0.3);
  const foot = Math.min(soft.foot ?? edge * 0.6, top * 0.48);
  const min = Math.min(width, depth) / 2;
  const p = piping;
  const side: Vec2[] =
    p > 0
      ? [
          [p * 2.4, 0],
          [p * 0.9, 0],
          [0, p],
          [p * 0.9, p * 2],
          [p * 0.9, top - p * 2],
          [0, top - p],
          [p * 0.9, top],
          [p * 2.6, top - p * 0.1],
        ]
      : [
          [foot, 0],
          [foot * 0.29, foot * 0.29],
          [0, foot],
          [0, top - edge],
          [edge * 0.29, top - edge * 0.29],
          [edge, top + crown * 0.1],
        ];
  const from = p > 0 ? p * 2.6 : edge;
  const dome: Vec2[] = [0.35, 0.75].map((t) => [
    from + (min - from) * t,
    top + crown * (1 - (1 - t) ** 2.4),
  ]);
  return skin({ w: width, d: depth, stations: [...side, ...dome], corner, bulge, rim: from });
}

/** Pillow with a knife edge, lying with its middle on y = 0; its corners are pulled out. */
export function pillow(width: number, thick: number, depth: number, pinch = 0.07): Shape {
  const min = Math.min(width, depth) / 2;
  const half: Vec2[] = [
    [0.74, 0.96],
    [0.4, 0.78],
    [0.14, 0.42],
    [0.02, 0.08],
  ];
  const low = half.map(([x, y]): Vec2 => [x * min, (-y * thick) / 2]);
  const high = [...half].reverse().map(([x, y]): Vec2 => [x * min, (y * thick) / 2]);
  return skin({
    w: width,
    d: depth,
    stations: [...low, ...high],
    corner: min * 0.1,
    bulge: -pinch * min,
    rim: 0.16 * min,
  });
}

/** A lying shape stood on its lower edge with its top to the front, leaning back by degrees. */
export function upright(shape: Shape, height: number, lean = 0): Shape {
  return turn(move(turn(shape, 'x', 90), 0, height / 2, 0), 'x', -lean);
}

/** Padding over an outline in the x-y plane from z = 0 to z = depth; the outline is star-shaped. */
export function padded(outline: Outline, depth: number, edge = 14): Shape {
  const e = Math.min(edge, depth * 0.48);
  const at = (by: number, z: number) => inset(outline, by).map(([x, y]): Vec3 => [x, y, z]);
  return loft([
    at(e, 0),
    at(e * 0.29, e * 0.29),
    at(0, e),
    at(0, depth - e),
    at(e * 0.29, depth - e * 0.29),
    at(e, depth),
  ]);
}

/** `padded` over an outline seen from the side (z forward, y up), from -length / 2 to length / 2 of x. */
export function paddedAlong(outline: Outline, length: number, edge = 14): Shape {
  // Seen from the left, forward runs to the left.
  return move(turn(padded(outline, length, edge), 'y', -90), length / 2, 0, 0);
}

/** Bolster lying along z from 0, about the origin. */
export function bolster(radius: number, length: number, edge = 16, sides = 18): Shape {
  const e = Math.min(edge, radius * 0.6, length * 0.48);
  return turn(
    revolve(
      [
        [radius * 0.45, e * 0.1],
        [radius - e, 0],
        [radius - e * 0.25, e * 0.3],
        [radius, e],
        [radius, length - e],
        [radius - e * 0.25, length - e * 0.3],
        [radius - e, length],
        [radius * 0.45, length - e * 0.1],
      ],
      { segments: sides },
    ),
    'x',
    90,
  );
}
