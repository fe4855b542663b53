import { expect, test } from 'vitest';
import { fieldName, fieldText } from './field-text.ts';

test('a changed field is read in words: amounts as money, rates as percent, nothing as none', () => {
  const shown = (name: string, value: unknown) => `${fieldName(name)} ${fieldText(name, value)}`;
  expect([
    shown('wholesale_cents', 123_450),
    shown('rate_ppm', 176_471),
    shown('starts_on', null),
    shown('is_open', false),
    shown('qty', 3),
    shown('lots', [{ lotCode: 'L1', qty: 2 }]),
  ]).toEqual([
    'wholesale $1,234.50',
    'rate 17.6471%',
    'starts on none',
    'is open no',
    'qty 3',
    'lots [{"lotCode":"L1","qty":2}]',
  ]);
});
