import { sceneDocument } from '@wevisu/scene/document/scene.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { expect, test } from 'vitest';
import { fits, standsAlone } from '../actions/place-product.ts';
import { putProduct } from './apply.ts';
import { targetsOf } from './target.ts';

const door = (form: string) => ({
  ...factsOf({ sku: 'MAKR-SLBWN-SD', unit: 'Piece', piecesPerUnit: 1, boxSqftE4: null }),
  picture: {
    type: 'model',
    kind: 'kitchen-cabinet',
    params: { form, doorStyle: 'slab', widthTenths: 3810, heightTenths: 5080, depthTenths: 191 },
    finishes: { front: 'wood-walnut' },
  },
});
const cabinets = [{ id: 'c', cabinet: 'sink', widthTenths: 9144 }];
const run = { type: 'run', levelId: 'L', tier: 'base', position: [0, 0], cabinets };
const { nodes } = sceneDocument.parse({
  format: 'wevisu-scene',
  version: 1,
  name: 'Kitchen',
  nodes: { L: { type: 'level', name: 'Ground' }, a: run, b: { ...run, position: [0, 40_000] } },
});
const newId = () => 'new';
const target = () => {
  const found = targetsOf({ nodes, faces: [], face: null, selected: ['a'] });
  const one = found.find((each) => each.type === 'run' && each.part === 'cabinets');
  if (!one) throw new Error('a run takes no cabinets');
  return one;
};

test('a chosen line is bought by its run and drawn as it looks', () => {
  const change = putProduct({ nodes, newId }, target(), door('sample-door'));
  const after = applyChange(nodes, change);
  expect(after.a).toMatchObject({
    cabinetSku: 'MAKR-SLBWN-SD',
    doorStyle: 'slab',
    finish: 'wood-walnut',
  });
  expect(after.b).toEqual(nodes.b);
});

test('a line can be chosen for every run at once', () => {
  const change = putProduct({ nodes, newId }, target(), door('sample-door'), 'all');
  expect(Object.keys(change.changed)).toEqual(['a', 'b']);
});

test('only the sample door of a line fits, and no part of a line stands alone', () => {
  expect(fits(target(), door('sample-door'))).toBe(true);
  expect(fits(target(), door('base'))).toBe(false);
  expect(putProduct({ nodes, newId }, target(), door('base')).changed).toEqual({});
  expect(standsAlone(door('base'))).toBe(false);
});
