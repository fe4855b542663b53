import { testOutline } from '@wevisu/scene/rules/test-scene.ts';
import { expect, test } from 'vitest';
import { drawnRoom } from '../drawing/drawn-room.ts';
import { roomModel } from '../room/room-model.ts';
import { createFloor } from './floor.ts';
import { placedPolygon } from './plane.ts';

test('a corner through a slanted wall is out of the room, however little of it', () => {
  const document = testOutline('living', [
    [0, 0],
    [167, 0],
    [120.7, 237],
    [0, 237],
  ]).document();
  const model = roomModel(document, 'room');
  if (!model) throw new Error('there is no room');
  const floor = createFloor(model, drawnRoom(document, model));
  // At 136 in up, the wall is 140.43 in from the other one.
  const isClear = (right: number) =>
    floor.isClear(
      placedPolygon([
        [26.5, 40],
        [right, 40],
        [right, 136],
        [26.5, 136],
      ]),
      Infinity,
    );
  expect([140.4, 140.46, 140.5].map(isClear)).toEqual([true, true, false]);
});
