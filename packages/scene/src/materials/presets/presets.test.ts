import { expect, test } from 'vitest';
import { type MaterialInput, material, tileLook } from '../material.ts';
import { concretes } from './concretes.ts';
import { encaustics } from './encaustics.ts';
import { glazes } from './glazes.ts';
import { ledgers } from './ledgers.ts';
import { pavers } from './pavers.ts';
import type { Preset } from './preset.ts';
import { quartzes } from './quartzes.ts';
import { stones } from './stones.ts';
import { terrazzos } from './terrazzos.ts';
import { turfs } from './turfs.ts';
import { woods } from './woods.ts';

const whole: [string, Record<string, Preset<MaterialInput>>, number][] = [
  ['woods', woods, 24],
  ['stones', stones, 40],
  ['quartzes', quartzes, 20],
  ['terrazzos', terrazzos, 16],
  ['turfs', turfs, 10],
  ['pavers', pavers, 14],
  ['ledgers', ledgers, 14],
  ['concretes', concretes, 8],
];

test.each(whole)('every preset of %s is a valid material', (_name, presets, min) => {
  expect(Object.keys(presets).length).toBeGreaterThanOrEqual(min);
  for (const [id, preset] of Object.entries(presets)) {
    expect(material.safeParse(preset.material).error, id).toBeUndefined();
    expect(preset.families.length, id).toBeGreaterThan(0);
  }
});

test.each([
  ['glazes', glazes, 40],
  ['encaustics', encaustics, 16],
] as const)('every preset of %s is a valid tile look', (_name, presets, min) => {
  expect(Object.keys(presets).length).toBeGreaterThanOrEqual(min);
  for (const [id, preset] of Object.entries(presets)) {
    expect(tileLook.safeParse(preset.material).error, id).toBeUndefined();
  }
});

test('no two presets have the same label', () => {
  for (const [, presets] of whole) {
    const labels = Object.values(presets).map((preset) => preset.label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
