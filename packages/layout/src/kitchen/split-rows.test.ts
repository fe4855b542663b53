import { testOutline, testRoom } from '@wevisu/scene/rules/test-scene.ts';
import { expect, test } from 'vitest';
import { type RoomModel, roomModel } from '../room/room-model.ts';
import { plainLegs } from './plain-legs.ts';
import type { Row } from './rows.ts';
import { rowsBeside, splitSets } from './split-rows.ts';

/** 13 ft of wall with a door in its middle, and another across from it. */
const parted = modelOf(
  testRoom('kitchen', 156, 120)
    .opening('door', 'south', 78, 'passage', 36)
    .opening('too', 'north', 78, 'passage', 36),
);

function modelOf(scene: ReturnType<typeof testRoom>): RoomModel {
  const model = roomModel(scene.document(), 'room');
  if (!model) throw new Error('There is no room');
  return model;
}

function wallOf(model: RoomModel, { segment }: Row): string {
  return model.segments[segment.index]?.wallIds.join() ?? '';
}

const inches = ({ from, to }: Row) => [Math.round(from), Math.round(to)];

test('two stretches of one wall with a door between them make a kitchen', () => {
  const walls = splitSets(parted)
    .filter(({ shape }) => shape === 'split')
    .map(({ rows }) => rows.map((row) => `${wallOf(parted, row)} ${inches(row).join(' to ')}`));
  expect(walls).toContainEqual(['south-wall 0 to 55', 'south-wall 101 to 156']);
});

test('rows of one wall that something parts are not next to each other, whatever they are cut to', () => {
  const long = modelOf(testRoom('kitchen', 300, 200).opening('door', 'east', 100, 'passage', 36));
  const sets = splitSets(long);
  expect(sets.length).toBeGreaterThan(20);
  for (const { rows } of sets) {
    const [a, b] = rows;
    if (!a || !b || a.segment !== b.segment) continue;
    expect(b.from - a.to).toBeGreaterThanOrEqual(30);
  }
});

test('rows around a corner leave an aisle, and those across a room one of 46 in', () => {
  const [south] = rowsBeside(parted, []).filter((row) => wallOf(parted, row) === 'south-wall');
  if (!south) throw new Error('There is no row');
  const beside = rowsBeside(parted, [south]).map(
    (row) => `${wallOf(parted, row)} ${inches(row).join(' to ')}`,
  );
  // 46 in before a counter of 25 1/2, and an end panel.
  expect(beside).toContain('east-wall 0 to 47');
  const narrow = modelOf(testRoom('kitchen', 156, 90));
  const [first] = rowsBeside(narrow, []).filter((row) => wallOf(narrow, row) === 'south-wall');
  if (!first) throw new Error('There is no row');
  expect(rowsBeside(narrow, [first])).toEqual([]);
});

test('plain cabinets take the longest stretches that a kitchen leaves, each at most 8 ft', () => {
  const outline = [
    [0, 0],
    [230, 0],
    [230, 130],
    [0, 130],
  ] as const;
  const model = modelOf(testOutline('kitchen', outline));
  const [south] = rowsBeside(model, []).filter((row) => wallOf(model, row) === 'south-wall');
  if (!south) throw new Error('There is no row');
  const legs = plainLegs(model, {
    ...{ shape: 'one-wall', rows: [south], corners: 0, isTight: false },
  });
  expect(legs.map(({ row }) => [wallOf(model, row), Math.round(row.to - row.from)])).toEqual([
    ['north-wall', 96],
    ['north-wall', 96],
  ]);
});
