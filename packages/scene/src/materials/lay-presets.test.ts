// Every authored look, laid and painted: no hole in the numbers, and the color that its author wrote.
import { expect, test } from 'vitest';
import type { Pattern } from '../patterns/laying.ts';
import { laying } from '../patterns/laying.ts';
import { type Linear, linearOf, mixLinear } from './color.ts';
import { laySurface } from './lay-surface.ts';
import { type MaterialInput, material } from './material.ts';
import { straightRows } from './plane-rows.ts';
import { concretes } from './presets/concretes.ts';
import { encaustics } from './presets/encaustics.ts';
import { glazes } from './presets/glazes.ts';
import { ledgers } from './presets/ledgers.ts';
import { pavers } from './presets/pavers.ts';
import { quartzes } from './presets/quartzes.ts';
import { stones } from './presets/stones.ts';
import { terrazzos } from './presets/terrazzos.ts';
import { turfs } from './presets/turfs.ts';
import { woods } from './presets/woods.ts';
import type { Surface } from './surface.ts';

const sidePx = 112;
/** CIE76: less than one sees between two neighboring chips of a paint fan. */
const maxOffPalette = 5;

type Laid = {
  readonly pattern: Pattern;
  readonly mm: readonly [number, number];
  readonly spanMm: number;
};
const slab: Laid = { pattern: 'stacked', mm: [600, 600], spanMm: 560 };
const planks: Laid = { pattern: 'random-plank', mm: [1200, 120], spanMm: 640 };
const courses: Laid = { pattern: 'ledger', mm: [400, 100], spanMm: 420 };
const lawn: Laid = { pattern: 'stacked', mm: [300, 300], spanMm: 260 };

function laid(look: MaterialInput, { pattern, mm, spanMm }: Laid): Surface {
  return laySurface({
    material: material.parse(look),
    laying: laying.parse({
      pattern,
      piece: { lengthTenths: mm[0] * 10, widthTenths: mm[1] * 10 },
      joint: { widthTenths: 0, color: '#808080' },
      seed: 3,
    }),
    widthPx: sidePx,
    heightPx: sidePx,
    rows: straightRows(sidePx, spanMm / sidePx),
    origin: [0, 0],
  });
}

/** CIE Lab of linear light, D65. */
function labOf({ r, g, b }: Linear): [number, number, number] {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function deltaE(one: Linear, other: Linear): number {
  const [l, a, b] = labOf(one);
  const [m, c, d] = labOf(other);
  return Math.hypot(l - m, a - c, b - d);
}

function colorsIn(value: unknown): Linear[] {
  if (typeof value === 'string') return value.startsWith('#') ? [linearOf(value)] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(colorsIn) : [];
}

/** How far a color lies from the nearest mixture of two of the declared ones. */
function offPalette(color: Linear, declared: readonly Linear[]): number {
  let min = Infinity;
  for (const one of declared) {
    for (const other of declared) {
      for (let t = 0; t <= 1; t += 0.05) {
        min = Math.min(min, deltaE(color, mixLinear(one, other, t)));
      }
    }
  }
  return min;
}

function meanOf({ r, g, b }: Surface): Linear {
  const mean = (plane: Float32Array) => plane.reduce((sum, v) => sum + v, 0) / plane.length;
  return { r: mean(r), g: mean(g), b: mean(b) };
}

const families: readonly [string, Record<string, { material: MaterialInput }>, Laid][] = [
  ['woods', woods, planks],
  ['stones', stones, slab],
  ['quartzes', quartzes, slab],
  ['terrazzos', terrazzos, slab],
  ['turfs', turfs, lawn],
  ['pavers', pavers, slab],
  ['ledgers', ledgers, courses],
  ['concretes', concretes, slab],
  ['glazes', onTiles(glazes), slab],
  ['encaustics', onTiles(encaustics), slab],
];

function onTiles(looks: Record<string, { material: unknown }>) {
  return Object.fromEntries(
    Object.entries(looks).map(([id, { material: look }]) => [
      id,
      { material: { kind: 'tile', look } as MaterialInput },
    ]),
  );
}

test.each(families)(
  'all %s are painted without a hole, in the colors they declare',
  (_, presets, how) => {
    for (const [id, preset] of Object.entries(presets)) {
      const surface = laid(preset.material, how);
      for (const plane of [surface.r, surface.g, surface.b, surface.gloss]) {
        expect(
          plane.every((v) => v >= 0 && v <= 1.6),
          id,
        ).toBe(true);
      }
      for (const plane of [surface.relief, surface.tiltX, surface.tiltY]) {
        expect(
          plane.every((v) => Math.abs(v) < 80),
          id,
        ).toBe(true);
      }
      const off = offPalette(meanOf(surface), colorsIn(preset.material));
      expect(off, `${id} is ${off.toFixed(1)} away`).toBeLessThan(maxOffPalette);
    }
  },
);
