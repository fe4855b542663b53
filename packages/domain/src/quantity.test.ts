import { expect, test } from 'vitest';
import { checkImage, IMAGE_EXTENSIONS, imageTooSmallMessage } from './image-rule.ts';
import { decimalText, digitsOnly } from './numeric-text.ts';
import { clampPage, DEFAULT_PAGE_SIZE, lastPage } from './paging.ts';
import { clampQuantity, MAXIMUM_QUANTITY, parseQuantity } from './quantity.ts';

test.each([1, '1', 12, ' 12 ', MAXIMUM_QUANTITY])(
  'CAT-07 a quantity of %j is accepted',
  (value) => {
    expect(parseQuantity(value)).toEqual({ ok: true, value: Number(value) });
  },
);

test.each([
  [0, 'quantity_below_minimum'],
  [-1, 'quantity_below_minimum'],
  ['-1', 'quantity_below_minimum'],
  [1.5, 'quantity_invalid'],
  ['1.5', 'quantity_invalid'],
  ['abc', 'quantity_invalid'],
  ['', 'quantity_invalid'],
  ['1e3', 'quantity_invalid'],
  [null, 'quantity_invalid'],
  [undefined, 'quantity_invalid'],
  [[3], 'quantity_invalid'],
  [true, 'quantity_invalid'],
  [Number.NaN, 'quantity_invalid'],
  [Number.POSITIVE_INFINITY, 'quantity_invalid'],
  [1e9, 'quantity_above_maximum'],
  ['1000000000', 'quantity_above_maximum'],
])('CAT-07 CAT-09 a quantity of %j is refused as %s', (value, code) => {
  expect(parseQuantity(value)).toMatchObject({ ok: false, code });
});

test('CAT-07 a quantity below the minimum unit is refused with the minimum', () => {
  expect(parseQuantity(3, 4)).toMatchObject({ params: { minimum: 4 } });
  expect(parseQuantity(4, 4).ok).toBe(true);
});

test('CAT-07 CAT-08 the quantity box stays at its minimum, which is 1 unless told', () => {
  expect(clampQuantity(0)).toBe(1);
  expect(clampQuantity(3, 4)).toBe(4);
  expect(clampQuantity(Number.NaN, 2)).toBe(2);
  expect(clampQuantity(2.9)).toBe(2);
  expect(clampQuantity(1e12)).toBe(MAXIMUM_QUANTITY);
});

test('CAT-09 CAT-10 numeric inputs keep digits only', () => {
  expect(digitsOnly('a1b2')).toBe('12');
  expect(digitsOnly('-3.5')).toBe('35');
});

test.each([
  ['1.234', '1.23'],
  ['1.2.3', '1.23'],
  ['12.', '12.'],
  ['.5', '.5'],
  ['a1b', '1'],
  ['', ''],
])('CAT-11 decimal input %s becomes %s', (typed, kept) => {
  expect(decimalText(typed)).toBe(kept);
});

test.each([
  [9, 5, 5],
  [5, 5, 5],
  [0, 5, 1],
  [-3, 5, 1],
  [2.7, 5, 2],
  [Number.NaN, 5, 1],
  [Number.POSITIVE_INFINITY, 5, 5],
])('CAT-12 a jump to page %d of %d lands on %d', (page, last, landed) => {
  expect(clampPage(page, last)).toBe(landed);
});

test('CAT-13 the default page has 10 rows, and an empty list has one page', () => {
  expect(DEFAULT_PAGE_SIZE).toBe(10);
  expect(lastPage(0, 10)).toBe(1);
  expect(lastPage(10, 10)).toBe(1);
  expect(lastPage(11, 10)).toBe(2);
});

function check(fileName: string, width = 200, height = 100) {
  const facts = { field: 'photo', fileName, width, height };
  return checkImage(facts, { width: 200, height: 100 })?.code ?? 'ok';
}

test('CAT-14 exactly six image types are accepted, in any case', () => {
  expect(IMAGE_EXTENSIONS).toHaveLength(6);
  for (const type of ['jpg', 'svg', 'jpeg', 'png', 'bmp', 'gif', 'PNG']) {
    expect(check(`a.${type}`)).toBe('ok');
  }
  for (const name of ['a.webp', 'a.pdf', 'png', 'a.png.exe', '']) {
    expect(check(name)).toBe('image_type_invalid');
  }
});

test('CAT-15 an image below the least width or height is refused in the words of the spec', () => {
  expect(check('a.png', 199, 100)).toBe('image_too_small');
  expect(check('a.png', 200, 99)).toBe('image_too_small');
  expect(imageTooSmallMessage('photo', 200, 100)).toBe(
    'The photo field must be Minimum 200 X 100 pixels.',
  );
});
