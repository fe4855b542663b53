import type { VariantId } from '@wevisu/domain/ids.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import { applyChange } from '@wevisu/scene/edit/apply-change.ts';
import { reverse } from '@wevisu/scene/edit/change.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { plainCovering, putCovering, putProduct } from './apply.ts';
import { categoriesOfFace, type Target, targetsOf } from './target.ts';

let counter = 0;
const newId = () => `new-${++counter}`;

function withNodes(nodes: Record<string, unknown>): SceneDocument {
  const room = emptyRoom();
  return readScene({ ...room, nodes: { ...room.nodes, ...nodes } }).document;
}

function facts(sku: string, picture: Record<string, unknown> = {}): ProductFacts {
  return {
    sku,
    hash: sku,
    variantId: 1 as VariantId,
    name: sku,
    brand: 'B',
    vendor: 'V',
    category: 'tile-flooring',
    finish: '',
    size: '',
    unit: 'Box',
    boxSqftE4: 100_000,
    piecesPerUnit: 10,
    minimumUnit: 1,
    leadTimeDays: [3, 5],
    priceCents: 1000,
    problem: null,
    pictureKey: 'k',
    picture,
  };
}

function faceTarget(document: SceneDocument, faceId: string): Target {
  const [target] = targetsOf({
    nodes: document.nodes,
    faces: facesOf(document),
    face: { faceId, slot: 'covering' },
    selected: [],
  });
  if (!target) throw new Error(`no face ${faceId}`);
  return target;
}

const skuOn = (nodes: SceneNodes, faceId: string) =>
  facesOf({ ...emptyRoom(), nodes }).find(({ id }) => id === faceId)?.areas[0]?.covering.sku;

test('VIS-11 a floor offers flooring and tile, a patio pavers and turf', () => {
  const inside = emptyRoom();
  const floor = facesOf(inside).find(({ kind }) => kind === 'floor');
  expect(floor && categoriesOfFace(inside.nodes, floor)).toContain('tile-flooring');
  const room = inside.nodes['room-1'];
  if (!floor || room?.type !== 'room') throw new Error('no room');
  const outside = { ...inside.nodes, 'room-1': { ...room, use: 'patio' as const } };
  expect(categoriesOfFace(outside, floor)[0]).toBe('hardscaping');
});

test('a product covers a bare floor, and one undo removes it', () => {
  const room = emptyRoom();
  const change = putProduct(
    { nodes: room.nodes, newId },
    faceTarget(room, 'room-1:floor'),
    facts('TILE'),
  );
  const after = applyChange(room.nodes, change);
  expect(skuOn(after, 'room-1:floor')).toBe('TILE');
  expect(applyChange(after, reverse(change))).toEqual(room.nodes);
});

test('one wall of a room painted all around gets its own covering', () => {
  const room = withNodes({
    paint: {
      type: 'surface',
      roomId: 'room-1',
      face: { on: 'walls' },
      covering: { sku: null, color: '#aabbcc' },
    },
  });
  const target = faceTarget(room, 'room-1:wall:wall-3');
  const change = putProduct({ nodes: room.nodes, newId }, target, facts('TILE'));
  const after = applyChange(room.nodes, change);
  expect(skuOn(after, 'room-1:wall:wall-3')).toBe('TILE');
  expect(skuOn(after, 'room-1:wall:wall-2')).toBeNull();
});

test('a color for all walls replaces the coverings of single walls', () => {
  const room = withNodes({
    one: {
      type: 'surface',
      roomId: 'room-1',
      face: { on: 'wall', wallId: 'wall-3' },
      covering: { sku: 'TILE' },
    },
  });
  const target = faceTarget(room, 'room-1:wall:wall-2');
  const covering = plainCovering({ color: '#112233' });
  const after = applyChange(
    room.nodes,
    putCovering({ nodes: room.nodes, newId }, target, covering, 'all'),
  );
  const walls = facesOf({ ...room, nodes: after }).filter(({ kind }) => kind === 'wall');
  expect(walls).toHaveLength(4);
  for (const wall of walls) expect(wall.areas[0]?.covering.color).toBe('#112233');
});

const run = {
  type: 'run',
  levelId: 'level-1',
  tier: 'base',
  position: [2_000, 43_000],
  cabinets: [{ id: 'c1', cabinet: 'sink', widthTenths: 9_144 }],
};

test('cabinets without a counter get one, and the rest of the run stays', () => {
  const room = withNodes({ run });
  const targets = targetsOf({ nodes: room.nodes, faces: [], face: null, selected: ['run'] });
  expect(targets.map(({ title }) => title)).toEqual([
    'Counter',
    'Backsplash',
    'Cabinets',
    'Hardware',
  ]);
  const [target] = targets;
  if (!target) throw new Error('no target');
  const after = applyChange(
    room.nodes,
    putProduct({ nodes: room.nodes, newId }, target, facts('SLAB')),
  );
  expect(after.run).toMatchObject({ counter: { covering: { sku: 'SLAB' }, edge: 'eased' } });
});

test('a sink is replaced by the chosen one in the same place', () => {
  const room = withNodes({
    sink: {
      type: 'item',
      levelId: 'level-1',
      kind: 'kitchen-sink',
      params: {},
      position: [5_000, 5_000],
    },
  });
  const [target] = targetsOf({ nodes: room.nodes, faces: [], face: null, selected: ['sink'] });
  expect(target?.categories).toEqual(['kitchen-sinks']);
  if (!target) throw new Error('no target');
  const model = { type: 'model', kind: 'kitchen-sink', params: { mount: 'bar' }, finishes: {} };
  const after = applyChange(
    room.nodes,
    putProduct({ nodes: room.nodes, newId }, target, facts('SINK', model)),
  );
  expect(after.sink).toMatchObject({
    sku: 'SINK',
    position: [5_000, 5_000],
    params: { mount: 'bar' },
  });
});
