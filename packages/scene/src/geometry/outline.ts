// Closed plane outlines, counter-clockwise, in millimeters, without a repeated last point.
import type { Vec2 } from './vec.ts';
import { radians } from './vec.ts';

export type Outline = readonly Vec2[];

/** Segments that keep an arc within about 0.2 mm of true, between 2 and 24 for a quarter turn. */
export function quarterSegments(radius: number): number {
  return Math.min(24, Math.max(2, Math.round(Math.sqrt(Math.abs(radius)) * 1.7 + 2)));
}

export function circle(radius: number, segments = 4 * quarterSegments(radius)): Outline {
  return Array.from({ length: segments }, (_, i) => {
    const angle = (2 * Math.PI * i) / segments;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/**
 * |x/a|^n + |y/b|^n = 1: 2 is an ellipse, 4 a squircle, 8 almost a rectangle. Points are evenly
 * spaced by angle of the generating circle.
 */
export function superellipse(a: number, b: number, exponent: number, segments = 72): Outline {
  const power = 2 / exponent;
  return Array.from({ length: segments }, (_, i) => {
    const angle = (2 * Math.PI * i) / segments;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    return [
      a * Math.sign(cos) * Math.abs(cos) ** power,
      b * Math.sign(sin) * Math.abs(sin) ** power,
    ] as const;
  });
}

export function regularPolygon(sides: number, radius: number, turnDegrees = 0): Outline {
  return Array.from({ length: sides }, (_, i) => {
    const angle = radians(turnDegrees) + (2 * Math.PI * i) / sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

export function rectangle(width: number, height: number): Outline {
  const x = width / 2;
  const y = height / 2;
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

function filletCorner(
  before: Vec2,
  corner: Vec2,
  after: Vec2,
  radius: number,
  segments: number | undefined,
): Vec2[] {
  const inX = corner[0] - before[0];
  const inY = corner[1] - before[1];
  const outX = after[0] - corner[0];
  const outY = after[1] - corner[1];
  const inLength = Math.hypot(inX, inY);
  const outLength = Math.hypot(outX, outY);
  const turnAngle = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
  if (radius <= 0 || Math.abs(turnAngle) < 1e-6) return [corner];
  const half = Math.tan(Math.abs(turnAngle) / 2);
  const trim = Math.min(radius * half, inLength / 2, outLength / 2);
  const arc = trim / half;
  const start: Vec2 = [corner[0] - (inX / inLength) * trim, corner[1] - (inY / inLength) * trim];
  const side = Math.sign(turnAngle);
  const centerX = start[0] - (inY / inLength) * arc * side;
  const centerY = start[1] + (inX / inLength) * arc * side;
  const share = Math.abs(turnAngle) / (Math.PI / 2);
  const count = segments ?? Math.max(2, Math.ceil(quarterSegments(arc) * share));
  const from = Math.atan2(start[1] - centerY, start[0] - centerX);
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = from + (turnAngle * i) / count;
    return [centerX + arc * Math.cos(angle), centerY + arc * Math.sin(angle)] as const;
  });
}

/**
 * The outline (or, `open`, the line) with its corners rounded. A radius is cut down where an edge is
 * too short for it; a list gives each corner its own.
 */
export function fillet(
  outline: Outline,
  radius: number | readonly number[],
  options: { readonly open?: boolean; readonly segments?: number } = {},
): Outline {
  const count = outline.length;
  return outline.flatMap((corner, i) => {
    const isEnd = options.open === true && (i === 0 || i === count - 1);
    const before = outline[(i + count - 1) % count];
    const after = outline[(i + 1) % count];
    if (isEnd || before === undefined || after === undefined) return [corner];
    const own = typeof radius === 'number' ? radius : (radius[i] ?? 0);
    return filletCorner(before, corner, after, own, options.segments);
  });
}

export function roundedRectangle(
  width: number,
  height: number,
  radius: number,
  segments?: number,
): Outline {
  const limited = Math.min(radius, width / 2 - 0.01, height / 2 - 0.01);
  const options = segments === undefined ? {} : { segments };
  return fillet(rectangle(width, height), limited, options);
}

/** The outline moved inward by `distance` (outward if negative); keeps the number of points. */
export function inset(outline: Outline, distance: number): Outline {
  const count = outline.length;
  return outline.map((point, i) => {
    const before = outline[(i + count - 1) % count] ?? point;
    const after = outline[(i + 1) % count] ?? point;
    const inLength = Math.hypot(point[0] - before[0], point[1] - before[1]) || 1;
    const outLength = Math.hypot(after[0] - point[0], after[1] - point[1]) || 1;
    const n1 = [-(point[1] - before[1]) / inLength, (point[0] - before[0]) / inLength] as const;
    const n2 = [-(after[1] - point[1]) / outLength, (after[0] - point[0]) / outLength] as const;
    // Miter, limited to twice the distance at sharp corners.
    const along = Math.max(0.5, 1 + n1[0] * n2[0] + n1[1] * n2[1]);
    return [
      point[0] + (distance * (n1[0] + n2[0])) / along,
      point[1] + (distance * (n1[1] + n2[1])) / along,
    ] as const;
  });
}

export function shift(outline: Outline, x: number, y: number): Outline {
  return outline.map(([a, b]) => [a + x, b + y] as const);
}

/** Twice the signed area: positive when counter-clockwise. */
export function doubleArea(outline: Outline): number {
  let sum = 0;
  outline.forEach(([x, y], i) => {
    const next = outline[(i + 1) % outline.length] ?? [x, y];
    sum += x * next[1] - next[0] * y;
  });
  return sum;
}

/** A disc with `teeth` rounded grooves of the given depth around it: reeding, fluting, knurls. */
export function gear(radius: number, teeth: number, depth: number, perTooth = 6): Outline {
  return Array.from({ length: teeth * perTooth }, (_, i) => {
    const angle = (2 * Math.PI * i) / (teeth * perTooth);
    const wave = Math.abs(Math.cos((angle * teeth) / 2));
    const r = radius - depth * (1 - wave);
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
}
