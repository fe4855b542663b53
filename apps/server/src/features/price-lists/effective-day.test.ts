import { addDays, dayOf, startOfDay } from '@wevisu/domain/calendar/calendar.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addProducts, addShowroom } from '../catalog/test-fixture.ts';
import { applyDuePrices } from '../listings/apply-due-prices.ts';
import { type TestVendor, testTile, testVendor } from './test-vendor.ts';

let vendor: TestVendor;
beforeAll(async () => {
  vendor = await testVendor();
});
beforeEach(async () => {
  await vendor.app.pool.query('delete from carts');
  await vendor.clear();
  await addProducts(vendor.app.pool, [
    testTile('Marble Hex', [
      { sku: 'T-1', wholesale: 1000, stock: [5] },
      { sku: 'T-2', wholesale: 1000, stock: [5] },
    ]),
  ]);
});

const LIST = 'SKU,Price,Stock\nT-1,11.00,9\nT-2,11.00,5\n';
/** Far enough from a midnight that the test may run over. */
const later = addDays(dayOf(new Date()), 3);

async function goods() {
  const { rows } = await vendor.app.pool.query(
    `select v.wholesale_cents::int as cents, (select sum(on_hand)::int from stock_lots where variant_id = v.id) as stock,
       (select string_agg(state, ' ' order by id) from price_changes where variant_id = v.id) as changes
     from variants v order by v.sku`,
  );
  return rows.map(({ cents, stock, changes }) => [cents, stock, changes]);
}

async function applied(over: object) {
  const list = await vendor.lists.check(LIST, over);
  await vendor.lists.apply(list);
  return vendor.lists.reach(list.id, 'applied');
}

test('G-62 prices of a list wait for midnight in Los Angeles, begin then, and open carts are told ahead', async () => {
  const { id: showroomId } = await addShowroom(vendor.app.pool, {
    ...{ vsdId: 'OAKRIDGE', companyName: 'Oak Ridge' },
  });
  await vendor.app.pool.query(
    `insert into carts (id, showroom_id, guest_key) select 'cart-of-a-guest-number-' || n, $1, 'key-of-a-guest-of-this-shop-' || n from generate_series(10, 11) n`,
    [showroomId],
  );
  await vendor.app.pool.query(
    `insert into cart_lines (cart_id, variant_id, qty, seen_price_cents)
     select c.id, v.id, 1, 1000 from carts c, variants v where c.id like '%10' or v.sku = 'T-1'`,
  );
  const list = await applied({ starts_on: later });
  expect([list.starts_on, list.summary?.carts]).toEqual([later, 2]);
  expect(await goods()).toEqual([
    [1000, 9, 'waiting'],
    [1000, 5, 'waiting'],
  ]);
  const midnight = startOfDay(later).getTime();
  await applyDuePrices(vendor.app.pool, new Date(midnight - 1));
  expect((await goods())[0]?.[0]).toBe(1000);
  await applyDuePrices(vendor.app.pool, new Date(midnight));
  expect(await goods()).toEqual([
    [1100, 9, 'applied'],
    [1100, 5, 'applied'],
  ]);
});

test('G-62 undoing a list takes back prices that wait, and those that have begun', async () => {
  const list = await applied({ starts_on: later });
  await vendor.lists.undo(list);
  await vendor.lists.reach(list.id, 'undone');
  expect(await goods()).toEqual([
    [1000, 5, 'withdrawn'],
    [1000, 5, 'withdrawn'],
  ]);

  const again = await applied({ starts_on: later });
  await applyDuePrices(vendor.app.pool, startOfDay(later));
  await vendor.lists.undo(again);
  await vendor.lists.reach(again.id, 'undone');
  expect((await goods()).map(([cents, stock]) => [cents, stock])).toEqual([
    [1000, 5],
    [1000, 5],
  ]);
});

test('G-62 a day that is over is refused, and today counts at once', async () => {
  const { id } = await vendor.lists.send(LIST);
  const mapped = await vendor.lists.reach(id, 'mapping');
  const body = vendor.lists.checkOf(mapped, { starts_on: addDays(dayOf(new Date()), -2) });
  const refused = await vendor.app.raw(
    'POST',
    `/api/vendor/price-lists/${id}/check`,
    body,
    vendor.token,
  );
  expect([refused.status, refused.body['errors']]).toEqual([
    422,
    { starts_on: ['Choose today or a later day.'] },
  ]);
  await applied({ starts_on: dayOf(new Date()) });
  expect((await goods())[0]).toEqual([1100, 9, 'applied']);
});
