import * as connections from '@wevisu/contract/connections.ts';
import * as contract from '@wevisu/contract/inventory.ts';
import { apiStock } from '@wevisu/contract/vendor-api.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import type { InventoryDeps } from './deps.ts';
import { tellLowStock } from './tell-low-stock.ts';

let app: TestApp;
let world: TestOrders;
let deps: InventoryDeps;

beforeAll(async () => {
  app = await testApp({ env: { ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') } });
  world = await testOrders(app);
  deps = { pool: app.serverPool, now: () => new Date(), jobs: { enqueue: async () => {} } };
});

const as = (index: 0 | 1 = 0) => ({ token: world.shop.vendors[index].token });
const add = async (stock: readonly number[] = [10], index: 0 | 1 = 0) =>
  (await world.shop.addVariant({ vendorId: world.shop.vendors[index].vendorId, stock })).variantId;
const stockOf = async (id: number) =>
  (await app.call(contract.getStock, { params: { id } }, as())).body.data;
const movements = async (id: number) =>
  (await app.call(contract.listMovements, { params: { id }, query: {} }, as())).body.data.rows;
const count = (id: number, body: object) =>
  app.call(contract.countLot, { params: { id }, body: body as never }, as());
const list = async (query: object = {}) =>
  (await app.call(contract.listInventory, { query: { limit: 200, ...query } as never }, as())).body
    .data;

describe('G-62 a vendor counts', () => {
  test('a lot is set with its reason, which the movements and the audit log keep', async () => {
    const id = await add([10, 4]);
    const [lot] = (await stockOf(id)).lots;
    const code = lot?.lot_code ?? '';
    const saved = await count(id, { lot_code: code, on_hand: 7, seen: 10, reason: 'Three broke' });
    expect(saved.body.data).toMatchObject({ on_hand: 11, held: 0 });
    const [newest, ...older] = await movements(id);
    expect(newest).toMatchObject({
      ...{ lot_code: code, kind: 'count', delta: -3, on_hand: 7, reason: 'Three broke' },
    });
    expect(newest?.actor).not.toBe('');
    expect(older.map(({ kind, delta }) => [kind, delta])).toEqual([
      ['lot', 4],
      ['lot', 10],
    ]);
    const { rows } = await app.pool.query(
      `select before, after, reason from audit_events where action = 'stock.counted' and target_id = $1`,
      [String(id)],
    );
    expect(rows).toEqual([
      { before: { on_hand: 10 }, after: { on_hand: 7 }, reason: 'Three broke' },
    ]);
    await count(id, { lot_code: 'NEW-1', on_hand: 5, seen: null, reason: 'Arrived' });
    expect((await stockOf(id)).on_hand).toBe(16);
  });

  test('of two people the second sees what the lot has now, and nothing is saved', async () => {
    const id = await add([10]);
    const code = (await stockOf(id)).lots[0]?.lot_code ?? '';
    await count(id, { lot_code: code, on_hand: 8, seen: 10, reason: 'First' });
    const late = await count(id, { lot_code: code, on_hand: 9, seen: 10, reason: 'Second' });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await stockOf(id)).on_hand).toBe(8);
  });

  test('not below what open checkouts hold', async () => {
    const id = await add([10]);
    await app.pool.query('update stock_lots set held = 6 where variant_id = $1', [id]);
    const code = (await stockOf(id)).lots[0]?.lot_code ?? '';
    const refused = await count(id, { lot_code: code, on_hand: 5, seen: 10, reason: 'Counted' });
    expect([refused.status, refused.body.code]).toEqual([422, 'stock_below_held']);
    expect((await count(id, { lot_code: code, on_hand: 6, seen: 10, reason: 'x' })).status).toBe(
      200,
    );
  });

  test('what is sold and what comes back is among the movements', async () => {
    const { number, variantId } = await world.buy([3], [20]);
    expect(await movements(variantId)).toMatchObject([
      { kind: 'order', delta: -3, on_hand: 17, actor: '' },
      { kind: 'lot', delta: 20 },
    ]);
    await world.ask((await world.line(number)).id, { kind: 'cancel' });
    expect((await movements(variantId))[0]).toMatchObject({ kind: 'order', delta: 3, on_hand: 20 });
  });

  test('movements cannot be changed or dropped', async () => {
    const id = await add([1]);
    for (const statement of [
      `update stock_movements set reason = 'x' where variant_id = ${id}`,
      `delete from stock_movements where variant_id = ${id}`,
    ]) {
      await expect(app.pool.query(statement)).rejects.toThrow('append-only');
    }
  });
});

describe('G-62 the inventory', () => {
  test('is paged by SKU, found by name and SKU, narrowed to low and out, and leaves as a file', async () => {
    const out = await add([0]);
    const low = await add([2]);
    await app.call(
      contract.setLowStock,
      { params: { id: low }, body: { low_at: 2, seen: null } },
      as(),
    );
    const all = await list();
    expect(all.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([out, low]));
    const skus = all.rows.map(({ sku }) => sku);
    expect(skus).toEqual(skus.toSorted());
    expect((await list({ show: 'out' })).rows.map(({ id }) => id)).toContain(out);
    expect((await list({ show: 'out' })).rows.map(({ id }) => id)).not.toContain(low);
    expect((await list({ show: 'low' })).rows.map(({ id }) => id)).toEqual([low]);
    const sku = (await stockOf(low)).sku;
    expect((await list({ q: sku })).rows.map(({ id }) => id)).toEqual([low]);
    const first = await list({ limit: 1 });
    const rest = await list({ after: first.next });
    expect([...first.rows, ...rest.rows].map(({ id }) => id)).toEqual(all.rows.map(({ id }) => id));
    const file = await app.raw(
      'GET',
      `/api/vendor/inventory/export?show=low`,
      undefined,
      as().token,
    );
    expect(file.text.split('\r\n')[0]).toBe('SKU,Name,Size,Finish,Lot,Stock,Held,For sale,Low at');
    expect(file.text.split('\r\n')[1]).toContain(sku);
  });

  test("another vendor's is not found, and is not in the list", async () => {
    const id = await add([3], 1);
    expect((await list()).rows.map((row) => row.id)).not.toContain(id);
    const calls = [
      app.call(contract.getStock, { params: { id } }, as()),
      app.call(contract.listMovements, { params: { id }, query: {} }, as()),
      count(id, { lot_code: 'A', on_hand: 1, seen: null, reason: 'x' }),
      app.call(contract.setLowStock, { params: { id }, body: { low_at: 1, seen: null } }, as()),
    ];
    for (const { status, body } of await Promise.all(calls))
      expect([status, body.code]).toEqual([404, 'listing_not_found']);
  });
});

describe('VEND-02 low stock', () => {
  test('G-62 the second threshold of two people is refused with the first', async () => {
    const id = await add([5]);
    const put = (low_at: number | null, seen: number | null) =>
      app.call(contract.setLowStock, { params: { id }, body: { low_at, seen } }, as());
    expect((await put(3, null)).status).toBe(200);
    const second = await put(1, null);
    expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(second.body).toMatchObject({ now: { low_at: 3 } });
    const both = await Promise.all([put(2, 3), put(4, 3)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  const notes = async () =>
    (
      await app.pool.query(
        `select title, text from notifications where event = 'stock_low' and user_id = $1 order by id`,
        [world.vendor.userId],
      )
    ).rows;

  test('is told once when it falls to the threshold, and again after it was above', async () => {
    await tellLowStock(deps);
    const id = await add([5]);
    const { sku } = await stockOf(id);
    await app.call(contract.setLowStock, { params: { id }, body: { low_at: 3, seen: null } }, as());
    const before = (await notes()).length;
    await tellLowStock(deps);
    expect(await notes()).toHaveLength(before);
    const code = (await stockOf(id)).lots[0]?.lot_code ?? '';
    const set = async (on_hand: number, seen: number) => {
      await count(id, { lot_code: code, on_hand, seen, reason: 'Count' });
      await tellLowStock(deps);
    };
    await set(3, 5);
    expect((await notes()).slice(before)).toMatchObject([{ title: 'Low stock' }]);
    expect((await notes()).at(-1)?.text).toContain(`(${sku}): 3 left`);
    await set(1, 3);
    expect(await notes()).toHaveLength(before + 1);
    await set(9, 1);
    await set(0, 9);
    expect(await notes()).toHaveLength(before + 2);
  });
});

describe('the stock of a vendor with its own system', () => {
  async function keyFor(scopes: readonly ('stock:write' | 'orders:read')[]) {
    const body = { name: 'Warehouse', scopes: [...scopes], days: 30 };
    return (await app.call(connections.createApiKey, { body }, as())).body.data.key;
  }

  test('is set line by line, twice the same, and each line says what came of it', async () => {
    const token = await keyFor(['stock:write']);
    const one = await add([10]);
    const many = await add([1, 2]);
    const foreign = await add([1], 1);
    const { rows } = await app.pool.query(
      'select id, vendor_sku from variants where id = any ($1)',
      [[one, many, foreign]],
    );
    const sku = (id: number) => rows.find((row) => Number(row.id) === id).vendor_sku;
    const [lot] = (await stockOf(many)).lots;
    const lines = [
      { sku: sku(many), on_hand: 5 },
      { sku: sku(one), on_hand: 7 },
      { sku: sku(many), lot: lot?.lot_code, on_hand: 9 },
      { sku: sku(foreign), on_hand: 9 },
      { sku: 'no such thing', on_hand: 9 },
    ];
    for (const _ of [1, 2]) {
      const { status, body } = await app.call(apiStock, { body: { lines } }, { token });
      expect(status).toBe(200);
      expect(body.data.map(({ is_done }) => is_done)).toEqual([false, true, true, false, false]);
    }
    expect((await stockOf(one)).on_hand).toBe(7);
    expect((await stockOf(many)).on_hand).toBe(9 + ((await stockOf(many)).lots[1]?.on_hand ?? 0));
    expect((await movements(one)).map(({ kind }) => kind)).toEqual(['api', 'lot']);
    const { rows: theirs } = await app.pool.query(
      'select on_hand from stock_lots where variant_id = $1',
      [foreign],
    );
    expect(theirs).toEqual([{ on_hand: 1 }]);
  });

  test('takes a key with the scope for it', async () => {
    const token = await keyFor(['orders:read']);
    const refused = await app.call(
      apiStock,
      { body: { lines: [{ sku: 'A', on_hand: 1 }] } },
      { token },
    );
    expect(refused.status).toBe(403);
  });
});
