// An order and the calls about it in the words of homeowner, vendor and staff, for tests.
import type { CallInput } from '@wevisu/contract/call.ts';
import { updateCart } from '@wevisu/contract/cart.ts';
import * as orders from '@wevisu/contract/orders.ts';
import type { TestApp } from './test-app.ts';
import { type Buyer, testCheckout } from './test-checkout.ts';
import { testShop } from './test-shop.ts';

type AskBody = Partial<CallInput<typeof orders.askAboutItem>['body']> & {
  readonly kind: 'cancel' | 'return' | 'incomplete';
};
type SetBody = Partial<CallInput<typeof orders.setOrderItemStatus>['body']> & {
  readonly status: string;
};

export interface TestOrder {
  readonly number: string;
  readonly total: number;
  readonly variantId: number;
}

export async function testOrders(app: TestApp) {
  const shop = await testShop(app);
  const till = testCheckout(app, shop);
  const buyer: Buyer = await shop.addHomeowner();
  const [vendor] = shop.vendors;
  const email = `staff-${vendor.vendorId}@shop.example`;
  const staff = await app.createAccount({ email, type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    staff.userId,
  ]);
  const self = {
    ...{ shop, buyer, vendor, staff },

    /** Lines of `qty` units each, every one sold from lots of `stock`. */
    async buy(
      quantities: readonly number[],
      stock: readonly number[] = [100],
      { coupon = null, card }: { readonly coupon?: string | null; readonly card?: string } = {},
    ): Promise<TestOrder> {
      const items = [];
      for (const qty of quantities) {
        const { variantId } = await shop.addVariant({ vendorId: vendor.vendorId, stock });
        items.push({ variantId, qty });
      }
      await till.putIntoCart(buyer, items);
      if (coupon !== null) {
        const body = { showroom: shop.showroom, coupon };
        await app.call(updateCart, { body }, { token: buyer.token });
      }
      const { data } = (await till.start(buyer)).body;
      const payment_token = await till.cardToken(card);
      const paid = await till.pay(buyer, data.id, { payment_token, total: data.total });
      const number = paid.body.data.order_number ?? '';
      return { number, total: data.total, variantId: items[0]?.variantId ?? 0 };
    },

    async show(number: string) {
      const { token } = buyer;
      return (await app.call(orders.getOrder, { params: { number } }, { token })).body.data;
    },

    async lines(number: string) {
      return (await self.show(number)).parcels.flatMap(({ items }) => items);
    },

    async line(number: string) {
      const [line] = await self.lines(number);
      if (line === undefined) throw new Error(`Order ${number} has no line.`);
      return line;
    },

    async lots(variantId: number): Promise<number[]> {
      const { rows } = await app.pool.query(
        'select on_hand from stock_lots where variant_id = $1 order by id',
        [variantId],
      );
      return rows.map((row) => row.on_hand);
    },

    ask(id: number, body: AskBody) {
      const reason = { cancel: 'wrong_quantity', return: 'too_much', incomplete: 'missing' };
      return app.call(
        orders.askAboutItem,
        { params: { id }, body: { reason: reason[body.kind], ...body } },
        { token: buyer.token },
      );
    },

    grant(id: number, body: { readonly waive_fee?: boolean } = {}) {
      return app.call(
        orders.decideRequest,
        { params: { id }, body: { decision: 'granted', ...body } },
        { token: staff.token },
      );
    },

    set(by: 'vendor' | 'staff', id: number, body: SetBody) {
      const { token } = by === 'vendor' ? vendor : staff;
      return app.call(orders.setOrderItemStatus, { params: { id }, body }, { token });
    },

    /** Approved and delivered, as staff may. */
    async deliver(id: number): Promise<void> {
      for (const status of ['Vendor Approved', 'Delivered'])
        await self.set('staff', id, { status });
    },

    async mailsTo(userId: number, template: string) {
      const { rows } = await app.pool.query('select email from users where id = $1', [userId]);
      return (await app.mails()).filter(
        (mail) => mail.recipient === rows[0].email && mail.template === template,
      );
    },
  };
  return self;
}

export type TestOrders = Awaited<ReturnType<typeof testOrders>>;
