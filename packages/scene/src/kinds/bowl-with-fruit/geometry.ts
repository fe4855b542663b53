import type { FinishId } from '../../finishes.ts';
import { lump } from '../../fittings/foliage.ts';
import { pole } from '../../fittings/plain-rounds.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { revolve, smoothProfile } from '../../geometry/revolve.ts';
import { move, turn } from '../../geometry/shape.ts';
import { radians, type Vec2, type Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { BowlWithFruitParams } from './schema.ts';

interface Fruit {
  readonly finish: FinishId;
  readonly reach: Vec3;
}

const fruits = {
  lemons: { finish: 'fruit-lemon', reach: [36, 29, 29] },
  apples: { finish: 'fruit-apple', reach: [38, 35, 38] },
  oranges: { finish: 'fruit-orange', reach: [38, 37, 38] },
  pears: { finish: 'fruit-pear', reach: [34, 46, 34] },
  plums: { finish: 'fruit-plum', reach: [27, 28, 27] },
} as const satisfies Record<string, Fruit>;

function fruitOf(kind: BowlWithFruitParams['fruit'], i: number): Fruit {
  if (kind === 'mixed') {
    const all = [fruits.oranges, fruits.apples, fruits.plums, fruits.pears, fruits.lemons];
    return all[i % all.length] ?? fruits.apples;
  }
  return kind === 'none' ? fruits.apples : fruits[kind];
}

/** Pieces of a bowl of fruit in millimeters: standing on y = 0. */
export function buildBowlWithFruit(params: BowlWithFruitParams): Piece[] {
  const r = mmFromTenths(params.diameterTenths) / 2;
  const foot = params.form === 'footed' ? r * 0.28 : 0;
  const h = r * 0.62;
  const outer: Vec2[] =
    params.form === 'straight'
      ? [
          [r * 0.8, 0],
          [r * 0.96, h * 0.12],
          [r, h],
        ]
      : Array.from({ length: 9 }, (_, i): Vec2 => {
          const t = i / 8;
          return [
            r * (0.34 + 0.66 * Math.sin((t * Math.PI) / 2)),
            h * (1 - Math.cos((t * Math.PI) / 2)),
          ];
        });
  const wall = Math.max(4, r * 0.04);
  const inner = [...outer]
    .reverse()
    .map(([x, y]): Vec2 => [Math.max(1, x - wall), Math.max(wall, y)]);
  const shell = move(revolve([...outer, ...inner], { segments: 44 }), 0, foot, 0);
  const stand =
    foot > 0
      ? [
          revolve(
            smoothProfile(
              [
                [r * 0.45, 0],
                [r * 0.38, foot * 0.2],
                [r * 0.16, foot * 0.6],
                [r * 0.34, foot * 1.1],
              ],
              4,
            ),
            { segments: 32 },
          ),
        ]
      : [];
  const scale = Math.min(1.25, Math.max(0.75, r / 165));
  const places = params.fruit === 'none' ? [] : [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const pieces = places.map((i) => {
    const { finish, reach } = fruitOf(params.fruit, i);
    const ring = i < 6 ? r * 0.58 : r * 0.24;
    const a = radians(i < 6 ? i * 60 : i * 120 + 30);
    const y = foot + (i < 6 ? h * 0.34 : h * 0.34 + 44 * scale) - reach[1] * 0.2;
    const one = lump([reach[0] * scale, reach[1] * scale, reach[2] * scale], i, 0.03, 14);
    const stalk = pole(1.6, [0, reach[1] * 1.9 * scale, 0], [4, reach[1] * 2.2 * scale, 0], 5);
    return {
      finish,
      fruit: move(turn(one, 'y', i * 50), ring * Math.cos(a), y, ring * Math.sin(a)),
      stalk: move(stalk, ring * Math.cos(a), y, ring * Math.sin(a)),
    };
  });
  return [
    piece({ slot: 'bowl' }, shell, ...stand),
    ...pieces.map(({ finish, fruit }) => piece({ fixed: finish }, fruit)),
    ...(places.length > 0 && params.fruit !== 'lemons'
      ? [piece({ fixed: 'bark-brown' }, ...pieces.map(({ stalk }) => stalk))]
      : []),
  ];
}
