import { expect, test } from 'vitest';
import { startFilters, toChoicesQuery, withFilter } from './choice-filters.ts';

test('VIS-11 the query asks for category and showroom and leaves out empty filters', () => {
  const query = toChoicesQuery(startFilters('tile-flooring'), {
    vsdId: 'OAKRIDGE',
    kind: null,
    like: null,
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

test('another filter resets the page, and turning the page keeps the filters', () => {
  const third = withFilter(startFilters('lights'), { page: 3 });
  expect(third.page).toBe(3);
  expect(withFilter(third, { brand: 'halden' })).toMatchObject({ page: 1, brand: 'halden' });
});

test('another category keeps the search text and drops the brand', () => {
  const filters = withFilter(withFilter(startFilters('a'), { q: 'oak' }), { brand: 'x' });
  expect(withFilter(filters, { category: 'b' })).toEqual({ ...startFilters('b'), q: 'oak' });
});

test('VIS-11 a list names all that fits and the kind that is there now', () => {
  const of = { vsdId: null, kind: null, like: 'solid-hardwood', ppp: 12 };
  expect(toChoicesQuery(startFilters('tile-flooring,hardwood-flooring'), of)).toMatchObject({
    category: 'tile-flooring,hardwood-flooring',
    like: 'solid-hardwood',
  });
});
