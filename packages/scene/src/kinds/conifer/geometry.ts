import {
  GOLDEN_DEG,
  grownTo,
  innerMass,
  leavesOn,
  type Mass,
  shares,
} from '../../fittings/foliage.ts';
import { leaf, leafAt, smallLeaf } from '../../fittings/leaf.ts';
import { drum, wire } from '../../fittings/plain-rounds.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { revolve } from '../../geometry/revolve.ts';
import { emptyShape, merge, move, type Shape } from '../../geometry/shape.ts';
import { radians, type Vec2 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { ConiferParams } from './schema.ts';

/** Tiers of hanging boughs, each a fan of leaves around the trunk. */
function spruce(h: number, r: number): { leaf: Shape[]; core: Shape[] } {
  const next = shares(13);
  const tiers = 14;
  const leaves = Array.from({ length: tiers }, (_, i) => {
    const t = i / tiers;
    const reach = r * (1 - t) ** 0.9 + r * 0.05;
    const y = h * (0.07 + 0.89 * t);
    const boughs = Math.max(6, Math.round(17 * (1 - t * 0.7)));
    return Array.from({ length: boughs }, (_unused, b) => {
      const azimuth = (360 * b) / boughs + i * 23 + 10 * next();
      const long = reach * (0.86 + 0.2 * next());
      const spine = leaf({
        length: long,
        width: long * 0.44 + r * 0.08,
        rise: 10 - 30 * (1 - t),
        droop: -14,
        outline: [0.8, 1, 0.7],
        fold: -0.16,
        thick: 8,
      });
      const tufts = [-1, 1].flatMap((side) =>
        [0.35, 0.6, 0.82].map((s) =>
          leafAt(smallLeaf(long * 0.42 * (1.1 - s * 0.5), long * 0.2, -22), side * 42, [
            0,
            -long * s * 0.16 * (1 - t),
            long * s,
          ]),
        ),
      );
      return leafAt(merge(spine, ...tufts), azimuth, [0, y, 0]);
    });
  }).flat();
  const top = leafAt(smallLeaf(h * 0.06, r * 0.05, 88), 0, [0, h * 0.94, 0]);
  return {
    leaf: [...leaves, top],
    core: [move(drum(r * 0.52, h * 0.84, 12, r * 0.03), 0, h * 0.1, 0)],
  };
}

/** A dense column of upright sprays. */
function column(
  h: number,
  r: number,
  share: (t: number) => number,
  count: number,
): { leaf: Shape[]; core: Shape[] } {
  const next = shares(29);
  const leaves = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const ring = r * share(t) * (0.84 + 0.14 * next());
    const azimuth = i * GOLDEN_DEG;
    const long = Math.min(h * 0.085, 260) * (0.8 + 0.4 * next());
    return leafAt(smallLeaf(long, long * 0.36, 66 + 18 * next()), azimuth + (next() - 0.5) * 50, [
      ring * Math.sin(radians(azimuth)),
      h * (0.02 + 0.9 * t),
      ring * Math.cos(radians(azimuth)),
    ]);
  });
  const line = Array.from(
    { length: 11 },
    (_, i): Vec2 => [Math.max(1, r * share(i / 10) * 0.92), h * (0.02 + 0.93 * (i / 10))],
  );
  return { leaf: leaves, core: [revolve(line, { segments: 16 })] };
}

function umbrella(h: number, r: number): { leaf: Shape[]; core: Shape[] } {
  const masses = Array.from({ length: 9 }, (_, i): Mass => {
    const angle = radians(i * GOLDEN_DEG);
    const out = i === 0 ? 0 : r * 0.58 * Math.sqrt(i / 8);
    return {
      at: [out * Math.cos(angle), h * (0.88 - 0.06 * Math.sqrt(i / 8)), out * Math.sin(angle)],
      reach: [r * 0.42, h * 0.085, r * 0.42],
    };
  });
  return {
    leaf: masses.map((mass, i) =>
      leavesOn(mass, 90, { length: r * 0.14, width: r * 0.03 }, 50 + i),
    ),
    core: masses.map((mass, i) => innerMass(mass, 60 + i, 0.84)),
  };
}

/** Pieces of a conifer in millimeters: ground at y = 0. */
export function buildConifer(params: ConiferParams): Piece[] {
  const h = mmFromTenths(params.heightTenths);
  const r = mmFromTenths(params.spreadTenths) / 2;
  const trunkTop = params.form === 'umbrella-pine' ? h * 0.86 : h * 0.5;
  const radius = Math.max(20, h * 0.018);
  const limbs =
    params.form === 'umbrella-pine'
      ? Array.from({ length: 6 }, (_, i) => {
          const a = radians(i * 60);
          return wire(
            radius * 0.5,
            [
              [0, h * 0.62, 0],
              [r * 0.24 * Math.cos(a), h * 0.76, r * 0.24 * Math.sin(a)],
              [r * 0.5 * Math.cos(a), h * 0.85, r * 0.5 * Math.sin(a)],
            ],
            6,
            0.5,
          );
        })
      : [];
  const grown = {
    spruce: () => spruce(h, r),
    cypress: () =>
      column(
        h,
        r,
        (t) => Math.sin(Math.PI * Math.min(1, 0.16 + 0.84 * t)) ** 0.7 * (1 - t * 0.2),
        560,
      ),
    arborvitae: () => column(h, r, (t) => 0.2 + 0.8 * Math.sqrt(Math.max(0, 1 - t ** 1.6)), 620),
    'umbrella-pine': () => umbrella(h, r),
  }[params.form]();
  const [leafShape = emptyShape, coreShape = emptyShape, trunk = emptyShape] = grownTo(
    [
      merge(...grown.leaf),
      merge(...grown.core),
      merge(
        wire(
          radius,
          [
            [0, 0, 0],
            [0, trunkTop, 0],
          ],
          10,
          0.6,
        ),
        ...limbs,
      ),
    ],
    2 * r,
    h,
    2 * r,
  );
  return [
    piece({ slot: 'bark', grain: 'y' }, trunk),
    piece({ slot: 'leaf' }, leafShape, coreShape),
  ];
}
