import { expect, test } from 'vitest';
import { millimetersText, thicknessText } from './thickness.ts';

test.each([
  ['2.5', '2.5 mm (3/32 in)'],
  ['4', '4 mm (5/32 in)'],
  ['5', '5 mm (3/16 in)'],
  ['6.5', '6.5 mm (1/4 in)'],
  ['7', '7 mm (9/32 in)'],
  ['8', '8 mm (5/16 in)'],
  ['9', '9 mm (11/32 in)'],
  ['9.5', '9.5 mm (3/8 in)'],
  ['10', '10 mm (3/8 in)'],
  ['12', '12 mm (1/2 in)'],
  ['14', '14 mm (9/16 in)'],
  ['19', '19 mm (3/4 in)'],
  ['30', '30 mm (1 3/16 in)'],
  ['50.8', '50.8 mm (2 in)'],
])('a thickness of %s mm reads %s', (millimeters, text) => {
  expect(thicknessText(millimeters)).toBe(text);
});

test('tenths of a millimeter are written without idle zeros', () => {
  expect([95, 100, 127].map(millimetersText)).toEqual(['9.5', '10', '12.7']);
});
