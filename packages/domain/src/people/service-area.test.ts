import { expect, test } from 'vitest';
import { parseServiceArea, servesZip } from './service-area.ts';

test('a service area is read from zip codes, beginnings and ranges as people type them', () => {
  expect(parseServiceArea('90012, 902*; 91001 - 91010\n90012')).toEqual({
    entries: ['90012', '902*', '91001-91010'],
    wrong: [],
  });
});

test('what is no zip code, beginning or range is named as typed', () => {
  expect(parseServiceArea('9001 90*2 91010-91001 LA 123456 * 90012').wrong).toEqual([
    ...['9001', '90*2', '91010-91001', 'LA', '123456', '*'],
  ]);
});

test.each([
  ['90012', true],
  ['90012-1234', true],
  ['90013', false],
  ['90299', true],
  ['91000', false],
  ['91001', true],
  ['91010', true],
  ['91011', false],
])('zip code %s in the area is %s', (zip, served) => {
  expect(servesZip(['90012', '902*', '91001-91010'], zip)).toBe(served);
});

test('a showroom without a service area serves every zip code', () => {
  expect(servesZip([], '04001')).toBe(true);
});
