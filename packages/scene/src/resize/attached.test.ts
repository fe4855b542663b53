import { expect, test } from 'vitest';
import type { SceneNodes } from '../document/scene.ts';
import { applyChange } from '../edit/apply-change.ts';
import { item, plan, roomWith, run } from '../placing/test-room.ts';
import { roomSize } from '../rooms/room-size.ts';
import { setRoomSize } from './set-room-size.ts';
import { setWallLength } from './set-wall-length.ts';

/** The room is 4 x 3 m inside; its width changes at the east wall. */
function wide(nodes: SceneNodes, tenths: number) {
  return setRoomSize({ nodes, roomId: 'R', side: 'width', tenths, end: 'high' });
}

function after(nodes: SceneNodes, tenths: number): SceneNodes {
  const resized = wide(nodes, tenths);
  if ('refusal' in resized) throw new Error(JSON.stringify(resized.refusal));
  return applyChange(nodes, resized.change);
}

const cabinets = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `c${i}`, cabinet: 'door', widthTenths: 9_144 }));
const eastward = { rotationTenthsDeg: 2_700 };

test('G-39 a corner of cabinets goes with its wall, with what hangs above it and stands in it', () => {
  const nodes = roomWith({
    // Along the east wall from the northeast corner, and along the north wall up to it.
    corner: run([40_000, 30_000], { ...eastward, cabinets: cabinets(2) }),
    row: run([40_000 - 6_096 - 18_288, 30_000], { cabinets: cabinets(2) }),
    upper: run([20_000, 30_000], { tier: 'wall', elevationTenths: 13_716, depthTenths: 3_048 }),
    sink: item('kitchen-sink', [20_000, 27_000], { hostId: 'row', elevationTenths: 9_000 }),
    picture: item('framed-picture', [5_000, 30_000], { hostId: 'north', elevationTenths: 15_000 }),
    table: item('coffee-table', [15_000, 10_000]),
  });
  const now = after(nodes, 45_000);
  expect(now.corner).toMatchObject({ position: [45_000, 30_000] });
  expect(now.row).toMatchObject({ position: [20_616, 30_000] });
  expect(now.upper).toMatchObject({ position: [25_000, 30_000] });
  expect(now.sink).toMatchObject({ position: [25_000, 27_000] });
  expect(now.picture).toBe(nodes.picture);
  expect(now.table).toBe(nodes.table);
});

test('G-39 a row from wall to wall stays where it is, and a room too small for it is refused', () => {
  const row = run([0, 30_000], {
    cabinets: [...cabinets(4), { id: 'last', cabinet: 'filler', widthTenths: 3_424 }],
  });
  const nodes = roomWith({ row });
  expect(after(nodes, 45_000).row).toBe(nodes.row);
  expect(wide(nodes, 39_000)).toEqual({ refusal: { code: 'in-the-way', nodeId: 'row' } });
});

test('G-39 what stands free stays, and is in the way where the wall would come', () => {
  const nodes = roomWith({ sofa: item('sofa', [28_000, 12_000]) });
  expect(after(nodes, 50_000).sofa).toBe(nodes.sofa);
  expect(wide(nodes, 30_000)).toEqual({ refusal: { code: 'in-the-way', nodeId: 'sofa' } });
  // Nor may the wall pass over it.
  expect(wide(nodes, 12_000)).toEqual({ refusal: { code: 'in-the-way', nodeId: 'sofa' } });
});

test('G-39 a locked thing against the wall is named', () => {
  const nodes = roomWith({ cabinets: run([40_000, 20_000], { ...eastward, locked: true }) });
  expect(wide(nodes, 45_000)).toEqual({ refusal: { code: 'locked', nodeId: 'cabinets' } });
});

