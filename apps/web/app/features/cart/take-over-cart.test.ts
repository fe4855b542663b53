import { expect, test } from 'vitest';
import { projectValue } from './take-over-cart.ts';

test.each([
  ['null', ''],
  ['undefined', ''],
  [null, ''],
  ['', ''],
  ['17', '17'],
])('AUTH-21 a stored project %j is sent as %j', (stored, sent) => {
  expect(projectValue(stored)).toBe(sent);
});
