import { expect, test } from 'vitest';
import { findNameProblem, isFullName, splitFullName } from './full-name.ts';

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
  // Written without a space.
  expect(isFullName('王小明')).toBe(true);
  expect(isFullName('王')).toBe(false);
});

test('a name is refused for a missing part first, then for an address in it', () => {
  expect(findNameProblem('evil.example')).toBe('name_required');
  expect(findNameProblem('Ana evil.example')).toBe('name_not_plain');
  expect(findNameProblem(' Ana Lopez ')).toBeNull();
});
