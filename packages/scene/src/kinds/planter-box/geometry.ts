import { evenly, partsOf } from '../../fittings/evenly.ts';
import { GOLDEN_DEG, innerMass, leavesOn, type Mass, shares } from '../../fittings/foliage.ts';
import { leafAt, smallLeaf } from '../../fittings/leaf.ts';
import { pole } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { PlanterBoxParams } from './schema.ts';
import { PLANTING_MM } from './size.ts';

function plants(params: PlanterBoxParams, w: number, d: number): { leaf: Shape[]; bloom: Shape[] } {
  const next = shares(33);
  const tall = PLANTING_MM[params.planting];
  const columns = Math.min(14, partsOf(w, params.planting === 'boxwood' ? 300 : 170));
  const rows = Math.min(3, partsOf(d, 260));
  const bloom: Shape[] = [];
  const leaf = evenly(columns, w).flatMap((x) =>
    evenly(rows, d).flatMap((z): Shape[] => {
      if (params.planting === 'boxwood') {
        const r = Math.min((w / columns) * 0.56, d * 0.46);
        const mass: Mass = { at: [x, tall * 0.52, z], reach: [r, tall * 0.5, r] };
        return [innerMass(mass, x, 0.86), leavesOn(mass, 90, { length: 60, width: 34 }, 3)];
      }
      const blades = params.planting === 'grass' ? 22 : 16;
      const stems = Array.from({ length: blades }, (_, i) => {
        const long = tall * (params.planting === 'grass' ? 0.92 : 0.86) * (0.7 + 0.4 * next());
        return leafAt(
          smallLeaf(
            long,
            params.planting === 'grass' ? 11 : 44,
            (params.planting === 'grass' ? 74 : 50) +
              (params.planting === 'grass' ? 14 : 36) * next(),
          ),
          i * GOLDEN_DEG,
          [x + 50 * (next() - 0.5), 0, z + 40 * (next() - 0.5)],
        );
      });
      if (params.planting === 'flowers') {
        for (let b = 0; b < 3; b++) {
          const tip: Vec3 = [
            x + 110 * (next() - 0.5),
            tall * (0.7 + 0.28 * next()),
            z + 80 * (next() - 0.5),
          ];
          stems.push(pole(2, [x, 0, z], tip, 4));
          bloom.push(
            move(
              merge(
                ...Array.from({ length: 8 }, (_, p) => turn(smallLeaf(46, 26, 24), 'y', p * 45)),
              ),
              ...tip,
            ),
          );
        }
      }
      return stems;
    }),
  );
  return { leaf, bloom };
}

/** Pieces of a planter box in millimeters: ground at y = 0. */
export function buildPlanterBox(params: PlanterBoxParams): Piece[] {
  const w = mmFromTenths(params.lengthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);
  const foot = params.form === 'raised' ? h * 0.45 : 0;
  const wall = params.form === 'metal' ? 8 : params.form === 'stone' ? Math.min(70, d * 0.2) : 26;
  const tall = h - foot;
  const planks = params.form === 'wood' || params.form === 'raised' ? partsOf(tall, 140) : 1;
  const gap = planks > 1 ? 4 : 0;
  const walls = evenly(planks, tall).flatMap((y) => {
    const low = foot + tall / 2 + y - tall / planks / 2;
    const high = tall / planks - gap;
    return [
      ...[-1, 1].map((s) => move(box(w, high, wall, 2), 0, low, s * (d / 2 - wall / 2))),
      ...[-1, 1].map((s) => move(box(wall, high, d - 2 * wall, 0), s * (w / 2 - wall / 2), low, 0)),
    ];
  });
  const corners =
    planks > 1
      ? [-1, 1].flatMap((x) =>
          [-1, 1].map((z) => move(box(60, h, 60, 3), x * (w / 2 - 42), 0, z * (d / 2 - 42))),
        )
      : [];
  const inner = { w: w - 2 * wall, d: d - 2 * wall };
  const { leaf, bloom } =
    params.planting === 'none'
      ? { leaf: [], bloom: [] }
      : plants(params, inner.w * 0.9, inner.d * 0.8);
  const soil = h * 0.94;
  return [
    piece({ slot: 'box' }, ...walls),
    ...(corners.length > 0 ? [piece({ slot: 'box', grain: 'y' }, ...corners)] : []),
    piece(
      { fixed: 'soil' },
      move(box(inner.w + 4, Math.max(20, soil - foot - 30), inner.d + 4, 0), 0, foot + 30, 0),
    ),
    ...(leaf.length > 0
      ? [piece({ slot: 'leaf' }, ...leaf.map((s) => move(s, 0, soil - 6, 0)))]
      : []),
    ...(bloom.length > 0
      ? [piece({ slot: 'bloom' }, ...bloom.map((s) => move(s, 0, soil - 6, 0)))]
      : []),
  ];
}
