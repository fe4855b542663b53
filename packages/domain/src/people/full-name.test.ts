import { expect, test } from 'vitest';
import { isFullName, splitFullName } from './full-name.ts';

test.each([
  ['Ana Maria Lopez', 'Ana', 'Maria Lopez'],
  ['Ana', 'Ana', ''],
  ['  Ana   Lopez ', 'Ana', 'Lopez'],
  ['', '', ''],
])('REG-15 "%s" splits into "%s" and "%s"', (fullName, firstName, lastName) => {
  expect(splitFullName(fullName)).toEqual({ firstName, lastName });
});

test('REG-18 a full name has a first and a last part', () => {
  expect(isFullName('Ana Lopez')).toBe(true);
  expect(isFullName('Ana ')).toBe(false);
});
