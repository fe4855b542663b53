// Calls that name a record in what they send or ask for, and not in their path, tried on somebody else's.
import { randomUUID } from 'node:crypto';
import * as audit from '@wevisu/contract/audit.ts';
import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import * as cart from '@wevisu/contract/cart.ts';
import * as chat from '@wevisu/contract/chat.ts';
import * as connections from '@wevisu/contract/connections.ts';
import * as directory from '@wevisu/contract/directory.ts';
import * as fulfilment from '@wevisu/contract/fulfilment.ts';
import * as hiring from '@wevisu/contract/hiring.ts';
import * as listings from '@wevisu/contract/listings.ts';
import * as offers from '@wevisu/contract/offers.ts';
import * as orders from '@wevisu/contract/orders.ts';
import { makeParcel } from '@wevisu/contract/parcels.ts';
import * as proOrders from '@wevisu/contract/pro-orders.ts';
import * as tasks from '@wevisu/contract/pro-tasks.ts';
import * as vendorApi from '@wevisu/contract/vendor-api.ts';
import type { PlainIds } from '@wevisu/domain/ids.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import { PROFILE } from './directory-tries.ts';

/** Those who reach for a record of another. */
export interface Strangers {
  readonly homeowner: string;
  readonly pro: string;
  readonly vendor: string;
  /** Of the vendor's system. */
  readonly key: string;
  /** Records of their own, through which they reach. */
  readonly ownTask: number;
  readonly ownWebhook: number;
  readonly showroom: number;
  readonly variantId: number;
  /** Of a pro whom everybody finds. */
  readonly slug: string;
}

export interface Reached {
  readonly projectId: number;
  readonly itemId: number;
  readonly clientId: number;
  readonly deliveryId: number;
  readonly orderNumber: string;
  readonly ref: string;
  readonly sku: string;
  readonly templateId: number;
}

export type BodyTry = readonly [
  name: string,
  send: (app: TestApp, by: Strangers, of: Reached) => Promise<{ status: number; body: object }>,
];

const order = { status: 'Vendor Approved' as const, note: '' };

export const bodyTries: readonly BodyTry[] = [
  attempt(cart.syncToCart, 'homeowner', ({ projectId: project }, { showroom, variantId }) => ({
    body: {
      action: 'cart' as const,
      showroom,
      project,
      items: [{ variant_id: variantId, qty: 1 }],
    },
  })),
  attempt(cart.getCart, 'homeowner', ({ projectId: project }, { showroom }) => ({
    query: { showroom, project },
  })),
  attempt(chat.listChatFiles, 'homeowner', ({ projectId }) => ({
    query: { project: String(projectId) },
  })),
  attempt(chat.sendChatMessage, 'pro', ({ projectId }) => ({
    body: { project: String(projectId), key: randomUUID(), text: 'Mine' },
  })),
  attempt(hiring.listDesigners, 'homeowner', ({ projectId: project }) => ({ query: { project } })),
  attempt(hiring.hireDesigner, 'homeowner', ({ projectId: project }, { showroom: pro }) => ({
    body: { project, pro, message: 'Mine' },
  })),
  attempt(directory.askPro, 'homeowner', ({ projectId: project }, { slug }) => ({
    params: { slug },
    body: { project, message: 'Mine' },
  })),
  attempt(directory.saveOwnListing, 'pro', ({ templateId }) => ({
    body: { ...PROFILE, rooms: [templateId] },
  })),
  attempt(offers.makeOffer, 'pro', ({ projectId: project }) => ({
    body: { from: { kind: 'project' as const, project } },
  })),
  attempt(tasks.createProTask, 'pro', ({ clientId: client }) => ({
    body: { title: 'Mine', client },
  })),
  attempt(tasks.updateProTask, 'pro', ({ clientId: client }, { ownTask: id }) => ({
    params: { id },
    body: { version: 1, title: 'Mine', due_on: null, client, done: false },
  })),
  attempt(proOrders.listProOrders, 'pro', ({ clientId: client }) => ({ query: { client } })),
  attempt(proOrders.exportProOrders, 'pro', ({ clientId: client }) => ({ query: { client } })),
  attempt(orders.listOrderItems, 'pro', ({ orderNumber }) => ({ query: { order: orderNumber } })),
  attempt(orders.listOrderItems, 'vendor', ({ orderNumber }) => ({
    query: { order: orderNumber },
  })),
  attempt(audit.listHistory, 'pro', ({ itemId }) => ({
    query: { target_kind: 'order_item', target_id: String(itemId) },
  })),
  attempt(makeParcel, 'vendor', ({ itemId: id }) => ({ body: { lines: [{ id, qty: 1, of: 2 }] } })),
  attempt(fulfilment.moveLines, 'vendor', ({ itemId: id }) => ({
    body: { ...order, lines: [{ id, of: 2 }] },
  })),
  attempt(fulfilment.printPackingLists, 'vendor', ({ itemId }) => ({ body: { ids: [itemId] } })),
  attempt(fulfilment.printLabels, 'vendor', ({ itemId }) => ({ body: { ids: [itemId] } })),
  attempt(fulfilment.listVendorLines, 'vendor', ({ orderNumber: q }) => ({ query: { q } })),
  attempt(listings.createListing, 'vendor', ({ ref }) => ({ body: { copy_of: ref } })),
  attempt(listings.changeVendorProducts, 'vendor', ({ ref }) => ({
    body: {
      change: { kind: 'withdraw' as const },
      products: { kind: 'ids' as const, ids: [Number(ref)] },
    },
  })),
  attempt(
    connections.resendDeliveries,
    'vendor',
    ({ deliveryId: delivery }, { ownWebhook: id }) => ({ params: { id }, body: { delivery } }),
  ),
  attempt(vendorApi.apiTracking, 'key', ({ itemId: id }) => ({
    body: { lines: [{ id, carrier: 'ups' as const, number: '1Z999AA10123456784' }] },
  })),
  attempt(vendorApi.apiStock, 'key', ({ sku }) => ({ body: { lines: [{ sku, on_hand: 3 }] } })),
  attempt(vendorApi.apiOrders, 'key', ({ orderNumber }) => ({ query: { order: orderNumber } })),
];

function attempt<C extends CallDefinition>(
  definition: C,
  who: 'homeowner' | 'pro' | 'vendor' | 'key',
  argsOf: (of: Reached, by: Strangers) => PlainIds<CallArgs<C>>,
): BodyTry {
  return [
    definition.name,
    (app, by, of) => app.call(definition, argsOf(of, by), { token: by[who] }),
  ];
}
