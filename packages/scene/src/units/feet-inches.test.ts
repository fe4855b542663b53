import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFeetInches, formatInches, parseLength } from './feet-inches.ts';

test.each([
  [`12' 6 1/2"`, 38_227],
  [`12'6-1/2"`, 38_227],
  ['12-6 1/2', 38_227],
  ['12 ft 6.5 in', 38_227],
  ["12'", 36_576],
  ['12ft', 36_576],
  ['150in', 38_100],
  ['150"', 38_100],
  ["150''", 38_100],
  ['150', 38_100],
  ['6 1/2', 1_651],
  ['6-1/2', 1_651],
  ['3/16"', 48],
  ['6½"', 1_651],
  ['½', 127],
  ['3.8m', 38_000],
  ['380 cm', 38_000],
  ['3800mm', 38_000],
  ['.5 in', 127],
  ['-6"', -1_524],
  ['12′ 6″', 38_100],
])('G-39 the length %s is %i tenths of a millimeter', (text, tenths) => {
  expect(parseLength(text)).toBe(tenths);
});

test.each(['', 'wide', '12" 6\'', '1/0', '12 parsecs', '1e9', '--6', "12' x"])(
  'G-39 "%s" is no length',
  (text) => {
    expect(parseLength(text)).toBeNull();
  },
);

test.each([
  [38_227, `12' 6 1/2"`],
  [36_576, `12'`],
  [0, `0"`],
  [127, `1/2"`],
  [1_651, `6 1/2"`],
  [3_048 - 1, `1'`],
  [-1_524, `-6"`],
  [-3, `0"`],
  [16, `1/16"`],
])('G-39 %i tenths read %s', (tenths, text) => {
  expect(formatFeetInches(tenths)).toBe(text);
});

test('G-39 what is shown is read back as the same length to a sixteenth of an inch', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5_000_000, max: 5_000_000 }), (tenths) => {
      const read = parseLength(formatFeetInches(tenths));
      expect(Math.abs((read ?? Infinity) - tenths)).toBeLessThanOrEqual(254 / 32 + 0.5);
    }),
  );
});

test.each([
  [0, '0 in'],
  [127, '1/2 in'],
  [762, '3 in'],
  [3_000, '11 13/16 in'],
])('%i tenths of a millimeter are %s', (tenths, text) => {
  expect(formatInches(tenths)).toBe(text);
});
