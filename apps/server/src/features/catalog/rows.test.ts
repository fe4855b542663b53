import * as contract from '@wevisu/contract/catalog.ts';
import { isBusinessDay } from '@wevisu/domain/calendar/business-days.ts';
import { type Day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { addProducts, addShowroom, addTaxonomy } from './test-fixture.ts';

let app: TestApp;
let hashes: string[];
const vsd_id = 'OAKRIDGE';

beforeAll(async () => {
  app = await testApp();
  await addTaxonomy(app.pool);
  await addShowroom(app.pool, { vsdId: vsd_id, companyName: 'Oak Ridge Remodeling' });
  const product = (name: string, category: string, popularity: number, stock = 5) => ({
    name,
    brand: 'Oakmont',
    category,
    popularity,
    variants: [{ sku: `SKU-${name}`, wholesale: 4_000, stock }],
  });
  const added = await addProducts(app.pool, [
    product('Ash', 'marble-tile', 10),
    product('Bay', 'marble-tile', 90),
    product('Cedar', 'marble-tile', 50),
    product('Gone', 'marble-tile', 99, 0),
    product('Elm', 'kitchen-faucets', 70),
  ]);
  hashes = added.map(({ hash }) => hash);
  await vi.waitFor(
    async () => {
      const { body } = await app.call(contract.listProducts, { query: {} });
      expect(body.data.total).toBe(5);
    },
    { timeout: 30_000 },
  );
});

const namesOf = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
const hashOf = (at: number) => hashes[at] ?? '';

describe('CAT-16 the rows beside a product', () => {
  test('API-40 top products are those of its category that can be bought, the most popular first', async () => {
    const body = { vsd_id, products: [hashOf(0)] };
    const { status, body: reply } = await app.call(contract.listTopProducts, { body });
    expect(status).toBe(200);
    expect(namesOf(reply.data)).toEqual(['Bay', 'Cedar']);
    expect(reply.data[0]?.price?.price).toBeGreaterThan(4_000);
    const all = await app.call(contract.listTopProducts, { body: {} });
    expect(namesOf(all.body.data)).toEqual(['Bay', 'Elm', 'Cedar', 'Ash']);
    expect(all.body.data[0]?.price).toBeNull();
  });

  test("API-42 G-35 a guest's list comes back as cards in its order, without what nobody knows", async () => {
    const body = { products: [hashOf(2), 'nosuchhash00', hashOf(0)] };
    const { body: reply } = await app.call(contract.listRecentlyViewed, { body });
    expect(namesOf(reply.data)).toEqual(['Cedar', 'Ash']);
  });

  test('API-42 G-35 signed in, the lists of two devices are one, the newest first', async () => {
    const { token } = await app.createAccount({ email: 'viewer@shop.example', type: 'User' });
    const look = async (products: string[]) => {
      const { body } = await app.call(
        contract.listRecentlyViewed,
        { body: { products } },
        { token },
      );
      return namesOf(body.data);
    };
    expect(await look([hashOf(1), hashOf(0)])).toEqual(['Bay', 'Ash']);
    expect((await look([hashOf(4)]))[0]).toBe('Elm');
    expect(new Set(await look([]))).toEqual(new Set(['Elm', 'Bay', 'Ash']));
  });

  test('API-41 others also viewed what at least three people looked at who looked at it', async () => {
    const ask = async () => {
      const body = { vsd_id, products: [hashOf(2)] };
      return namesOf((await app.call(contract.listCustomerViewed, { body })).body.data);
    };
    for (const at of [1, 2, 3]) {
      expect(await ask()).toEqual([]);
      const { token } = await app.createAccount({ email: `also${at}@shop.example`, type: 'User' });
      const products = [hashOf(2), hashOf(4), ...(at === 1 ? [hashOf(0)] : [])];
      await app.call(contract.listRecentlyViewed, { body: { products } }, { token });
    }
    expect(await ask()).toEqual(['Elm']);
  });

  test.each(['/api/top_products/', '/api/customer_also_viewed/', '/api/recently_viewed/'])(
    '%s takes 24 products at most',
    async (path) => {
      const products = Array.from({ length: 25 }, () => 'x');
      expect((await app.raw('POST', path, { products })).status).toBe(422);
    },
  );
});

describe('the estimate of a delivery', () => {
  const estimate = (hash: string, zip: string) =>
    app.call(contract.estimateDelivery, { params: { hash }, query: { zip } });

  test('POL-17 lies between two working days after the lead time', async () => {
    const { status, body } = await estimate(hashOf(0), '90012-1234');
    expect(status).toBe(200);
    const { from, to, state, zip_code } = body.data;
    expect({ state, zip_code }).toEqual({ state: 'CA', zip_code: '90012' });
    expect(from > dayOf(new Date())).toBe(true);
    expect(from <= to).toBe(true);
    expect(isBusinessDay(from as Day) && isBusinessDay(to as Day)).toBe(true);
  });

  test.each(['', '9001', 'ABCDE', '00999', '09012'])(
    'refuses the zip code "%s" at its field',
    async (zip) => {
      const { status, body } = await estimate(hashOf(0), zip);
      expect(status).toBe(422);
      expect(body.errors?.zip?.[0]).toContain('U.S. zip code');
    },
  );

  test('promises nothing where the table of transit times has no row', async () => {
    await app.pool.query('delete from transit_days');
    const { status, body } = await estimate(hashOf(0), '90012');
    expect(status).toBe(422);
    expect(body.code).toBe('delivery_unknown');
    await app.pool.query('insert into transit_days (zone, least, most) values (1, 1, 2)');
  });

  test('of an unknown product is not found', async () => {
    expect((await estimate('nosuchhash00', '90012')).status).toBe(404);
  });
});

test('G-33 rooms that use a product are found by any of its variants', async () => {
  await app.pool.query(`insert into floor_plans (id, name, room, area_sqft_e2, size, rooms, plan_svg, plan_hash, scene, position)
    values ('bath', 'Bath', 'bathroom', 4000, '5 x 8', 1, '<svg/>', '0123456789ab', '{}', 1)`);
  await app.pool.query(`insert into templates (id, plan_id, name, room, style, colors, brands, picture_key, scene)
    values ('bath-modern', 'bath', 'Modern bath', 'bathroom', 'modern', '{}', 1, 'rooms/bath-modern-0123456789ab', '{}')`);
  await app.pool.query(
    `insert into template_products (template_id, sku, units) values ('bath-modern', 'SKU-Ash', 4)`,
  );
  const rooms = async (hash: string) =>
    (await app.call(contract.listRoomsWithProduct, { params: { hash } })).body.data;
  expect(await rooms(hashOf(0))).toEqual([
    {
      id: 'bath-modern',
      name: 'Modern bath',
      style: 'modern',
      picture: 'rooms/bath-modern-0123456789ab',
    },
  ]);
  expect(await rooms(hashOf(1))).toEqual([]);
});
