import { isKindId } from '@wevisu/scene/kinds/card-of.ts';
import { expect, test } from 'vitest';
import { findAddable } from './find-addable.ts';
import { searchWords } from './search-words.ts';

const first = (words: string, count: number) =>
  findAddable(words)
    .slice(0, count)
    .map(({ id }) => id);

test('G-39 "cabinet" finds kitchen cabinets first, then those of the bath, then furniture', () => {
  expect(first('cabinet', 10)).toEqual([
    ...['run:base', 'run:wall', 'run:tall', 'run:island', 'vanity', 'medicine-cabinet'],
    ...['bar-cabinet', 'china-cabinet', 'filing-cabinet', 'shoe-cabinet'],
  ]);
  expect(first('Cabinets', 1)).toEqual(['run:base']);
  expect(first('cab', 3)).toEqual(['run:base', 'run:wall', 'run:tall']);
  expect(first('bathroom cabinets', 1)).toEqual(['vanity']);
  expect(first('china cabinet', 1)).toEqual(['china-cabinet']);
});

test.each([
  ['sink', 'kitchen-sink'],
  ['bathroom sink', 'vanity'],
  ['counter', 'run:base'],
  ['countertops', 'run:base'],
  ['faucet', 'kitchen-faucet'],
  ['table', 'dining-table'],
  ['coffee table', 'coffee-table'],
  ['table dining', 'dining-table'],
  ['light', 'recessed-light'],
  ['lights', 'recessed-light'],
  ['tile', 'surface:floor'],
  ['toilet', 'toilet'],
  ['shower', 'shower-enclosure'],
  ['door', 'tool:door'],
  ['window', 'tool:window'],
  ['island', 'run:island'],
  ['fridge', 'refrigerator'],
  ['stove', 'range'],
  ['oven', 'range'],
  ['couch', 'sofa'],
  ['sofa', 'sofa'],
  ['tub', 'bathtub'],
  ['washer', 'laundry'],
  ['outlet', 'electrical-receptacle'],
  ['pantry', 'run:tall'],
  ['shelves', 'wall-shelf'],
  ['paint', 'surface:wall'],
  ['tv', 'tv'],
])('G-39 "%s" finds %s first', (words, id) => {
  expect(first(words, 1)).toEqual([id]);
});

test.each([
  ['cabnet', 'run:base'],
  ['cabinte', 'run:base'],
  ['fawcet', 'kitchen-faucet'],
  ['refridgerator', 'refrigerator'],
  ['toliet', 'toilet'],
  ['dishwaser', 'dishwasher'],
  ['vantiy', 'vanity'],
  ['coutch', 'sofa'],
  ['chandalier', 'chandelier'],
])('G-39 "%s" is read as it was meant', (words, id) => {
  expect(first(words, 1)).toEqual([id]);
});

test('everything else is found by its name, and nothing by no name', () => {
  expect(first('hall tree', 1)).toEqual(['hall-tree']);
  expect(findAddable('no such thing')).toEqual([]);
  expect(findAddable('  ')).toEqual([]);
});

test('every kind in the table of words exists', () => {
  const ids = Object.values(searchWords).flat();
  expect(ids.filter((id) => !id.includes(':') && !isKindId(id))).toEqual([]);
});
