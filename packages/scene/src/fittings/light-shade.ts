// Shades and bulbs, hanging from the origin: top at y = 0, open end below.
import { box } from '../geometry/extrude.ts';
import { type Piece, piece } from '../geometry/part.ts';
import { arc, ball, cylinder, revolve, smoothProfile, torus, turned } from '../geometry/revolve.ts';
import { around, merge, move, type Shape } from '../geometry/shape.ts';
import { rod } from '../geometry/sweep.ts';
import type { Vec2 } from '../geometry/vec.ts';

/** Shades that hang on their own below a rod or cord. */
export const pendantShades = [
  'globe',
  'dome',
  'drum',
  'cone',
  'cylinder',
  'bell',
  'lantern',
  'schoolhouse',
  'teardrop',
  'bowl',
  'cage',
  'disc',
  'jar',
  'pleated',
] as const;
const shadeStyles = [...pendantShades, 'tulip', 'square', 'candle', 'bulb'] as const;
export type ShadeStyle = (typeof shadeStyles)[number];

const WALL = 2.4;

/** A skin of even thickness around an outer line that runs from the lower rim up to the neck. */
function shell(outer: readonly Vec2[]): Shape {
  const inner = [...outer].reverse().map(([r, y]): Vec2 => [Math.max(0.4, r - WALL), y]);
  return revolve([...outer, ...inner], { ring: true });
}

function neck(r: number): number {
  return Math.max(9, Math.min(22, r * 0.28));
}

/** The metal cup that holds a shade. */
export function shadeCap(
  r: number,
  style: 'plain' | 'tapered' | 'ribbed' | 'ring' = 'plain',
): Shape {
  const n = neck(r) + 3;
  const tall = Math.max(18, Math.min(46, r * 0.42));
  const body =
    style === 'tapered'
      ? turned(
          [
            [0, 0],
            [n * 1.15, 0],
            [n * 0.5, tall],
            [0, tall],
          ],
          2,
        )
      : turned(
          [
            [0, 0],
            [n, 0],
            [n, tall * 0.7],
            [n * 0.5, tall],
            [0, tall],
          ],
          2,
        );
  if (style === 'ribbed')
    return merge(body, ...[0.2, 0.4, 0.6].map((t) => move(torus(n, 1.6), 0, tall * t, 0)));
  return style === 'ring' ? merge(body, move(torus(n + 2, 3), 0, 3, 0)) : body;
}

/** A lit bulb of radius `r`, its cap at the origin. */
export function bulb(r: number): Piece[] {
  const glass = revolve(
    smoothProfile([
      [0, -r * 3],
      [r * 0.75, -r * 2.7],
      [r, -r * 1.9],
      [r * 0.6, -r * 0.8],
      [r * 0.42, -r * 0.5],
    ]),
  );
  return [
    piece({ fixed: 'lamp' }, glass),
    piece({ fixed: 'brushed-gold' }, move(cylinder(r * 0.44, r * 0.6, 1), 0, -r * 0.6, 0)),
  ];
}

function lanternFrame(r: number, h: number): { frame: Shape; panes: Shape } {
  const side = r * 1.42;
  const bar = Math.max(4, r * 0.06);
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => move(box(bar, h, bar, 1), (x * side) / 2, -h, (z * side) / 2)),
  );
  const rails = [-h, -bar].flatMap((y) => [
    ...[-1, 1].map((z) => move(box(side, bar, bar, 1), 0, y, (z * side) / 2)),
    ...[-1, 1].map((x) => move(box(bar, bar, side, 1), (x * side) / 2, y, 0)),
  ]);
  const panes = [
    ...[-1, 1].map((z) => move(box(side - bar, h - bar, 2, 0.3), 0, -h + bar / 2, (z * side) / 2)),
    ...[-1, 1].map((x) => move(box(2, h - bar, side - bar, 0.3), (x * side) / 2, -h + bar / 2, 0)),
  ];
  const roof = move(
    turned(
      [
        [0, 0],
        [side * 0.62, 0],
        [side * 0.2, h * 0.16],
        [0, h * 0.16],
      ],
      2,
      { segments: 4 },
    ),
    0,
    -2,
    0,
  );
  return { frame: merge(...corners, ...rails, roof), panes: merge(...panes) };
}

/** Outer line of a turned shade from the rim (y = -h) up to the neck (y = 0). */
function outerLine(style: ShadeStyle, r: number, h: number): Vec2[] {
  const n = neck(r);
  switch (style) {
    case 'dome':
      return [[r, -h], ...arc([0, -h * 0.98], r, h * 0.98, 0, 84), [n, 0]];
    case 'bowl':
      return [...arc([0, -h], r, h, 4, 82), [n, 0]];
    case 'cone':
      return [
        [r, -h],
        [n * 1.2, 0],
      ];
    case 'cylinder':
    case 'drum':
      return [
        [r, -h],
        [r, -3],
        [r * 0.96, 0],
      ];
    case 'bell':
    case 'tulip':
      return smoothProfile([
        [r, -h],
        [r * 0.8, -h * 0.86],
        [r * 0.62, -h * 0.5],
        [r * 0.5, -h * 0.2],
        [n, 0],
      ]);
    case 'schoolhouse':
      return smoothProfile([
        [r * 0.3, -h],
        [r * 0.8, -h * 0.9],
        [r, -h * 0.62],
        [r * 0.74, -h * 0.3],
        [n * 1.3, -h * 0.14],
        [n, 0],
      ]);
    case 'teardrop':
      return smoothProfile([
        [r * 0.4, -h],
        [r * 0.9, -h * 0.88],
        [r, -h * 0.66],
        [r * 0.6, -h * 0.3],
        [n, 0],
      ]);
    case 'jar':
      return smoothProfile([
        [r * 0.98, -h],
        [r, -h * 0.5],
        [r * 0.9, -h * 0.24],
        [n * 1.4, -h * 0.1],
        [n * 1.2, 0],
      ]);
    default:
      return [
        [r, -h],
        [r, 0],
      ];
  }
}

