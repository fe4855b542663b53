// Frames: upright rings around an outline in the x-y plane, back on z = 0, middle on the origin.
import { extrude } from '../geometry/extrude.ts';
import { loft } from '../geometry/loft.ts';
import { inset, type Outline, roundedRectangle, superellipse } from '../geometry/outline.ts';
import type { Shape } from '../geometry/shape.ts';
import { radians, type Vec2, type Vec3 } from '../geometry/vec.ts';

const frameForms = ['rectangle', 'arch', 'oval', 'pill'] as const;
type FrameForm = (typeof frameForms)[number];

/** Outline of a mirror or picture, counter-clockwise, about its middle. */
export function frameOutline(form: FrameForm, width: number, height: number, corner = 2): Outline {
  if (form === 'oval') return superellipse(width / 2, height / 2, 2, 64);
  if (form === 'pill')
    return roundedRectangle(width, height, Math.min(width, height) / 2 - 0.1, 16);
  if (form === 'arch') {
    const r = width / 2;
    const spring = height / 2 - r;
    const bow = Array.from({ length: 25 }, (_, i): Vec2 => {
      const angle = radians((180 * i) / 24);
      return [r * Math.cos(angle), spring + r * Math.sin(angle)];
    });
    return [[-r, -height / 2], [r, -height / 2], ...bow];
  }
  return roundedRectangle(width, height, corner);
}

/** A frame of even width inside an outline, its front edges rounded off. */
export function frameRing(outline: Outline, face: number, depth: number, bevel = 2): Shape {
  const round = Math.min(bevel, face / 3, depth / 3);
  const ring = (inside: number, z: number) =>
    inset(outline, inside).map(([x, y]): Vec3 => [x, y, z]);
  return loft(
    [
      ring(0, 0),
      ring(0, depth - round),
      ring(round, depth),
      ring(face - round, depth),
      ring(face, depth - round),
      ring(face, 0),
    ],
    'closed',
  );
}

/** What a frame holds: a sheet that reaches under it. */
export function framedSheet(outline: Outline, face: number, thick: number): Shape {
  return extrude(inset(outline, face * 0.6), thick);
}
