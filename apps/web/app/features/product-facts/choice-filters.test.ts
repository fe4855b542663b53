import { expect, test } from 'vitest';
import { startFilters, toChoicesQuery, withFilter } from './choice-filters.ts';

test('VIS-11 a choice asks for category and showroom, and for nothing that was left open', () => {
  const query = toChoicesQuery(startFilters('tile-flooring'), {
    vsdId: 'OAKRIDGE',
    kind: null,
    ppp: 12,
  });
  expect(query).toEqual({
    category: 'tile-flooring',
    vsd_id: 'OAKRIDGE',
    q: '',
    page: 1,
    ppp: 12,
    brand: [],
    color: [],
    finish: [],
  });
});

test('another filter starts the list anew, another page does not', () => {
  const third = withFilter(startFilters('lights'), { page: 3 });
  expect(third.page).toBe(3);
  expect(withFilter(third, { brand: 'halden' })).toMatchObject({ page: 1, brand: 'halden' });
});

test('another category keeps what was typed and drops the brand of before', () => {
  const filters = withFilter(withFilter(startFilters('a'), { q: 'oak' }), { brand: 'x' });
  expect(withFilter(filters, { category: 'b' })).toEqual({ ...startFilters('b'), q: 'oak' });
});
