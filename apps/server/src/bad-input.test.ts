// Input that no form of ours sends: each gets a refusal in the usual shape, never a server error.
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';
import { TEST_ADDRESS, type TestShop, testShop } from './test-shop.ts';

let app: TestApp;
let shop: TestShop;
let token: string;
let variantId: number;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  token = (await shop.addHomeowner()).token;
  const vendorId = shop.vendors[0]?.vendorId ?? 0;
  variantId = (await shop.addVariant({ vendorId })).variantId;
});

const NUL = 'a\u0000b';
const HALF = 'a\ud800b';
const person = {
  email: 'x@y.example',
  password: 'long enough',
  phone_number: '2135550123',
  zip_code: '90012',
  agree: true,
  i_accept: true,
};
const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);

test.each<[string, 'POST' | 'PUT', string, object]>([
  ['a NUL in a name', 'POST', '/api/register', { ...person, full_name: NUL }],
  ['half a surrogate pair', 'POST', '/api/register', { ...person, full_name: HALF }],
  ['a NUL in a project', 'POST', '/api/projectCart', { name: NUL }],
  ['a NUL in extra info', 'PUT', '/api/projectCart/1', { extra_info: { a: [NUL] } }],
  ['a NUL in a key', 'PUT', '/api/projectCart/1', { extra_info: { [NUL]: 1 } }],
  ['JSON without end', 'PUT', '/api/projectCart/1', { extra_info: { a: deep } }],
  ['a NUL in a coupon', 'POST', '/api/projectCart/update_cart', { coupon: NUL }],
  ['a NUL in an address', 'PUT', '/api/profile', { ...TEST_ADDRESS, street: `${NUL} Street` }],
  ['half a pair in an address', 'PUT', '/api/profile', { ...TEST_ADDRESS, city: HALF }],
  [
    'a NUL on a card',
    'POST',
    '/card-gateway/tokens',
    { card_number: '4242424242424242', name_on_card: NUL, exp_date: '12/40', cvc: '123' },
  ],
])('ERR-12 %s answers 422 and names the field', async (_what, method, url, body) => {
  const sent = { showroom: shop.showroom, ...body };
  const answer = await app.raw(method, url, sent, token);
  expect([answer.status, answer.body.success]).toEqual([422, false]);
  expect(answer.body.errors).not.toEqual({});
});

test.each([
  '/api/orders/%00',
  `/api/checkout/${'z'.repeat(30)}%00`,
  '/api/%E0%A4%A',
  `/api/orders/${'9'.repeat(300)}`,
  `/api/projectCart/${'9'.repeat(40)}`,
])('ERR-17 %s is no record', async (url) => {
  const answer = await app.raw('GET', url, undefined, token);
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
});

test('ERR-12 a search for a NUL is refused', async () => {
  const answer = await app.raw('GET', '/api/visualization/showrooms?s=abc%00d');
  expect([answer.status, answer.body.code]).toEqual([422, 'invalid_input']);
});

test('CART-09 areas of one line that add up to a county are cut off, not lost', async () => {
  const items = Array.from({ length: 200 }, () => ({
    variant_id: variantId,
    qty: 1,
    area_sqft_e2: 100_000_000,
  }));
  const body = { action: 'cart', showroom: shop.showroom, items };
  const answer = await app.raw('POST', '/api/projectCart/sync_to_cart', body, token);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    data: { Project_tans: [{ qty: 200, area_sqft_e2: 1_000_000_000 }] },
  });
});

test('an address that cannot be read is refused with the headers of every reply', async () => {
  const { statusCode, headers } = await app.app.http.inject({ url: '/%' });
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});
