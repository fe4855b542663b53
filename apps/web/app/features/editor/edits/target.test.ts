import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { putProduct } from './apply.ts';
import { choiceKey, targetOfFace } from './target.ts';

test('G-39 the choices for a floor stay open when a first product covers it', () => {
  const room = emptyRoom();
  const floor = facesOf(room).find(({ kind }) => kind === 'floor');
  const face = { faceId: floor?.id ?? '', slot: 'covering' };
  const bare = targetOfFace(room.nodes, facesOf(room), face);
  if (!bare) throw new Error('no floor');
  const change = putProduct({ nodes: room.nodes, newId: () => 'tiles' }, bare, factsOf());
  const nodes = applyChange(room.nodes, change);
  const covered = targetOfFace(nodes, facesOf({ nodes }), face);
  if (covered?.type !== 'face') throw new Error('no floor');
  expect(covered.area.nodeId).toBe('tiles');
  expect(choiceKey(covered, face)).toBe(choiceKey(bare, face));
  expect(choiceKey(covered, { ...face, nodeId: 'part' })).not.toBe(choiceKey(bare, face));
});