test('G-39 areas up to the moving wall stay up to it, and patterns stay in place', () => {
  const covering = { sku: null, origin: [100, 200] };
  const area = (x: number, end: number) => [
    [x, 0],
    [end, 0],
    [end, 9_000],
    [x, 9_000],
  ];
  const surface = (face: object, points: readonly (readonly number[])[]) => ({
    type: 'surface',
    roomId: 'R',
    face,
    area: points,
    covering,
  });
  const south = { on: 'wall', wallId: 'south' };
  const nodes = roomWith({
    whole: surface(south, area(500, 40_500)),
    near: surface(south, area(1_000, 5_000)),
    rug: surface({ on: 'floor' }, area(30_000, 40_000)),
  });
  const now = after(nodes, 42_000);
  expect(now.whole).toMatchObject({ area: area(500, 42_500), covering });
  expect(now.near).toBe(nodes.near);
  expect(now.rug).toMatchObject({ area: area(30_000, 42_000) });
  const low = setRoomSize({ nodes, roomId: 'R', side: 'width', tenths: 42_000, end: 'low' });
  if ('refusal' in low) throw new Error(low.refusal.code);
  // The wall begins 2,000 farther west now, and the tiles are where they were.
  expect(applyChange(nodes, low.change).near).toMatchObject({
    area: area(3_000, 7_000),
    covering: { origin: [2_100, 200] },
  });
});

test('G-39 a size too small, a door that no longer fits and a wall beyond the next room are refused', () => {
  const door = {
    type: 'opening',
    style: 'door-single',
    wallId: 'south',
    atTenths: 34_000,
    widthTenths: 9_144,
    heightTenths: 20_320,
  };
  expect(wide(roomWith({}), 100)).toMatchObject({ refusal: { code: 'too-small' } });
  expect(wide(roomWith({ door }), 36_000)).toEqual({
    refusal: { code: 'opening', nodeId: 'door' },
  });
  expect(after(roomWith({ door }), 39_000).door).toMatchObject({ atTenths: 34_000 });
  const house = {
    E: {
      ...plan.R,
      name: 'East',
      outline: [
        [40_500, -500],
        [60_500, -500],
        [60_500, 30_500],
        [40_500, 30_500],
      ],
    },
    farSouth: { ...plan.south, from: [40_500, -500], to: [60_500, -500] },
    farEast: { ...plan.east, from: [60_500, -500], to: [60_500, 30_500] },
    farNorth: { ...plan.north, from: [60_500, 30_500], to: [40_500, 30_500] },
  };
  const nodes = roomWith(house);
  expect(roomSize(after(nodes, 45_000), 'E')).toMatchObject({ width: 14_000, depth: 30_000 });
  expect(wide(nodes, 60_000)).toMatchObject({ refusal: { code: 'too-small', nodeId: 'E' } });
});

test('G-39 in an L-shaped room one side moves and the others keep their lengths', () => {
  const outline = [
    [-500, -500],
    [40_500, -500],
    [40_500, 12_000],
    [20_000, 12_000],
    [20_000, 30_500],
    [-500, 30_500],
  ] as const;
  const walls = Object.fromEntries(
    outline.map((from, i) => [`w${i}`, { ...plan.south, from, to: outline[(i + 1) % 6] }]),
  );
  const { south: _s, east: _e, north: _n, west: _w, ...empty } = plan;
  const nodes = roomWith({
    ...empty,
    ...{ south: walls.w0, east: walls.w1, north: walls.w4, west: walls.w5 },
    ...{ step: walls.w2, inner: walls.w3 },
    R: { ...plan.R, outline },
  });
  const side = { roomId: 'R', wallId: 'step' };
  const resized = setWallLength({ nodes, side, tenths: 25_000, end: 'to' });
  if ('refusal' in resized) throw new Error(resized.refusal.code);
  const now = applyChange(nodes, resized.change);
  expect(now.inner).toMatchObject({ from: [15_500, 12_000], to: [15_500, 30_500] });
  expect(now.north).toMatchObject({ from: [15_500, 30_500], to: [-500, 30_500] });
  expect(roomSize(now, 'R')).toMatchObject({ width: 40_000, depth: 30_000 });
  expect(now.east).toBe(nodes.east);
});
