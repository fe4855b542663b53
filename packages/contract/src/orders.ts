import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  addressSchema,
  centsSchema,
  dataReply,
  pagedSchema,
  pageSchema,
  pppSchema,
} from './reply.ts';

/** What every role sees of a line; amounts come on top, each role its own (U-12). */
const itemBase = {
  id: z.int(),
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

export const homeownerItemSchema = z.object({
  ...itemBase,
  vendor: z.string(),
  price: centsSchema,
  total: centsSchema,
  history: z.array(eventSchema),
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
  /** The pro buys at wholesale and sees it, and what the homeowner pays (G-38). */
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
  summary: 'The own orders, newest first.',
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
  summary: 'An own order by vendor, with statuses and dates.',
  params: z.object({ number: z.string().min(1).max(20) }),
  reply: dataReply(orderSchema),
});

/** The lines a business account has to do with, each role its own amounts. */
export const listOrderItems = defineCall({
  name: 'orders.listOrderItems',
  method: 'GET',
  path: '/api/order_items',
  access: ['Vendor', 'Contractor', 'Admin'],
  summary: 'Order lines of the own goods (vendor), the own showroom (pro), or all (staff).',
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
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({
    status: z.string().max(40),
    /** 'Delivered' after a cancel or a return is asked twice (U-43). */
    confirm: z.boolean().default(false),
  }),
  reply: { Vendor: dataReply(vendorItemSchema), Admin: dataReply(staffItemSchema) },
});
