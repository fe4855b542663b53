import { isInBounds } from '@wevisu/scene/placing/in-bounds.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { lacksCounter, newItem, newRun } from './new-item.ts';

const room = emptyRoom();
const { nodes } = room;
const place = { nodes, levelId: 'level-1', at: null };
let count = 0;
const newId = () => `c${++count}`;

test('a sofa starts in the middle of the room, on the floor', () => {
  const sofa = newItem({ ...place, kind: 'sofa' });
  expect(sofa).toMatchObject({ elevationTenths: 0, hostId: null });
  expect(sofa && isInBounds({ ...nodes, sofa }, 'sofa')).toBe(true);
});

test('a pendant hangs from the ceiling, a mirror on a wall that carries it', () => {
  expect(newItem({ ...place, kind: 'pendant' })?.elevationTenths).toBe(27_432);
  const mirror = newItem({ ...place, kind: 'wall-mirror' });
  expect(mirror?.hostId).toMatch(/^wall-/);
  expect(mirror?.elevationTenths).toBe(15_240);
});

test('base cabinets stand with their back to a wall, and a sink goes into their counter', () => {
  const run = newRun({ ...place, tier: 'base', newId });
  const withRun = readScene({ ...room, nodes: { ...nodes, run } }).document.nodes;
  expect(isInBounds(withRun, 'run')).toBe(true);
  const sink = newItem({ ...place, nodes: withRun, kind: 'kitchen-sink' });
  expect(sink).toMatchObject({ hostId: 'run', elevationTenths: 8_763 - 2_540 });
});

test('an item for a counter stands on the floor where there is no counter', () => {
  const sink = newItem({ ...place, kind: 'kitchen-sink' });
  expect(sink).toMatchObject({ hostId: null, elevationTenths: 0 });
  expect(sink && lacksCounter(sink)).toBe(true);
  const sofa = newItem({ ...place, kind: 'sofa' });
  expect(sofa && lacksCounter(sofa)).toBe(false);
});

test('an unknown kind is not added', () => {
  expect(newItem({ ...place, kind: 'dragon' })).toBeNull();
});
