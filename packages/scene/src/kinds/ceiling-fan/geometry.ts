import { canopy } from '../../fittings/hanging.ts';
import { bulb, lightShade } from '../../fittings/light-shade.ts';
import { extrude } from '../../geometry/extrude.ts';
import { fillet, type Outline } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { cylinder, revolve, smoothProfile, torus } from '../../geometry/revolve.ts';
import { around, merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { rod, tube } from '../../geometry/sweep.ts';
import { mmFromTenths } from '../../units.ts';
import type { CeilingFanParams } from './schema.ts';

/** Plan of a blade along +x from the root to the tip. */
function bladeOutline(params: CeilingFanParams, from: number, to: number): Outline {
  const wide = (to - from) * (params.blade === 'wide' ? 0.36 : 0.24);
  const line = (widths: readonly number[]): Outline => {
    const at = (i: number): number => from + ((to - from) * i) / (widths.length - 1);
    const low = widths.map((w, i) => [at(i), (-wide * w) / 2] as const);
    const high = widths.map((w, i) => [at(i), (wide * w) / 2] as const).reverse();
    return [...low, ...high];
  };
  switch (params.blade) {
    case 'tapered':
      return fillet(line([1.15, 0.7]), wide * 0.16);
    case 'curved':
    case 'propeller': {
      const count = 14;
      const bend = params.blade === 'propeller' ? 0.1 : 0.18;
      const mid = (t: number) => Math.sin(t * Math.PI) * (to - from) * bend;
      const half = (t: number) =>
        wide *
        (params.blade === 'propeller'
          ? 0.18 + 0.42 * Math.sin(Math.PI * (0.15 + t * 0.8))
          : 0.46 * (1 - t * 0.3));
      const low = Array.from(
        { length: count + 1 },
        (_, i) => [from + ((to - from) * i) / count, mid(i / count) - half(i / count)] as const,
      );
      const high = Array.from(
        { length: count + 1 },
        (_, i) => [from + ((to - from) * i) / count, mid(i / count) + half(i / count)] as const,
      ).reverse();
      return fillet([...low, ...high], wide * 0.1);
    }
    case 'leaf':
      return fillet(line([0.3, 0.9, 1.3, 1.2, 0.7, 0.12]), wide * 0.3);
    case 'rounded':
      return fillet(line([0.8, 1.1]), wide * 0.5);
    default:
      return fillet(line([0.86, 1, 1.06]), wide * 0.12);
  }
}

function blade(params: CeilingFanParams, from: number, to: number): Shape {
  const flat = extrude(bladeOutline(params, from, to), 6, { bevel: 1.5 });
  return turn(turn(flat, 'x', -90), 'x', params.pitchDeg);
}

/** Motor housing between y = 0 and y = -h. */
function motor(params: CeilingFanParams, r: number, h: number): Shape {
  switch (params.motor) {
    case 'bell':
      return revolve(
        smoothProfile([
          [r * 0.9, -h],
          [r, -h * 0.8],
          [r * 0.72, -h * 0.4],
          [r * 0.34, -h * 0.08],
          [r * 0.3, 0],
        ]),
      );
    case 'pod':
      return revolve(
        smoothProfile([
          [0, -h],
          [r * 0.7, -h * 0.9],
          [r * 0.95, -h * 0.5],
          [r * 0.6, -h * 0.12],
          [0, 0],
        ]),
      );
    case 'slim':
      return move(cylinder(r * 0.8, h * 0.8, 8), 0, -h * 0.9, 0);
    case 'caged':
      return merge(
        move(cylinder(r * 0.7, h, 6), 0, -h, 0),
        ...[0.15, 0.4, 0.65, 0.9].map((t) => move(torus(r * 0.94, 3), 0, -h * t, 0)),
        around(rod(2.5, [r * 0.94, -h * 0.9, 0], [r * 0.94, -h * 0.15, 0]), 12),
      );
    case 'stacked':
      return merge(
        move(cylinder(r, h * 0.42, 8), 0, -h, 0),
        move(cylinder(r * 0.8, h * 0.36, 6), 0, -h * 0.62, 0),
        move(cylinder(r * 0.5, h * 0.3, 5), 0, -h * 0.3, 0),
      );
    default:
      return merge(
        move(cylinder(r, h * 0.8, 10), 0, -h, 0),
        move(cylinder(r * 0.6, h * 0.22, 5), 0, -h * 0.2, 0),
      );
  }
}

/** Light below the motor, from y = 0 down to about -h. */
function lightKit(params: CeilingFanParams, r: number, h: number): Piece[] {
  const glass = (shape: Shape) => piece({ slot: 'glass' }, shape);
  switch (params.light) {
    case 'none':
      return [piece({ slot: 'motor' }, move(cylinder(r * 0.5, h, 5), 0, -h, 0))];
    case 'disc':
      return [
        piece({ slot: 'motor' }, move(cylinder(r * 0.9, h * 0.4, 4), 0, -h * 0.4, 0)),
        glass(move(cylinder(r * 0.84, h * 0.6, 8), 0, -h, 0)),
      ];
    case 'drum':
      return [glass(move(cylinder(r * 0.92, h, 5), 0, -h, 0))];
    case 'globe':
    case 'schoolhouse':
    case 'bowl': {
      const style =
        params.light === 'bowl'
          ? smoothProfile([
              [0, -h],
              [r * 0.7, -h * 0.8],
              [r * 0.95, -h * 0.2],
              [r * 0.9, 0],
            ])
          : smoothProfile([
              [r * 0.1, -h],
              [r * 0.75, -h * 0.8],
              [r * 0.8, -h * 0.45],
              [r * 0.4, 0],
            ]);
      return [
        piece({ slot: 'motor' }, move(cylinder(r * 0.5, 14, 3), 0, -14, 0)),
        glass(revolve(style)),
      ];
    }
    default: {
      const count = params.light === 'three-arm' ? 3 : 4;
      const one = changed(lightShade('tulip', r * 0.7, h * 0.8), (s) =>
        move(turn(s, 'z', 26), r * 0.78, -h * 0.2, 0),
      );
      const slots = one.map((p) => ({
        ...p,
        finishSlot:
          p.finishSlot === 'shade' ? 'glass' : p.finishSlot === 'metal' ? 'motor' : p.finishSlot,
        shape: around(p.shape, count),
      }));
      return [
        piece(
          { slot: 'motor' },
          move(cylinder(r * 0.36, h * 0.4, 4), 0, -h * 0.4, 0),
          around(rod(5, [0, -h * 0.16, 0], [r * 0.76, -h * 0.2, 0]), count),
        ),
        ...slots,
      ];
    }
  }
}

function bladeArm(params: CeilingFanParams, from: number, to: number, y: number): Shape {
  if (params.bladeArms === 'hidden') return rod(9, [from, y, 0], [to, y, 0]);
  if (params.bladeArms === 'scroll') {
    return merge(
      tube(
        5,
        splined([
          [from, y, 0],
          [(from + to) / 2, y + 16, 10],
          [to, y, 26],
        ]),
      ),
      tube(
        5,
        splined([
          [from, y, 0],
          [(from + to) / 2, y + 16, -10],
          [to, y, -26],
        ]),
      ),
    );
  }
  const plate = extrude(
    fillet(
      [
        [from, -16],
        [to, -34],
        [to + 46, -30],
        [to + 46, 30],
        [to, 34],
        [from, 16],
      ],
      8,
    ),
    5,
    { bevel: 1.4 },
  );
  return move(turn(plate, 'x', -90), 0, y - 3, 0);
}

/** Pieces of a ceiling fan in millimeters: the ceiling at y = 0. */
export function buildCeilingFan(params: CeilingFanParams): Piece[] {
  const span = mmFromTenths(params.diameterTenths) / 2;
  const height = mmFromTenths(params.heightTenths);
  const r = Math.min(150, span * 0.2);
  const light = params.light === 'none' ? 24 : Math.min(height * 0.34, r * 1.1);
  const housing = Math.min((height - light) * (params.hugger ? 0.9 : 0.55), r * 1.5);
  const drop = height - light - housing;
  const bladeY = -drop - housing * 0.72;
  const root = r + (params.bladeArms === 'hidden' ? 4 : 60);
  const chains = !params.pullChains
    ? []
    : [-1, 1].map((side) =>
        rod(1, [side * r * 0.3, -height, r * 0.5], [side * r * 0.3, -drop - housing, r * 0.5]),
      );
  return [
    piece(
      { slot: 'motor' },
      params.hugger
        ? move(cylinder(r * 0.9, Math.max(20, drop + 8), 5), 0, -Math.max(20, drop + 8), 0)
        : merge(canopy(66, 46), rod(11, [0, -drop - 4, 0], [0, 0, 0])),
    ),
    piece({ slot: 'motor' }, move(motor(params, r, housing), 0, -drop, 0), ...chains),
    piece(
      { slot: 'blades', grain: 'x' },
      around(move(blade(params, root, span), 0, bladeY, 0), params.blades),
    ),
    piece({ slot: 'motor' }, around(bladeArm(params, r * 0.7, root, bladeY), params.blades)),
    ...changed(lightKit(params, r, light), (s) => move(s, 0, -drop - housing, 0)),
    ...(params.light === 'none' ? [] : changed(bulb(8), (s) => move(s, 0, -drop - housing - 4, 0))),
  ];
}
