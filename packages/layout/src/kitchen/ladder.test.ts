import { expect, test } from 'vitest';
import { firstAlike, HAS, ladder } from './ladder.ts';

const alike = (role: number) => firstAlike[role] ?? [];

test('a leg in which nothing stands is the same in all sizes, one with everything in none', () => {
  expect(new Set(alike(0))).toEqual(new Set([0]));
  expect(alike(HAS.cold | HAS.sink | HAS.range)).toEqual([...ladder.keys()]);
});

test.each([
  ['a range', HAS.range, 'range'],
  ['a refrigerator', HAS.cold, 'fridge'],
  ['bins from elsewhere', HAS.bins, 'bins'],
] as const)('a leg with %s alone is the same where that has the same size', (_, role, of) => {
  const sizes = ladder.map((one) => one[of]);
  expect(alike(role)).toEqual(sizes.map((size) => sizes.indexOf(size)));
});
