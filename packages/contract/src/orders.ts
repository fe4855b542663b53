import type { OrderItemId, VendorId } from '@wevisu/domain/ids.ts';
import { TAX_SOURCES } from '@wevisu/domain/money/tax-by-address.ts';
import { REQUEST_KINDS, REQUEST_STATES } from '@wevisu/domain/orders/order-requests.ts';
import { CARRIER_KEYS, TRACKING_NUMBER } from '@wevisu/domain/orders/tracking.ts';
import { z } from 'zod';
import { homeownerAskedPriceSchema } from './asked-prices.ts';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import {
  addressSchema,
  centsSchema,
  dataReply,
  pagedSchema,
  pageSchema,
  pppSchema,
} from './reply.ts';

/** What every role sees of a line; each role also gets its own amounts (U-12). */
const itemBase = {
  id: idOf<OrderItemId>(z.int()),
  order_number: z.string(),
  product_hash: z.string(),
  product_name: z.string(),
  brand: z.string(),
  sku: z.string(),
  size_label: z.string(),
  finish: z.string(),
  picture: z.string(),
  unit: z.string(),
  qty: z.int(),
  lots: z.array(z.object({ lot_code: z.string(), qty: z.int() })),
  status: z.string(),
  status_label: z.string(),
  status_date: z.string(),
  lead_time: z.string(),
  /** Null before a carrier has it; no address if the carrier has no page for it. */
  tracking: z
    .object({ carrier: z.string(), number: z.string(), url: z.string().nullable() })
    .nullable(),
};

/** 1 to the line's quantity; the whole line without it. */
const partSchema = z.int().min(1).optional();
/** The line's quantity as it was seen: refused if it has changed, so that two clicks take one part. */
const seenSchema = z.int().min(1).optional();

const eventSchema = z.object({
  status: z.string(),
  status_label: z.string(),
  at: z.string(),
  /** What the vendor said when declining. */
  reason: z.string(),
});

/** G-54: a homeowner's request about a line. */
export const orderRequestSchema = z.object({
  id: z.int(),
  kind: z.enum(REQUEST_KINDS),
  reason: z.string(),
  reason_label: z.string(),
  note: z.string(),
  state: z.enum(REQUEST_STATES),
  /** How many of the line. */
  qty: z.int(),
  asked_at: z.string(),
  decided_at: z.string().nullable(),
  answer: z.string(),
});

/** Of an accepted return: where to, the last day to send it (YYYY-MM-DD), and what comes back. */
const returnSchema = z.object({
  to: addressSchema,
  by: z.string(),
  goods: centsSchema,
  shipping: centsSchema,
  tax: centsSchema,
  /** POL-10: taken off. */
  restocking: centsSchema,
  refund: centsSchema,
});
export type AcceptedReturn = z.output<typeof returnSchema>;

/** POL-15: on the card between two days (YYYY-MM-DD). `delayed`: the card did not take it, and staff see to it. */
const refundSchema = z.object({
  amount: centsSchema,
  /** POL-10: kept of a return. */
  restocking: centsSchema,
  cause: z.enum(['declined', 'canceled', 'returned', 'missing']),
  state: z.enum(['on_its_way', 'done', 'delayed']),
  decided_at: z.string(),
  from: z.string(),
  to: z.string(),
});

export const homeownerItemSchema = z.object({
  ...itemBase,
  vendor: z.string(),
  price: centsSchema,
  total: centsSchema,
  /** Part of the authorization that a line gave up, declined or canceled before it was charged: with shipping and tax. */
  released: centsSchema,
  is_charged: z.boolean(),
  refund: refundSchema.nullable(),
  history: z.array(eventSchema),
  /**
   * What can be requested now, and how long: until an instant (a cancel that is done at once), the end of a day
   * (YYYY-MM-DD), or the pickup (null).
   */
  askable: z.array(
    z.object({ kind: z.enum(REQUEST_KINDS), at_once: z.boolean(), until: z.string().nullable() }),
  ),
  /** POL-03: another price that waits for an answer. */
  asked_price: homeownerAskedPriceSchema.nullable(),
  /** Newest first. */
  requests: z.array(orderRequestSchema.extend({ return: returnSchema.nullable() })),
});

export const vendorItemSchema = z.object({
  ...itemBase,
  final_price: centsSchema,
  profit: centsSchema,
  ship_to: addressSchema,
  selectable: z.array(z.string()),
});

export const proItemSchema = z.object({
  ...itemBase,
  vendor: z.string(),
  /** What the pro buys at: `price` without the own markup. What of it the vendor gets would tell the fee (G-38). */
  cost: centsSchema,
  price: centsSchema,
  contractor_markup_amt: centsSchema,
  profit: centsSchema,
  homeowner: z.string(),
});

