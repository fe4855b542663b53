import { GOLDEN_DEG, grownTo, shares } from '../../fittings/foliage.ts';
import { leaf, leafAt, smallLeaf } from '../../fittings/leaf.ts';
import { wire } from '../../fittings/plain-rounds.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { emptyShape, merge, type Shape } from '../../geometry/shape.ts';
import { mix, radians, type Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { OrnamentalGrassParams } from './schema.ts';

/** Steepness of the outer blades, how far they bend, and plumes. */
const habits = {
  fountain: { low: 42, droop: 95, plumes: 14, share: 0.82 },
  'feather-reed': { low: 70, droop: 42, plumes: 22, share: 0.66 },
  'blue-fescue': { low: 18, droop: 40, plumes: 0, share: 1 },
  pampas: { low: 44, droop: 105, plumes: 11, share: 0.66 },
} as const;

/** A plume: fine leaves around the upper end of a stem. */
function plumeAt(tip: Vec3, from: Vec3, size: number): Shape {
  const hairs = Array.from({ length: 14 }, (_, i) => {
    const t = i / 14;
    return leafAt(
      smallLeaf(size * (0.5 - 0.25 * t), size * 0.09, 62),
      i * GOLDEN_DEG,
      mix(from, tip, 0.74 + 0.26 * t),
    );
  });
  return merge(...hairs);
}

/** Pieces of an ornamental grass in millimeters: ground at y = 0. */
export function buildOrnamentalGrass(params: OrnamentalGrassParams): Piece[] {
  const h = mmFromTenths(params.heightTenths);
  const w = mmFromTenths(params.spreadTenths);
  const habit = habits[params.form];
  const next = shares(61);
  const blades = Array.from({ length: 150 }, (_, i) => {
    const t = i / 150;
    const rise = 88 - (88 - habit.low) * t + 10 * (next() - 0.5);
    const long = h * habit.share * (1.15 - 0.15 * t) * (0.8 + 0.35 * next());
    const ring = w * 0.09 * Math.sqrt(t);
    const azimuth = i * GOLDEN_DEG;
    return leafAt(
      leaf({
        length: long,
        width: Math.max(5, h * 0.011),
        rise,
        droop: habit.droop * (0.6 + 0.5 * next()) * (0.35 + 0.65 * t),
        outline: [1, 0.92, 0.7, 0.45],
        fold: 0.2,
        thick: 1,
      }),
      azimuth,
      [ring * Math.sin(radians(azimuth)), 0, ring * Math.cos(radians(azimuth))],
    );
  });
  const plumes: Shape[] = [];
  for (let i = 0; i < habit.plumes; i++) {
    const angle = radians(i * GOLDEN_DEG);
    const out =
      w * (params.form === 'feather-reed' ? 0.2 : 0.34) * Math.sqrt((i + 0.5) / habit.plumes);
    const tip: Vec3 = [out * Math.cos(angle), h * (0.88 + 0.12 * next()), out * Math.sin(angle)];
    const from: Vec3 = [0, h * 0.2, 0];
    plumes.push(
      wire(Math.max(1.5, h * 0.0025), [from, tip], 4, 0.5),
      plumeAt(tip, from, h * (params.form === 'pampas' ? 0.2 : 0.11)),
    );
  }
  const [leafShape = emptyShape, plumeShape = emptyShape] = grownTo(
    [merge(...blades), ...(plumes.length > 0 ? [merge(...plumes)] : [])],
    w,
    h,
    w,
  );
  return [
    piece({ slot: 'leaf' }, leafShape),
    ...(plumeShape.points.length > 0 ? [piece({ slot: 'plume' }, plumeShape)] : []),
  ];
}
