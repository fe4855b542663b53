import type { VariantId } from '@wevisu/domain/ids.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import type { Place } from '../edits/place.ts';
import { fittingTarget } from './place-product.ts';

const room = emptyRoom();
const cabinet = { id: 'a', cabinet: 'door', widthTenths: 9_144 };
const document = readScene({
  ...room,
  nodes: {
    ...room.nodes,
    run: {
      type: 'run',
      levelId: 'level-1',
      tier: 'base',
      position: [10_000, 43_243],
      cabinets: [cabinet],
      counter: { covering: { sku: null, color: '#e9e5dc' } },
    },
  },
}).document;
const scene = { nodes: document.nodes, faces: facesOf(document) };

function product(unit: string, picture: Record<string, unknown>): ProductFacts {
  return {
    ...{
      sku: 'S',
      hash: 'h',
      variantId: 1 as VariantId,
      name: 'P',
      brand: 'B',
      vendor: 'V',
      finish: '',
      size: '',
    },
    ...{ category: 'porcelain-tile', unit, boxSqftE4: 100_000, piecesPerUnit: 1, minimumUnit: 1 },
    ...{ leadTimeDays: [1, 2], priceCents: 100, problem: null, pictureKey: 'k', picture },
  };
}
const surface = (kind: string) => ({
  type: 'surface',
  view: 'swatch',
  material: { kind },
  laying: {},
});
const tile = product('Box', surface('tile'));
const slab = product('Slab', surface('stone'));
const onRun: Place = {
  at: [11_000, 41_000],
  heightTenths: null,
  nodeId: 'run',
  faceId: null,
  slot: null,
};
const onFloor: Place = {
  at: [11_000, 20_000],
  heightTenths: 0,
  nodeId: null,
  faceId: 'room-1:floor',
  slot: 'covering',
};

test.each([
  ['a tile on the floor', tile, onFloor, 'Floor'],
  ['a slab on cabinets', slab, onRun, 'Counter'],
  ['a tile on cabinets', tile, onRun, 'Backsplash'],
  ['turf indoors', product('SqFt', surface('turf')), onFloor, null],
  ['a slab on the floor', slab, onFloor, null],
])('%s goes onto what takes it', (_, facts, place, title) => {
  expect(fittingTarget(scene, place, facts)?.title ?? null).toBe(title);
});
