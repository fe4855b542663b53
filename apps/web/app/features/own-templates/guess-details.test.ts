import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { guessDetails } from './guess-details.ts';

function sceneOf(uses: readonly string[], over: object = {}) {
  const rooms = uses.map((use, at) => {
    const side = 20_000 + at * 10_000;
    const outline = [
      [0, 0],
      [side, 0],
      [side, side],
      [0, side],
    ];
    return [`room${at}`, { type: 'room', levelId: 'level', name: use, use, outline }] as const;
  });
  return readScene({
    format: 'wevisu-scene',
    version: 1,
    name: 'Our rooms',
    nodes: { level: { type: 'level', name: 'Ground' }, ...Object.fromEntries(rooms) },
    ...over,
  }).document;
}

test.each([
  [['kitchen'], 'kitchen'],
  [['bath', 'bedroom'], 'bedroom'],
  [['bath', 'hall', 'bedroom'], 'house'],
  [[], ''],
])('rooms %j are saved as %j', (uses, room) => {
  expect(guessDetails(sceneOf(uses), 80).room).toBe(room);
});

test('a style that we offer is adopted', () => {
  expect(guessDetails(sceneOf(['bath'], { style: 'japandi' }), 80).style).toBe('japandi');
  expect(guessDetails(sceneOf(['bath'], { style: 'baroque' }), 80).style).toBe('');
});

test('a long name is cut without splitting a character', () => {
  const { name } = guessDetails(sceneOf(['bath'], { name: `${'a'.repeat(79)}🛁` }), 80);
  expect(name).toBe('a'.repeat(79));
});
