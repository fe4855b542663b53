import { expect, test } from 'vitest';
import { groupSuggestions, stepThrough } from './suggestion-groups.ts';

test('suggestions stand in groups, each with the page that it opens', () => {
  const groups = groupSuggestions(
    {
      products: [{ hash: 'abc', name: 'Aster Oak', brand: 'Tamsin Mill', picture: 'p/abc/0-1' }],
      categories: [{ name: 'Solid Hardwood', slug_url: 'solid-hardwood', total: 1200 }],
      brands: [],
    },
    'OAKRIDGE',
  );
  expect(groups.map(({ label }) => label)).toEqual(['Categories', 'Products']);
  expect(
    groups.flatMap(({ suggestions }) => suggestions.map(({ to, note }) => [to, note])),
  ).toEqual([
    ['/category/solid-hardwood/product', '1,200'],
    ['/product/abc/OAKRIDGE', 'Tamsin Mill'],
  ]);
});

test('arrow keys go round through the suggestions and the text', () => {
  expect([-1, 0, 1].map((at) => stepThrough(at, 'ArrowDown', 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((at) => stepThrough(at, 'ArrowUp', 2))).toEqual([1, -1, 0]);
  expect(stepThrough(-1, 'ArrowDown', 0)).toBe(-1);
});
