// The steps to an order in a buyer's words, for tests.

import { syncToCart } from '@wevisu/contract/cart.ts';
import * as checkout from '@wevisu/contract/checkout.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { TestApp } from './test-app.ts';
import { TEST_ADDRESS, type TestShop } from './test-shop.ts';

export interface Buyer {
  readonly userId: UserId;
  readonly token: string;
}

export function testCheckout(app: TestApp, shop: TestShop) {
  return {
    putIntoCart(buyer: Buyer, items: readonly { variantId: number; qty: number }[]) {
      return app.call(
        syncToCart,
        {
          body: {
            action: 'cart',
            showroom: shop.showroom,
            items: items.map(({ variantId, qty }) => ({ variant_id: variantId, qty })),
          },
        },
        { token: buyer.token },
      );
    },

    start(buyer: Buyer, address: object = {}) {
      return app.call(
        checkout.startCheckout,
        { body: { showroom: shop.showroom, address: { ...TEST_ADDRESS, ...address } } },
        { token: buyer.token },
      );
    },

    show(buyer: Buyer, id: string) {
      return app.call(checkout.getCheckout, { params: { id } }, { token: buyer.token });
    },

    async card(number = '4242 4242 4242 4242', over: object = {}) {
      return app.call(checkout.createCardToken, {
        body: {
          card_number: number,
          name_on_card: 'Ana Lopez',
          exp_date: '12/40',
          cvc: number.startsWith('3') ? '1234' : '123',
          ...over,
        },
      });
    },

    async cardToken(number?: string): Promise<string> {
      const { body } = await this.card(number);
      return body.data.token;
    },

    pay(
      buyer: Buyer,
      id: string,
      payment: {
        readonly payment_token?: string;
        readonly saved_card_id?: number;
        readonly total: number;
        readonly save_card?: boolean;
      },
    ) {
      return app.call(
        checkout.payCheckout,
        { params: { id }, body: payment },
        { token: buyer.token },
      );
    },

    continue(buyer: Buyer, id: string) {
      return app.call(checkout.continuePayment, { params: { id } }, { token: buyer.token });
    },

    cancel(buyer: Buyer, id: string) {
      return app.call(checkout.cancelPayment, { params: { id } }, { token: buyer.token });
    },

    /** What the buyer answers on the bank's page, as its form sends it. */
    async bank(url: string, decision: 'confirm' | 'refuse'): Promise<number> {
      const { statusCode } = await app.app.http.inject({
        method: 'POST',
        url: `${url}/${decision}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return statusCode;
    },
  };
}

export type TestCheckout = ReturnType<typeof testCheckout>;
