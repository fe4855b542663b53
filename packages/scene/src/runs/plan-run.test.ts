import { expect, test } from 'vitest';
import { itemNode } from '../document/nodes/item.ts';
import { runNode } from '../document/nodes/run.ts';
import { areaOf, boundsOf } from '../plane/polygon.ts';
import { buildRun } from './build-run.ts';
import { hostedInRun } from './hosted.ts';
import { elevationOfRun, planOfRun, planRun } from './plan-run.ts';
import { runLayout } from './run-layout.ts';

const IN = 254;

function kitchen(rotationTenthsDeg: number) {
  const angle = (rotationTenthsDeg * Math.PI) / 1800;
  const run = runNode.parse({
    type: 'run',
    levelId: 'level',
    tier: 'base',
    position: [10_000, 20_000],
    rotationTenthsDeg,
    cabinets: [
      { id: 'a', cabinet: 'door-drawer', widthTenths: 18 * IN },
      { id: 'b', cabinet: 'sink', widthTenths: 36 * IN },
      { id: 'c', cabinet: 'gap', widthTenths: 24 * IN },
      { id: 'd', cabinet: 'gap', widthTenths: 30 * IN },
      { id: 'e', cabinet: 'drawers', widthTenths: 24 * IN },
    ],
    counter: { covering: { sku: null } },
  });
  const [x, y] = [36 * IN, -12 * IN];
  const sink = itemNode.parse({
    type: 'item',
    levelId: 'level',
    kind: 'kitchen-sink',
    params: { lengthTenths: 32 * IN, widthTenths: 19 * IN },
    position: [
      Math.round(10_000 + x * Math.cos(angle) - y * Math.sin(angle)),
      Math.round(20_000 + x * Math.sin(angle) + y * Math.cos(angle)),
    ],
    rotationTenthsDeg,
    elevationTenths: 8_763 - 10 * IN,
    hostId: 'run',
  });
  return { run, sink };
}

test('G-39 a sink is cut out of the counter that carries it, whichever way the run is turned', () => {
  for (const rotation of [0, 900, 1800, 2_345]) {
    const nodes = kitchen(rotation);
    const hosted = hostedInRun(nodes, 'run');
    const [counter] = runLayout(nodes.run, hosted).counters;
    const hole = boundsOf(counter?.holes[0] ?? []);
    expect((hole.minX + hole.maxX) / 2).toBeCloseTo(36 * IN, -1);
    expect((hole.minY + hole.maxY) / 2).toBeCloseTo(-12 * IN, -1);
    const cut = buildRun(nodes.run, { hosted }).find((one) => one.finishSlot === 'counter');
    const whole = buildRun(nodes.run).find((one) => one.finishSlot === 'counter');
    expect(cut?.shape.triangles.length).toBeGreaterThan(whole?.shape.triangles.length ?? 0);
  }
});

test('G-39 a counter spans a dishwasher and stops at a range', () => {
  const { run } = kitchen(0);
  const { counters, places } = runLayout(run);
  expect(places.map((place) => place.isOpen)).toEqual([false, false, false, true, false]);
  expect(counters.map(({ outline }) => boundsOf(outline).maxX)).toEqual([78 * IN, 132 * IN]);
});

test('G-39 an apron sink notches the front of its counter', () => {
  const nodes = kitchen(0);
  const apron = {
    ...nodes.sink,
    params: { mount: 'farmhouse', lengthTenths: 33 * IN, widthTenths: 22 * IN },
    position: [10_000 + 36 * IN, 20_000 - 15 * IN] as const,
  };
  const hosted = hostedInRun({ ...nodes, sink: apron }, 'run');
  const [counter] = runLayout(nodes.run, hosted).counters;
  expect(counter?.holes).toEqual([]);
  expect(counter?.outline.length).toBe(8);
  const plain = runLayout(nodes.run).counters[0]?.outline ?? [];
  expect(areaOf(counter?.outline ?? [])).toBeLessThan(areaOf(plain) - 100 * IN * IN);
});

test('G-39 a run in plan shows each cabinet, its counter and its doors', () => {
  const nodes = kitchen(0);
  const plan = planOfRun(nodes.run, hostedInRun(nodes, 'run'));
  expect(plan.cabinets.map(({ id }) => id)).toEqual(['a', 'b', 'e']);
  expect(plan.cabinets.every(({ isDashed }) => !isDashed)).toBe(true);
  // One door of the first cabinet, two of the sink's.
  expect(plan.swings.length).toBe(3);
  expect(planRun(nodes, 'run').filter(({ look }) => look === 'body').length).toBe(3);
  const wall = planOfRun({ ...nodes.run, tier: 'wall', counter: null });
  expect(wall.cabinets.every(({ isDashed }) => isDashed)).toBe(true);
});

test('G-39 an elevation stays within the run and its counter', () => {
  const { run } = kitchen(0);
  const points = elevationOfRun(run).flatMap((one) => one.points);
  const { minX, maxX, minY, maxY } = boundsOf(points);
  expect([minX, minY]).toEqual([0, 0]);
  expect(maxX).toBeCloseTo(132 * 25.4);
  expect(maxY).toBeCloseTo(876.3 + 30);
});
