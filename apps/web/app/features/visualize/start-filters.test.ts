import { expect, test } from 'vitest';
import { changeStart, readStartFilters, startPath } from './start-filters.ts';

const read = (query: string) => readStartFilters(new URLSearchParams(query));

test('VIS-01 an address without filters shows every room on the first page', () => {
  expect(read('')).toEqual({
    room: null,
    style: null,
    plan: null,
    allPlans: false,
    product: null,
    page: 1,
  });
  expect(startPath(read(''))).toBe('/visualize');
});

test('VIS-01 filters are written to the address and read from it again', () => {
  const query = 'room=kitchen&style=japandi&plan=galley-8x12&plans=all&product=a1B2_-c3&page=3';
  expect(startPath(read(query))).toBe(`/visualize?${query}`);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=9999999',
  'room=',
  'room=../x',
  'style=<b>',
  'plans=none',
])('VIS-01 invalid filters are ignored: %s', (query) => {
  expect(startPath(read(query))).toBe('/visualize');
});

test('VIS-01 another filter resets the page, and turning the page keeps the filters', () => {
  const shown = read('room=bath&page=4');
  expect(changeStart(shown, { style: 'coastal' })).toMatchObject({ room: 'bath', page: 1 });
  expect(changeStart(shown, { page: 5 })).toMatchObject({ room: 'bath', page: 5 });
});
