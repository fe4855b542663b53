import { runNode } from '@wevisu/scene/document/nodes/run.ts';
import { expect, test } from 'vitest';
import {
  addCabinet,
  changeCabinet,
  removeCabinet,
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
