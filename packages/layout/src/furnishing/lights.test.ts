import { testOutline } from '@wevisu/scene/rules/test-scene.ts';
import { expect, test } from 'vitest';
import { drawnRoom } from '../drawing/drawn-room.ts';
import { roomModel } from '../room/room-model.ts';
import { downlights } from './lights.ts';

test('no downlight is put where a wall cuts a corner off', () => {
  const document = testOutline('kitchen', [
    [0, 0],
    [146, 0],
    [146, 77.7],
    [96.1, 169],
    [0, 169],
  ]).document();
  const model = roomModel(document, 'room');
  if (!model) throw new Error('there is no room');
  const { drawing, room } = drawnRoom(document, model);
  downlights(drawing, room, 66);
  // Two by three, but the one at 109.5 by 140.8 in: 3 in from the slanted wall.
  expect(drawing.things.map(({ kind }) => kind)).toEqual(Array(5).fill('recessed-light'));
});
