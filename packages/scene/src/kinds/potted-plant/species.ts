import { GOLDEN_DEG, shares } from '../../fittings/foliage.ts';
import { type LeafForm, leaf, leafAt, leafOutlines, smallLeaf } from '../../fittings/leaf.ts';
import { wire } from '../../fittings/plain-rounds.ts';
import { merge, type Shape, turn } from '../../geometry/shape.ts';
import { mix, radians, type Vec3 } from '../../geometry/vec.ts';
import type { PottedPlantParams } from './schema.ts';

interface Growth {
  readonly leaf: readonly Shape[];
  readonly bark: readonly Shape[];
}

type Species = PottedPlantParams['species'];

/** Leaves around a stem, larger in the middle of it. */
function alongStem(
  line: readonly Vec3[],
  count: number,
  form: (t: number, share: number) => LeafForm,
  seed: number,
): Shape[] {
  const next = shares(seed);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const along = t * (line.length - 1);
    const low = Math.min(line.length - 2, Math.floor(along));
    const at = mix(line[low] ?? [0, 0, 0], line[low + 1] ?? [0, 0, 0], along - low);
    return leafAt(leaf(form(t, next())), i * GOLDEN_DEG + next() * 24, at);
  });
}

/** A tree of a room: stems with large leaves on their upper part. */
function broadleaf(species: Species, h: number, w: number): Growth {
  const isFiddle = species === 'fiddle-leaf';
  const size = Math.min(w * 0.42, isFiddle ? 330 : 260);
  const stems = isFiddle ? 2 : 3;
  const lines = Array.from({ length: stems }, (_, s): Vec3[] => {
    const angle = radians(s * (360 / stems) + 20);
    const out = w * (isFiddle ? 0.12 : 0.16);
    const top = h * (1 - 0.14 * s) - size * 0.6;
    return [
      [0, 0, 0],
      [out * 0.5 * Math.cos(angle), top * 0.5, out * 0.5 * Math.sin(angle)],
      [out * Math.cos(angle), top, out * Math.sin(angle)],
    ];
  });
  const leaves = lines.flatMap((line, s) =>
    alongStem(
      [mix(line[0] ?? [0, 0, 0], line[1] ?? [0, 0, 0], 0.35), ...line.slice(1)],
      isFiddle ? 20 : 17,
      (t, share) => ({
        length: size * (0.72 + 0.3 * share) * (1 - 0.25 * t),
        width: size * (isFiddle ? 0.66 : 0.42) * (1 - 0.25 * t),
        rise: 12 + 62 * t + 18 * share,
        droop: 55 - 30 * t,
        outline: isFiddle ? leafOutlines.fiddle : leafOutlines.oval,
      }),
      31 + s,
    ),
  );
  return { leaf: leaves, bark: lines.map((line) => wire(Math.max(7, h * 0.008), line, 8, 0.6)) };
}

function snakePlant(h: number, w: number): Growth {
  const next = shares(7);
  const blades = Array.from({ length: 16 }, (_, i) => {
    const ring = Math.sqrt(i / 16) * w * 0.26;
    const angle = i * GOLDEN_DEG;
    const tall = h * (1 - 0.42 * (i / 16)) * (0.86 + 0.14 * next());
    const blade = leaf({
      length: tall,
      width: w * 0.19,
      rise: 88 - 9 * (i / 16) - 4 * next(),
      droop: -4,
      outline: [0.72, 0.9, 1, 0.86],
      fold: 0.22,
      thick: 3,
    });
    return leafAt(turn(blade, 'y', 90 * next()), angle, [
      ring * Math.sin(radians(angle)),
      0,
      ring * Math.cos(radians(angle)),
    ]);
  });
  return { leaf: blades, bark: [] };
}

function fern(h: number, w: number): Growth {
  const next = shares(11);
  const fronds = Array.from({ length: 30 }, (_, i) => {
    const rise = 82 - 62 * (i / 30) + 8 * next();
    const len = Math.min(w * 0.62, h * 1.1) * (0.8 + 0.3 * next());
    const droop = 70 + 30 * next();
    const steps = 9;
    let at: Vec3 = [0, 0, 0];
    const leaflets: Shape[] = [];
    const line: Vec3[] = [at];
    for (let s = 0; s < steps; s++) {
      const angle = radians(rise - (droop * s) / steps);
      at = [0, at[1] + (len / steps) * Math.sin(angle), at[2] + (len / steps) * Math.cos(angle)];
      line.push(at);
      const long = len * 0.27 * Math.sin((Math.PI * (s + 1.4)) / (steps + 1.6));
      for (const side of [-1, 1]) {
        leaflets.push(
          leafAt(smallLeaf(long, len * 0.11, (rise - droop * (s / steps)) * 0.3), side * 66, at),
        );
      }
    }
    const frond = merge(wire(3, line, 4, 0.4), ...leaflets);
    return leafAt(frond, i * GOLDEN_DEG, [0, 0, 0]);
  });
  const base = Array.from({ length: 18 }, (_, i) =>
    leafAt(
      leaf({ length: h * 0.4, width: w * 0.07, rise: 66 - 2 * i, droop: 50 }),
      i * GOLDEN_DEG + 60,
      [0, 0, 0],
    ),
  );
  return { leaf: [...fronds, ...base], bark: [] };
}

