import { evenly, partsOf } from '../../fittings/evenly.ts';
import { GOLDEN_DEG, grownTo, shares } from '../../fittings/foliage.ts';
import { leafAt, smallLeaf } from '../../fittings/leaf.ts';
import { bead, drum, hoop, wire } from '../../fittings/plain-rounds.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { emptyShape, merge, move, type Shape } from '../../geometry/shape.ts';
import { radians, type Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { PalmParams } from './schema.ts';

/** A feathered frond along +z: a bent rib with blades to both sides. */
function feather(len: number, rise: number, droop: number, pairs: number): Shape {
  let at: Vec3 = [0, 0, 0];
  const line: Vec3[] = [at];
  const blades: Shape[] = [];
  for (let s = 0; s < pairs; s++) {
    const t = s / pairs;
    const angle = rise - droop * t;
    const step = len / pairs;
    at = [0, at[1] + step * Math.sin(radians(angle)), at[2] + step * Math.cos(radians(angle))];
    line.push(at);
    const long = len * 0.3 * Math.sin(Math.PI * (0.16 + 0.8 * t)) + len * 0.04;
    if (t < 0.12) continue;
    for (const side of [-1, 1]) {
      blades.push(leafAt(smallLeaf(long, len * 0.055, angle * 0.5 - 26), side * (62 - 30 * t), at));
    }
  }
  return merge(wire(len * 0.009 + 2, line, 5, 0.25), ...blades);
}

/** A round leaf of blades on a stalk. */
function fan(len: number, rise: number): Shape {
  const tip: Vec3 = [0, len * 0.5 * Math.sin(radians(rise)), len * 0.5 * Math.cos(radians(rise))];
  const blades = Array.from({ length: 13 }, (_, i) => {
    const blade = smallLeaf(len * (0.52 - 0.016 * Math.abs(i - 6)), len * 0.075, rise * 0.45 - 14);
    return leafAt(blade, (i - 6) * 21, tip);
  });
  return merge(wire(len * 0.008 + 2, [[0, 0, 0], tip], 5, 0.6), ...blades);
}

/** Pieces of a palm in millimeters: ground at y = 0. */
export function buildPalm(params: PalmParams): Piece[] {
  const h = mmFromTenths(params.heightTenths);
  const w = mmFromTenths(params.spreadTenths);
  const next = shares(19);
  if (params.form === 'areca') {
    const canes: Shape[] = [];
    const fronds = Array.from({ length: 15 }, (_, i) => {
      const a = i * GOLDEN_DEG;
      const ring = w * 0.07 * Math.sqrt(i);
      const foot: Vec3 = [ring * Math.sin(radians(a)), 0, ring * Math.cos(radians(a))];
      const tall = h * (0.42 - 0.018 * i);
      canes.push(
        wire(Math.max(5, h * 0.006), [foot, [foot[0] * 1.2, tall, foot[2] * 1.2]], 6, 0.8),
      );
      const len = h * 0.6 * (1 - 0.02 * i);
      return leafAt(feather(len, 84 - 2.2 * i, 62 + 20 * next(), 15), a, [
        foot[0] * 1.2,
        tall * 0.94,
        foot[2] * 1.2,
      ]);
    });
    const [leafShape = emptyShape, caneShape = emptyShape] = grownTo(
      [merge(...fronds), merge(...canes)],
      w,
      h,
      w,
    );
    return [piece({ slot: 'leaf' }, leafShape), piece({ slot: 'bark', grain: 'y' }, caneShape)];
  }
  const isFan = params.form === 'fan';
  const len = w * 0.56;
  const crown = h - len * (isFan ? 0.55 : 0.4);
  const count = isFan ? 34 : 22;
  const fronds = Array.from({ length: count }, (_, i) => {
    const rise = 84 - (isFan ? 118 : 92) * (i / count) + 8 * next();
    const one = isFan ? fan(len, rise) : feather(len, rise, 62 + 16 * next(), 14);
    return leafAt(one, i * GOLDEN_DEG, [0, crown, 0]);
  });
  const radius = Math.max(40, h * 0.026);
  const rings = evenly(Math.min(22, partsOf(crown, 150)), crown).map((y) =>
    move(hoop(radius * (0.89 - 0.26 * (y / crown)), radius * 0.07, 14, 4), 0, y + crown / 2, 0),
  );
  const trunk = merge(
    wire(
      radius,
      [
        [0, 0, 0],
        [0, crown * 0.2, 0],
        [0, crown, 0],
      ],
      14,
      0.74,
    ),
    ...rings,
    move(drum(radius * 1.35, h * 0.02, 14, radius), 0, 0, 0),
    move(bead(radius * 1.05, radius * 1.9), 0, crown, 0),
  );
  const [leafShape = emptyShape, trunkShape = emptyShape] = grownTo(
    [merge(...fronds), trunk],
    w,
    h,
    w,
  );
  return [piece({ slot: 'leaf' }, leafShape), piece({ slot: 'bark', grain: 'y' }, trunkShape)];
}
