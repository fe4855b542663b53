import * as assortment from '@wevisu/contract/assortment.ts';
import * as contract from '@wevisu/contract/featured.ts';
import { MAX_FEATURED } from '@wevisu/domain/catalog/featured.ts';
import type { ProductId } from '@wevisu/domain/ids.ts';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let other: TestShop;
let tile: TestVariant;
let slab: TestVariant;
let plank: TestVariant;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  other = await testShop(app);
  const [vendor, second] = shop.vendors;
  tile = await shop.addVariant({ vendorId: vendor.vendorId, name: 'Heron tile' });
  slab = await shop.addVariant({ vendorId: second.vendorId, name: 'Heron slab' });
  plank = await shop.addVariant({ vendorId: vendor.vendorId, name: 'Heron plank' });
  // The catalog hears of new products a moment later.
  await vi.waitFor(async () => expect((await find('heron')).total).toBe(3), 10_000);
});

const asPro = () => ({ token: shop.pro.token });
const current = async () => (await app.call(contract.getFeatured, {}, asPro())).body.data;

async function find(q: string) {
  const { body } = await app.call(contract.findFeaturable, { query: { q } }, asPro());
  return body.data;
}

async function save(product_ids: readonly ProductId[], version?: number) {
  const body = { product_ids: [...product_ids], version: version ?? (await current()).version };
  return app.call(contract.saveFeatured, { body }, asPro());
}

async function pick(...variants: readonly TestVariant[]) {
  const answer = await save(variants.map(({ productId }) => productId));
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function hide(...variants: readonly TestVariant[]) {
  const { version } = (await app.call(assortment.getAssortment, {}, asPro())).body.data;
  const rules = variants.map(({ productId: id }) => ({
    kind: 'product' as const,
    id,
    shown: false,
  }));
  await app.call(assortment.saveAssortment, { body: { version, rules } }, asPro());
  // Other processes hear of it a moment later.
  await vi.waitFor(
    async () => expect((await find('heron')).total).toBe(3 - variants.length),
    10_000,
  );
}

/** What a visitor sees, without a session. */
async function shelf(showroom: TestShop['showroom'] = shop.showroom) {
  const { status, body } = await app.call(contract.listFeatured, { query: { showroom } });
  expect(status).toBe(200);
  return body.data.map(({ name }) => name);
}

beforeEach(async () => {
  await hide();
  await pick();
});

describe('the pick of a showroom', () => {
  test('G-30 is shown to visitors in its order, at prices of the showroom, and in no other showroom', async () => {
    await pick(slab, tile);
    expect(await shelf()).toEqual(['Heron slab', 'Heron tile']);
    await pick(tile, plank, slab);
    expect(await shelf()).toEqual(['Heron tile', 'Heron plank', 'Heron slab']);
    expect(await shelf(other.showroom)).toEqual([]);
    const query = { showroom: shop.showroom };
    const { body } = await app.call(contract.listFeatured, { query });
    expect(body.data.map(({ price }) => price?.price)).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
    ]);
    expect((await app.call(contract.listFeatured, { query: {} })).body.data).toEqual([]);
  });

  test('G-30 drops what the assortment hides for visitors, names it to the pro, and keeps its place', async () => {
    await pick(slab, tile);
    await hide(slab);
    await vi.waitFor(async () => expect(await shelf()).toEqual(['Heron tile']));
    expect((await current()).products.map(({ name, state }) => [name, state])).toEqual([
      ['Heron slab', 'hidden_by_assortment'],
      ['Heron tile', 'shown'],
    ]);
    await pick(slab, tile, plank);
    await hide();
    await vi.waitFor(async () =>
      expect(await shelf()).toEqual(['Heron slab', 'Heron tile', 'Heron plank']),
    );
  });

  test('G-30 drops what its vendor withdraws, and names it to the pro', async () => {
    await pick(plank, tile);
    const set = (status: string) =>
      app.pool.query('update products set status = $2 where id = $1', [plank.productId, status]);
    await set('withdrawn');
    try {
      await vi.waitFor(async () => expect(await shelf()).toEqual(['Heron tile']), 10_000);
      expect((await current()).products[0]).toMatchObject({
        name: 'Heron plank',
        state: 'off_sale',
      });
    } finally {
      await set('active');
      await vi.waitFor(async () => expect((await find('heron')).total).toBe(3), 10_000);
    }
  });
});

describe('a change of the pick', () => {
  test('G-30 refuses what the showroom does not offer, and what does not exist', async () => {
    await hide(slab);
    const hidden = await save([slab.productId]);
    expect([hidden.status, hidden.body.code]).toEqual([422, 'featured_not_offered']);
    expect(hidden.body.message).toContain('Heron slab');
    const unknown = await save([99_999_999 as ProductId]);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
    expect((await current()).products).toEqual([]);
  });

  test(`G-30 refuses more than ${MAX_FEATURED} products, and one product twice`, async () => {
    const many = Array.from({ length: MAX_FEATURED + 1 }, (_, at) => (at + 1) as ProductId);
    expect((await save(many)).status).toBe(422);
    expect((await save([tile.productId, tile.productId])).status).toBe(422);
  });

  test('G-30 is refused with what somebody else saved meanwhile', async () => {
    const { version } = await current();
    await pick(slab);
    const late = await save([tile.productId], version);
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    const { now } = late.body as never as { now: { products: { name: string }[] } };
    expect(now.products.map(({ name }) => name)).toEqual(['Heron slab']);
    expect(await shelf()).toEqual(['Heron slab']);
  });

  test('G-30 is kept in the log by place; saving the same again is no change', async () => {
    const first = await pick(slab, tile);
    expect((await pick(slab, tile)).version).toBe(first.version);
    await pick(tile, slab);
    const { rows } = await app.pool.query(
      `select before, after from audit_events where action = 'featured.changed' and showroom_id = $1
       order by id desc limit 1`,
      [shop.showroomId],
    );
    const [ofSlab, ofTile] = [
      `product ${slab.productId} Heron slab`,
      `product ${tile.productId} Heron tile`,
    ];
    expect(rows).toEqual([
      { before: { [ofSlab]: 1, [ofTile]: 2 }, after: { [ofSlab]: 2, [ofTile]: 1 } },
    ]);
  });

  test('G-30 offers only what the showroom shows to choose from', async () => {
    await hide(slab);
    expect((await find('heron')).rows.map(({ name }) => name).sort()).toEqual([
      'Heron plank',
      'Heron tile',
    ]);
  });
});
