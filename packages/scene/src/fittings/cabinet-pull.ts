// Knobs and pulls of cabinets, on a face at z = 0, pointing to +z; pulls lie along x.
import { extrude } from '../geometry/extrude.ts';
import { loft } from '../geometry/loft.ts';
import { circle, fillet, gear, regularPolygon, roundedRectangle } from '../geometry/outline.ts';
import { bent, splined } from '../geometry/path.ts';
import { ball, cylinder, revolve, smoothProfile, torus } from '../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../geometry/shape.ts';
import { rod, sweep, tube } from '../geometry/sweep.ts';
import type { Vec2, Vec3 } from '../geometry/vec.ts';

/** A turned solid standing on the face. */
function standing(profile: readonly Vec2[]): Shape {
  return turn(revolve(profile), 'x', 90);
}

export function stem(radius: number, height: number): Shape {
  return standing([
    [0, 0],
    ...smoothProfile([
      [radius * 1.5, 0],
      [radius * 0.9, height * 0.3],
      [radius * 0.8, height * 0.8],
      [radius * 1.1, height],
    ]),
    [0, height],
  ]);
}

/** Head of a knob, `d` across, its back at z = from. */
export function knobHead(form: string, d: number, from: number, to: number): Shape {
  const r = d / 2;
  const tall = to - from;
  switch (form) {
    case 'square-knob':
      return move(
        extrude(roundedRectangle(d, d, 2), tall, { bevel: Math.min(2, tall * 0.3) }),
        0,
        0,
        from,
      );
    case 'hex-knob':
      return move(extrude(regularPolygon(6, r), tall, { bevel: 1 }), 0, 0, from);
    case 'disc-knob':
      return move(turn(cylinder(r, tall, Math.min(2, tall * 0.3)), 'x', 90), 0, 0, from);
    case 'ball-knob':
      return move(turn(ball(r, tall / 2), 'x', 90), 0, 0, from + tall / 2);
    case 'crystal-knob':
      return move(
        turn(
          revolve(
            [
              [0, 0],
              [r * 0.6, 0],
              [r, tall * 0.45],
              [r * 0.8, tall * 0.85],
              [r * 0.5, tall],
              [0, tall],
            ],
            { segments: 10 },
          ),
          'x',
          90,
        ),
        0,
        0,
        from,
      );
    case 'mushroom-knob':
      return move(
        standing([
          [0, 0],
          ...smoothProfile([
            [r * 0.5, 0],
            [r, tall * 0.45],
            [r * 0.8, tall * 0.85],
            [r * 0.3, tall],
          ]),
          [0, tall],
        ]),
        0,
        0,
        from,
      );
    default:
      return move(
        standing([
          [0, 0],
          ...smoothProfile([
            [r * 0.7, 0],
            [r, tall * 0.25],
            [r * 0.96, tall * 0.7],
            [r * 0.5, tall],
          ]),
          [0, tall],
        ]),
        0,
        0,
        from,
      );
  }
}

export interface PullMeasures {
  readonly length: number;
  readonly centers: number;
  readonly thick: number;
  readonly out: number;
}

function feet({ centers, thick, out }: PullMeasures, r = thick * 0.42): Shape {
  const one = turn(cylinder(r, out - thick * 0.6, 0.8), 'x', 90);
  return merge(move(one, -centers / 2, 0, 0), move(one, centers / 2, 0, 0));
}

/** Grip of a pull; knobs are `knobHead`. */
export function pullShape(form: string, m: PullMeasures): Shape {
  const { length, thick, out } = m;
  const half = length / 2;
  const c = Math.min(m.centers, length - thick) / 2;
  switch (form) {
    case 'square-pull':
    case 'strap-pull': {
      const section = roundedRectangle(thick, form === 'strap-pull' ? thick * 0.45 : thick, 1);
      return sweep(
        section,
        bent(
          [
            [-c, 0, 0],
            [-c, 0, out - thick / 2],
            [c, 0, out - thick / 2],
            [c, 0, 0],
          ],
          form === 'strap-pull' ? thick : 1,
        ),
      );
    }
    case 'arch-pull':
      return tube(
        thick / 2,
        splined([
          [-half + thick / 2, 0, 0],
          [-c * 0.8, 0, out * 0.62],
          [0, 0, out - thick / 2],
          [c * 0.8, 0, out * 0.62],
          [half - thick / 2, 0, 0],
        ]),
      );
    case 'bow-pull':
      return merge(
        tube(
          thick / 2,
          splined([
            [-half, 0, out * 0.68],
            [-half * 0.5, 0, out * 0.86],
            [0, 0, out - thick / 2],
            [half * 0.5, 0, out * 0.86],
            [half, 0, out * 0.68],
          ]),
          { endRadius: thick * 0.3 },
        ),
        feet({ ...m, out: out * 0.86 }),
      );
    case 'cup-pull': {
      return cupPull(half, Math.max(30, length * 0.38), out);
    }
    case 'ring-pull':
    case 'drop-pull': {
      const thin = Math.min(thick, length * 0.16);
      const ring =
        form === 'ring-pull'
          ? turn(torus(half * 0.82, thin / 2), 'x', 90)
          : tube(
              thin / 2,
              splined([
                [-half * 0.8, half * 0.5, 0],
                [-half * 0.84, -half * 0.4, 0],
                [0, -half * 0.9, 0],
                [half * 0.84, -half * 0.4, 0],
                [half * 0.8, half * 0.5, 0],
              ]),
              { endRadius: thin * 0.3 },
            );
      return merge(
        move(ring, 0, half * (form === 'ring-pull' ? -0.5 : -0.1), out * 0.6),
        ...(form === 'ring-pull'
          ? []
          : [
              rod(
                thin / 2,
                [-half * 0.8, half * 0.4, out * 0.6],
                [half * 0.8, half * 0.4, out * 0.6],
              ),
            ]),
        move(turn(cylinder(thin * 0.8, out * 0.72, 2), 'x', 90), 0, half * 0.4, 0),
        move(extrude(circle(half * 0.5), 4, { bevel: 1.2 }), 0, half * 0.4, 0),
      );
    }
    case 't-knob':
      return merge(
        rod(thick / 2, [-half, 0, out - thick / 2], [half, 0, out - thick / 2], thick * 0.2),
        stem(thick * 0.5, out - thick * 0.6),
      );
    default:
      return merge(
        rod(thick / 2, [-half, 0, out - thick / 2], [half, 0, out - thick / 2], thick * 0.16),
        feet(m),
      );
  }
}

