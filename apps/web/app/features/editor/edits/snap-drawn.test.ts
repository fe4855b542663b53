import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { snapDrawn } from './snap-drawn.ts';

const base = { nodes: emptyRoom().nodes, levelId: 'level-1', isFree: false };

test('a wall drawn near a corner ends in the corner', () => {
  expect(snapDrawn({ ...base, from: [10_000, 10_000], to: [900, -700] })).toEqual([0, 0]);
});

test('a nearly horizontal wall becomes horizontal, a whole number of inches long', () => {
  const from = [10_000, 10_000] as const;
  expect(snapDrawn({ ...base, from, to: [20_050, 10_300] })).toEqual([10_000 + 254 * 40, 10_000]);
});

test('with Alt held the point stays where it is', () => {
  const to = [900.4, -700.2] as const;
  expect(snapDrawn({ ...base, from: null, to, isFree: true })).toEqual([900, -700]);
});