function olive(h: number, w: number): Growth {
  const trunkTop = h * 0.45;
  const trunk: Vec3[] = [
    [0, 0, 0],
    [w * 0.03, trunkTop * 0.5, w * 0.02],
    [0, trunkTop, 0],
  ];
  const next = shares(5);
  const twigs = Array.from({ length: 13 }, (_, i): Vec3[] => {
    const angle = radians(i * GOLDEN_DEG);
    const up = 0.3 + 0.7 * (i / 13);
    const out = w * (0.46 - 0.22 * (i / 13)) * (0.8 + 0.2 * next());
    const from: Vec3 = [0, trunkTop * (0.85 + 0.15 * (i / 13)), 0];
    const to: Vec3 = [out * Math.cos(angle), trunkTop + (h - trunkTop) * up, out * Math.sin(angle)];
    return [from, [to[0] * 0.5, from[1] + (to[1] - from[1]) * 0.62, to[2] * 0.5], to];
  });
  const leaves = twigs.flatMap((line, t) =>
    Array.from({ length: 34 }, (_, i) => {
      const share = 0.25 + (0.78 * i) / 34;
      const at =
        share < 0.5
          ? mix(line[0] ?? [0, 0, 0], line[1] ?? [0, 0, 0], share * 2)
          : mix(line[1] ?? [0, 0, 0], line[2] ?? [0, 0, 0], share * 2 - 1);
      return leafAt(
        smallLeaf(100 + 40 * next(), 26, -15 + 70 * next()),
        i * GOLDEN_DEG + t * 40,
        at,
      );
    }),
  );
  return {
    leaf: leaves,
    bark: [
      wire(Math.max(9, h * 0.011), trunk, 8, 0.8),
      ...twigs.map((line) => wire(4, line, 5, 0.4)),
    ],
  };
}

/** Split leaves: a broad outline with fingers, made of overlapping blades. */
function monstera(h: number, w: number): Growth {
  const next = shares(17);
  const stems: Shape[] = [];
  const leaves = Array.from({ length: 13 }, (_, i) => {
    const angle = i * GOLDEN_DEG;
    const out = w * (0.12 + 0.22 * (i / 13));
    const tall = h * (0.9 - 0.5 * (i / 13)) * (0.9 + 0.1 * next());
    const top: Vec3 = [0, tall, out];
    stems.push(
      leafAt(wire(4, [[0, 0, 0], [0, tall * 0.6, out * 0.35], top], 6, 0.7), angle, [0, 0, 0]),
    );
    const size = Math.min(w * 0.34, 330) * (0.8 + 0.25 * next());
    const fingers = Array.from({ length: 9 }, (_unused, f) => {
      const fan = (f - 4) * 24;
      const long = size * (f === 4 ? 1 : 0.98 - 0.09 * Math.abs(f - 4));
      return turn(
        leaf({
          length: long,
          width: size * 0.34,
          rise: 6,
          droop: 30,
          outline: [0.9, 1, 0.7],
          fold: 0.06,
        }),
        'y',
        fan,
      );
    });
    return leafAt(turn(merge(...fingers), 'x', 38), angle, turnedTop(top, angle));
  });
  return { leaf: [...leaves, ...stems], bark: [] };
}

function turnedTop(top: Vec3, degrees: number): Vec3 {
  const angle = radians(degrees);
  return [top[2] * Math.sin(angle), top[1], top[2] * Math.cos(angle)];
}

/** Leaves and stems of a species, growing from the origin to the given height and spread. */
export function growSpecies(species: Species, height: number, width: number): Growth {
  switch (species) {
    case 'snake-plant':
      return snakePlant(height, width);
    case 'fern':
      return fern(height, width);
    case 'olive':
      return olive(height, width);
    case 'monstera':
      return monstera(height, width);
    default:
      return broadleaf(species, height, width);
  }
}
