import { lightShade } from '../../fittings/light-shade.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import {
  circle,
  fillet,
  type Outline,
  roundedRectangle,
  superellipse,
} from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { bent } from '../../geometry/path.ts';
import { ball, cylinder } from '../../geometry/revolve.ts';
import { move, turn } from '../../geometry/shape.ts';
import { rod, tube } from '../../geometry/sweep.ts';
import { mmFromTenths } from '../../units.ts';
import type { SconceParams } from './schema.ts';

interface Measures {
  readonly w: number;
  readonly h: number;
  readonly d: number;
}

function plateOutline(params: SconceParams, w: number, h: number): Outline {
  switch (params.backplate) {
    case 'round':
      return circle(Math.min(w, h) / 2);
    case 'oval':
      return superellipse(w / 2, h / 2, 2);
    case 'square':
      return roundedRectangle(Math.min(w, h), Math.min(w, h), 3);
    case 'shield':
      return fillet(
        [
          [-w / 2, h * 0.5],
          [-w / 2, -h * 0.1],
          [0, -h * 0.5],
          [w / 2, -h * 0.1],
          [w / 2, h * 0.5],
        ],
        w * 0.14,
      );
    default:
      return roundedRectangle(w, h, 4);
  }
}

function plate(params: SconceParams, w: number, h: number): Piece {
  return piece(
    { slot: 'metal' },
    extrude(plateOutline(params, w, h), 14, { bevel: 4, flatBack: true }),
  );
}

/** Middle of a backplate that stands at the lower end of the light. */
function footOf(h: number, foot: number): number {
  return -h / 2 + foot / 2;
}

interface Arm {
  readonly size: number;
  /** Where the arm leaves the wall. */
  readonly from: number;
}

/** One light on an arm that leaves the wall, bends up and carries the shade. */
function arm(params: SconceParams, { h, d }: Measures, { size, from }: Arm): Piece[] {
  const isUp = params.shade === 'tulip' || params.shade === 'bulb';
  const out = d - size / 2;
  const room = h / 2 - from;
  const tall = Math.min(h * 0.56, isUp ? room * 0.8 : size * 1.2);
  const y = isUp ? h / 2 - tall : h / 2 - 4;
  const line = bent(
    [
      [0, from, 8],
      [0, from, out],
      [0, y, out],
    ],
    Math.min(50, out * 0.5),
  );
  const shade = lightShade(params.shade, size, tall);
  const placed = isUp ? changed(shade, (s) => turn(s, 'x', 180)) : shade;
  return [
    piece({ slot: 'metal' }, tube(6.5, line), move(ball(9), 0, y, out)),
    ...changed(placed, (s) => move(s, 0, y, out)),
  ];
}

