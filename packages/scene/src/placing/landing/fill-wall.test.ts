import { expect, test } from 'vitest';
import { itemNode } from '../../document/nodes/item.ts';
import { type RunNode, runNode } from '../../document/nodes/run.ts';
import type { SceneNodes } from '../../document/scene.ts';
import type { Point } from '../../plane/polygon.ts';
import { runLayout } from '../../runs/run-layout.ts';
import { collisionsOfNode } from '../collisions.ts';
import { item, roomWith, run } from '../test-room.ts';
import { fillWall } from './fill-wall.ts';
import { findPlace } from './find-place.ts';

const door = {
  type: 'opening',
  wallId: 'north',
  style: 'door-single',
  atTenths: 20_500,
  widthTenths: 8_128,
  heightTenths: 20_574,
};

function fill(nodes: SceneNodes, at: Point | null, more: object = {}) {
  let count = 0;
  const landing = fillWall({
    nodes,
    id: 'new',
    run: runNode.parse(run([0, 0], more)),
    at,
    newId: () => `c${++count}`,
  });
  if (!landing) throw new Error('no wall');
  return { ...landing, run: landing.node as RunNode };
}

const widthOf = (one: RunNode) => runLayout(one).widthTenths;

test('G-39 a row of cabinets fills a free wall from corner to corner, with fillers', () => {
  const { run: filled, fits, to } = fill(roomWith(), [20_000, 28_000]);
  expect({ fits, to }).toEqual({ fits: true, to: 'north' });
  expect(widthOf(filled)).toBe(40_000);
  expect(filled).toMatchObject({ position: [0, 30_000], rotationTenthsDeg: 0 });
  expect(filled.cabinets[0]?.cabinet).toBe('filler');
});

test('G-39 it fills a wall between its door and the corner, and keeps off the casing', () => {
  const nodes = roomWith({ door });
  // The door swings to the other side of the wall, and is landed at on this one.
  const left = fill(nodes, [5_000, 29_000]);
  const right = fill(nodes, [35_000, 29_000]);
  for (const { run: filled, fits } of [left, right]) {
    expect(fits).toBe(true);
    const next = { ...nodes, new: filled };
    expect(collisionsOfNode(next, 'new')).toEqual([]);
  }
  const doorFrom = 40_500 - 20_500 - 4_064;
  const end = left.run.position[0] + widthOf(left.run);
  expect(end).toBeLessThanOrEqual(doorFrom - 572);
  expect(end).toBeGreaterThan(doorFrom - 572 - 762);
  expect(right.run.position[0]).toBeGreaterThanOrEqual(doorFrom + 8_128 + 572);
});

test('G-39 it ends flush at what stands along the wall, and at the corner of another row', () => {
  const fridge = item('refrigerator', [5_000, 26_200]);
  const nodes = roomWith({ fridge });
  const { run: filled } = fill(nodes, [20_000, 29_000]);
  expect(collisionsOfNode({ ...nodes, new: filled }, 'new')).toEqual([]);
  expect(filled.position[0] + widthOf(filled)).toBe(40_000);
  const west = runNode.parse(run([0, 15_000], { rotationTenthsDeg: 900 }));
  const corner = fill(roomWith({ west }), [20_000, 1_000]);
  expect(corner.fits).toBe(true);
});

test('G-39 wall cabinets keep off windows, and base cabinets go below them', () => {
  const window = { ...door, style: 'window-fixed', sillTenths: 10_600, heightTenths: 10_000 };
  const nodes = roomWith({ window });
  expect(widthOf(fill(nodes, [10_000, 29_000]).run)).toBe(40_000);
  const wallTier = {
    tier: 'wall',
    elevationTenths: 13_716,
    depthTenths: 3_048,
    heightTenths: 7_620,
  };
  expect(widthOf(fill(nodes, [5_000, 29_000], wallTier).run)).toBeLessThan(17_000);
});

/** Rows of cabinets along all four walls. */
const rows = {
  n: run([0, 30_000], {
    cabinets: [
      { id: 'a', cabinet: 'door', widthTenths: 30_000 },
      { id: 'b', cabinet: 'door', widthTenths: 10_000 },
    ],
  }),
  s: run([40_000, 0], {
    rotationTenthsDeg: 1_800,
    cabinets: [
      { id: 'a', cabinet: 'door', widthTenths: 30_000 },
      { id: 'b', cabinet: 'door', widthTenths: 10_000 },
    ],
  }),
  w: run([0, 6_096], {
    rotationTenthsDeg: 900,
    cabinets: [{ id: 'a', cabinet: 'door', widthTenths: 17_700 }],
  }),
  e: run([40_000, 23_900], {
    rotationTenthsDeg: 2_700,
    cabinets: [{ id: 'a', cabinet: 'door', widthTenths: 17_700 }],
  }),
};

test('G-39 where no wall has a foot to spare it says so', () => {
  const { fits, stopped } = fill(roomWith(rows), [20_000, 29_000]);
  expect(fits).toBe(false);
  expect(stopped?.why).toBe('narrow');
});

test('G-39 something new finds a free place by itself, or none', () => {
  const nodes = roomWith({ door });
  const fridge = findPlace({
    nodes,
    id: 'new',
    node: itemNode.parse(item('refrigerator', [20_000, 15_000])),
  });
  expect(fridge).toMatchObject({ fits: true, to: expect.any(String) });
  const table = findPlace({ nodes, id: 'new', node: itemNode.parse(item('coffee-table', [0, 0])) });
  expect(table?.fits).toBe(true);
  const full = roomWith(rows);
  const next = itemNode.parse(item('refrigerator', [20_000, 15_000]));
  expect(findPlace({ nodes: full, id: 'new', node: next })).toBeNull();
});
