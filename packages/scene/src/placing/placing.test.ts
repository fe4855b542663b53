import { expect, test } from 'vitest';
import { applyChange } from '../edit/apply-change.ts';
import { isEmpty } from '../edit/is-empty.ts';
import { boundsOf } from '../plane/polygon.ts';
import { readScene } from '../reading/read-scene.ts';
import { alignNodes, distributeNodes } from './arrange-nodes.ts';
import { bodyOf, clearancesOfNode } from './body-of.ts';
import { collisionsOf, collisionsOfNode } from './collisions.ts';
import { isInBounds, outOfBounds, roomAt } from './in-bounds.ts';
import { isStanding } from './local-box.ts';
import { distanceBetween, gapsAround } from './measure.ts';
import { copyNodes, moveNodes, turnNodes } from './move-nodes.ts';
import { snapToWall } from './snap.ts';
import { item, roomWith, run } from './test-room.ts';

const fridge = item('refrigerator', [10_000, 10_000]);

function boxOf(nodes: ReturnType<typeof roomWith>, id: string) {
  return boundsOf(bodyOf(nodes, id)?.footprints.flat() ?? []);
}

function standing(nodes: ReturnType<typeof roomWith>, id: string) {
  const node = nodes[id];
  if (!isStanding(node)) throw new Error(`${id} does not stand`);
  return node;
}

test('G-39 a body is the true footprint, placed, turned and at its height', () => {
  const nodes = roomWith({
    run: run([10_000, 20_000], { rotationTenthsDeg: 900, elevationTenths: 500 }),
  });
  const { minX, maxX, minY, maxY } = boxOf(nodes, 'run');
  // Turned by a quarter counter-clockwise, the front looks east and the run goes north.
  expect([minX, maxX, minY, maxY].map(Math.round)).toEqual([10_000, 16_096, 20_000, 29_144]);
  expect(bodyOf(nodes, 'run')).toMatchObject({ bottomTenths: 500, topTenths: 500 + 8_763 });
  expect(bodyOf(nodes, 'south')).toBeNull();
  expect(clearancesOfNode(nodes, 'south')).toEqual([]);
});

test('G-39 things collide by their outlines and heights, not by touching', () => {
  const { maxX, minX } = boxOf(roomWith({ fridge }), 'fridge');
  const beside = item('refrigerator', [10_000 + (maxX - minX), 10_000]);
  expect(collisionsOf(roomWith({ a: fridge, b: beside }))).toEqual([]);
  const into = item('refrigerator', [10_000 + (maxX - minX) - 11, 10_000]);
  const nodes = roomWith({ a: fridge, b: into });
  expect(collisionsOf(nodes)).toEqual([{ a: 'a', b: 'b' }]);
  expect(collisionsOfNode(nodes, 'b')).toEqual([{ a: 'b', b: 'a' }]);
  const above = { ...into, elevationTenths: 22_000 };
  expect(collisionsOf(roomWith({ a: fridge, b: above }))).toEqual([]);
});

test('G-39 what carries a thing, its group, and rugs below it are no collision', () => {
  const twice = item('refrigerator', [10_500, 10_000]);
  expect(collisionsOf(roomWith({ a: fridge, b: { ...twice, hostId: 'a' } }))).toEqual([]);
  const grouped = { a: { ...fridge, groupId: 'g' }, b: { ...twice, groupId: 'g' } };
  expect(collisionsOf(roomWith(grouped))).toEqual([]);
  expect(collisionsOf(roomWith({ a: fridge, rug: item('rug', [11_000, 11_000]) }))).toEqual([]);
});

test('G-39 a thing in a wall collides with it and is out of bounds', () => {
  const nodes = roomWith({ a: item('refrigerator', [100, 10_000]) });
  expect(collisionsOf(nodes)).toEqual([{ a: 'a', b: 'west' }]);
  expect(isInBounds(nodes, 'a')).toBe(false);
  expect(outOfBounds(nodes, 'a')).toHaveLength(1);
  const inside = roomWith({ a: fridge });
  expect(isInBounds(inside, 'a')).toBe(true);
  expect(roomAt(inside, 'L', [10, 10])).toBe('R');
  expect(roomAt(inside, 'L', [-400, 10])).toBeNull();
});

test.each([
  ['north', [20_000, 28_000], 0],
  ['west', [2_000, 15_000], 900],
  ['south', [20_000, 2_000], 1800],
  ['east', [38_000, 15_000], 2700],
] as const)(
  'G-39 a thing near the %s wall puts its back to it and faces the room',
  (to, position, turn) => {
    const nodes = roomWith({ a: item('refrigerator', position, { rotationTenthsDeg: 77 }) });
    const snapped = snapToWall(nodes, standing(nodes, 'a'));
    expect(snapped).toMatchObject({ to, rotationTenthsDeg: turn });
    const moved = { ...nodes, a: { ...standing(nodes, 'a'), ...snapped } } as typeof nodes;
    expect(isInBounds(moved, 'a')).toBe(true);
    const gap = gapsAround(moved, 'a').back?.distance ?? Infinity;
    expect(gap).toBeLessThan(1);
  },
);