export const staffItemSchema = z.object({
  ...itemBase,
  vendor: z.string(),
  price: centsSchema,
  final_price: centsSchema,
  contractor_markup_amt: centsSchema,
  admin_profit_inclusive_tax: centsSchema,
  profit: centsSchema,
  homeowner: z.string(),
  selectable: z.array(z.string()),
});

export const orderSchema = z.object({
  number: z.string(),
  placed_at: z.string(),
  company_name: z.string(),
  vsd_id: z.string(),
  address: addressSchema,
  /** POL-14: the address can be changed until this instant (ISO); null if it cannot. */
  address_until: z.string().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }),
  /**
   * authorized + raised = released + charged + approved + waiting;
   * due = authorized + raised - released - refunds - by_bank.
   */
  payment: z.object({
    authorized_at: z.string(),
    authorized: centsSchema,
    /** What higher prices that were accepted add. */
    raised: centsSchema,
    /** Until when the hold on the card lasts; null once it is charged, given up or over. */
    hold_until: z.string().nullable(),
    released: centsSchema,
    charged: centsSchema,
    /** Approved, and about to be charged. */
    approved: centsSchema,
    /** What the vendors have yet to answer: an approval adds it. */
    waiting: centsSchema,
    /** Done or on its way. */
    paid_back: centsSchema,
    /** Comes back besides: for accepted returns, and what is charged and not delivered. */
    expected: centsSchema,
    /** paid_back + expected. */
    refunds: centsSchema,
    /** Given back by the homeowner's bank, which decided a dispute for them. */
    by_bank: centsSchema,
    /** What the bank has yet to decide: nothing of the order is canceled, returned or paid back meanwhile. */
    disputed: centsSchema,
    due: centsSchema,
    /** The hold on the card is gone altogether. */
    is_voided: z.boolean(),
    charges: z.array(z.object({ at: z.string(), amount: centsSchema })),
    /** The card took no new charge after the hold; `next_try` is null after the last one. */
    refused: z
      .object({ at: z.string(), amount: centsSchema, next_try: z.string().nullable() })
      .nullable(),
    refund_list: z.array(refundSchema.extend({ product_name: z.string(), qty: z.int() })),
  }),
  coupon_code: z.string().nullable(),
  parcels: z.array(
    z.object({
      vendor_id: idOf<VendorId>(z.int()),
      vendor: z.string(),
      /** Days between which it arrives, as told at checkout. */
      arrives: z.object({ from: z.string(), to: z.string() }).nullable(),
      items: z.array(homeownerItemSchema),
    }),
  ),
  subtotal: centsSchema,
  shipping_charge: centsSchema,
  tax: centsSchema,
  /** Where it came from when the order was placed. */
  tax_source: z.enum(TAX_SOURCES),
  total: centsSchema,
});
export type Order = z.output<typeof orderSchema>;

const page = z.object({ page: pageSchema, ppp: pppSchema });

export const listOrders = defineCall({
  name: 'orders.listOrders',
  method: 'GET',
  path: '/api/orders',
  access: ['User'],
  summary: 'Your orders, newest first.',
  query: page,
  reply: dataReply(
    pagedSchema(
      z.object({
        number: z.string(),
        placed_at: z.string(),
        total: centsSchema,
        total_items: z.int(),
        statuses: z.array(z.object({ status_label: z.string(), count: z.int() })),
        pictures: z.array(z.string()),
      }),
    ),
  ),
});

export const getOrder = defineCall({
  name: 'orders.getOrder',
  method: 'GET',
  path: '/api/orders/:number',
  access: ['User'],
  summary: 'One of your orders by vendor, with statuses and dates.',
  params: z.object({ number: z.string().min(1).max(20) }),
  reply: dataReply(orderSchema),
});

/** POL-14: refused if tax or shipping would change, since the card is authorized for the current total. */
export const changeOrderAddress = defineCall({
  name: 'orders.changeOrderAddress',
  method: 'PUT',
  path: '/api/orders/:number/address',
  access: ['User'],
  summary: 'Change the address of an order, within the hour and before a vendor approves.',
  params: z.object({ number: z.string().min(1).max(20) }),
  body: addressSchema,
  reply: dataReply(orderSchema),
  limit: { max: 30, seconds: 3_600 },
});

/**
 * G-54, POL-14. A cancel within the hour is done at once; the status of everything else stays until staff change it.
 * Vendor and, where there is something to decide, staff are notified.
 */
