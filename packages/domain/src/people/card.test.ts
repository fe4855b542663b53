import fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '../calendar/calendar.ts';
import { errors } from '../errors/errors.ts';
import {
  type CardBrand,
  cardBrandOf,
  checkCard,
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isCvc,
  isExpiry,
  parseExpiry,
  passesLuhn,
} from './card.ts';

const today = day('2026-11-21');

test.each<[string, CardBrand, string]>([
  ['4242424242424242', 'Visa', '4242 4242 4242 4242'],
  ['4222222222222', 'Visa', '4222 2222 2222 2'],
  ['5555555555554444', 'Mastercard', '5555 5555 5555 4444'],
  ['2223003122003222', 'Mastercard', '2223 0031 2200 3222'],
  ['378282246310005', 'American Express', '3782 822463 10005'],
  ['6011111111111117', 'Discover', '6011 1111 1111 1117'],
  ['30569309025904', 'Diners Club', '3056 930902 5904'],
  ['3566002020360505', 'JCB', '3566 0020 2036 0505'],
])('REG-11 %s is a %s and grouped as %s', (number, brand, shown) => {
  expect(cardBrandOf(number)).toBe(brand);
  expect(formatCardNumber(number)).toBe(shown);
  expect(isCardNumber(number)).toBe(true);
  expect(isCardNumber(shown)).toBe(true);
});

test.each([
  ['42424', '4242 4'],
  ['4242-4242x', '4242 4242'],
  ['37828', '3782 8'],
  ['3782822463100051', '3782 822463 10005'],
  ['55555555555544449', '5555 5555 5555 4444'],
  ['9', '9'],
  ['', ''],
])('REG-11 typing %s shows %s', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

test.each(['4242424242424241', '424242424242', '', '1234567812345670', '4242 4242 4242 424a', '0'])(
  'REG-26 card number "%s" is invalid',
  (number) => {
    expect(isCardNumber(number)).toBe(false);
  },
);

test('REG-26 one wrong digit never passes', () => {
  const place = fc.nat(15);
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = [...'4242424242424242'].map(Number);
      digits[at] = ((digits[at] ?? 0) + by) % 10;
      expect(passesLuhn(digits.join(''))).toBe(false);
    }),
  );
});

test('grouping a grouped number again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 '), maxLength: 24 }), (typed) => {
      const shown = formatCardNumber(typed);
      expect(formatCardNumber(shown)).toBe(shown);
    }),
  );
});

test.each([
  ['11/26', true],
  ['12/26', true],
  ['10/26', false],
  ['01/27', true],
  ['12/46', true],
  ['01/47', false],
  ['13/30', false],
  ['00/30', false],
  ['1/30', false],
  ['12/2030', false],
  ['', false],
])('REG-27 expiry %s in November 2026 is %s', (text, valid) => {
  expect(isExpiry(text, today)).toBe(valid);
});

test('REG-13 an expiry is grouped as it is typed', () => {
  expect(['1', '12', '123', '1230', '4', '430', '0430', '12/30'].map(formatExpiry)).toEqual([
    '1',
    '12',
    '12/3',
    '12/30',
    '04',
    '04/30',
    '04/30',
    '12/30',
  ]);
  expect(parseExpiry('04/30')).toEqual({ month: 4, year: 2030 });
});

test('REG-28 U-35 a CVC has three digits, four for American Express', () => {
  expect(isCvc('123', 'Visa')).toBe(true);
  expect(isCvc('1234', 'Visa')).toBe(false);
  expect(isCvc('12', 'Visa')).toBe(false);
  expect(isCvc('1234', 'American Express')).toBe(true);
  expect(isCvc('123', 'American Express')).toBe(false);
  expect(isCvc('123', null)).toBe(true);
  expect(isCvc('1234', null)).toBe(true);
  expect(isCvc('12a', null)).toBe(false);
});

test('ERR-09 REG-26 REG-27 REG-28 each wrong field has its own text', () => {
  const found = checkCard({ card_number: '4242', exp_date: '13/30', cvv: '12' }, today);
  expect(Object.entries(found).map(([field, code]) => [field, errors[code].message])).toEqual([
    ['card_number', 'Invalid Card Number.'],
    ['exp_date', 'Invalid Expiration Date.'],
    ['cvv', 'Invalid CVC.'],
  ]);
  const good = { card_number: '4242 4242 4242 4242', exp_date: '12/30', cvv: '123' };
  expect(checkCard(good, today)).toEqual({});
});
