import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { groupNodes, lockNodes, removeNodes } from './edit-nodes.ts';

const room = emptyRoom();
const item = { type: 'item', levelId: 'level-1', params: {}, position: [10_000, 10_000] };
const { nodes } = readScene({
  ...room,
  nodes: {
    ...room.nodes,
    vanity: { ...item, kind: 'vanity' },
    faucet: { ...item, kind: 'bath-faucet', hostId: 'vanity' },
    mirror: { ...item, kind: 'wall-mirror', hostId: 'wall-1' },
    paint: {
      type: 'surface',
      roomId: 'room-1',
      face: { on: 'wall', wallId: 'wall-1' },
      covering: { sku: null },
    },
  },
}).document;

test('removing an object removes what stands on it', () => {
  const after = applyChange(nodes, removeNodes(nodes, ['vanity']));
  expect(after).not.toHaveProperty('vanity');
  expect(after).not.toHaveProperty('faucet');
  expect(after).toHaveProperty('mirror');
});

test('a wall takes its doors and its paint with it, but not what hung on it', () => {
  const after = applyChange(nodes, removeNodes(nodes, ['wall-1']));
  expect(after).not.toHaveProperty('door-1');
  expect(after).not.toHaveProperty('paint');
  expect(after.mirror).toMatchObject({ hostId: null });
});

test('a locked object is not removed', () => {
  const locked = applyChange(nodes, lockNodes(nodes, ['vanity'], true));
  expect(removeNodes(locked, ['vanity']).removed).toEqual({});
});

test('objects are grouped and ungrouped', () => {
  const grouped = applyChange(nodes, groupNodes(nodes, ['vanity', 'mirror'], 'g1'));
  expect(grouped.vanity).toMatchObject({ groupId: 'g1' });
  expect(grouped.mirror).toMatchObject({ groupId: 'g1' });
  expect(applyChange(grouped, groupNodes(grouped, ['vanity', 'mirror'], null))).toEqual(nodes);
});
