// Headboards, standing on y = 0, centered on x, their backs at z = 0.
import { extrude } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { bar, board, post } from './board.ts';
import { channelPanel, smoothPanel, tuftedPanel } from './quilting.ts';

export const headboardStyles = [
  'panel',
  'slat',
  'spindle',
  'arched',
  'cane',
  'upholstered',
  'tufted',
  'channel',
] as const;
type HeadboardStyle = (typeof headboardStyles)[number];
export const HEADBOARD_MM = 90;

function arch(w: number, h: number): Vec2[] {
  const rise = Math.min(h * 0.3, w * 0.2);
  return [
    [-w / 2, 0],
    [w / 2, 0],
    ...Array.from({ length: 17 }, (_, i): Vec2 => {
      const t = 1 - (2 * i) / 16;
      return [(t * w) / 2, h - rise + rise * Math.sqrt(Math.max(0, 1 - t ** 4))];
    }),
  ];
}

function posts(w: number, h: number, thick: number): Shape {
  return merge(
    ...[-1, 1].map((s) => move(board(thick, h, thick, 3), s * (w / 2 - thick / 2), 0, 40)),
  );
}

/** Slots: frame, and fabric where it is padded. */
export function headboard(style: HeadboardStyle, w: number, h: number): Piece[] {
  const frame = (...shapes: Shape[]) => piece({ slot: 'frame', grain: 'x' }, ...shapes);
  const from = 260;
  const tall = h - from;
  switch (style) {
    case 'slat': {
      const count = Math.max(6, Math.round(w / 110));
      const slats = Array.from({ length: count }, (_, i) =>
        move(board(52, tall - 60, 16, 2), (w - 150) * ((i + 0.5) / count - 0.5), from, 40),
      );
      return [
        frame(
          posts(w, h - 40, 60),
          move(board(w, 70, 62, 4), 0, h - 70, 40),
          move(board(w - 100, 60, 30, 2), 0, from - 40, 40),
        ),
        piece({ slot: 'frame', grain: 'y' }, ...slats),
      ];
    }
    case 'spindle': {
      const count = Math.max(7, Math.round(w / 135));
      const turned = post(
        [
          [9, 0],
          [12, tall * 0.1],
          [16, tall * 0.4],
          [9, tall * 0.52],
          [15, tall * 0.58],
          [9, tall * 0.66],
          [11, tall - 60],
        ],
        6,
      );
      const knob = post(
        [
          [24, 0],
          [32, 30],
          [18, 62],
        ],
        12,
      );
      return [
        frame(
          posts(w, h - 60, 60),
          ...[-1, 1].map((s) => move(knob, s * (w / 2 - 30), h - 62, 40)),
          bar(
            20,
            [
              [-w / 2 + 40, h - 90, 40],
              [w / 2 - 40, h - 90, 40],
            ],
            10,
          ),
          move(board(w - 100, 60, 30, 2), 0, from - 40, 40),
        ),
        piece(
          { slot: 'frame', grain: 'y' },
          ...Array.from({ length: count }, (_, i) =>
            move(turned, (w - 150) * ((i + 0.5) / count - 0.5), from, 40),
          ),
        ),
      ];
    }
    case 'arched':
      return [frame(move(extrude(arch(w, h), 44, { bevel: 3 }), 0, 0, 20))];
    case 'cane':
      return [
        frame(
          posts(w, h, 60),
          move(board(w - 110, 60, 40, 3), 0, h - 62, 40),
          move(board(w - 110, 60, 40, 3), 0, from, 40),
          move(board(50, tall - 60, 40, 3), 0, from + 30, 40),
        ),
        piece({ fixed: 'woven-cane' }, move(board(w - 110, tall - 80, 8, 1), 0, from + 40, 40)),
      ];
    case 'upholstered':
    case 'tufted':
    case 'channel': {
      const crest = (u: number) => 0.88 + 0.12 * Math.sin(Math.PI * u) ** 0.6;
      const padding = { width: w, height: h - 60, thick: 76 };
      const panel =
        style === 'channel'
          ? channelPanel({ ...padding, pitch: 150 })
          : style === 'tufted'
            ? tuftedPanel({ ...padding, pitch: 205, crest })
            : smoothPanel(padding);
      const feet = [-1, 1].map((s) => move(board(60, 70, 40, 2), s * (w / 2 - 80), 0, 34));
      return [
        piece(
          { slot: 'fabric' },
          move(panel, 0, 60, 14),
          move(board(w - 6, h - (style === 'tufted' ? 210 : 66), 20, 4), 0, 62, 10),
        ),
        frame(...feet),
      ];
    }
    default:
      return [
        frame(
          posts(w, h - 30, 70),
          move(board(w + 10, 40, 84, 5), 0, h - 40, 42),
          move(board(w - 120, tall, 26, 2), 0, from - 20, 36),
          ...[-1, 0, 1].map((i) =>
            move(board(60, tall - 10, 40, 2), (i * (w - 140)) / 2, from - 20, 38),
          ),
          move(board(w - 120, 80, 40, 2), 0, h - 122, 38),
        ),
      ];
  }
}
