import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeContrast, ensureContrast, isHexColor, pickReadable } from './contrast.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast of black on white is 21 and of a color on itself 1', () => {
  expect(computeContrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(computeContrast('#1f5b47', '#1F5B47')).toBe(1);
  // The published example of WCAG's own test suite: the lightest gray that passes on white.
  expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('U-20 only plain hex colors count as colors', () => {
  expect(['#fff', '#1F5B47'].every(isHexColor)).toBe(true);
  const refused = ['red', '#12345', 'url(x)', '#fff;}body{', '', '#1F5B4712', 'rgb(0,0,0)'];
  expect(refused.filter(isHexColor)).toEqual([]);
});

test('whatever the ground, one of ink and paper reads on it', () => {
  fc.assert(
    fc.property(anyColor, (ground) => {
      const text = pickReadable(ground, ['#ffffff', '#000000']);
      expect(computeContrast(ground, text)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a color is moved no farther than its contrast needs', () => {
  expect(ensureContrast('#1f5b47', '#faf8f4', 4.5)).toBe('#1f5b47');
  fc.assert(
    fc.property(anyColor, anyColor, (color, ground) => {
      const moved = ensureContrast(color, ground, 4.5);
      expect(computeContrast(moved, ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
