import { expect, test } from 'vitest';
import { kinds } from '../kinds/registry.generated.ts';
import { areaOf, boundsOf } from '../plane/polygon.ts';
import { areaOfRegions } from '../plane/region.ts';
import { readScene } from '../reading/read-scene.ts';
import type { Face } from './face.ts';
import { facesOf } from './faces-of.ts';
import { floorToLay } from './hidden-floor.ts';
import { coveringOf } from './test-furnish.ts';

// Inside, the kitchen is 40,000 x 30,000; its north wall's face is at y = 30,500.
const nodes = {
  L: { type: 'level', name: 'Ground', heightTenths: 25_000 },
  K: {
    type: 'room',
    levelId: 'L',
    name: 'Kitchen',
    use: 'kitchen',
    outline: [
      [0, 0],
      [41_000, 0],
      [41_000, 31_000],
      [0, 31_000],
    ],
  },
  south: { type: 'wall', levelId: 'L', from: [0, 0], to: [41_000, 0], thicknessTenths: 1_000 },
  east: {
    type: 'wall',
    levelId: 'L',
    from: [41_000, 0],
    to: [41_000, 31_000],
    thicknessTenths: 1_000,
  },
  north: {
    type: 'wall',
    levelId: 'L',
    from: [0, 31_000],
    to: [41_000, 31_000],
    thicknessTenths: 1_000,
  },
  west: { type: 'wall', levelId: 'L', from: [0, 0], to: [0, 31_000], thicknessTenths: 1_000 },
  base: {
    type: 'run',
    levelId: 'L',
    tier: 'base',
    position: [500, 30_500],
    depthTenths: 6_000,
    heightTenths: 8_700,
    toeKickTenths: 1_000,
    cabinets: [
      { id: 'a', cabinet: 'drawers', widthTenths: 10_000 },
      { id: 'b', cabinet: 'gap', widthTenths: 8_000 },
      { id: 'c', cabinet: 'sink', widthTenths: 10_000 },
    ],
    counter: { covering: coveringOf('slab'), thicknessTenths: 300, overhangTenths: 400 },
    backsplash: { covering: coveringOf('tile'), heightTenths: 4_500 },
  },
  range: {
    type: 'item',
    levelId: 'L',
    kind: 'range',
    params: {},
    position: [14_500, 27_200],
    hostId: 'base',
  },
  upper: {
    type: 'run',
    levelId: 'L',
    tier: 'wall',
    position: [500, 30_500],
    depthTenths: 3_300,
    heightTenths: 9_000,
    toeKickTenths: 0,
    elevationTenths: 12_500,
    cabinets: [{ id: 'a', cabinet: 'door', widthTenths: 10_000 }],
  },
};

function opened(changes: object = {}) {
  const all = { ...nodes, ...changes };
  const { document, findings } = readScene({
    format: 'wevisu-scene',
    version: 1,
    name: 'K',
    nodes: all,
  });
  expect(findings).toEqual([]);
  return document;
}

function of(faces: readonly Face[], start: string): Face[] {
  return faces.filter(({ id }) => id === start || id.startsWith(`${start}:`));
}

test('G-39 a counter is broken by a range and lies at its height over the floor', () => {
  const counters = of(facesOf(opened()), 'base:counter');
  expect(counters.map(({ id, outline }) => [id, areaOf(outline)])).toEqual([
    ['base:counter', 10_000 * 6_400],
    ['base:counter:2', 10_000 * 6_400],
  ]);
  expect(counters[0]).toMatchObject({
    roomId: 'K',
    frame: { origin: [500, 30_500, 9_000], right: [1, 0, 0], up: [-0, 1, 0] },
    areas: [{ nodeId: 'base', slot: 'counter', covering: { sku: 'slab' } }],
  });
});

test('G-39 a sink is cut out of the counter that carries it', () => {
  const sink = {
    type: 'item',
    levelId: 'L',
    kind: 'kitchen-sink',
    params: {},
    position: [23_500, 27_300],
    elevationTenths: 9_000,
    hostId: 'base',
  };
  const plain = of(facesOf(opened()), 'base:counter:2')[0];
  const cut = of(facesOf(opened({ sink })), 'base:counter:2')[0];
  expect(cut?.holes.length ?? 0).toBeGreaterThan(0);
  expect(cut?.areas[0]?.area).toBeLessThan((plain?.areas[0]?.area ?? 0) - 5_000 * 3_000);
});

test('G-39 a backsplash reaches from the counter to its height or the cabinets above, behind the range too', () => {
  const faces = facesOf(opened());
  const tiles = of(faces, 'base:backsplash:north');
  const total = tiles.reduce((sum, { areas }) => sum + areaOfRegions(areas[0]?.regions ?? []), 0);
  // 28,000 wide: 3,500 high below the wall cabinets, 4,500 elsewhere.
  expect(total).toBe(10_000 * 3_500 + 18_000 * 4_500);
  const wall = faces.find(({ id }) => id === 'K:wall:north');
  expect(wall?.areas.reduce((sum, { area }) => sum + area, 0)).toBe(40_000 * 25_000 - total);
  expect(tiles[0]?.frame).toEqual(wall?.frame);
  // Seen from the room, the run's left end is at the left end of the wall.
  expect(boundsOf(tiles[0]?.outline ?? [])).toMatchObject({ minX: 0, maxX: 28_000, minY: 9_000 });
});

