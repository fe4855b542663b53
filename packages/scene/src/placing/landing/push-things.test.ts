import { expect, test } from 'vitest';
import { applyChange } from '../../edit/apply-change.ts';
import { collisionsOf } from '../collisions.ts';
import { copyNodes, moveNodes } from '../move-nodes.ts';
import { item, roomWith } from '../test-room.ts';
import { copyOffset, pushThings } from './push-things.ts';

const FOOT = 3_048;

test('G-39 a thing pushed by keys stops at the wall and at other things', () => {
  const nodes = roomWith({
    a: item('refrigerator', [10_000, 15_000]),
    b: item('sofa', [28_000, 15_000]),
  });
  expect(pushThings(nodes, ['a'], [254, 0])).toEqual({ by: [254, 0], stopped: null });
  const east = pushThings(nodes, ['a'], [3 * FOOT, 0]);
  expect(east.stopped).toEqual({ why: 'thing', id: 'b' });
  const moved = applyChange(nodes, moveNodes(nodes, ['a'], east.by));
  expect(collisionsOf(moved)).toEqual([]);
  expect(pushThings(moved, ['a'], [254, 0]).by[0]).toBeLessThan(3);
  // Both together go on until one of them meets the wall.
  const both = pushThings(nodes, ['a', 'b'], [10 * FOOT, 0]);
  expect(both.stopped?.why).toBe('outside');
  expect(both.by[0]).toBeGreaterThan(0);
});

test('G-39 a copy lands flush beside its original, or at the nearest free place, or nowhere', () => {
  const nodes = roomWith({ a: item('refrigerator', [20_000, 15_000]) });
  const by = copyOffset(nodes, ['a']);
  if (!by) throw new Error('no place');
  let count = 0;
  const copied = applyChange(nodes, copyNodes(nodes, ['a'], by, () => `n${++count}`).change);
  expect(by[1]).toBe(0);
  expect(collisionsOf(copied)).toEqual([]);
  const beds = Object.fromEntries(
    [0, 1, 2].map((i) => [`b${i}`, item('sectional-sofa', [13_500 * i + 6_500, 15_000])]),
  );
  const full = roomWith({ a: item('canopy-bed', [20_000, 15_000], { locked: true }), ...beds });
  const where = copyOffset(full, ['a']);
  expect(where).toBeNull();
});
