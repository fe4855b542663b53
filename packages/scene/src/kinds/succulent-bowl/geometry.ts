import { GOLDEN_DEG } from '../../fittings/foliage.ts';
import { leaf, leafAt } from '../../fittings/leaf.ts';
import { plantPot } from '../../fittings/plant-pot.ts';
import { loft } from '../../geometry/loft.ts';
import { gear } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { SucculentBowlParams } from './schema.ts';

/** Thick pointed leaves in a spiral. */
function rosette(size: number): Shape {
  const leaves = Array.from({ length: 24 }, (_, i) => {
    const t = i / 24;
    return leafAt(
      leaf({
        length: size * (1 - 0.55 * t),
        width: size * 0.44 * (1 - 0.4 * t),
        rise: 12 + 70 * t,
        droop: -36,
        outline: [0.72, 1, 0.8],
        fold: 0.2,
        thick: size * 0.07,
      }),
      i * GOLDEN_DEG,
      [0, size * 0.16 * t, 0],
    );
  });
  return merge(...leaves);
}

function aloe(size: number): Shape {
  const leaves = Array.from({ length: 18 }, (_, i) => {
    const t = i / 18;
    return leafAt(
      leaf({
        length: size * (1 - 0.25 * t),
        width: size * 0.17,
        rise: 30 + 52 * t,
        droop: -26 + 12 * t,
        outline: [1, 0.8, 0.5],
        fold: 0.3,
        thick: size * 0.03,
      }),
      i * GOLDEN_DEG,
      [0, 0, 0],
    );
  });
  return merge(...leaves);
}

/** A ribbed column with a round top. */
function cactus(radius: number, height: number): Shape {
  const rings = Array.from({ length: 9 }, (_, k) => {
    const t = k / 8;
    const wide =
      radius * (t < 0.7 ? 0.86 + 0.2 * t : Math.sqrt(Math.max(0.01, 1 - ((t - 0.7) / 0.3) ** 2)));
    return gear(wide, 9, wide * 0.16, 4).map(([x, y]): Vec3 => [x, height * t, -y]);
  });
  return loft(rings);
}

function planting(
  form: SucculentBowlParams['form'],
  r: number,
): { first: Shape[]; second: Shape[] } {
  const at = (s: Shape, x: number, z: number) => move(s, x * r, 0, z * r);
  switch (form) {
    case 'rosettes':
      return {
        first: [
          at(rosette(r * 0.46), -0.28, 0.2),
          at(rosette(r * 0.36), 0.5, -0.28),
          at(rosette(r * 0.3), -0.36, -0.5),
          at(rosette(r * 0.2), 0.1, 0.66),
        ],
        second: [
          at(rosette(r * 0.38), 0.36, 0.42),
          at(rosette(r * 0.3), 0.02, -0.32),
          at(rosette(r * 0.24), -0.7, -0.14),
        ],
      };
    case 'aloe':
      return {
        first: [aloe(r * 1.1)],
        second: [at(rosette(r * 0.24), 0.6, 0.45), at(rosette(r * 0.22), -0.55, 0.5)],
      };
    case 'cactus':
      return {
        first: [at(cactus(r * 0.26, r * 1.2), -0.1, 0), at(cactus(r * 0.17, r * 0.6), 0.42, 0.22)],
        second: [
          at(cactus(r * 0.24, r * 0.34), -0.5, 0.36),
          at(cactus(r * 0.2, r * 0.28), 0.2, -0.52),
        ],
      };
    default:
      return {
        first: [at(rosette(r * 0.42), -0.36, 0.3), at(cactus(r * 0.16, r * 0.85), 0.12, -0.42)],
        second: [
          at(aloe(r * 0.62), 0.4, 0.14),
          at(rosette(r * 0.26), 0.02, 0.62),
          at(rosette(r * 0.26), -0.55, -0.35),
        ],
      };
  }
}

/** Pieces of a bowl of succulents in millimeters: standing on y = 0. */
export function buildSucculentBowl(params: SucculentBowlParams): Piece[] {
  const r = mmFromTenths(params.diameterTenths) / 2;
  const potHigh = r * (params.pot === 'bowl' ? 0.7 : 0.84);
  const { first, second } = planting(params.form, r * 1.12);
  const soil = potHigh * 0.9;
  return [
    ...plantPot(params.pot, r, potHigh),
    piece({ slot: 'leaf' }, ...first.map((s) => move(s, 0, soil, 0))),
    piece({ slot: 'second' }, ...second.map((s) => move(s, 0, soil, 0))),
  ];
}