test('G-39 a run in a corner is kept between the walls, and far from walls nothing snaps', () => {
  const nodes = roomWith({ r: run([-2_000, 28_000]), a: item('refrigerator', [20_000, 15_000]) });
  expect(snapToWall(nodes, standing(nodes, 'r'))).toMatchObject({
    position: [0, 30_000],
    to: 'north',
  });
  expect(snapToWall(nodes, standing(nodes, 'a'))).toBeNull();
});

test('G-39 distances are between the nearest faces', () => {
  const nodes = roomWith({ a: run([2_000, 30_000]), b: run([20_000, 30_000]) });
  expect(distanceBetween(nodes, 'a', 'b')?.distance).toBeCloseTo(20_000 - 11_144, 6);
  expect(distanceBetween(nodes, 'a', 'west')?.distance).toBeCloseTo(2_000, 6);
  expect(distanceBetween(nodes, 'a', 'R')).toBeNull();
  const around = gapsAround(nodes, 'a');
  expect(Math.round(around.right?.distance ?? 0)).toBe(8_856);
  expect(Math.round(around.left?.distance ?? 0)).toBe(2_000);
  expect(Math.round(around.front?.distance ?? 0)).toBe(30_000 - 6_096);
});

const sink = item('kitchen-sink', [6_000, 27_000], { hostId: 'r', elevationTenths: 9_000 });
const faucet = item('kitchen-faucet', [6_000, 29_500], { hostId: 'sink', elevationTenths: 9_000 });

test('G-39 what is moved takes along what it carries and its group; what is locked stays', () => {
  const nodes = roomWith({ r: run([2_000, 30_000]), sink, faucet, other: fridge });
  const change = moveNodes(nodes, ['r'], [100, -50]);
  expect(Object.keys(change.changed).sort()).toEqual(['faucet', 'r', 'sink']);
  expect(applyChange(nodes, change).faucet).toMatchObject({ position: [6_100, 29_450] });
  const locked = roomWith({ r: run([2_000, 30_000], { locked: true }) });
  expect(isEmpty(moveNodes(locked, ['r'], [1, 1]))).toBe(true);
  const turned = applyChange(nodes, turnNodes(nodes, ['r'], [2_000, 30_000], 900));
  expect(turned.r).toMatchObject({ position: [2_000, 30_000], rotationTenthsDeg: 900 });
  expect(turned.sink).toMatchObject({ position: [5_000, 34_000], rotationTenthsDeg: 900 });
});

test('G-39 a copy carries copies, and a copied group is a group of its own', () => {
  const nodes = roomWith({ r: run([2_000, 30_000]), sink, a: { ...fridge, groupId: 'g' } });
  let count = 0;
  const { change, ids } = copyNodes(nodes, ['r', 'a'], [0, -20_000], () => `new${count++}`);
  const after = applyChange(nodes, change);
  expect([...ids.keys()]).toEqual(['a', 'r', 'sink']);
  expect(after[ids.get('sink') ?? '']).toMatchObject({
    hostId: ids.get('r'),
    position: [6_000, 7_000],
  });
  const copy = after[ids.get('a') ?? ''];
  expect(copy?.type === 'item' && copy.groupId?.startsWith('new')).toBe(true);
});

test('G-39 things are lined up with the first and spaced with equal gaps', () => {
  const nodes = roomWith({
    a: run([1_000, 25_000]),
    b: run([12_000, 20_000]),
    c: run([30_000, 10_000]),
  });
  const aligned = applyChange(nodes, alignNodes(nodes, ['a', 'b', 'c'], 'north'));
  expect(['a', 'b', 'c'].map((id) => boxOf(aligned, id).maxY)).toEqual([25_000, 25_000, 25_000]);
  const spread = applyChange(nodes, distributeNodes(nodes, ['c', 'a', 'b'], 'x'));
  expect(['a', 'b', 'c'].map((id) => boxOf(spread, id).minX)).toEqual([1_000, 15_500, 30_000]);
});

test('G-39 what is lined up beside what carries it moves once', () => {
  const nodes = roomWith({ a: fridge, r: run([12_000, 20_000]), s: { ...sink, hostId: 'r' } });
  for (const ids of [
    ['a', 'r', 's'],
    ['a', 's', 'r'],
  ]) {
    const after = applyChange(nodes, alignNodes(nodes, ids, 'north'));
    expect(boxOf(after, 'r').maxY).toBeCloseTo(boxOf(nodes, 'a').maxY, 0);
  }
});

test('G-39 a group is lined up as one, moved once', () => {
  const nodes = roomWith({
    a: item('refrigerator', [10_000, 10_000]),
    b: item('refrigerator', [20_000, 12_000], { groupId: 'g' }),
    c: item('refrigerator', [30_000, 12_000], { groupId: 'g' }),
  });
  const after = applyChange(nodes, alignNodes(nodes, ['a', 'b', 'c'], 'middle-y'));
  expect(['b', 'c'].map((id) => standing(after, id).position[1])).toEqual([10_000, 10_000]);
  expect(
    readScene({ format: 'wevisu-scene', version: 1, name: 'x', nodes: after }).findings,
  ).toEqual([]);
});
