import { productFacts } from '@wevisu/scene/document/product-facts.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { takeoffOfFaces } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { expect, test } from 'vitest';
import { emptyRoom } from '../../../scenes/empty-room.ts';
import { listRooms } from './list-rows.ts';

const item = { type: 'item', levelId: 'level-1', params: {} };
const sink = productFacts.parse({
  sku: 'SINK',
  hash: 'h',
  variantId: 1,
  name: 'Stone sink',
  brand: 'B',
  vendor: 'V',
  category: 'kitchen-sinks',
  finish: '',
  size: '',
  unit: 'Piece',
  boxSqftE4: null,
  piecesPerUnit: 1,
  minimumUnit: 1,
  leadTimeDays: [1, 2],
  priceCents: 33_333,
  problem: null,
  pictureKey: '',
  picture: { type: 'model', kind: 'kitchen-sink', params: {}, finishes: {} },
});
const room = emptyRoom();
const { document } = readScene({
  ...room,
  nodes: {
    ...room.nodes,
    sofa: { ...item, kind: 'sofa', position: [18_000, 20_000] },
    one: { ...item, kind: 'kitchen-sink', sku: 'SINK', position: [8_000, 8_000] },
    two: { ...item, kind: 'kitchen-sink', sku: 'SINK', position: [28_000, 8_000] },
  },
  products: { SINK: sink },
});
const faces = facesOf(document);
const takeoff = takeoffOfFaces(document, faces);
const rooms = listRooms({ nodes: document.nodes, faces, takeoff, products: document.products });

test('the list names every surface and object of a room, with its doors listed separately', () => {
  expect(rooms.map(({ name }) => name)).toEqual(['Room', 'Doors, windows and others']);
  const names = rooms[0]?.rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Floor', 'Ceiling', 'North wall', 'Sofa']));
  expect(rooms[0]?.rows.find(({ name }) => name === 'Floor')?.area).toBe('168.0 sq ft');
  expect(rooms[1]?.rows.map(({ name }) => name)).toEqual(['Single door', 'Double-hung window']);
});

test('the prices of the rows add up to the total, to the cent', () => {
  const prices = rooms.flatMap(({ rows }) => rows.flatMap((row) => row.cents ?? []));
  expect(prices).toHaveLength(2);
  expect(prices.reduce((sum, one) => sum + one, 0)).toBe(takeoff.totalCents);
});
