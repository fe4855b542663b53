import { expect, test } from 'vitest';
import { sceneDocument } from '../document/scene.ts';
import { item, roomWith, run } from '../placing/test-room.ts';
import { boundsOf } from '../plane/polygon.ts';
import { elevationsOf } from './draw-elevation.ts';

function elevations(more: object = {}) {
  const nodes = roomWith(more);
  const document = sceneDocument.parse({
    format: 'wevisu-scene',
    version: 1,
    name: 'Room',
    nodes,
  });
  return new Map(elevationsOf(document, 'R').map((one) => [one.title, one]));
}

const idsOf = (one: ReturnType<typeof elevations>, title: string) =>
  new Set(one.get(title)?.drawing.shapes.map(({ nodeId }) => nodeId));
const wordsOf = (one: ReturnType<typeof elevations>, title: string) =>
  one.get(title)?.drawing.texts.map(({ text }) => text) ?? [];

test('each wall of a room is drawn once and named by where one looks', () => {
  const all = elevations();
  expect([...all.keys()].sort()).toEqual(['East wall', 'North wall', 'South wall', 'West wall']);
  expect(all.get('North wall')?.wallId).toBe('north');
  expect(all.get('East wall')?.wallId).toBe('east');
});

test('a wall is drawn as wide and as high as the room measures', () => {
  const [face] = elevations().get('North wall')?.drawing.shapes ?? [];
  const { minX, minY, maxX, maxY } = boundsOf(face?.points ?? []);
  expect([maxX - minX, maxY - minY]).toEqual([40_000, 25_000]);
  expect(wordsOf(elevations(), 'North wall')).toContain(`8' 2 7/16"`);
});

test('an opening left of the middle is drawn left of the middle as one faces the wall', () => {
  // Of the north wall `from` is the east end, which is on the right as one looks north.
  const window = {
    type: 'opening',
    wallId: 'north',
    style: 'window-fixed',
    atTenths: 30_500,
    widthTenths: 9_144,
    heightTenths: 12_000,
    sillTenths: 9_000,
  };
  const all = elevations({ window });
  const points = (all.get('North wall')?.drawing.shapes ?? [])
    .filter(({ nodeId }) => nodeId === 'window')
    .flatMap((shape) => shape.points);
  const { minX, maxX, minY, maxY } = boundsOf(points);
  expect((minX + maxX) / 2).toBeCloseTo(10_000, -1);
  // Casings reach beyond the rough opening.
  expect(minY).toBeLessThanOrEqual(9_000);
  expect(maxY).toBeGreaterThanOrEqual(21_000);
  expect(wordsOf(all, 'North wall')).toContain(`3'`);
  expect(idsOf(all, 'South wall').has('window')).toBe(false);
});

test('cabinets are seen from the front on their wall and from the side on its neighbor', () => {
  const all = elevations({ cabinets: run([0, 30_000]) });
  const shapesOn = (title: string) =>
    all.get(title)?.drawing.shapes.filter(({ nodeId }) => nodeId === 'cabinets') ?? [];
  expect(shapesOn('North wall').length).toBeGreaterThan(3);
  expect(shapesOn('West wall')).toHaveLength(1);
  expect(shapesOn('East wall')).toHaveLength(0);
  expect(wordsOf(all, 'North wall')).toContain(`3'`);
  expect(boundsOf(shapesOn('West wall')[0]?.points ?? [])).toMatchObject({ minY: 0, maxY: 8_763 });
});

test('things against a wall are drawn by their true outline, and what stands free is not', () => {
  const all = elevations({
    vase: item('toilet', [20_000, 26_500]),
    free: item('armchair', [20_000, 12_000]),
  });
  const north =
    all.get('North wall')?.drawing.shapes.filter(({ nodeId }) => nodeId === 'vase') ?? [];
  expect(north.length).toBeGreaterThan(2);
  expect(Math.max(...north.map(({ points }) => points.length))).toBeGreaterThan(8);
  for (const title of all.keys()) expect(idsOf(all, title).has('free')).toBe(false);
});

test('nearer pieces are painted after farther ones', () => {
  const all = elevations({
    cabinets: run([0, 30_000]),
    faucet: item('kitchen-faucet', [4_572, 29_000], { elevationTenths: 9_063, hostId: 'cabinets' }),
  });
  const ids = all.get('North wall')?.drawing.shapes.map(({ nodeId }) => nodeId) ?? [];
  expect(ids.indexOf('faucet')).toBeGreaterThan(ids.lastIndexOf('cabinets'));
});

test('a room that has no shape has no elevations', () => {
  const document = sceneDocument.parse({
    format: 'wevisu-scene',
    version: 1,
    name: 'Crossed',
    nodes: {
      L: { type: 'level', name: 'Ground' },
      R: {
        type: 'room',
        levelId: 'L',
        name: 'Bow',
        use: 'other',
        outline: [
          [0, 0],
          [9_000, 9_000],
          [9_000, 0],
          [0, 9_000],
        ],
      },
    },
  });
  expect(elevationsOf(document, 'R')).toEqual([]);
  expect(elevationsOf(document, 'nobody')).toEqual([]);
});
