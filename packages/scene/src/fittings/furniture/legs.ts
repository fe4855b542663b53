// What furniture stands on. Sets are centered on x and z and fill y = 0 to their height.
import { revolve, smoothProfile } from '../../geometry/revolve.ts';
import { mapPoints, merge, move, type Shape } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { bar, board, post } from './board.ts';

export const legStyles = [
  'tapered',
  'square',
  'turned',
  'bun',
  'metal',
  'hairpin',
  'sled',
  'plinth',
] as const;
export type LegStyle = (typeof legStyles)[number];

interface LegPlan {
  /** Outline that the legs stand within. */
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly thick: number;
  /** How far the legs stand in from the outline. */
  readonly inset?: number;
}

export const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Profile of a turned leg: foot, vase, ring and a square-looking block above. */
function turnedProfile(r: number, h: number): Vec2[] {
  if (h < 180) {
    return smoothProfile(
      [
        [r * 0.5, 0],
        [r * 0.72, h * 0.22],
        [r * 0.48, h * 0.4],
        [r * 0.95, h * 0.74],
        [r * 0.8, h],
      ],
      3,
    );
  }
  return [
    ...smoothProfile(
      [
        [r * 0.42, 0],
        [r * 0.62, h * 0.05],
        [r * 0.46, h * 0.11],
        [r * 0.62, h * 0.3],
        [r * 0.9, h * 0.58],
        [r * 0.6, h * 0.69],
        [r * 0.95, h * 0.73],
        [r * 0.7, h * 0.77],
      ],
      3,
    ),
    [r, h * 0.78],
    [r, h],
  ];
}

/** Leans a leg so that its foot stands `out` farther toward a corner. */
function splayed(shape: Shape, h: number, outX: number, outZ: number): Shape {
  return mapPoints(shape, ([x, y, z]) => [x + outX * (1 - y / h), y, z + outZ * (1 - y / h)]);
}

function hairpin(h: number, sx: number, sz: number): Shape {
  const wide = Math.min(75, h * 0.28);
  return bar(
    5,
    [
      [-sx * wide, h, 0],
      [-6 * sx, 8, sz * 3],
      [0, 5, sz * 5],
      [0, 8, 0],
      [0, h, -sz * wide],
    ],
    6,
  );
}

/** One leg under the middle of its top, leaning toward its corner. */
function leg(style: LegStyle, h: number, thick: number, sx: number, sz: number): Shape {
  const r = thick / 2;
  const out = Math.min(h * 0.13, 60);
  switch (style) {
    case 'tapered':
      return splayed(
        post(
          [
            [r * 0.46, 0],
            [r * 0.5, 4],
            [r * 0.98, h - 3],
            [r * 0.98, h],
          ],
          10,
        ),
        h,
        sx * out,
        sz * out,
      );
    case 'turned':
      return post(turnedProfile(r * 1.15, h), 12);
    case 'bun':
      return revolve(
        smoothProfile(
          [
            [r * 0.7, 0],
            [r * 1.3, h * 0.34],
            [r * 1.2, h * 0.7],
            [r * 0.6, h * 0.92],
            [r * 0.7, h],
          ],
          3,
        ),
        { segments: 14 },
      );
    case 'metal':
      return post(
        [
          [Math.min(9, r), 0],
          [Math.min(11, r), h],
        ],
        10,
      );
    case 'hairpin':
      return hairpin(h, sx, sz);
    default:
      return board(thick, h, thick, 2);
  }
}

/** Two frames of flat bar with runners on the floor. */
function sled(w: number, d: number, h: number): Shape[] {
  const t = 12;
  const wide = 34;
  return [-1, 1].flatMap((side) => {
    const x = side * (w / 2 - wide / 2);
    return [
      move(board(wide, t, d, 1), x, 0, 0),
      move(board(wide, h - t, t, 1), x, t, d / 2 - t / 2),
      move(board(wide, h - t, t, 1), x, t, -d / 2 + t / 2),
    ];
  });
}

/** All legs of a piece of furniture as one shape. */
export function legSet(style: LegStyle, plan: LegPlan): Shape {
  const { w, d, h, thick } = plan;
  const inset = plan.inset ?? 0;
  if (style === 'plinth') {
    const back = Math.max(inset, 30);
    return board(w - 2 * back, h, d - 2 * back, 1);
  }
  if (style === 'sled') return merge(...sled(w - 2 * inset, d - 2 * inset, h));
  const lean = style === 'tapered' ? Math.min(h * 0.13, 60) : 0;
  const reach = style === 'hairpin' ? 12 : thick / 2;
  return merge(
    ...CORNERS.map(([sx, sz]) =>
      move(
        leg(style, h, thick, sx, sz),
        sx * (w / 2 - Math.max(inset, lean * 0.6) - reach),
        0,
        sz * (d / 2 - Math.max(inset, lean * 0.6) - reach),
      ),
    ),
  );
}
