// Backs of wooden chairs: two posts that rise from the seat, and what is between them.
import { type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { mapPoints, merge, move, type Shape } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { bar, board, stick } from './board.ts';
import { cushion, upright } from './soft.ts';

export const chairBackStyles = [
  'ladder',
  'spindle',
  'cross',
  'splat',
  'wishbone',
  'cane',
  'upholstered',
] as const;
type ChairBackStyle = (typeof chairBackStyles)[number];

interface ChairBackPlan {
  /** Between the outsides of the posts. */
  readonly w: number;
  /** Height of the back above the seat. */
  readonly h: number;
  readonly thick: number;
}

/** How far the back leans per millimeter of height. */
const LEAN = 0.16;

/** Bends straight rails backward in their middle and leans the back. */
function settled(shape: Shape, w: number): Shape {
  return mapPoints(shape, ([x, y, z]) => [x, y, z - LEAN * y - 24 * (1 - (2 * x) ** 2 / w ** 2)]);
}

/** A rail of several boards, so that it can be bent. */
function rail(w: number, tall: number, thick: number, y: number): Shape {
  const parts = 4;
  const step = w / parts;
  return merge(
    ...Array.from({ length: parts }, (_, i) =>
      move(board(step, tall, thick, 0.6), (i - (parts - 1) / 2) * step, y, 0),
    ),
  );
}

function hoop(w: number, h: number, thick: number): Shape {
  const line: Vec3[] = splined(
    [
      [-w * 0.44, 0, 0],
      [-w * 0.5, h * 0.55, 0],
      [-w * 0.34, h * 0.92, 0],
      [0, h, 0],
      [w * 0.34, h * 0.92, 0],
      [w * 0.5, h * 0.55, 0],
      [w * 0.44, 0, 0],
    ],
    4,
  );
  return bar(thick / 2, line, 8);
}

function posts(w: number, h: number, thick: number): Shape {
  return merge(
    ...[-1, 1].map((s) => {
      const x = s * (w / 2 - thick / 2);
      return stick([x, -30, 0], [x, h, 0], thick, thick * 0.8);
    }),
  );
}

/** Pieces of the slot 'frame', and 'seat' where it is padded; y = 0 is the seat, z = 0 its back edge. */
export function chairBack(style: ChairBackStyle, plan: ChairBackPlan): Piece[] {
  const { w, h, thick } = plan;
  const inner = w - 2 * thick;
  const frame = (...shapes: Shape[]) =>
    piece({ slot: 'frame', grain: 'y' }, ...shapes.map((s) => settled(s, w)));
  switch (style) {
    case 'spindle': {
      const count = Math.max(5, Math.round(w / 62));
      const sticks = Array.from({ length: count }, (_, i) => {
        const t = ((i + 0.5) / count) * 2 - 1;
        const top = h * Math.sqrt(Math.max(0.1, 1 - 0.62 * t * t)) - 6;
        return bar(
          5.5,
          [
            [t * w * 0.36, -4, 0],
            [t * w * 0.44, top, 0],
          ],
          6,
        );
      });
      return [frame(hoop(w, h, thick * 0.8), ...sticks)];
    }
    case 'cross': {
      const brace = (s: number): Shape =>
        bar(
          8,
          splined(
            [
              [s * w * 0.3, 4, 0],
              [s * w * 0.06, h * 0.4, 4],
              [-s * w * 0.3, h * 0.86, 0],
            ],
            4,
          ),
          8,
        );
      return [frame(hoop(w, h, thick * 0.86), brace(1), brace(-1))];
    }
    case 'wishbone': {
      const y = h * 0.98;
      const fork = [-1, 1].map((s) =>
        stick([s * 6, h * 0.46, 0], [s * w * 0.15, y - 10, 0], 20, 16),
      );
      const rest = bar(
        14,
        splined(
          [
            [-w * 0.52, y * 0.9, 260],
            [-w * 0.55, y * 0.96, 130],
            [-w * 0.42, y, 20],
            [0, y, -10],
            [w * 0.42, y, 20],
            [w * 0.55, y * 0.96, 130],
            [w * 0.52, y * 0.9, 260],
          ],
          4,
        ),
        8,
      );
      const supports = [-1, 1].map((s) =>
        stick([s * w * 0.42, -30, 10], [s * w * 0.47, y, 40], 26, 20),
      );
      return [
        frame(stick([0, -10, 0], [0, h * 0.48, 0], 26, 20), ...fork),
        piece(
          { slot: 'frame' },
          ...[rest, ...supports].map((s) => mapPoints(s, ([x, yy, z]) => [x, yy, z - LEAN * yy])),
        ),
      ];
    }
    case 'splat':
      return [
        frame(
          posts(w, h, thick),
          rail(w, 58, 20, h - 52),
          move(board(w * 0.26, h - 60, 12, 2), 0, 10, 0),
          move(board(w * 0.36, h * 0.3, 14, 6), 0, h * 0.34, 0),
        ),
      ];
    case 'cane':
      return [
        frame(posts(w, h, thick), rail(inner, 34, 18, h - 36), rail(inner, 34, 18, h * 0.26)),
        piece(
          { fixed: 'woven-cane' },
          settled(rail(inner + 4, h * 0.74 - 60, 6, h * 0.26 + 28), w),
        ),
      ];
    case 'upholstered': {
      const pad = upright(cushion(w, 66, h - 20, { crown: 16, corner: 46, edge: 22 }), h - 20, 9);
      return [
        piece({ slot: 'seat' }, move(pad, 0, 26, -34)),
        piece({ slot: 'frame' }, settled(posts(w * 0.8, h * 0.3, thick), w)),
      ];
    }
    default: {
      const count = h > 420 ? 4 : 3;
      const rungs = Array.from({ length: count }, (_, i) =>
        rail(inner + 4, i === count - 1 ? 62 : 42, 16, h * (0.24 + (0.62 * i) / (count - 1))),
      );
      return [frame(posts(w, h, thick), ...rungs)];
    }
  }
}
