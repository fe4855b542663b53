import {
  GOLDEN_DEG,
  grownTo,
  innerMass,
  leavesOn,
  lump,
  type Mass,
  shares,
} from '../../fittings/foliage.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { emptyShape, merge, move, type Shape } from '../../geometry/shape.ts';
import { radians } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { ShrubParams } from './schema.ts';

interface Bush {
  readonly masses: readonly Mass[];
  readonly leaves: number;
  readonly size: number;
  readonly blooms: readonly Shape[];
}

function clumps(h: number, r: number, count: number): Mass[] {
  const next = shares(37);
  return Array.from({ length: count }, (_, i) => {
    const angle = radians(i * GOLDEN_DEG);
    const out = i === 0 ? 0 : r * (0.42 + 0.14 * next());
    const size = r * (i === 0 ? 0.62 : 0.44 + 0.1 * next());
    const high = h * (i === 0 ? 0.46 : 0.3 + 0.1 * next());
    return { at: [out * Math.cos(angle), high, out * Math.sin(angle)], reach: [size, high, size] };
  });
}

/** Flower heads over the upper side of a bush. */
function heads(h: number, r: number, count: number, size: number): Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const angle = radians(i * GOLDEN_DEG);
    const ring = r * 0.86 * Math.sqrt(t);
    const y = h * (0.83 - 0.46 * t * t);
    const florets = leavesOn(
      { at: [0, 0, 0], reach: [size, size * 0.8, size] },
      24,
      { length: size * 0.42, width: size * 0.46 },
      i,
    );
    return move(
      merge(
        lump([size * 0.86, size * 0.7, size * 0.86], i, 0.1, 8),
        move(florets, 0, size * 0.7, 0),
      ),
      ring * Math.cos(angle),
      y,
      ring * Math.sin(angle),
    );
  });
}

function bushOf(form: ShrubParams['form'], h: number, r: number): Bush {
  switch (form) {
    case 'ball':
      return {
        masses: [{ at: [0, h / 2, 0], reach: [r, h / 2, r] }],
        leaves: 1000,
        size: 54,
        blooms: [],
      };
    case 'cone': {
      const tiers = 7;
      const masses = Array.from({ length: tiers }, (_, i): Mass => {
        const t = i / tiers;
        const wide = r * (1 - t * 0.92);
        return { at: [0, h * (0.1 + 0.86 * t), 0], reach: [wide, h * 0.12, wide] };
      });
      return { masses, leaves: 150, size: 54, blooms: [] };
    }
    case 'hydrangea':
      return {
        masses: clumps(h * 0.88, r * 0.94, 6),
        leaves: 66,
        size: 120,
        blooms: heads(h, r, 15, Math.min(90, r * 0.2)),
      };
    case 'rose':
      return {
        masses: clumps(h * 0.94, r * 0.96, 7),
        leaves: 95,
        size: 80,
        blooms: heads(h, r, 14, Math.min(46, r * 0.11)),
      };
    default:
      return { masses: clumps(h * 0.92, r * 0.92, 8), leaves: 105, size: 95, blooms: [] };
  }
}

/** Pieces of a shrub in millimeters: ground at y = 0. */
export function buildShrub(params: ShrubParams): Piece[] {
  const h = mmFromTenths(params.heightTenths);
  const r = mmFromTenths(params.spreadTenths) / 2;
  const bush = bushOf(params.form, h, r);
  const long = Math.max(bush.size, r * 0.07);
  const leaves = bush.masses.map((mass, i) =>
    leavesOn(mass, bush.leaves, { length: long, width: long * 0.55 }, 80 + i),
  );
  const cores = bush.masses.map((mass, i) =>
    innerMass(mass, 90 + i, params.form === 'ball' ? 0.9 : 0.82),
  );
  const [leafShape = emptyShape, core = emptyShape, bloom = emptyShape] = grownTo(
    [merge(...leaves), merge(...cores), ...(bush.blooms.length > 0 ? [merge(...bush.blooms)] : [])],
    2 * r,
    h,
    2 * r,
  );
  return [
    piece({ slot: 'leaf' }, leafShape, core),
    ...(bloom.points.length > 0 ? [piece({ slot: 'bloom' }, bloom)] : []),
  ];
}
