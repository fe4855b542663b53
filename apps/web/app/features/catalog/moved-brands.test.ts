import { expect, test } from 'vitest';
import { readFilters, writeFilters } from './list-filters.ts';
import { renameBrands } from './moved-brands.ts';

test.each([
  ['brand=old&min_price=100&page=3', 'brand=new&min_price=100&page=3'],
  ['brand=old,moss', 'brand=new,moss'],
  ['brand=old,new', 'brand=new'],
  ['q=oak&brand=moss', 'q=oak&brand=moss'],
])('a search at %s leads to %s after the brand has moved', (before, after) => {
  const filters = readFilters(new URLSearchParams(before));
  expect(writeFilters(renameBrands(filters, new Map([['old', 'new']])))).toBe(after);
});
