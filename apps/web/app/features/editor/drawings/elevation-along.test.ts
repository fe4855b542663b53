import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { elevationAlong, selectedWall } from './elevation-along.ts';

const { nodes } = emptyRoom();
const rounded = (way: readonly number[] | null) => way?.map((one) => Math.round(one) + 0) ?? null;

test.each([
  ['wall-1', [0, 0, 1]],
  ['wall-2', [1, 0, 0]],
  ['wall-3', [0, 0, -1]],
  ['wall-4', [-1, 0, 0]],
])('facing %s looks out of the room', (wallId, way) => {
  expect(rounded(elevationAlong(nodes, { selected: [wallId], face: null }))).toEqual(way);
});

test('a side of a wall names its room and wall; anything else names none', () => {
  const face = { faceId: 'room-1:wall:wall-2' };
  expect(selectedWall(nodes, { selected: [], face })).toEqual({
    roomId: 'room-1',
    wallId: 'wall-2',
  });
  expect(selectedWall(nodes, { selected: ['door-1'], face: null })).toBeNull();
  expect(elevationAlong(nodes, { selected: [], face: { faceId: 'room-1:floor' } })).toBeNull();
});
