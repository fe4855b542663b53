import { GOLDEN_DEG, shares } from '../../fittings/foliage.ts';
import { leaf, leafAt, leafOutlines, smallLeaf } from '../../fittings/leaf.ts';
import { wire } from '../../fittings/plain-rounds.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { revolve, smoothProfile } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mix, radians, type Vec2, type Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { VaseParams } from './schema.ts';
import { vaseSize } from './size.ts';

/** Outer lines: shares of the radius and of the height. */
const lines: Readonly<Record<VaseParams['form'], readonly Vec2[]>> = {
  bottle: [
    [0.7, 0],
    [1, 0.2],
    [0.95, 0.42],
    [0.45, 0.62],
    [0.3, 0.8],
    [0.36, 1],
  ],
  urn: [
    [0.5, 0],
    [0.42, 0.08],
    [0.8, 0.4],
    [1, 0.7],
    [0.7, 0.9],
    [0.82, 1],
  ],
  cylinder: [
    [0.96, 0],
    [1, 0.1],
    [1, 0.9],
    [0.98, 1],
  ],
  'ginger-jar': [
    [0.66, 0],
    [0.78, 0.2],
    [1, 0.6],
    [0.9, 0.82],
    [0.5, 0.92],
    [0.52, 1],
  ],
  round: [
    [0.5, 0],
    [0.92, 0.24],
    [1, 0.48],
    [0.74, 0.8],
    [0.42, 0.92],
    [0.48, 1],
  ],
};

function bouquet(params: VaseParams, h: number, mouth: number): { stem: Shape[]; bloom: Shape[] } {
  const { height, width } = vaseSize(params);
  const next = shares(7);
  const stem: Shape[] = [];
  const bloom: Shape[] = [];
  const count = { none: 0, branches: 7, tulips: 13, pampas: 9, eucalyptus: 11 }[params.stems];
  for (let i = 0; i < count; i++) {
    const a = radians(i * GOLDEN_DEG);
    const out = (width / 2) * Math.sqrt((i + 0.6) / count) * 0.9;
    const top = h + (height - h) * (1 - 0.4 * (i / count)) * (0.88 + 0.12 * next());
    const at = (r: number, y: number): Vec3 => [r * Math.cos(a), y, r * Math.sin(a)];
    const line = splined(
      [
        at(mouth * 0.3, h * 0.3),
        at(mouth * 0.7, h),
        at(out * 0.6, h + (top - h) * 0.55),
        at(out, top),
      ],
      4,
    );
    stem.push(wire(params.stems === 'branches' ? 3 : 2, line, 5, 0.5));
    const upper = line.slice(5);
    if (params.stems === 'tulips') {
      const petals = Array.from({ length: 6 }, (_, p) =>
        turn(
          leaf({
            length: h * 0.2,
            width: h * 0.12,
            rise: 78,
            droop: -26,
            outline: [0.9, 1, 0.6],
            fold: -0.2,
          }),
          'y',
          p * 60,
        ),
      );
      bloom.push(move(merge(...petals), ...at(out, top - h * 0.18)));
      stem.push(
        leafAt(
          leaf({ length: h * 0.6, width: h * 0.1, rise: 70, droop: 50 }),
          i * GOLDEN_DEG,
          at(mouth * 0.6, h * 0.95),
        ),
      );
    } else if (params.stems === 'pampas') {
      for (let s = 0; s < 26; s++) {
        const t = s / 26;
        const spot = mix(line.at(-5) ?? [0, 0, 0], line.at(-1) ?? [0, 0, 0], t);
        bloom.push(
          leafAt(
            smallLeaf(h * 0.26 * (1.1 - 0.6 * t), h * 0.035, 50 + 30 * t),
            s * GOLDEN_DEG,
            spot,
          ),
        );
      }
    } else {
      upper.forEach((spot, s) => {
        const size = h * (params.stems === 'branches' ? 0.13 : 0.2);
        for (const side of [0, 1]) {
          stem.push(
            leafAt(
              leaf({
                length: size,
                width: size * (params.stems === 'branches' ? 0.5 : 0.72),
                rise: 20 + 30 * next(),
                droop: 20,
                outline: leafOutlines.round,
              }),
              s * 90 + side * 180 + i * 30,
              spot,
            ),
          );
        }
        if (params.stems === 'branches' && s % 2 === 0) {
          const petals = Array.from({ length: 5 }, (_, p) =>
            turn(smallLeaf(h * 0.07, h * 0.06, 30), 'y', p * 72),
          );
          bloom.push(move(merge(...petals), spot[0], spot[1] + 4, spot[2]));
        }
      });
    }
  }
  return { stem, bloom };
}

/** Pieces of a vase in millimeters: standing on y = 0. */
export function buildVase(params: VaseParams): Piece[] {
  const h = mmFromTenths(params.heightTenths);
  const r = mmFromTenths(params.diameterTenths) / 2;
  const outer = smoothProfile(
    lines[params.form].map(([x, y]): Vec2 => [x * r, y * h]),
    4,
  );
  const wall = Math.max(2.5, r * 0.05);
  const inner = [...outer]
    .reverse()
    .map(([x, y]): Vec2 => [Math.max(0.5, x - wall), Math.max(wall, y)]);
  const mouth = (lines[params.form].at(-1)?.[0] ?? 0.5) * r;
  const { stem, bloom } = bouquet(params, h, mouth);
  return [
    piece({ slot: 'vase' }, revolve([...outer, ...inner], { segments: 40 })),
    ...(stem.length > 0 ? [piece({ slot: 'stem' }, ...stem)] : []),
    ...(bloom.length > 0 ? [piece({ slot: 'bloom' }, ...bloom)] : []),
  ];
}
