import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { checkDocument } from '@wevisu/scene/findings/check-document.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { addOpening, addRoom } from './add-structure.ts';

const room = emptyRoom();
let count = 0;
const structure = { nodes: room.nodes, levelId: 'level-1', newId: () => `new-${++count}` };
const wide = 36_576 + 1_143;

test('a room next to another shares its wall', () => {
  const change = addRoom(structure, [wide, 0], [wide + 30_000, 43_815]);
  const types = Object.values(change.added).map(({ type }) => type);
  expect(types.sort()).toEqual(['room', 'wall', 'wall', 'wall']);
  const after = { ...room, nodes: applyChange(room.nodes, change) };
  expect(checkDocument(after)).toEqual([]);
});

test('a window goes into the nearest wall, clear of its ends', () => {
  const change = addOpening(structure, 'window', [100, 43_000]);
  const [opening] = Object.values(change.added);
  expect(opening).toMatchObject({ style: 'window-double-hung', sillTenths: 9_144 });
  expect(checkDocument({ ...room, nodes: applyChange(room.nodes, change) })).toEqual([]);
});

test('a door is not added in the middle of a room', () => {
  expect(addOpening(structure, 'door', [18_000, 20_000]).added).toEqual({});
});

test('an accidental drag adds no room', () => {
  expect(addRoom(structure, [0, 0], [3_000, 20_000]).added).toEqual({});
});
