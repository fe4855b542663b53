// A vendor who reaches for the orders and requests of another vendor.

import * as applications from '@wevisu/contract/applications.ts';
import * as askedPrices from '@wevisu/contract/asked-prices.ts';
import * as connections from '@wevisu/contract/connections.ts';
import * as fulfilment from '@wevisu/contract/fulfilment.ts';
import * as inventory from '@wevisu/contract/inventory.ts';
import * as parcels from '@wevisu/contract/parcels.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface Given {
  readonly app: TestApp;
  /** Of the other vendor. */
  readonly stranger: string;
  readonly itemId: number;
  readonly requestId: number;
  readonly variantId: number;
  /** What staff asked an applicant. */
  readonly questionId: number;
  readonly keyId: number;
  readonly webhookId: number;
  readonly parcelId: number;
}

export function vendorTries(given: () => Given): readonly Try[] {
  const by = () => ({ token: given().stranger });
  const parcel = () => ({ params: { id: given().parcelId } });
  const stock = () => ({ params: { id: given().variantId } });
  return [
    [
      applications.answerApplicationQuestion.name,
      () =>
        given().app.call(
          applications.answerApplicationQuestion,
          { params: { id: given().questionId }, body: { answer: 'Mine' } },
          by(),
        ),
      422,
    ],
    [inventory.getStock.name, () => given().app.call(inventory.getStock, stock(), by()), 404],
    [
      inventory.listMovements.name,
      () => given().app.call(inventory.listMovements, { ...stock(), query: {} }, by()),
      404,
    ],
    [
      inventory.countLot.name,
      () =>
        given().app.call(
          inventory.countLot,
          { ...stock(), body: { lot_code: 'L1', on_hand: 1, seen: null, reason: 'Mine' } },
          by(),
        ),
      404,
    ],
    [
      inventory.setLowStock.name,
      () =>
        given().app.call(
          inventory.setLowStock,
          { ...stock(), body: { low_at: 1, seen: null } },
          by(),
        ),
      404,
    ],
    [
      fulfilment.getLineLots.name,
      () => given().app.call(fulfilment.getLineLots, { params: { id: given().itemId } }, by()),
      404,
    ],
    [
      askedPrices.askPrice.name,
      () =>
        given().app.call(
          askedPrices.askPrice,
          {
            params: { id: given().itemId },
            body: { final_price: 4_000, seen: 3_000, note: 'It costs more.' },
          },
          by(),
        ),
      404,
    ],
    [
      askedPrices.withdrawPrice.name,
      () => given().app.call(askedPrices.withdrawPrice, { params: { id: given().itemId } }, by()),
      404,
    ],
    [
      parcels.setParcelTracking.name,
      () =>
        given().app.call(
          parcels.setParcelTracking,
          { ...parcel(), body: { seen: 1, carrier: 'ups', number: '1Z999' } },
          by(),
        ),
      404,
    ],
    [
      parcels.shipParcel.name,
      () => given().app.call(parcels.shipParcel, { ...parcel(), body: { seen: 1 } }, by()),
      404,
    ],
    [
      parcels.deliverParcel.name,
      () =>
        given().app.call(
          parcels.deliverParcel,
          { ...parcel(), body: { seen: 1, received_by: 'Me' } },
          by(),
        ),
      404,
    ],
    [
      parcels.unpackParcel.name,
      () => given().app.call(parcels.unpackParcel, { ...parcel(), query: { seen: 1 } }, by()),
      404,
    ],
    [
      fulfilment.setLineLots.name,
      () =>
        given().app.call(
          fulfilment.setLineLots,
          { params: { id: given().itemId }, body: { lots: [{ lot_code: 'L1', qty: 2 }], of: [] } },
          by(),
        ),
      404,
    ],
    [
      fulfilment.adviseOnRequest.name,
      () =>
        given().app.call(
          fulfilment.adviseOnRequest,
          { params: { id: given().requestId }, body: { advice: 'accept' } },
          by(),
        ),
      404,
    ],
    ...[connections.rotateApiKey, connections.revokeApiKey].map(
      (call): Try => [
        call.name,
        () => given().app.call(call, { params: { id: given().keyId } }, by()),
        404,
      ],
    ),
    ...[connections.deleteWebhook, connections.rotateWebhookSecret, connections.testWebhook].map(
      (call): Try => [
        call.name,
        () => given().app.call(call, { params: { id: given().webhookId } }, by()),
        404,
      ],
    ),
    [
      connections.updateWebhook.name,
      () =>
        given().app.call(
          connections.updateWebhook,
          {
            params: { id: given().webhookId },
            body: { url: 'https://8.8.8.8/', events: ['order.placed'], is_on: true, version: 1 },
          },
          by(),
        ),
      404,
    ],
    [
      connections.listDeliveries.name,
      () =>
        given().app.call(
          connections.listDeliveries,
          { params: { id: given().webhookId }, query: {} },
          by(),
        ),
      404,
    ],
    [
      connections.resendDeliveries.name,
      () =>
        given().app.call(
          connections.resendDeliveries,
          { params: { id: given().webhookId }, body: { delivery: 1 } },
          by(),
        ),
      404,
    ],
  ];
}

/** A key and a webhook of the vendor whose records are reached for, and a question that staff asked it. */
export async function keepConnections(app: TestApp, token: string) {
  const { rows } = await app.pool.query(
    `insert into staff_waits (queue, case_id, email, question, asked_at)
     values ('vendors', '1', 'asked@example.com', 'Where do you ship?', now()) returning id::int`,
  );
  const key = await app.call(
    connections.createApiKey,
    { body: { name: 'Warehouse', scopes: ['orders:read'] } },
    { token },
  );
  const webhook = await app.call(
    connections.createWebhook,
    { body: { url: 'https://8.8.8.8/hook', events: ['order.placed'] } },
    { token },
  );
  return {
    keyId: key.body.data.made.id,
    webhookId: webhook.body.data.endpoint.id,
    questionId: rows[0].id,
  };
}

/** A parcel with a unit of a line that is reached for. */
export async function keepParcel(app: TestApp, itemId: number): Promise<number> {
  const { rows } = await app.pool.query(
    `with made as (
       insert into parcels (order_id, vendor_id, packed_at)
       select order_id, vendor_id, now() from order_items where id = $1 returning id
     )
     insert into parcel_lines (parcel_id, order_item_id, qty) select id, $1, 1 from made
     returning parcel_id::int as id`,
    [itemId],
  );
  return rows[0].id;
}
