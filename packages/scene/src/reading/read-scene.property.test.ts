import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeScene } from '../document/write-scene.ts';
import { facesOf } from '../faces/faces-of.ts';
import { documentOf, furnished } from '../faces/test-furnish.ts';
import { randomPlan, seeded } from '../rooms/test-plans.ts';
import { readScene } from './read-scene.ts';

function saved(input: unknown): string {
  const { document, unread } = readScene(input);
  return writeScene(document, unread);
}

const random = fc.integer({ min: 0, max: 0xffff_ffff }).map((seed) => {
  const next = seeded(seed);
  return documentOf(furnished(randomPlan({ random: next, oblique: true, open: 0.2 }), next));
});

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toReversed();
  return Object.fromEntries(entries.map(([key, inner]) => [key, turned(inner)]));
}

test('G-39 saving, loading and saving again gives the same bytes', () => {
  fc.assert(
    fc.property(random, (document) => {
      const first = writeScene(document);
      expect(saved(first)).toBe(first);
      expect(saved(JSON.parse(first))).toBe(first);
    }),
    { numRuns: 50, seed: 39 },
  );
});

test('G-39 the order of nodes and keys means nothing', () => {
  fc.assert(
    fc.property(random, (document) => {
      const other = turned(document);
      expect(saved(other)).toBe(saved(document));
      expect(readScene(other).findings).toEqual(readScene(document).findings);
      expect(facesOf(readScene(other).document)).toEqual(facesOf(readScene(document).document));
    }),
    { numRuns: 20, seed: 40 },
  );
});
