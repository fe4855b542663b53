import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { REQUEST_KINDS, REQUEST_STATES } from '@wevisu/domain/orders/order-requests.ts';
import { z } from 'zod';
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
};

const eventSchema = z.object({ status: z.string(), status_label: z.string(), at: z.string() });

/** G-54: a homeowner's request about a line. */
export const orderRequestSchema = z.object({
  id: z.int(),
  kind: z.enum(REQUEST_KINDS),
  reason: z.string(),
  reason_label: z.string(),
  note: z.string(),
  state: z.enum(REQUEST_STATES),
  asked_at: z.string(),
  decided_at: z.string().nullable(),
  answer: z.string(),
});

export const homeownerItemSchema = z.object({
  ...itemBase,
  vendor: z.string(),
  price: centsSchema,
  total: centsSchema,
  history: z.array(eventSchema),
  /** What can be requested now: until an instant (cancel) or the end of a day (YYYY-MM-DD). */
  askable: z.array(z.object({ kind: z.enum(REQUEST_KINDS), until: z.string() })),
  /** Newest first. */
  requests: z.array(orderRequestSchema),
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
  /** The pro buys at wholesale and sees that price, and what the homeowner pays (G-38). */
  final_price: centsSchema,
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
  coupon_code: z.string().nullable(),
  parcels: z.array(z.object({ vendor: z.string(), items: z.array(homeownerItemSchema) })),
  subtotal: centsSchema,
  shipping_charge: centsSchema,
  tax: centsSchema,
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

/** G-54. Notifies staff and the vendor; the status stays until staff change it. */
export const askAboutItem = defineCall({
  name: 'orders.askAboutItem',
  method: 'POST',
  path: '/api/order_items/:id/requests',
  access: ['User'],
  summary: 'Request a cancellation or a return of a line, or report missing or damaged goods.',
  params: z.object({ id: idOf<OrderItemId>(z.coerce.number().int().positive()) }),
  body: z.object({
    kind: z.enum(REQUEST_KINDS),
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
  qty: z.int(),
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
  }),
  reply: { Vendor: dataReply(vendorItemSchema), Admin: dataReply(staffItemSchema) },
  limit: { max: 240, seconds: 60 },
});
