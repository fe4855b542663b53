import { GOLDEN_DEG, shares } from '../../fittings/foliage.ts';
import { leaf, leafAt, smallLeaf } from '../../fittings/leaf.ts';
import { bead, drum, pole, wire } from '../../fittings/plain-rounds.ts';
import { plantPot } from '../../fittings/plant-pot.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { radians, type Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { HangingPlantParams } from './schema.ts';

interface Vine {
  readonly line: readonly Vec3[];
  readonly azimuth: number;
}

/** Vines that go over the rim and hang to different lengths. */
function vines(count: number, rim: number, spread: number, fall: number, seed: number): Vine[] {
  const next = shares(seed);
  return Array.from({ length: count }, (_, i) => {
    const azimuth = i * GOLDEN_DEG;
    const out = rim + (spread - rim) * (0.4 + 0.6 * next());
    const low = fall * (0.35 + 0.65 * next());
    const at = (r: number, y: number, wobble: number): Vec3 => [
      r * Math.sin(radians(azimuth + wobble)),
      y,
      r * Math.cos(radians(azimuth + wobble)),
    ];
    return {
      azimuth,
      line: splined(
        [
          at(rim * 0.4, 0, 0),
          at(rim, 26, 0),
          at(out, -fall * 0.12, 4),
          at(out * 0.94, -low * 0.6, 10 * next()),
          at(out * 0.9, -low, 14 * next()),
        ],
        4,
      ),
    };
  });
}

function foliage(
  species: HangingPlantParams['species'],
  rim: number,
  spread: number,
  fall: number,
): Shape[] {
  const next = shares(3);
  if (species === 'fern') {
    return Array.from({ length: 34 }, (_, i) => {
      const rise = 70 - 40 * (i / 34);
      const frond = Array.from({ length: 9 }, (_unused, s) => {
        const angle = radians(rise - 14 * s);
        const reach = spread * 0.13;
        return { angle, reach, s };
      });
      let at: Vec3 = [0, 0, 0];
      const leaflets = frond.flatMap(({ angle, reach, s }) => {
        at = [0, at[1] + reach * Math.sin(angle), at[2] + reach * Math.cos(angle)];
        const long = spread * 0.24 * Math.sin((Math.PI * (s + 1.5)) / 10.5);
        return [-1, 1].map((side) =>
          leafAt(smallLeaf(long, spread * 0.09, angle * 20), side * 68, at),
        );
      });
      return turn(merge(...leaflets), 'y', i * GOLDEN_DEG);
    });
  }
  const hanging = vines(
    species === 'string-of-pearls' ? 14 : 13,
    rim,
    spread * (species === 'string-of-pearls' ? 1.13 : species === 'ivy' ? 0.93 : 0.74),
    fall,
    9,
  );
  return hanging.flatMap(({ line, azimuth }) => {
    const stem = wire(1.3, line, 4);
    const leaves = line.slice(2).map((at, i) => {
      if (species === 'string-of-pearls') return move(bead(6.5, 6.5, 5), at[0], at[1], at[2]);
      const size = (species === 'ivy' ? 58 : 84) * (0.7 + 0.5 * next());
      return leafAt(
        leaf({
          length: size,
          width: size * (species === 'ivy' ? 0.9 : 0.68),
          rise: 10 - 50 * next(),
          droop: 34,
          outline: species === 'ivy' ? [1, 0.7] : [0.9, 1, 0.6],
        }),
        azimuth + (i % 2 === 0 ? 55 : -55) + 30 * next(),
        at,
      );
    });
    return [stem, ...leaves];
  });
}

/** Leaves that stand up inside the pot, so that no soil is bare. */
function crown(rim: number): Shape[] {
  return Array.from({ length: 16 }, (_, i) =>
    leafAt(
      leaf({ length: rim * 0.95, width: rim * 0.55, rise: 35 + (i % 4) * 12, droop: 40 }),
      i * GOLDEN_DEG,
      [0, 0, 0],
    ),
  );
}

/** Pieces of a hanging plant in millimeters: ceiling at y = 0. */
export function buildHangingPlant(params: HangingPlantParams): Piece[] {
  const h = mmFromTenths(params.heightTenths);
  const spread = mmFromTenths(params.spreadTenths) / 2;
  const rim = spread * 0.46;
  const potHigh = rim * 1.15;
  const short = params.species === 'fern';
  const rimY = short ? -(h - potHigh) : -Math.min(h * 0.5, h - potHigh - 20);
  const fall = short ? spread : h + rimY;
  const leaves = foliage(params.species, rim, spread, fall);
  const cords = [0, 120, 240].map((deg) => {
    const a = radians(deg);
    return pole(2, [rim * 0.97 * Math.sin(a), rimY - 4, rim * 0.97 * Math.cos(a)], [0, -50, 0], 6);
  });
  const body = move(
    merge(
      ...plantPot('bowl', rim, potHigh)
        .filter((one) => one.finishSlot === 'pot')
        .map((one) => one.shape),
    ),
    0,
    rimY - potHigh,
    0,
  );
  return [
    piece(
      { slot: 'cord' },
      ...cords,
      pole(2.4, [0, -52, 0], [0, -8, 0], 6),
      move(drum(22, 10, 20), 0, -10, 0),
      move(bead(7), 0, -50, 0),
    ),
    piece({ slot: 'pot' }, body),
    piece({ slot: 'leaf' }, ...[...leaves, ...crown(rim)].map((s) => move(s, 0, rimY - 8, 0))),
  ];
}
