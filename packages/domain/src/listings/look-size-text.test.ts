import { expect, test } from 'vitest';
import { lookSizeText, readSizeText } from './look-size-text.ts';

test('a size is said in inches, without what it does not have', () => {
  expect(lookSizeText({ width_tmm: 9144, height_tmm: 8446, depth_tmm: null })).toBe(
    '36 in wide, 33.25 in high',
  );
  expect(lookSizeText({ width_tmm: null, height_tmm: null, depth_tmm: null })).toBe('');
});

test.each([
  [
    '33 in wide, 69 3/4 in high, 33.5 in deep',
    { width_tmm: 8382, height_tmm: 17_717, depth_tmm: 8509 },
  ],
  ['17 in high', { width_tmm: null, height_tmm: 4318, depth_tmm: null }],
  ['Up to 300 sq ft', { width_tmm: null, height_tmm: null, depth_tmm: null }],
])('%s is read', (text, size) => expect(readSizeText(text)).toEqual(size));
