import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWords, findWord, nearWords, packWords, prefixRange, wordAt } from './dictionary.ts';
import { editDistance } from './edit-distance.ts';

function pack(words: readonly string[], frequencies?: readonly number[]) {
  const sorted = [...new Set(words)].sort(compareWords);
  return { sorted, words: packWords(sorted, Uint32Array.from(frequencies ?? sorted.map(() => 1))) };
}

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'é', '1'),
  minLength: 1,
  maxLength: 9,
});

test('finds every word at its place, and those that begin alike side by side', () => {
  fc.assert(
    fc.property(fc.array(word), word, (list, asked) => {
      const { sorted, words } = pack(list);
      expect(findWord(words, asked)).toBe(sorted.indexOf(asked));
      const [from, to] = prefixRange(words, asked);
      const found = Array.from({ length: to - from }, (_, i) => wordAt(words, from + i));
      expect(found).toEqual(sorted.filter((one) => one.startsWith(asked)));
    }),
  );
});

test('finds exactly the words within the forgiven mistakes', () => {
  const ascii = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'd'),
    minLength: 3,
    maxLength: 10,
  });
  fc.assert(
    fc.property(fc.array(ascii), ascii, (list, asked) => {
      const { sorted, words } = pack(list);
      const most = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0;
      const expected = most === 0 ? [] : sorted.filter((one) => slowDistance(one, asked) <= most);
      const found = nearWords(words, asked).map(({ number }) => wordAt(words, number));
      expect(found.toSorted(compareWords)).toEqual(expected);
    }),
  );
});

test.each([
  ['carrara', 'cararra', 1],
  ['carrara', 'carara', 1],
  ['marble', 'marlbe', 1],
  ['hexagon', 'hexgon', 1],
  ['herringbone', 'heringbon', 2],
  ['oak', 'elm', 3],
])('from %s to %s it is %i mistakes', (a, b, distance) => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(editDistance(bytes(a), bytes(b), 5)).toBe(distance);
  expect(editDistance(bytes(a), bytes(b), distance - 1)).toBe(distance);
});

test('of words equally near it takes one that begins alike, then the more frequent one', () => {
  const { words } = pack(['barble', 'marble', 'marblex'], [900, 5, 70]);
  expect(nearWords(words, 'marbl').map(({ number }) => wordAt(words, number))).toEqual(['marble']);
  expect(nearWords(words, 'marblee').map(({ number }) => wordAt(words, number))).toEqual([
    'marblex',
    'marble',
  ]);
});

function slowDistance(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const get = (i: number, j: number) => d[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= a.length; i += 1) {
    for (let j = 0; j <= b.length; j += 1) {
      let best = i === 0 ? j : j === 0 ? i : Number.POSITIVE_INFINITY;
      if (i > 0 && j > 0) {
        best = Math.min(
          get(i - 1, j) + 1,
          get(i, j - 1) + 1,
          get(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]),
        );
        if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
          best = Math.min(best, get(i - 2, j - 2) + 1);
      }
      const row = d[i];
      if (row !== undefined) row[j] = best;
    }
  }
  return get(a.length, b.length);
}
