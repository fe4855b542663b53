import {
  GOLDEN_DEG,
  grownTo,
  innerMass,
  leavesOn,
  type Mass,
  shares,
} from '../../fittings/foliage.ts';
import { drum, wire } from '../../fittings/plain-rounds.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { emptyShape, merge, move, type Shape } from '../../geometry/shape.ts';
import { radians, type Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { DeciduousTreeParams } from './schema.ts';

interface Habit {
  /** Height of the trunk without leaves as a share of the whole. */
  readonly bare: number;
  readonly masses: number;
  readonly stems: number;
  /** Half width of the crown at shares of its height. */
  readonly outline: (t: number) => number;
}

const habits: Readonly<Record<DeciduousTreeParams['form'], Habit>> = {
  round: {
    bare: 0.3,
    masses: 11,
    stems: 1,
    outline: (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 0.94) ** 2)),
  },
  vase: {
    bare: 0.28,
    masses: 11,
    stems: 1,
    outline: (t) => 0.34 + 0.66 * Math.sin(Math.min(1, t * 1.25) * 1.57),
  },
  columnar: { bare: 0.16, masses: 9, stems: 1, outline: (t) => 0.95 - 0.35 * t },
  'multi-stem': { bare: 0.34, masses: 10, stems: 3, outline: (t) => 0.9 - 0.5 * (t - 0.35) ** 2 },
};

function massesOf(habit: Habit, h: number, r: number): Mass[] {
  const next = shares(23);
  const base = h * habit.bare;
  const tall = h - base;
  return Array.from({ length: habit.masses }, (_, i) => {
    const t = (i + 0.5) / habit.masses;
    const wide = habit.outline(t) * r;
    const size = Math.max(r * 0.36, wide * 0.56) * (0.9 + 0.2 * next());
    const out = Math.max(0, wide - size) * (i === habit.masses - 1 ? 0.1 : 1);
    const angle = radians(i * GOLDEN_DEG);
    const high = Math.min(size * 0.86, tall * 0.3);
    return {
      at: [
        out * Math.cos(angle),
        base + high * 0.8 + (tall - 1.7 * high) * t,
        out * Math.sin(angle),
      ],
      reach: [size, high, size],
    };
  });
}

/** Pieces of a deciduous tree in millimeters: ground at y = 0. */
export function buildDeciduousTree(params: DeciduousTreeParams): Piece[] {
  const h = mmFromTenths(params.heightTenths);
  const r = mmFromTenths(params.spreadTenths) / 2;
  const habit = habits[params.form];
  const masses = massesOf(habit, h, r);
  const leafLong = Math.max(140, r * 0.17);
  const trunk = Math.max(28, h * 0.021);
  const fork = h * habit.bare * 1.05;
  const trunks = Array.from({ length: habit.stems }, (_, s): Shape => {
    const angle = radians(s * 120 + 30);
    const lean = habit.stems > 1 ? r * 0.28 : 0;
    return wire(
      trunk * (habit.stems > 1 ? 0.6 : 1),
      [
        [lean * 0.18 * Math.cos(angle), 0, lean * 0.18 * Math.sin(angle)],
        [lean * 0.5 * Math.cos(angle), fork * 0.6, lean * 0.5 * Math.sin(angle)],
        [lean * Math.cos(angle), h * 0.74, lean * Math.sin(angle)],
      ],
      9,
      0.3,
    );
  });
  const limbs = masses.map(({ at }, i) => {
    const from: Vec3 = [0, Math.min(at[1] - 40, fork * (0.9 + 0.06 * i)), 0];
    return wire(
      trunk * 0.42,
      [from, [at[0] * 0.55, (from[1] + at[1]) * 0.5, at[2] * 0.55], at],
      6,
      0.4,
    );
  });
  const flare = move(drum(trunk * 1.5, h * 0.03, 12, trunk * 0.95), 0, 0, 0);
  const leaves = masses.map((mass, i) =>
    leavesOn(mass, 74, { length: leafLong, width: leafLong * 0.62 }, 40 + i),
  );
  const cores = masses.map((mass, i) => innerMass(mass, 70 + i, 0.8));
  const bark = merge(...trunks, ...(habit.stems > 1 ? [] : [...limbs, flare]));
  const [leafShape = emptyShape, coreShape = emptyShape] = grownTo(
    [merge(...leaves), merge(...cores), bark],
    2 * r,
    h,
    2 * r,
  );
  return [piece({ slot: 'bark', grain: 'y' }, bark), piece({ slot: 'leaf' }, leafShape, coreShape)];
}
