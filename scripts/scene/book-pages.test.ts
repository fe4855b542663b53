import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { expect, test } from 'vitest';
import { roomLines } from '../../apps/server/src/features/scenes/book/room-lines.ts';
import { describeScene } from '../../apps/server/src/features/scenes/book/scene-book.ts';
import { broken, good } from './test-scenes.ts';

/** Two rooms that share the boxes of one tile, and a third product in one of them. */
function twoRooms() {
  const shifted = good.nodes.R.outline.map(([x = 0, y = 0]) => [x + 36_576, y]);
  const nodes = {
    ...good.nodes,
    R2: { ...good.nodes.R, name: 'Hall', outline: shifted },
    floor2: { ...good.nodes.floor, roomId: 'R2' },
  };
  return readScene({ ...good, nodes }).document;
}

const none = new Map<string, string>();

/** Every text and drawing of a description, in order. */
function wordsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    ['font', 'color', 'alignment', 'pageBreak'].includes(key) ? [] : wordsOf(value),
  );
}

test('prices of the rooms add up to the takeoff, to the cent', () => {
  const document = twoRooms();
  const takeoff = takeoffOf(document);
  const rooms = roomLines(document, takeoff);
  expect([...rooms.keys()].sort()).toEqual(['R', 'R2']);
  for (const [roomId, rows] of rooms) {
    const sum = rows.reduce((total, { priceCents }) => total + (priceCents ?? 0), 0);
    expect(sum).toBe(takeoff.byRoom[roomId]);
  }
});

test('a product of one room is shown in whole units, a shared one by its share', () => {
  const { document } = readScene(good);
  const [row] = roomLines(document, takeoffOf(document)).get('R') ?? [];
  expect(Number.isInteger(row?.units)).toBe(true);
  const shared = twoRooms();
  const takeoff = takeoffOf(shared);
  const units = [...roomLines(shared, takeoff).values()].flat().map((one) => one.units);
  const sum = units.reduce((total, one) => total + one, 0);
  expect(sum).toBeCloseTo(
    takeoff.orders.reduce((total, order) => total + order.units, 0),
    9,
  );
  const exact = takeoff.lines.filter(({ sku }) => sku !== null).map((one) => one.exactUnits);
  expect((units[0] ?? 0) / sum).toBeCloseTo(
    (exact[0] ?? 0) / exact.reduce((total, one) => total + one, 0),
    9,
  );
});

test('the pages show plan, four walls, products, layout with its cuts, order and materials', () => {
  const { document, findings } = readScene(good);
  const words = wordsOf(describeScene({ document, broken: findings, pictures: none }).content);
  for (const word of ['Den', 'Plan', 'North wall', 'West wall', 'Products', 'TILE-1', 'To order']) {
    expect(words).toContain(word);
  }
  expect(words).toContain('Den, floor: Tile');
  expect(words.some((word) => /^1: .+ from piece \d+$/.test(word))).toBe(true);
  expect(words).toContain('Also needed, not sold here');
  expect(words.filter((word) => word.startsWith('<svg'))).toHaveLength(6);
});

test('products are shown next to their pictures, if there are any', () => {
  const { document, findings } = readScene(good);
  const pictures = new Map([['TILE-1', 'data:image/jpeg;base64,AAAA']]);
  const words = wordsOf(describeScene({ document, broken: findings, pictures }).content);
  expect(words.filter((word) => word.startsWith('data:image/jpeg'))).toHaveLength(1);
});

test.each([
  [[0, 1], '1 day'],
  [[5, 3], '3 to 5 days'],
  [[21, 21], '3 weeks'],
])('G-37 a lead time of %j days reads as in the shop: %s', (leadTimeDays, said) => {
  const products = { 'TILE-1': { ...good.products['TILE-1'], leadTimeDays } };
  const { document, findings } = readScene({ ...good, products });
  const words = wordsOf(describeScene({ document, broken: findings, pictures: none }).content);
  expect(words).toContain(said);
});

test('findings come at the end, broken ones first, and broken nodes do not stop a page', () => {
  const { document, findings } = readScene(broken);
  const words = wordsOf(describeScene({ document, broken: findings, pictures: none }).content);
  expect(words).toContain('room-crosses-itself');
  expect(words.indexOf('Broken')).toBeGreaterThan(words.indexOf('To look at again'));
});

test('an empty scene still has its title', () => {
  const { document, findings } = readScene({
    format: 'wevisu-scene',
    version: 1,
    name: 'New',
    nodes: {},
  });
  expect(wordsOf(describeScene({ document, broken: findings, pictures: none }).content)).toContain(
    'New',
  );
});