function body(params: SconceParams, m: Measures): Piece[] {
  const { w, h, d } = m;
  const foot = Math.min(w, h) * 0.8;
  switch (params.form) {
    case 'double-arm': {
      const size = w * 0.42;
      const from = footOf(h, foot);
      const one = arm(params, m, { size, from });
      const apart = (w - size) / 2;
      return [
        ...changed([plate(params, foot * 0.6, foot)], (s) => move(s, 0, from, 0)),
        ...[-1, 1].flatMap((side) => changed(one, (s) => move(s, side * apart, 0, 0))),
        piece({ slot: 'metal' }, rod(6, [-apart, from, 22], [apart, from, 22], 4)),
      ];
    }
    case 'swing-arm': {
      const size = Math.min(w, d * 0.5);
      const knee: [number, number, number] = [w * 0.18, -h * 0.12, d * 0.42];
      const end: [number, number, number] = [0, -h * 0.12, d - size / 2];
      const tall = size * 0.8;
      return [
        plate(params, foot * 0.5, foot * 0.9),
        piece(
          { slot: 'metal' },
          rod(6, [0, -h * 0.12, 8], knee),
          rod(6, knee, end),
          move(cylinder(10, 34, 2), knee[0], knee[1] - 17, knee[2]),
          rod(5, end, [end[0], h * 0.5 - 8, end[2]]),
        ),
        ...changed(lightShade(params.shade, size, tall), (s) => move(s, 0, h / 2, end[2])),
      ];
    }
    case 'up-down': {
      const r = Math.min(w, d - 30) / 2;
      const can = move(cylinder(r, h, 2), 0, -h / 2, d - r);
      const glow = [-1, 1].map((side) =>
        move(cylinder(r * 0.82, 3, 0.6), 0, side > 0 ? h / 2 - 1 : -h / 2 - 2, d - r),
      );
      return [
        plate(params, w * 0.8, h * 0.5),
        piece(
          { slot: 'metal', grain: 'y' },
          can,
          move(box(r, h * 0.3, d - r, 2), 0, -h * 0.15, (d - r) / 2),
        ),
        piece({ fixed: 'lamp' }, ...glow),
      ];
    }
    case 'lantern': {
      const size = Math.min(w, d - 20);
      return [
        plate(params, w * 0.5, h * 0.6),
        piece(
          { slot: 'metal' },
          tube(
            5,
            bent(
              [
                [0, h * 0.3, 6],
                [0, h * 0.5 - 6, 10],
                [0, h * 0.5 - 6, d - size / 2],
                [0, h * 0.4, d - size / 2],
              ],
              30,
            ),
          ),
        ),
        ...changed(lightShade('lantern', size, h * 0.78), (s) =>
          move(s, 0, h * 0.3, d - size * 0.5),
        ),
      ];
    }
    case 'bar': {
      const r = Math.min(w, d) * 0.3;
      const tubeLight = rod(r, [0, -h * 0.46, d - r], [0, h * 0.46, d - r], r * 0.4);
      const ends = [-1, 1].map((side) =>
        move(cylinder(r * 1.12, 22, 2), 0, side > 0 ? h * 0.46 - 8 : -h * 0.46 - 14, d - r),
      );
      return [
        plate(params, w * 0.8, h * 0.3),
        piece({ slot: 'shade' }, tubeLight),
        piece(
          { slot: 'metal' },
          ...ends,
          rod(7, [0, -h * 0.08, 6], [0, -h * 0.08, d - r]),
          rod(7, [0, h * 0.08, 6], [0, h * 0.08, d - r]),
        ),
      ];
    }
    case 'half-moon': {
      const half = Array.from({ length: 33 }, (_, i): [number, number] => [
        (w / 2) * Math.cos((Math.PI * i) / 32),
        (d - 2) * Math.sin((Math.PI * i) / 32),
      ]);
      const bowl = move(turn(extrude(half, h, { bevel: 5 }), 'x', 90), 0, h / 2, 2);
      return [
        piece({ slot: 'shade' }, bowl),
        piece({ slot: 'metal' }, move(box(w, h * 0.16, 10, 2), 0, -h * 0.08, 3)),
      ];
    }
    case 'candle': {
      const size = Math.min(w, 60);
      return [
        plate(params, foot * 0.6, h * 0.6),
        piece(
          { slot: 'metal' },
          tube(
            5.5,
            bent(
              [
                [0, -h * 0.2, 8],
                [0, -h * 0.4, d * 0.55],
                [0, -h * 0.14, d - size / 2],
              ],
              40,
            ),
          ),
        ),
        ...changed(lightShade('candle', 26, h * 0.55), (s) => move(s, 0, h * 0.44, d - size / 2)),
      ];
    }
    case 'globe': {
      const r = Math.min(w, d - 24, h * 0.7) / 2;
      return [
        plate(params, foot * 0.6, foot),
        piece({ slot: 'shade' }, move(ball(r), 0, h / 2 - r, d - r)),
        piece({ fixed: 'lamp' }, move(ball(r * 0.3), 0, h / 2 - r, d - r)),
        piece(
          { slot: 'metal' },
          tube(
            6,
            bent(
              [
                [0, -h * 0.3, 6],
                [0, -h * 0.3, d - r],
                [0, h / 2 - r * 2 + 4, d - r],
              ],
              24,
            ),
          ),
          move(cylinder(r * 0.42, 16, 3), 0, h / 2 - r * 2 - 6, d - r),
        ),
      ];
    }
    default: {
      const from = footOf(h, foot);
      return [
        ...changed([plate(params, foot * 0.7, foot)], (s) => move(s, 0, from, 0)),
        ...arm(params, m, { size: Math.min(w, d * 0.8), from }),
      ];
    }
  }
}

/** Pieces of a sconce in millimeters: the wall at z = 0, centered on x and y. */
export function buildSconce(params: SconceParams): Piece[] {
  return body(params, {
    w: mmFromTenths(params.widthTenths),
    h: mmFromTenths(params.heightTenths),
    d: mmFromTenths(params.depthTenths),
  });
}
