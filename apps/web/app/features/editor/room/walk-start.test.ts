import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { walkStart } from './walk-start.ts';

test('a walk starts inside the room at eye height, looking across it', () => {
  const start = walkStart(emptyRoom().nodes, 'level-1');
  if (!start) throw new Error('nowhere to stand');
  const [x, y, z] = start.eye;
  expect(x > 0 && x < 3.8 && -z > 0 && -z < 4.4).toBe(true);
  expect(y).toBeCloseTo(1.6);
  expect(Math.hypot(start.target[0] - x, start.target[2] - z)).toBeGreaterThan(1);
});

test('without a room there is no place to walk', () => {
  expect(walkStart({}, 'level-1')).toBeNull();
});
