import { expect, test } from 'vitest';
import { countStyles, describeTaste, rankStyles } from './style-summary.ts';

function likes(of: Record<string, number>) {
  return countStyles(Object.entries(of).flatMap(([id, count]) => Array<string>(count).fill(id)));
}

test.each<[Record<string, number>, string | null]>([
  [{}, null],
  [{ japandi: 8 }, 'All Japandi'],
  [{ japandi: 7, coastal: 1 }, 'All Japandi'],
  [{ japandi: 5, scandinavian: 3 }, 'Mostly Japandi, a little Scandinavian'],
  [{ coastal: 4, modern: 4 }, 'Half Modern, half Coastal'],
  [{ coastal: 2, modern: 2, japandi: 2 }, 'A mix of Modern, Coastal and Japandi'],
  [
    { farmhouse: 2, scandinavian: 2, modern: 1, coastal: 1, japandi: 1, industrial: 1 },
    'Farmhouse and Scandinavian, and a bit of everything',
  ],
  [
    {
      coastal: 2,
      modern: 1,
      japandi: 1,
      farmhouse: 1,
      industrial: 1,
      traditional: 1,
      mediterranean: 1,
    },
    'Coastal, and a bit of everything',
  ],
  [{ modern: 3, coastal: 2, japandi: 2 }, 'Mostly Modern, some Coastal and Japandi'],
  [
    {
      modern: 1,
      coastal: 1,
      japandi: 1,
      farmhouse: 1,
      industrial: 1,
      traditional: 1,
      mediterranean: 1,
    },
    'A bit of everything',
  ],
])('VIS-03 likes of %j read %s', (of, words) => {
  expect(describeTaste(likes(of))).toBe(words);
});

test('VIS-03 styles are ranked by likes, and ties keep the display order', () => {
  expect(rankStyles(likes({ japandi: 2, coastal: 3, modern: 2 }))).toEqual([
    'coastal',
    'modern',
    'japandi',
  ]);
});
