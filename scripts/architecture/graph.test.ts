import { expect, test } from 'vitest';
import { buildGraph, findCycle, listMutualPairs } from './graph.ts';

test('finds a cycle of three and names its path', () => {
  const edges = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
    ['d', 'b'],
  ] as const;
  expect(findCycle(buildGraph(edges))).toEqual(['b', 'c', 'd', 'b']);
});

test('finds none where two paths lead to the same end', () => {
  const edges = [
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'd'],
    ['c', 'd'],
    ['d', 'd'],
  ] as const;
  expect(findCycle(buildGraph(edges))).toBeNull();
});

test('lists each pair that goes both ways once', () => {
  const edges = [
    ['b', 'a'],
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
  ] as const;
  expect(listMutualPairs(buildGraph(edges))).toEqual(['a <-> b']);
});
