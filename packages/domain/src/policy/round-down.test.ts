import { expect, test } from 'vitest';
import { roundDown } from './round-down.ts';

test('HOME-25 U-51 counted figures are rounded down and never up', () => {
  expect([0, 7, 10, 57, 60, 120, 127, 999].map(roundDown)).toEqual([
    '0',
    '7',
    '10',
    '50+',
    '60',
    '120',
    '120+',
    '990+',
  ]);
  expect([1_000, 1_234, 25_000, 25_431, 1_000_001].map(roundDown)).toEqual([
    '1,000',
    '1,200+',
    '25,000',
    '25,000+',
    '1,000,000+',
  ]);
});
