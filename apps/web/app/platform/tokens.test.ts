import { expect, test } from 'vitest';
import { isStoredToken } from './tokens.ts';

test('NAV-49 a token counts from 11 characters on', () => {
  expect(isStoredToken('1234567890')).toBe(false);
  expect(isStoredToken('12345678901')).toBe(true);
  expect(isStoredToken(null)).toBe(false);
  expect(isStoredToken(undefined)).toBe(false);
});
