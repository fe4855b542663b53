import { expect, test } from 'vitest';
import { dueWords } from './due-words.ts';

const HOUR = 3_600_000;

test.each([
  [48 * HOUR, '48 h left', 'neutral'],
  [12 * HOUR, '12 h left', 'warning'],
  [HOUR / 2, '30 min left', 'warning'],
  [-HOUR / 2, '30 min late', 'danger'],
  [-50 * HOUR, '50 h late', 'danger'],
  [-200 * HOUR, '8 days late', 'danger'],
])('POL-13 %d ms to the promise are said as %s', (left, text, kind) => {
  expect(dueWords(left)).toEqual({ text, kind });
});