test('G-39 a backsplash without a height reaches the ceiling, and leaves windows out', () => {
  const base = { ...nodes.base, backsplash: { covering: coveringOf('tile'), heightTenths: null } };
  const window = {
    type: 'opening',
    wallId: 'north',
    style: 'window-fixed',
    atTenths: 24_000,
    widthTenths: 8_000,
    heightTenths: 8_000,
    sillTenths: 11_000,
  };
  const tiles = of(facesOf(opened({ base, window })), 'base:backsplash:north');
  const total = tiles.reduce((sum, { areas }) => sum + areaOfRegions(areas[0]?.regions ?? []), 0);
  expect(total).toBe(28_000 * 16_000 - 10_000 * 9_000 - 8_000 * 8_000);
});

test('G-39 an island has a counter and no backsplash, wherever it stands', () => {
  const island = { ...nodes.base, tier: 'island', position: [10_000, 20_000] };
  expect(of(facesOf(opened({ island })), 'island:backsplash')).toEqual([]);
});

test('G-39 no floor is laid below cabinets, which stand back at their toe kicks', () => {
  const document = opened();
  // 10,000 + 10,000 of cabinets, 6,000 deep less 760 of toe kick; the gap has its floor.
  expect(areaOfRegions(floorToLay(document, 'K'))).toBe(40_000 * 30_000 - 20_000 * 5_240);
  const floor = facesOf(document).find(({ id }) => id === 'K:floor');
  expect(floor?.areas.reduce((sum, { area }) => sum + area, 0)).toBe(
    40_000 * 30_000 - 20_000 * 5_240,
  );
});

test('G-39 the covered sides of an item are its own flat ones, in their true size', () => {
  const bench = {
    type: 'item',
    levelId: 'L',
    kind: 'shower-bench',
    params: { form: 'built-in', widthTenths: 9_144, depthTenths: 3_810, heightTenths: 4_572 },
    coverings: { seat: coveringOf('slab'), unknown: coveringOf('slab') },
    position: [20_000, 10_000],
    rotationTenthsDeg: 900,
  };
  const [seat, ...others] = of(facesOf(opened({ bench })), 'bench');
  expect(seat).toMatchObject({ id: 'bench:seat', kind: 'item', roomId: 'K' });
  expect(Math.abs(areaOf(seat?.outline ?? []) - 9_144 * 3_810) / (9_144 * 3_810)).toBeLessThan(
    0.05,
  );
  expect(seat?.frame.origin[2]).toBeCloseTo(4_574, 0);
  // Turned by a quarter, its right points north.
  expect(seat?.frame.right.map((n) => Math.round(n) + 0)).toEqual([0, 1, 0]);
  for (const { outline } of others)
    expect(areaOf(outline)).toBeLessThan(areaOf(seat?.outline ?? []));
});

test('G-39 every slot of a kind that takes a covering has a side for it', () => {
  const bare = Object.entries(kinds).flatMap(([kind, card]) => {
    const coverings = 'coverings' in card ? Object.keys(card.coverings ?? {}) : [];
    if (coverings.length === 0) return [];
    const thing = {
      type: 'item',
      levelId: 'L',
      kind,
      params: {},
      coverings: Object.fromEntries(coverings.map((slot) => [slot, coveringOf('any')])),
      position: [20_000, 10_000],
    };
    const faces = facesOf(opened({ thing }));
    return coverings
      .filter((slot) => of(faces, `thing:${slot}`).length === 0)
      .map((slot) => `${kind}: ${slot}`);
  });
  // As it comes, this bench is all slats.
  expect(bare).toEqual(['shower-bench: body']);
});

test('G-39 the coping of a pool is its ring, not its thickness', () => {
  const pool = {
    type: 'item',
    levelId: 'L',
    kind: 'pool',
    params: {},
    coverings: { coping: coveringOf('coping') },
    position: [20_000, 15_000],
  };
  const ring = of(facesOf(opened({ pool })), 'pool:coping');
  expect(ring.map(({ holes }) => holes.length)).toEqual([1]);
});

test('G-39 dragging a chair rebuilds no face of a kitchen', () => {
  const chair = {
    type: 'item',
    levelId: 'L',
    kind: 'armchair',
    params: {},
    position: [20_000, 8_000],
  };
  const document = opened({ chair });
  const before = facesOf(document);
  const node = document.nodes.chair;
  if (node?.type !== 'item') throw new Error('no chair');
  const moved = {
    ...document,
    nodes: { ...document.nodes, chair: { ...node, position: [21_000, 8_000] as const } },
  };
  const after = facesOf(moved);
  expect(after.every((face, i) => face === before[i])).toBe(true);
});
