import { computeContrast } from '@wevisu/domain/people/contrast.ts';
import { expect, test } from 'vitest';
import { buildThemeCss, computeAccent } from './theme.ts';

const BRANDS = ['#ffd400', '#ffffff', '#000000', '#1f5b47', '#ff4d6d', '#7fb2ff', '#808080'];

test('U-20 every brand color stays readable on paper and under its own text', () => {
  for (const brand of BRANDS) {
    for (const [scheme, paper] of [
      ['light', '#faf8f4'],
      ['dark', '#151917'],
    ] as const) {
      const accent = computeAccent(brand, scheme);
      const where = `${brand} on ${scheme}`;
      expect(computeContrast(accent['--accent'], paper), where).toBeGreaterThanOrEqual(3);
      expect(computeContrast(accent['--accent-text'], paper), where).toBeGreaterThanOrEqual(4.5);
      expect(
        computeContrast(accent['--accent'], accent['--on-accent']),
        where,
      ).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('U-20 what is no plain color gives no style sheet', () => {
  expect(buildThemeCss('red;}body{display:none}')).toBeNull();
  expect(buildThemeCss(null)).toBeNull();
  expect(buildThemeCss('#B8562E')).toContain('--accent:#b8562e');
});