/** Shade of a diameter and height in the slot `shade`, frame in `metal`, with its bulb inside. */
export function lightShade(style: ShadeStyle, diameter: number, height: number): Piece[] {
  const r = diameter / 2;
  const h = height;
  const lamp = bulb(Math.min(24, r * 0.34, h * 0.2));
  const withCap = (...shapes: Shape[]) => [
    piece({ slot: 'shade' }, ...shapes),
    piece({ slot: 'metal' }, shadeCap(r)),
    ...lamp,
  ];
  switch (style) {
    case 'globe':
      return withCap(move(ball(r, h / 2), 0, -h / 2, 0));
    case 'bulb':
      return [piece({ slot: 'metal' }, shadeCap(r * 0.6)), ...bulb(Math.min(r, h / 3))];
    case 'candle':
      return [
        piece({ fixed: 'matte-white' }, move(cylinder(Math.min(13, r), h * 0.62, 1), 0, -h, 0)),
        piece(
          { slot: 'metal' },
          move(
            turned(
              [
                [0, 0],
                [r, 4],
                [r * 0.9, 9],
                [0, 7],
              ],
              1,
            ),
            0,
            -h - 7,
            0,
          ),
        ),
        flame(Math.min(13, r), h * 0.38),
      ];
    case 'lantern':
    case 'square': {
      const { frame, panes } = lanternFrame(style === 'square' ? r * 0.98 : r, h);
      return [piece({ slot: 'metal' }, frame), piece({ slot: 'shade' }, panes), ...lamp];
    }
    case 'cage': {
      const rib = rod(1.8, [r * 0.25, 0, 0], [r, -h * 0.4, 0]);
      const low = rod(1.8, [r, -h * 0.4, 0], [r * 0.55, -h, 0]);
      const rings = [
        [r, -h * 0.4],
        [r * 0.55, -h],
        [r * 0.8, -h * 0.7],
      ].map(([a = r, y = 0]) => move(torus(a, 1.8), 0, y, 0));
      return [
        piece({ slot: 'metal' }, around(merge(rib, low), 10), ...rings, shadeCap(r * 0.6)),
        ...lamp,
      ];
    }
    case 'disc': {
      const plate = move(
        turned(
          [
            [0, -4],
            [r, -4],
            [r, 4],
            [0, 8],
          ],
          3,
        ),
        0,
        -h * 0.5,
        0,
      );
      return [
        piece({ slot: 'shade' }, plate),
        piece({ slot: 'metal' }, shadeCap(r * 0.4), move(cylinder(5, h * 0.5), 0, -h * 0.5, 0)),
        ...lamp,
      ];
    }
    case 'pleated': {
      const count = 48;
      const fold = (radius: number, y: number): [number, number, number][] =>
        Array.from({ length: count * 2 }, (_, i) => {
          const a = (Math.PI * i) / count;
          const rr = radius * (i % 2 === 0 ? 1 : 0.93);
          return [rr * Math.cos(a), y, -rr * Math.sin(a)];
        });
      return withCap(pleats([fold(r, -h), fold(r * 0.7, 0)]));
    }
    case 'drum': {
      const spider = around(rod(2, [0, -4, 0], [r * 0.97, -4, 0]), 3);
      return [
        piece({ slot: 'shade' }, shell(outerLine('drum', r, h))),
        piece({ slot: 'metal' }, spider, move(cylinder(8, 22, 2), 0, -16, 0)),
        ...lamp,
        diffuser(r, h),
      ];
    }
    default:
      return withCap(shell(outerLine(style, r, h)));
  }
}

/** The white disc that closes a drum from below. */
function diffuser(r: number, h: number): Piece {
  return piece({ fixed: 'glass-opal' }, move(cylinder(r - WALL * 2, 3, 1), 0, -h + 10, 0));
}

function flame(r: number, h: number): Piece {
  const glass = revolve(
    smoothProfile([
      [r * 0.5, 0],
      [r * 0.9, h * 0.3],
      [r * 0.5, h * 0.7],
      [0, h],
    ]),
  );
  return piece({ fixed: 'lamp' }, move(glass, 0, -h, 0));
}

/** Double-walled folded cloth between two rings. */
function pleats(rings: [number, number, number][][]): Shape {
  const [low = [], high = []] = rings;
  const size = low.length;
  const inner = (ring: [number, number, number][]) =>
    ring.map(([x, y, z]): [number, number, number] => [x * 0.985, y, z * 0.985]);
  const points = [...low, ...high, ...inner(high), ...inner(low)];
  const triangles: number[] = [];
  for (let band = 0; band < 4; band += 1) {
    const a = band * size;
    const b = ((band + 1) % 4) * size;
    for (let i = 0; i < size; i += 1) {
      const j = (i + 1) % size;
      triangles.push(a + i, a + j, b + j, a + i, b + j, b + i);
    }
  }
  return { points, triangles };
}
