import { expect, test } from 'vitest';
import type { SceneNodes } from '../document/scene.ts';
import { applyChange } from '../edit/apply-change.ts';
import { reverse } from '../edit/change.ts';
import { isEmpty } from '../edit/is-empty.ts';
import { areaOf } from '../plane/polygon.ts';
import { readScene } from '../reading/read-scene.ts';
import { roomShape } from '../rooms/room-shape.ts';
import { moveCorner, moveWall } from './reshape-plan.ts';
import { item, plan, roomWith, run } from './test-room.ts';

const door = {
  type: 'opening',
  style: 'door-single',
  wallId: 'south',
  atTenths: 20_500,
  widthTenths: 9_144,
  heightTenths: 20_320,
};

const house = {
  ...plan,
  // A second room north of the first, behind the same wall.
  N: {
    ...plan.R,
    outline: [
      [-500, 30_500],
      [40_500, 30_500],
      [40_500, 60_500],
      [-500, 60_500],
    ],
  },
  farEast: { ...plan.east, from: [40_500, 30_500], to: [40_500, 60_500] },
  farNorth: { ...plan.north, from: [40_500, 60_500], to: [-500, 60_500] },
  farWest: { ...plan.west, from: [-500, 60_500], to: [-500, 30_500] },
  inNorth: { ...door, wallId: 'north', atTenths: 10_000 },
  inEast: { ...door, wallId: 'east', atTenths: 15_000 },
  inWest: { ...door, wallId: 'west', atTenths: 20_000 },
  lamp: item('sconce', [10_000, 30_000], { hostId: 'north', elevationTenths: 16_000 }),
  cabinets: run([20_000, 30_000]),
  sink: item('kitchen-sink', [24_000, 27_000], { hostId: 'cabinets', elevationTenths: 9_000 }),
  sofa: item('sofa', [20_000, 8_000]),
  depth: { type: 'dimension', levelId: 'L', from: [-500, -500], to: [-500, 30_500] },
};

function areaOfRoom(nodes: SceneNodes, id: string): number {
  return areaOf(roomShape(nodes, id)?.inner ?? []);
}

test('G-39 a wall takes along its doors, lamps and cabinets, and the rooms and walls on both sides', () => {
  const nodes = roomWith(house);
  const change = moveWall(nodes, 'north', [0, 2_000]);
  const after = applyChange(nodes, change);
  expect(areaOfRoom(after, 'R')).toBe(40_000 * 32_000);
  expect(areaOfRoom(after, 'N')).toBe(40_000 * 27_000);
  expect(after.north).toMatchObject({ from: [40_500, 32_500], to: [-500, 32_500] });
  expect(after.east).toMatchObject({ to: [40_500, 32_500] });
  expect(after.farWest).toMatchObject({ to: [-500, 32_500] });
  expect(after.inNorth).toEqual(nodes.inNorth);
  expect(after.inEast).toEqual(nodes.inEast);
  // The west wall begins at the moved one: its door stays where it is in the house.
  expect(after.inWest).toMatchObject({ atTenths: 22_000 });
  expect(after.lamp).toMatchObject({ position: [10_000, 32_000], rotationTenthsDeg: 0 });
  expect(after.cabinets).toMatchObject({ position: [20_000, 32_000] });
  expect(after.sink).toMatchObject({ position: [24_000, 29_000] });
  expect(after.sofa).toBe(nodes.sofa);
  expect(after.depth).toMatchObject({ to: [-500, 32_500] });
  const again = readScene({ format: 'wevisu-scene', version: 1, name: 'x', nodes: after });
  expect(again.findings).toEqual([]);
  expect(applyChange(after, reverse(change))).toEqual(nodes);
});

test('G-39 a wall that ends on the moved one grows with it', () => {
  const between = { ...plan.east, from: [20_000, -500], to: [20_000, 30_500] };
  const nodes = roomWith({ between });
  const after = applyChange(nodes, moveWall(nodes, 'north', [0, -1_000]));
  expect(after.between).toMatchObject({ from: [20_000, -500], to: [20_000, 29_500] });
});

test('G-39 a moved corner turns its walls, and what they carry turns with them', () => {
  const nodes = roomWith({ lamp: item('sconce', [20_000, 30_000], { hostId: 'north' }) });
  const after = applyChange(nodes, moveCorner(nodes, 'L', [40_500, 30_500], [40_500, 40_500]));
  expect(after.R).toMatchObject({
    outline: [
      [-500, -500],
      [40_500, -500],
      [40_500, 40_500],
      [-500, 30_500],
    ],
  });
  expect(after.north).toMatchObject({ from: [40_500, 40_500], to: [-500, 30_500] });
  expect(after.east).toMatchObject({ to: [40_500, 40_500] });
  const lamp = after.lamp;
  if (lamp?.type !== 'item') throw new Error('no lamp');
  // atan(10,000 / 41,000) is 13.7 degrees.
  expect(lamp.rotationTenthsDeg).toBe(137);
  const north = after.north;
  if (north?.type !== 'wall') throw new Error('no wall');
  const [dx, dy] = [north.to[0] - north.from[0], north.to[1] - north.from[1]];
  const off =
    (dx * (lamp.position[1] - north.from[1]) - dy * (lamp.position[0] - north.from[0])) /
    Math.hypot(dx, dy);
  expect(Math.abs(off)).toBeGreaterThan(499);
  expect(Math.abs(off)).toBeLessThan(501);
});

test('G-39 areas of a wall stay in place while its beginning moves', () => {
  const area = [
    [1_000, 0],
    [5_000, 0],
    [5_000, 9_000],
    [1_000, 9_000],
  ];
  const covering = { sku: null };
  const tiles = {
    type: 'surface',
    roomId: 'R',
    face: { on: 'wall', wallId: 'south' },
    area,
    covering,
  };
  const nodes = roomWith({ tiles });
  const after = applyChange(nodes, moveWall(nodes, 'west', [-1_500, 0]));
  expect(after.tiles).toMatchObject({
    area: [
      [2_500, 0],
      [6_500, 0],
      [6_500, 9_000],
      [2_500, 9_000],
    ],
  });
  expect(isEmpty(moveWall(nodes, 'nowhere', [1, 1]))).toBe(true);
});
