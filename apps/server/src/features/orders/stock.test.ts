// Where an item's stock goes when its status says that it is not delivered.
import { setOrderItemStatus } from '@wevisu/contract/orders.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let vendor: string;
let staff: string;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  vendor = shop.vendors[0]?.token ?? '';
  const account = await app.createAccount({ email: 'staff@shop.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    account.userId,
  ]);
  staff = account.token;
});

/** 8 units sold from lots of 6 and 4, with another line that waits: so a cancel does not give up the hold on the card. */
async function sold() {
  const vendorId = shop.vendors[0]?.vendorId ?? 0;
  const { variantId } = await shop.addVariant({ vendorId, stock: [6, 4] });
  const waiting = await shop.addVariant({ vendorId });
  const buyer = await shop.addHomeowner();
  await buy.putIntoCart(buyer, [
    { variantId, qty: 8 },
    { variantId: waiting.variantId, qty: 1 },
  ]);
  const { data } = (await buy.start(buyer)).body;
  const payment_token = await buy.cardToken();
  const paid = await buy.pay(buyer, data.id, { payment_token, total: data.total });
  const { rows } = await app.pool.query(
    `select i.id from order_items i join orders o on o.id = i.order_id
     where o.number = $1 and i.variant_id = $2`,
    [paid.body.data.order_number, variantId],
  );
  return {
    async set(token: string, status: string, confirm = false) {
      const body = { status, confirm };
      return (await app.call(setOrderItemStatus, { params: { id: rows[0].id }, body }, { token }))
        .status;
    },
    async lots(): Promise<number[]> {
      const { rows: lots } = await app.pool.query(
        'select on_hand from stock_lots where variant_id = $1 order by id',
        [variantId],
      );
      return lots.map((lot) => lot.on_hand);
    },
    buyAgain: (qty: number) =>
      shop.addHomeowner().then(async (next) => {
        await buy.putIntoCart(next, [{ variantId, qty }]);
        return (await buy.start(next)).status;
      }),
  };
}

test('a declined item gives its stock back to the lots it came from, and it can be sold again', async () => {
  const item = await sold();
  expect(await item.lots()).toEqual([0, 2]);
  expect(await item.buyAgain(9)).toBe(422);
  expect(await item.set(vendor, 'Decline')).toBe(200);
  expect(await item.lots()).toEqual([6, 4]);
  expect(await item.buyAgain(9)).toBe(200);
});

test('an item that is declined, clicked on twice and then canceled gives its stock back once', async () => {
  const item = await sold();
  await Promise.all(Array.from({ length: 8 }, () => item.set(vendor, 'Decline')));
  expect(await item.set(staff, 'Cancle')).toBe(200);
  expect(await item.lots()).toEqual([6, 4]);
});

test('an approved item that staff cancel gives its stock back', async () => {
  const item = await sold();
  await item.set(vendor, 'Vendor Approved');
  expect(await item.lots()).toEqual([0, 2]);
  expect(await item.set(staff, 'Cancle')).toBe(200);
  expect(await item.lots()).toEqual([6, 4]);
});

test('U-43 a canceled item that was delivered after all takes its stock again, but none that is promised by now', async () => {
  const item = await sold();
  await item.set(staff, 'Cancle');
  expect(await item.buyAgain(5)).toBe(200);
  expect(await item.set(staff, 'Delivered', true)).toBe(200);
  expect(await item.lots()).toEqual([5, 2]);
});

test('a return leaves the stock alone: the goods are not back yet', async () => {
  const item = await sold();
  await item.set(staff, 'Vendor Approved');
  await item.set(staff, 'Delivered');
  await item.set(staff, 'Return Request');
  expect(await item.set(staff, 'Returned')).toBe(200);
  expect(await item.lots()).toEqual([0, 2]);
});