export const askAboutItem = defineCall({
  name: 'orders.askAboutItem',
  method: 'POST',
  path: '/api/order_items/:id/requests',
  access: ['User'],
  summary: 'Request a cancellation or a return of a line, or report missing or damaged goods.',
  params: z.object({ id: idOf<OrderItemId>(z.coerce.number().int().positive()) }),
  body: z.object({
    kind: z.enum(REQUEST_KINDS),
    qty: partSchema,
    of: seenSchema,
    reason: z.string().max(40),
    note: z.string().trim().max(1_000, 'Keep it under 1,000 characters.').default(''),
  }),
  reply: dataReply(orderRequestSchema),
  success: 201,
  limit: { max: 60, seconds: 3_600 },
});

export const withdrawRequest = defineCall({
  name: 'orders.withdrawRequest',
  method: 'DELETE',
  path: '/api/order_requests/:id',
  access: ['User'],
  summary: 'Withdraw a request while it is open.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  reply: dataReply(orderRequestSchema),
  limit: { max: 60, seconds: 3_600 },
});

const queuedRequestSchema = orderRequestSchema.extend({
  order_number: z.string(),
  order_item_id: idOf<OrderItemId>(z.int()),
  product_name: z.string(),
  sku: z.string(),
  unit: z.string(),
  status: z.string(),
  status_label: z.string(),
});

export const listOrderRequests = defineCall({
  name: 'orders.listOrderRequests',
  method: 'GET',
  path: '/api/order_requests',
  access: ['Vendor', 'Admin'],
  summary: 'Requests by homeowners about your goods (vendor) or all goods (staff), oldest first.',
  query: page.extend({ state: z.enum(REQUEST_STATES).default('open') }),
  reply: dataReply(pagedSchema(queuedRequestSchema)),
});

export const decideRequest = defineCall({
  name: 'orders.decideRequest',
  method: 'PUT',
  path: '/api/order_requests/:id',
  access: ['Admin'],
  summary: 'Grant a request, which sets the status of its line, or decline it with an answer.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z
    .object({
      decision: z.enum(['granted', 'refused']),
      answer: z.string().trim().max(1_000).default(''),
      /** POL-10: faulty or wrong goods come back without a restocking fee. */
      waive_fee: z.boolean().default(false),
    })
    .refine(({ decision, answer }) => decision === 'granted' || answer !== '', {
      path: ['answer'],
      message: 'Tell the homeowner why.',
    }),
  reply: dataReply(orderRequestSchema),
  limit: { max: 240, seconds: 60 },
});

/** The lines that concern a business account; each role gets its own amounts. */
export const listOrderItems = defineCall({
  name: 'orders.listOrderItems',
  method: 'GET',
  path: '/api/order_items',
  access: ['Vendor', 'Contractor', 'Admin'],
  summary: 'Order lines of your goods (vendor), your showroom (pro), or all (staff).',
  query: page.extend({
    order: z.string().max(20).optional(),
    status: z.string().max(40).optional(),
  }),
  reply: {
    Vendor: dataReply(pagedSchema(vendorItemSchema)),
    Contractor: dataReply(pagedSchema(proItemSchema)),
    Admin: dataReply(pagedSchema(staffItemSchema)),
  },
});

export const setOrderItemStatus = defineCall({
  name: 'orders.setOrderItemStatus',
  method: 'PUT',
  path: '/api/order_items/:id/status',
  access: ['Vendor', 'Admin'],
  summary: 'Move a line to its next status.',
  params: z.object({ id: idOf<OrderItemId>(z.coerce.number().int().positive()) }),
  body: z.object({
    status: z.string().max(40),
    /** 'Delivered' after a cancellation or a return must be confirmed (U-43). */
    confirm: z.boolean().default(false),
    /** Only so many, which become a line of their own; the whole line without it. */
    qty: partSchema,
    of: seenSchema,
    /** From the pickup on; setting the current status again adds or corrects it. */
    tracking: z
      .object({
        carrier: z.enum(CARRIER_KEYS),
        number: z.string().trim().regex(TRACKING_NUMBER, 'Enter 4 to 40 letters and digits.'),
      })
      .optional(),
  }),
  reply: { Vendor: dataReply(vendorItemSchema), Admin: dataReply(staffItemSchema) },
  limit: { max: 240, seconds: 60 },
});

export const getReturnAddress = defineCall({
  name: 'orders.getReturnAddress',
  method: 'GET',
  path: '/api/vendor/return_address',
  access: ['Vendor'],
  summary: 'Where your returned goods go; null before you set it.',
  reply: dataReply(addressSchema.nullable()),
});

/** Returns that are accepted from now on go there. */
export const setReturnAddress = defineCall({
  name: 'orders.setReturnAddress',
  method: 'PUT',
  path: '/api/vendor/return_address',
  access: ['Vendor'],
  summary: 'Set where your returned goods go.',
  body: addressSchema,
  reply: dataReply(addressSchema),
  limit: { max: 30, seconds: 3_600 },
});
