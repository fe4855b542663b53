import { runNode } from '@wevisu/scene/document/nodes/run.ts';
import { expect, test } from 'vitest';
import {
  addCabinet,
  changeCabinet,
  removeCabinet,
  resizeRun,
  shiftCabinet,
  widthChoices,
} from './run-edits.ts';

const run = runNode.parse({
  type: 'run',
  levelId: 'l',
  tier: 'base',
  position: [0, 0],
  cabinets: [
    { id: 'a', cabinet: 'sink', widthTenths: 9_144 },
    { id: 'b', cabinet: 'drawers', widthTenths: 4_572 },
  ],
});
const ids = (one: typeof run) => one.cabinets.map(({ id }) => id);

test('widths go in steps of 3 in, and an odd width is kept', () => {
  expect(widthChoices(9_144)).toHaveLength(16);
  expect(widthChoices(381)[0]).toBe(381);
});

test('a cabinet is inserted after another, moved and removed', () => {
  const three = addCabinet(run, 'a', 'new');
  expect(ids(three)).toEqual(['a', 'new', 'b']);
  expect(ids(shiftCabinet(three, 'new', 1))).toEqual(['a', 'b', 'new']);
  expect(ids(shiftCabinet(three, 'a', -1))).toEqual(['a', 'new', 'b']);
  expect(ids(removeCabinet(three, 'a'))).toEqual(['new', 'b']);
});

test('the last cabinet cannot be removed', () => {
  const one = removeCabinet(run, 'a');
  expect(removeCabinet(one, 'b')).toBe(one);
});

test('changing one cabinet keeps the identity of the others', () => {
  const next = changeCabinet(run, 'b', { widthTenths: 6_096 });
  expect(next.cabinets[1]?.widthTenths).toBe(6_096);
  expect(next.cabinets[0]).toBe(run.cabinets[0]);
});

test('G-39 a row gets another width: what fits stays, and the rest is filled in steps with a filler', () => {
  let count = 0;
  const newId = () => `n${++count}`;
  const cabinets = [4, 5, 6].map((steps, i) => ({
    ...{ id: `a${i}`, cabinet: 'door' as const, widthTenths: steps * 762 },
    ...{ hinge: 'left' as const, drawers: 0 },
  }));
  const run = runNode.parse({
    type: 'run',
    levelId: 'L',
    tier: 'base',
    position: [0, 0],
    cabinets,
  });
  const widthOf = (one: typeof run) =>
    one.cabinets.reduce((sum, { widthTenths }) => sum + widthTenths, 0);
  for (const width of [9 * 762, 12 * 762 + 400, 30 * 762 + 100]) {
    const next = resizeRun(run, width, newId);
    expect(width - widthOf(next)).toBeGreaterThanOrEqual(0);
    expect(width - widthOf(next)).toBeLessThan(200);
    expect(next.cabinets.slice(0, 2)).toEqual(run.cabinets.slice(0, 2));
  }
});