/** Bin pull: a hood open below, of one sheet, with a rim that lies on the drawer. */
function cupPull(half: number, tall: number, out: number): Shape {
  const sheet = 2.2;
  const steps = 14;
  const profile = (inward: number, u: number): Vec3[] =>
    Array.from({ length: steps + 1 }, (_, i): Vec3 => {
      const v = (Math.PI / 2) * (i / steps);
      const round = Math.cos(v) ** 0.62;
      return [
        (half * 0.94 - inward) * Math.cos(u) * round,
        -tall / 2 + (tall * 0.92 - inward) * Math.sin(v) ** 0.9,
        (out - inward) * Math.sin(u) ** 0.85 * round,
      ];
    });
  const rings = Array.from({ length: 37 }, (_, i) => {
    const u = (Math.PI * i) / 36;
    return [...profile(0, u), ...profile(sheet, u).reverse()];
  });
  const arch = (k: number) =>
    Array.from({ length: 33 }, (_, i): Vec2 => {
      const a = (Math.PI * i) / 32;
      return [half * k * Math.cos(a), -tall / 2 + tall * k * Math.sin(a)];
    });
  return merge(loft(rings), extrude([...arch(1), ...arch(0.86).reverse()], 1.8, { bevel: 0.6 }));
}

/** Ornament of a grip: knurls, reeds or rings along a bar. */
export function gripTexture(texture: string, m: PullMeasures): Shape[] {
  const { length, thick, out } = m;
  const r = thick / 2;
  if (texture === 'knurled' || texture === 'reeded') {
    const teeth = texture === 'knurled' ? 30 : 16;
    const body = extrude(gear(r * 1.1, teeth, r * 0.12, 4), length * 0.6, { bevel: 0.4 });
    return [move(turn(body, 'y', 90), -length * 0.3, 0, out - r)];
  }
  if (texture !== 'ringed') return [];
  return Array.from({ length: 7 }, (_, i) =>
    move(turn(torus(r * 1.02, r * 0.18), 'z', 90), (i - 3) * length * 0.09, 0, out - r),
  );
}

/** What finishes the ends of a bar. */
export function endPieces(ends: string, m: PullMeasures): Shape[] {
  const { length, thick, out } = m;
  const r = thick / 2;
  const place = (shape: Shape, x: number) => move(shape, x, 0, out - r);
  switch (ends) {
    case 'ball':
      return [-1, 1].map((side) => place(ball(r * 1.3), (side * length) / 2));
    case 'collar':
      return [-1, 1].map((side) =>
        place(turn(cylinder(r * 1.2, r, 0.8), 'z', 90), side * length * 0.42 + r / 2),
      );
    case 'stepped':
      return [-1, 1].flatMap((side) =>
        [1.25, 1.12].map((k, i) =>
          place(
            turn(cylinder(r * k, r * 0.8, 0.6), 'z', 90),
            side * (length / 2 - r * (0.5 + i)) + r * 0.4,
          ),
        ),
      );
    case 'tapered':
      return [-1, 1].map((side) =>
        place(
          turn(
            revolve([
              [0, 0],
              [r * 1.15, 0],
              [r * 0.7, r * 1.6],
              [0, r * 1.6],
            ]),
            'z',
            side * -90,
          ),
          side * (length / 2 - r * 1.6),
        ),
      );
    default:
      return [];
  }
}

export function backplateShape(style: string, m: PullMeasures): Shape[] {
  const size = m.thick * 2.6;
  const plate = (outline: readonly Vec2[], x: number) =>
    move(extrude(outline, 2.4, { bevel: 0.8 }), x, 0, 0);
  const spots = [-m.centers / 2, m.centers / 2];
  if (style === 'round') return spots.map((x) => plate(circle(size / 2), x));
  if (style === 'square') return spots.map((x) => plate(roundedRectangle(size, size, 1.5), x));
  return style === 'long'
    ? [plate(fillet(roundedRectangle(m.length + m.thick * 1.6, size, 3), 1), 0)]
    : [];
}
