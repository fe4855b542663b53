import { expect, test } from 'vitest';
import { REMEMBER_SECONDS, ROLE_COOKIE_SECONDS } from './cookies.ts';

test('FMT-12 a device is remembered for 340 days, a role for one', () => {
  expect(REMEMBER_SECONDS / 86_400).toBe(340);
  expect(ROLE_COOKIE_SECONDS / 86_400).toBe(1);
});
