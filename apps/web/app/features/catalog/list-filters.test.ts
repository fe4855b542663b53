import { eachFacet } from '@wevisu/domain/catalog/facets.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listChips } from './filter-chips.ts';
import {
  changeFilters,
  clearFilters,
  type ListFilters,
  orderBounds,
  readFilters,
  writeFilters,
} from './list-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('filters stand in the address and come back from it', () => {
  const query =
    'q=white+oak&brand=tessaro,pietravia&color=White&min_price=1250&in_stock=true&sort=price_asc&page=3';
  expect(read(query)).toMatchObject({
    q: 'white oak',
    brand: ['tessaro', 'pietravia'],
    color: ['White'],
    min_price: 1250,
    max_price: null,
    in_stock: true,
    sort: 'price_asc',
    page: 3,
  });
  expect(writeFilters(read(query))).toBe(query);
});

test('an address without filters is an address without a query', () => {
  expect(writeFilters(read(''))).toBe('');
  expect(writeFilters(read('page=1&brand=&sort=none'))).toBe('');
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=abc', 'page='])(
  'CAT-12 a page that is none is the first one: %s',
  (query) => expect(read(query).page).toBe(1),
);

test.each(['min_price=abc', 'min_price=-5', 'min_price=1.5', 'min_price='])(
  'a price that is none filters nothing: %s',
  (query) => expect(read(query).min_price).toBeNull(),
);

test('any other change leads to the first page, and turning pages keeps the filters', () => {
  const filters = read('brand=tessaro&page=4');
  expect(writeFilters(changeFilters(filters, { in_stock: true }))).toBe(
    'brand=tessaro&in_stock=true',
  );
  expect(writeFilters(changeFilters(filters, { page: 5 }))).toBe('brand=tessaro&page=5');
});

test('clearing keeps what was asked for and drops what narrowed it', () => {
  const filters = read('q=oak&category=lights&brand=tessaro&max_price=900&sort=name&page=2');
  expect(writeFilters(clearFilters(filters))).toBe('q=oak&category=lights&sort=name');
});

test('bounds the wrong way round are put right', () => {
  expect(orderBounds(900, 100)).toEqual({ min_price: 100, max_price: 900 });
  expect(orderBounds(null, 100)).toEqual({ min_price: null, max_price: 100 });
});

test('each chip takes away exactly its own filter', () => {
  const filters = read('brand=tessaro,pietravia&min_price=100&max_price=2000&in_stock=true');
  const none = { ...eachFacet(() => []), category: [] };
  const facets = {
    ...none,
    brand: [{ value: 'tessaro', label: 'Tessaro', count: 4 }],
    in_stock: 1,
    price: null,
  };
  const chips = listChips(filters, facets);
  expect(chips.map(({ label }) => label)).toEqual([
    'Tessaro',
    'pietravia',
    '$1.00 to $20.00',
    'In stock',
  ]);
  expect(chips.map(({ without }) => writeFilters(without))).toEqual([
    'brand=pietravia&min_price=100&max_price=2000&in_stock=true',
    'brand=tessaro&min_price=100&max_price=2000&in_stock=true',
    'brand=tessaro,pietravia&in_stock=true',
    'brand=tessaro,pietravia&min_price=100&max_price=2000',
  ]);
});

const word = fc.stringMatching(/^[a-z0-9 ×&'"/.-]{1,20}$/).filter((text) => text.trim() === text);
const words = fc.uniqueArray(word, { maxLength: 4 });
const amount = fc.option(fc.nat({ max: 100_000_000 }));

test('whatever is filtered comes back from its address unchanged', () => {
  const filters: fc.Arbitrary<ListFilters> = fc.record({
    q: fc.oneof(fc.constant(''), word),
    category: fc.option(word),
    ...eachFacet(() => words),
    min_price: amount,
    max_price: amount,
    in_stock: fc.boolean(),
    sort: fc.constantFrom(null, 'popular', 'newest', 'relevance'),
    page: fc.integer({ min: 1, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(filters, (given) => {
      expect(read(writeFilters(given))).toEqual(given);
    }),
  );
});
