import { randomUUID } from 'node:crypto';
import * as designs from '@wevisu/contract/ai-designs.ts';
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import * as cart from '@wevisu/contract/cart.ts';
import * as catalog from '@wevisu/contract/catalog.ts';
import * as checkout from '@wevisu/contract/checkout.ts';
import * as projects from '@wevisu/contract/projects.ts';
import * as showrooms from '@wevisu/contract/showrooms.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { newAiAccount } from '../design-ai/credits/test-ai-credits.ts';

const ID = 'SAMPLE22';
const query = { vsd_id: ID };
/** A brief of an AI design. */
const brief = { run: randomUUID(), text: '12x14 farmhouse kitchen', start: { kind: 'words' } };

let app: TestApp;
let shop: TestShop;
let moss: TestVariant;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  moss = await shop.addVariant({ vendorId: shop.vendors[0].vendorId });
  await app.pool.query(
    `update showrooms set status = 'sample', vsd_id = $1, company_name = 'Sample Showroom' where id = $2`,
    [ID, shop.showroomId],
  );
});

/** Of calls that reply with prices where a showroom is named. */
function priced(): { readonly method: string; readonly path: string; readonly body?: object }[] {
  const takes = (part: unknown) =>
    'vsd_id' in ((part as { readonly shape?: object } | undefined)?.shape ?? {});
  // A homeowner's: a pro names the ID of the own showroom to change it.
  const isOpen = ({ access }: (typeof ALL_CALLS)[number]) =>
    typeof access === 'string' || access.includes('User');
  return ALL_CALLS.filter(
    (call) =>
      call !== showrooms.getShopProfile && isOpen(call) && (takes(call.query) || takes(call.body)),
  ).map((call) => {
    const { method, path, body } = call;
    if (call === designs.startDesign) return { method, path, body: { ...query, ...brief } };
    const at = path.replace(':hash', moss.hash).replace(':id', 'any');
    const inQuery = `${at}?vsd_id=${ID}&zip=90012&q=moss`;
    return takes(body)
      ? { method, path: at, body: { ...query, skus: [] } }
      : { method, path: inQuery };
  });
}

test('no call shows a price of the sample showroom', async () => {
  const calls = priced();
  expect(calls.length).toBeGreaterThan(12);
  const { token } = await shop.addHomeowner();
  const { token: aiToken } = await newAiAccount(app);
  for (const { method, path, body } of calls) {
    const reply = await app.raw(method as 'GET', path, body, token, aiToken);
    // Suggestions and a homeowner's templates work without prices; a template that does not exist is not found.
    if (reply.status === 200) expect(reply.text, path).not.toMatch(/"(price|total)":\d/);
    else if (reply.status !== 404) expect(reply.body.code, path).toBe('showroom_is_sample');
  }
});

test('its profile says that it is the sample, and the settings name it', async () => {
  const { body } = await app.call(showrooms.getShopProfile, { query });
  expect(body.data.data?.profile).toMatchObject({ vsd_id: ID, sample: true });
  const settings = await app.call(catalog.getSettings, {});
  expect(settings.body.data.sample_showroom).toBe(ID);
});

test('it is no result of a search', async () => {
  for (const s of [ID, 'Sample']) {
    const { body } = await app.call(showrooms.searchShowrooms, { query: { s } });
    expect(body.data.data).toEqual([]);
  }
});

test('nothing in it goes into a cart, a project or a checkout', async () => {
  const { showroom } = shop;
  const { token } = await shop.addHomeowner();
  const items = [{ variant_id: moss.variantId, qty: 1 }];
  for (const who of [{}, { token }]) {
    const put = await app.call(cart.syncToCart, { body: { action: 'cart', showroom, items } }, who);
    expect(put).toMatchObject({ status: 422, body: { code: 'showroom_closed' } });
  }
  const project = await app.call(projects.createProject, { body: { showroom } }, { token });
  expect(project.status).toBe(404);
  const address = {
    full_name: 'Ana Lopez',
    street: '1 Main Street',
    apartment: '',
    city: 'Los Angeles',
    state: 'CA',
    zip_code: '90012',
    phone_number: '2135550123',
  };
  const held = await app.call(checkout.startCheckout, { body: { showroom, address } }, { token });
  expect(held.body).toMatchObject({ success: false });
});

test('a cart from before it was the sample cannot be checked out', async () => {
  const { showroom, showroomId } = shop;
  const { token } = await shop.addHomeowner();
  await app.pool.query(`update showrooms set status = 'open' where id = $1`, [showroomId]);
  const items = [{ variant_id: moss.variantId, qty: 1 }];
  await app.call(cart.syncToCart, { body: { action: 'cart', showroom, items } }, { token });
  await app.pool.query(`update showrooms set status = 'sample' where id = $1`, [showroomId]);
  const { body } = await app.call(cart.getCart, { query: { showroom } }, { token });
  expect(body.data).toMatchObject({ total_qty: 1, can_checkout: false });
});

test('there is one sample showroom at most', async () => {
  const other = await testShop(app);
  await expect(
    app.pool.query(`update showrooms set status = 'sample' where id = $1`, [other.showroomId]),
  ).rejects.toThrow('showrooms_one_sample');
});
