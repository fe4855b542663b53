import type { LookFormField } from '@wevisu/contract/listing-looks.ts';
import { expect, test } from 'vitest';
import {
  boundsText,
  optionOf,
  problemsBelow,
  readNumber,
  shownNumber,
  valueAt,
} from './look-values.ts';

const WIDTH: LookFormField = {
  ...{ path: 'params.widthTenths', label: 'Width', type: 'number', group: 'size', unit: 'in' },
  ...{ scale: 254, min: 4064, max: 21_336, is_whole: false, options: [], standard: 9144 },
};
const SEATS: LookFormField = { ...WIDTH, unit: '', scale: 1, min: 2, max: 4, is_whole: true };

test('a field shows what the look says, else the standard of its kind', () => {
  expect(valueAt({ params: { widthTenths: 5080 } }, WIDTH)).toBe(5080);
  expect(valueAt({ params: {} }, WIDTH)).toBe(9144);
  expect(valueAt({ params: null }, WIDTH)).toBe(9144);
});

test.each([
  ['36', 9144],
  ['33.25', 8446],
  ['16', 4064],
  ['84', 21_336],
  ['84.01', null],
  ['15.9', null],
  ['', null],
  ['wide', null],
  ['1e9', null],
  ['-36', null],
])('inches typed as %j are kept as %j', (text, kept) => {
  expect(readNumber(WIDTH, text)).toBe(kept);
});

test('a count has no decimals', () => {
  expect(readNumber(SEATS, '3')).toBe(3);
  expect(readNumber(SEATS, '3.5')).toBeNull();
});

test('what is kept is shown in inches, and reads back as it was', () => {
  expect(shownNumber(WIDTH, 8446)).toBe('33.25');
  expect(readNumber(WIDTH, shownNumber(WIDTH, 8446))).toBe(8446);
  expect(boundsText(WIDTH)).toBe('Enter 16 to 84 inches.');
  expect(boundsText(SEATS)).toBe('Enter 2 to 4.');
});

test('a choice of numbers is kept as a number', () => {
  expect(optionOf({ type: 'number_choice' }, '2')).toBe(2);
  expect(optionOf({ type: 'choice' }, '2')).toBe('2');
});

test('problems are told to the fields of their own look', () => {
  const problems = {
    'picture.params.widthTenths': 'A',
    picture: 'B',
    'variants.k.picture.params.x': 'C',
  };
  expect(problemsBelow(problems, 'picture')).toEqual({ 'params.widthTenths': 'A' });
  expect(problemsBelow(problems, 'variants.k.picture')).toEqual({ 'params.x': 'C' });
});
