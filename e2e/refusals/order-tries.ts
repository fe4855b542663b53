// What a stranger tries with an order: its prices, its card and its papers.
import * as askedPrices from '@wevisu/contract/asked-prices.ts';
import * as orderCards from '@wevisu/contract/order-cards.ts';
import * as orderDocuments from '@wevisu/contract/order-documents.ts';
import { listParcels } from '@wevisu/contract/parcels.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import { testCheckout } from '../../apps/server/src/test-checkout.ts';
import type { TestShop } from '../../apps/server/src/test-shop.ts';
import type { Try } from './project-tries.ts';

interface Given {
  readonly app: TestApp;
  readonly shop: TestShop;
  readonly orderNumber: string;
  readonly itemId: number;
  readonly stranger: { readonly token: string };
}

export const orderTries = (given: () => Given): Try[] => [
  [
    orderCards.payWithOtherCard.name,
    async () =>
      given().app.call(
        orderCards.payWithOtherCard,
        {
          params: { number: given().orderNumber },
          body: { payment_token: await testCheckout(given().app, given().shop).cardToken() },
        },
        given().stranger,
      ),
    404,
  ],
  [
    orderDocuments.listOrderDocuments.name,
    () =>
      given().app.call(
        orderDocuments.listOrderDocuments,
        { params: { number: given().orderNumber } },
        given().stranger,
      ),
    404,
  ],
  [
    orderDocuments.getOrderDocument.name,
    () =>
      given().app.call(
        orderDocuments.getOrderDocument,
        { params: { number: given().orderNumber, document: 'INV-2026-000001' } },
        given().stranger,
      ),
    404,
  ],
  [
    listParcels.name,
    () =>
      given().app.call(listParcels, { params: { number: given().orderNumber } }, given().stranger),
    404,
  ],
  [
    askedPrices.answerPrice.name,
    () =>
      given().app.call(
        askedPrices.answerPrice,
        { params: { id: given().itemId }, body: { asked_id: 1, accept: true, total: 1 } },
        given().stranger,
      ),
    404,
  ],
];
