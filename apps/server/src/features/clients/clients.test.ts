import * as clients from '@wevisu/contract/clients.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import * as projects from '@wevisu/contract/projects.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, testCheckout } from '../../test-checkout.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let orders: TestOrders;
let other: TestShop;
/** Shared a room; has a cart; is nothing of this showroom. */
let sharer: Buyer;
let browser: Buyer;
let stranger: Buyer;

beforeAll(async () => {
  app = await testApp();
  orders = await testOrders(app);
  other = await testShop(app);
  await orders.buy([2]);
  sharer = await orders.shop.addHomeowner();
  browser = await orders.shop.addHomeowner();
  stranger = await orders.shop.addHomeowner();
  const { token } = sharer;
  const made = await app.call(
    projects.createProject,
    { body: { showroom: orders.shop.showroom, name: 'Our bath' } },
    { token },
  );
  await app.call(sharing.shareToContractor, { params: { project: made.body.data } }, { token });
  const { variantId } = await orders.shop.addVariant({ vendorId: orders.vendor.vendorId });
  await testCheckout(app, orders.shop).putIntoCart(browser, [{ variantId, qty: 2 }]);
  for (const [who, name] of [
    [orders.buyer, 'Ana'],
    [sharer, 'Sam'],
    [browser, 'Bea'],
    [stranger, 'Stan'],
  ] as const) {
    await app.pool.query(
      "update users set first_name = $2, last_name = 'Lopez', phone_number = '2135550123' where id = $1",
      [who.userId, name],
    );
  }
});

const pro = () => ({ token: orders.shop.pro.token });

async function list(query: { q?: string; kind?: 'ordered' | 'shared' | 'cart' } = {}) {
  const { body } = await app.call(clients.listClients, { query }, pro());
  return body.data.rows.map(({ id }) => id);
}

test('PRO-04 lists who ordered, shared a room or has a cart here, and nobody else', async () => {
  const all = [browser.userId, sharer.userId, orders.buyer.userId];
  expect(new Set(await list())).toEqual(new Set(all));
  expect(await list({ kind: 'ordered' })).toEqual([orders.buyer.userId]);
  expect(await list({ kind: 'shared' })).toEqual([sharer.userId]);
  expect(await list({ kind: 'cart' })).toEqual([browser.userId]);
  expect(await list({ q: 'SAM' })).toEqual([sharer.userId]);
  const { token } = other.pro;
  const theirs = await app.call(clients.listClients, { query: {} }, { token });
  expect(theirs.body.data).toEqual({ rows: [], next: null, total: 0, total_is_exact: true });
});

test('pages of clients go on where the one before ended', async () => {
  const seen: number[] = [];
  let after: string | undefined;
  do {
    const query = { limit: 1, ...(after === undefined ? {} : { after }) };
    const { data } = (await app.call(clients.listClients, { query }, pro())).body;
    seen.push(...data.rows.map(({ id }) => id));
    after = data.next ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual(await list());
});

test('clients are sorted by name and by what they paid, and exported in that order', async () => {
  const sorted = async (query: { sort: 'name' | 'paid'; dir: 'asc' | 'desc' }) =>
    (await app.call(clients.listClients, { query }, pro())).body.data.rows.map(({ name }) => name);
  expect(await sorted({ sort: 'name', dir: 'asc' })).toEqual([
    'Ana Lopez',
    'Bea Lopez',
    'Sam Lopez',
  ]);
  expect((await sorted({ sort: 'paid', dir: 'desc' }))[0]).toBe('Ana Lopez');
  const read = (token: string) =>
    app.raw(
      'GET',
      '/api/pro/client_export?sort=name&dir=desc&columns=name,orders',
      undefined,
      token,
    );
  expect((await read(pro().token)).text).toBe(
    'Client,Orders\r\nSam Lopez,0\r\nBea Lopez,0\r\nAna Lopez,1\r\n',
  );
  expect((await read(other.pro.token)).text).toBe('Client,Orders\r\n');
});

test('CART-15 a client has contact, places and shared rooms; a mere cart shows no contact', async () => {
  const read = async (id: number) =>
    (await app.call(clients.getClient, { params: { id } }, pro())).body.data;
  const buyer = await read(orders.buyer.userId);
  expect(buyer).toMatchObject({ name: 'Ana Lopez', orders: 1, shared_projects: 0 });
  expect(buyer.contact?.places).toEqual(['Los Angeles, CA']);
  expect(buyer.contact?.phone_number).toContain('2135550123');
  expect((await read(sharer.userId)).projects).toMatchObject([{ name: 'Our bath' }]);
  const cart = await app.raw('GET', `/api/pro/clients/${browser.userId}`, undefined, pro().token);
  expect(cart.body.data).toMatchObject({ contact: null, in_cart: 1, name: 'Bea Lopez' });
  expect(cart.text).not.toContain('@shop.example');
  expect(cart.text).not.toContain('2135550123');
});

test('G-67 somebody who is no client is not found, nor is a client of another showroom', async () => {
  const missing = await app.call(clients.getClient, { params: { id: 987_654 } }, pro());
  const none = await app.call(clients.getClient, { params: { id: stranger.userId } }, pro());
  const { token } = other.pro;
  const params = { id: orders.buyer.userId };
  const foreign = await app.call(clients.getClient, { params }, { token });
  for (const answer of [none, foreign])
    expect([answer.status, answer.body]).toEqual([404, missing.body]);
});

test('a note is saved once by version: the second of two windows is refused', async () => {
  const save = (version: number, text: string) =>
    app.call(
      clients.saveClientNote,
      { params: { id: orders.buyer.userId }, body: { version, text } },
      pro(),
    );
  expect((await save(0, 'Likes oak.')).body.data).toMatchObject({ version: 1 });
  const late = await save(0, 'Likes walnut.');
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await save(1, 'Likes oak, calls at noon.')).body.data).toMatchObject({ version: 2 });
  const params = { id: orders.buyer.userId };
  const { body } = await app.call(clients.getClient, { params }, pro());
  expect(body.data.note).toMatchObject({ text: 'Likes oak, calls at noon.', version: 2 });
  const own = await app.raw('GET', '/api/account/data', undefined, orders.buyer.token);
  expect(own.text).not.toContain('Likes oak');
});
