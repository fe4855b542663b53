import { roomWith } from '@wevisu/scene/placing/test-room.ts';
import { expect, test } from 'vitest';
import { findNamedWall } from './named-wall.ts';

test('the side of a wall that an address names is faced, on its story; one that is gone is not there', () => {
  const nodes = roomWith();
  expect(findNamedWall(nodes, 'R:north')).toEqual({
    faceId: 'R:wall:north',
    face: { faceId: 'R:wall:north', slot: 'covering' },
    ...{ levelId: 'L', look: 'elevation' },
  });
  for (const gone of ['R:door', 'north:R', 'R', '']) {
    expect(findNamedWall(nodes, gone)).toBeNull();
  }
});
