import { drum, pole, wire } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { revolve, smoothProfile } from '../../geometry/revolve.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { FountainParams } from './schema.ts';

/** A bowl with its foot at y = 0 and its rim at `high`, and the water in it. */
function dish(r: number, high: number, foot: number): { stone: Shape; water: Shape } {
  const wall = Math.max(14, r * 0.08);
  const stone = revolve(
    [
      [foot, 0],
      [foot * 1.3, high * 0.1],
      [r * 0.7, high * 0.45],
      [r * 0.96, high * 0.84],
      [r, high * 0.92],
      [r, high],
      [r - wall, high],
      [r - wall * 1.2, high * 0.8],
      [foot, high * 0.5],
    ],
    { segments: 44 },
  );
  return { stone, water: move(drum(r - wall * 1.1, 4, 44), 0, high * 0.86, 0) };
}

/** Pieces of a fountain in millimeters: ground at y = 0. */
export function buildFountain(params: FountainParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const r = w / 2;
  if (params.form === 'wall') {
    const d = w * 0.5;
    const tub = h * 0.26;
    const wall = 50;
    const sides = [
      move(box(w, tub, wall, 4), 0, 0, d / 2 - wall / 2),
      ...[-1, 1].map((s) =>
        move(box(wall, tub, d - wall, 3), s * (w / 2 - wall / 2), 0, -wall / 2),
      ),
    ];
    return [
      piece(
        { slot: 'stone' },
        move(box(w, h, 90, 5), 0, 0, -d / 2 + 45),
        ...sides,
        box(w, 40, d, 0),
        move(box(w * 0.5, 40, 160, 4), 0, h * 0.74, -d / 2 + 120),
      ),
      piece(
        { fixed: 'water' },
        move(box(w - 2 * wall, 4, d - 130, 0), 0, tub * 0.8, 20),
        move(box(w * 0.46, h * 0.74 - tub * 0.8, 4, 0), 0, tub * 0.8, -d / 2 + 204),
      ),
    ];
  }
  const low = dish(r, Math.min(h * 0.26, r * 0.6), r * 0.7);
  const rim = Math.min(h * 0.26, r * 0.6);
  if (params.form === 'bowl') {
    const one = dish(r, h * 0.55, r * 0.3);
    const jet = Array.from({ length: 8 }, (_, i) =>
      turn(
        wire(
          4,
          splined(
            [
              [0, h * 0.5, 0],
              [0, h * 0.96, r * 0.1],
              [0, h * 0.88, r * 0.3],
              [0, h * 0.5, r * 0.44],
            ],
            4,
          ),
          5,
        ),
        'y',
        i * 45,
      ),
    );
    return [
      piece({ slot: 'stone' }, one.stone, drum(r * 0.42, h * 0.08, 32)),
      piece({ fixed: 'water' }, one.water, ...jet),
    ];
  }
  if (params.form === 'column') {
    const post = move(box(w * 0.34, h - rim * 0.5, w * 0.34, 6), 0, rim * 0.5, 0);
    return [
      piece({ slot: 'stone' }, low.stone, post),
      piece(
        { fixed: 'water' },
        low.water,
        move(drum(w * 0.12, 10, 24), 0, h, 0),
        ...[0, 90, 180, 270].map((deg) =>
          turn(move(box(w * 0.3, h - rim, 3, 0), 0, rim * 0.9, w * 0.17 + 2), 'y', deg),
        ),
      ),
    ];
  }
  const second = dish(r * 0.58, h * 0.14, r * 0.14);
  const third = dish(r * 0.34, h * 0.1, r * 0.1);
  const stem = revolve(
    smoothProfile(
      [
        [r * 0.24, 0],
        [r * 0.18, h * 0.2],
        [r * 0.11, h * 0.3],
        [r * 0.16, h * 0.4],
        [r * 0.1, h * 0.5],
        [r * 0.1, h * 0.7],
        [r * 0.07, h * 0.8],
      ],
      3,
    ),
    { segments: 24 },
  );
  const y2 = h * 0.46;
  const y3 = h * 0.74;
  const falls = (radius: number, from: number, to: number) =>
    Array.from({ length: 10 }, (_, i) =>
      turn(pole(3.5, [0, from, radius], [0, to, radius + 12], 5), 'y', i * 36),
    );
  return [
    piece(
      { slot: 'stone' },
      low.stone,
      stem,
      move(second.stone, 0, y2, 0),
      move(third.stone, 0, y3, 0),
      move(
        revolve(
          smoothProfile(
            [
              [r * 0.08, 0],
              [r * 0.05, h * 0.04],
              [r * 0.1, h * 0.09],
              [r * 0.02, h * 0.16],
            ],
            3,
          ),
          { segments: 20 },
        ),
        0,
        h * 0.84,
        0,
      ),
    ),
    piece(
      { fixed: 'water' },
      low.water,
      move(second.water, 0, y2, 0),
      move(third.water, 0, y3, 0),
      ...falls(r * 0.57, y2 + h * 0.14, rim * 0.86),
      ...falls(r * 0.33, y3 + h * 0.1, y2 + h * 0.12),
    ),
  ];
}
