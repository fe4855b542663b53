// Boards, pickets and bars between two posts of a fence or within the leaf of a gate.
import { box, extrude } from '../geometry/extrude.ts';
import { move, type Shape, turn } from '../geometry/shape.ts';
import { evenly, partsOf } from './evenly.ts';
import { drum, pole, wire } from './plain-rounds.ts';

export const fenceForms = [
  'privacy',
  'picket',
  'horizontal',
  'lattice',
  'iron',
  'split-rail',
  'wire',
] as const;
type FenceForm = (typeof fenceForms)[number];

interface Infill {
  /** Grain along x and along y. */
  readonly boards: readonly Shape[];
  readonly upright: readonly Shape[];
}

/** A board whose top comes to a point. */
function picket(wide: number, tall: number): Shape {
  return move(
    extrude(
      [
        [-wide / 2, 0],
        [wide / 2, 0],
        [wide / 2, tall - wide * 0.5],
        [0, tall],
        [-wide / 2, tall - wide * 0.5],
      ],
      18,
    ),
    0,
    0,
    20,
  );
}

/** What stands between two posts that are `span` apart, its middle at x = 0; `tall` is its top. */
export function fenceInfill(form: FenceForm, span: number, tall: number): Infill {
  const rail = (y: number, high = 90, deep = 40) => move(box(span + 40, high, deep, 2), 0, y, 0);
  switch (form) {
    case 'picket': {
      const count = partsOf(span, 135, 2);
      return {
        boards: [rail(tall * 0.2), rail(tall * 0.74)],
        upright: evenly(count, span).map((x) => move(picket(88, tall - 30), x, 40, 0)),
      };
    }
    case 'horizontal': {
      const count = partsOf(tall - 60, 150, 2);
      return {
        boards: evenly(count, tall - 60).map((y) =>
          move(
            box(span + 30, (tall - 60) / count - 14, 22, 2),
            0,
            y + 60 + (tall - 60) / 2 - ((tall - 60) / count - 14) / 2,
            0,
          ),
        ),
        upright: [],
      };
    }
    case 'lattice': {
      const low = tall * 0.76;
      const count = partsOf(span, 150, 2);
      const band = tall - low - 90;
      const strip = (s: number) =>
        evenly(partsOf(span, 120, 2), span - band).map((x) =>
          move(
            turn(move(box(22, band * 1.41, 8, 0), 0, (-band * 1.41) / 2, s * 6), 'z', s * 45),
            x,
            low + 90 + band / 2,
            0,
          ),
        );
      return {
        boards: [rail(40), rail(low, 60), rail(tall - 40, 60)],
        upright: [
          ...evenly(count, span).map((x) => move(box(span / count - 2, low - 60, 20, 0), x, 60, 0)),
          ...strip(1),
          ...strip(-1),
        ],
      };
    }
    case 'iron': {
      const count = partsOf(span, 115, 2);
      return {
        boards: [rail(90, 32, 32), rail(tall - 190, 32, 32)],
        upright: evenly(count, span).flatMap((x) => [
          move(box(16, tall - 90, 16, 0), x, 50, 0),
          move(drum(15, 70, 6, 1), x, tall - 60, 0),
        ]),
      };
    }
    case 'split-rail':
      return {
        boards: [0.24, 0.56, 0.88].map((t, i) =>
          wire(
            48,
            [
              [-span / 2 - 30, tall * t, 0],
              [0, tall * t + (i % 2 === 0 ? 14 : -10), 6],
              [span / 2 + 30, tall * t, 0],
            ],
            7,
          ),
        ),
        upright: [],
      };
    case 'wire':
      return {
        boards: [
          rail(tall - 60, 60, 44),
          rail(60, 60, 44),
          ...evenly(partsOf(tall - 150, 100), tall - 150).map((y) =>
            pole(
              2.5,
              [-span / 2 - 5, y + 50 + tall / 2, 0],
              [span / 2 + 5, y + 50 + tall / 2, 0],
              4,
            ),
          ),
        ],
        upright: evenly(partsOf(span, 100), span).map((x) =>
          pole(2.5, [x, 100, 4], [x, tall - 50, 4], 4),
        ),
      };
    default: {
      const count = partsOf(span, 142, 2);
      return {
        boards: [
          rail(160),
          rail(tall * 0.52),
          rail(tall - 160),
          move(box(span + 40, 30, 80, 3), 0, tall - 10, 0),
        ],
        upright: evenly(count, span).map((x) =>
          move(box(span / count - 8, tall - 50, 18, 0), x, 44, 28),
        ),
      };
    }
  }
}
