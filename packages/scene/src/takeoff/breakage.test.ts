import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { covering } from '../document/nodes/covering.ts';
import { layingOf } from '../laying/lay-area.ts';
import type { MaterialInput } from '../materials/material.ts';
import { breakageFamily, breakageShares, brokenPieces } from './breakage.ts';
import { factsOf, oak, porcelain } from './facts-for-tests.ts';

const slate: MaterialInput = { kind: 'stone', rock: 'slate', baseColor: '#444444' };
const vinyl: MaterialInput = {
  kind: 'tile',
  body: 'vinyl',
  look: { kind: 'concrete', baseColor: '#aaaaaa' },
};
const brick: MaterialInput = { kind: 'paver', body: 'brick', colors: ['#aa5544'] };
const glass: MaterialInput = { kind: 'glass', colors: ['#88aacc'] };

test.each([
  ['a 3 x 6', porcelain, [3, 6], 'small-tile'],
  ['a 12 x 12', porcelain, [12, 12], 'tile'],
  ['a 12 x 24', porcelain, [12, 24], 'large-tile'],
  ['a slate', slate, [12, 24], 'stone'],
  ['glass', glass, [3, 6], 'glass'],
  ['oak', oak, [5, 60], 'hardwood'],
  ['laminate', { ...oak, body: 'laminate' } as MaterialInput, [7, 48], 'vinyl-and-laminate'],
  ['vinyl tile', vinyl, [12, 24], 'vinyl-and-laminate'],
  ['brick', brick, [4, 8], 'pavers'],
] as const)('%s breaks as its family does', (_, material, inches, family) => {
  const laying = layingOf(covering.parse({ sku: 'T' }), factsOf({ material, inches }));
  if (!laying) throw new Error('it is no surface');
  expect(breakageFamily(laying, false)).toBe(family);
  expect(breakageFamily(laying, true)).toBe('sheets');
});

test('large tile, a fifth of the offcuts of which were to be laid again, breaks by its shares', () => {
  // 100 whole at 3 %, 20 fresh cuts at 8 %, 10 from offcuts at 20 %.
  expect(brokenPieces('large-tile', { whole: 100, cut: 30, reused: 10 })).toBeCloseTo(6.6, 9);
});

test('the table in docs/takeoff.md is that of the program', () => {
  const doc = readFileSync(join(import.meta.dirname, '../../../../docs/takeoff.md'), 'utf8');
  for (const { flawed, cuts, reused, least } of Object.values(breakageShares)) {
    expect(doc).toContain(`| ${flawed} % | ${cuts} % | ${reused} % | ${least} |`);
  }
});
