// The searches of these tests find what they look for.
import { cents } from '@wevisu/domain/money/money.ts';
import { expect, test } from 'vitest';
import { findComputed } from './computed.ts';
import { amount, findLeaks } from './secrets.ts';
import { whatAFileSays } from './what-a-file-says.ts';
import { whatAPageSays } from './what-a-page-says.ts';

const secrets = [amount('wholesale', cents(1_234_567), ['staff'])];
const leaksIn = async (text: string, type = '') =>
  findLeaks(secrets, 'guest', await whatAFileSays(Buffer.from(text), type));

test.each([
  ['{"price":1234567}', 'application/json; charset=utf-8'],
  ['{"prices":[1,1234567,3]}', 'application/json'],
  ['{"text":"for $12,345.67 each"}', 'application/json'],
  ['Moss,12345.67,4\r\n', 'text/csv; charset=utf-8'],
  ['Moss,"12,345.67",4\r\n', 'text/csv; charset=utf-8'],
  ['location: /media/1234567.webp', ''],
])('an amount is found in %s', async (text, type) => {
  expect(await leaksIn(text, type)).toEqual(['wholesale']);
});

test.each(['{"at":"2026-11-23T12:34:56.7Z"}', '{"hash":"a1234567"}', '{"price":11234567}'])(
  'and not in %s',
  async (text) => {
    expect(await leaksIn(text, 'application/json')).toEqual([]);
  },
);

test.each([
  '<p>$<!-- -->12,345.67</p>',
  '<p>$12,345<sup>.67</sup></p>',
  '<p data-cents="1234567">…</p>',
  '<script>window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"price\\",1234567]\\n");</script>',
])('an amount is found in a page with %s', (html) => {
  expect(findLeaks(secrets, 'guest', whatAPageSays(html))).toEqual(['wholesale']);
});

test('an amount is found that follows from others of the same line', () => {
  const line = { price: 1_600_000, markup: 265_433, tax: 100_000 };
  const computed = (of: object) => findComputed(secrets, 'guest', JSON.stringify(of));
  expect(computed({ ...line, fee: 100_000 })).toEqual(['wholesale']);
  expect(computed({ order: { total: 1_334_567, items: [{ tax: 100_000 }] } })).toEqual([
    'wholesale',
  ]);
  expect(computed({ items: [{ price: 1_334_567 }, { tax: 100_000 }] })).toEqual([]);
  expect(findComputed(secrets, 'staff', JSON.stringify({ ...line, fee: 100_000 }))).toEqual([]);
  expect(findComputed(secrets, 'guest', 'Moss\t13,345.67\t$1,000.00')).toEqual(['wholesale']);
});
