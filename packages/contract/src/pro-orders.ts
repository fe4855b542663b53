// Orders of a pro's showroom. The pro sees what the client paid and the own markup; the cost comes by line.
import type { OrderId, UserId } from '@wevisu/domain/ids.ts';
import { TAX_SOURCES } from '@wevisu/domain/money/tax-by-address.ts';
import { ORDER_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { z } from 'zod';
import { exportQuery, listQuery, listReply } from './back-office/list.ts';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { orderRequestSchema, proItemSchema } from './orders.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const dayText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date.');
const clientId = idOf<UserId>(z.coerce.number().int().positive());

const statusCountSchema = z.object({
  status: z.string(),
  status_label: z.string(),
  count: z.int(),
});

export const proOrderSchema = z.object({
  id: idOf<OrderId>(z.int()),
  number: z.string(),
  client: z.object({ id: idOf<UserId>(z.int()), name: z.string() }),
  placed_at: z.string(),
  /** Lines, without parts that were split off later. */
  lines: z.int(),
  statuses: z.array(statusCountSchema),
  /** The last day that was promised for what has not arrived yet; null if nothing is on its way. */
  promised: z.string().nullable(),
  is_late: z.boolean(),
  /** What the client pays, with shipping and tax. */
  total: centsSchema,
  /** The pro's markup on lines that are neither declined, canceled nor returned. */
  markup: centsSchema,
});
export type ProOrder = z.output<typeof proOrderSchema>;

const list = {
  sorts: ['placed', 'total'],
  dir: 'desc',
  filters: {
    status: z.enum(ORDER_STATUSES).optional(),
    placed_from: dayText.optional(),
    placed_to: dayText.optional(),
    client: clientId.optional(),
  },
} as const;

/** `q` is an order number, or part of a client's name. */
export const listProOrders = defineCall({
  name: 'orders.listProOrders',
  method: 'GET',
  path: '/api/pro/orders',
  access: ['Contractor'],
  summary: 'Orders of your showroom, newest first.',
  query: listQuery(list),
  reply: listReply(proOrderSchema),
});

export const exportProOrders = defineCall({
  name: 'orders.exportProOrders',
  method: 'GET',
  path: '/api/pro/order_export',
  access: ['Contractor'],
  summary: 'The same orders as a file, all that the filters let through.',
  query: exportQuery(list),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 60 },
});

/** One step of a line, oldest first. */
const stepSchema = z.object({
  at: z.string(),
  product_name: z.string(),
  qty: z.int(),
  status_label: z.string(),
});

export const getProOrder = defineCall({
  name: 'orders.getProOrder',
  method: 'GET',
  path: '/api/pro/orders/:number',
  access: ['Contractor'],
  summary:
    'One order of your showroom: lines with your profit, tracking, requests and what happened.',
  params: z.object({ number: z.string().min(1).max(20) }),
  reply: dataReply(
    proOrderSchema.extend({
      place: z.string(),
      coupon_code: z.string().nullable(),
      subtotal: centsSchema,
      shipping_charge: centsSchema,
      tax: centsSchema,
      tax_source: z.enum(TAX_SOURCES),
      items: z.array(
        proItemSchema.extend({
          arrives: z.object({ from: z.string(), to: z.string() }).nullable(),
          requests: z.array(orderRequestSchema),
        }),
      ),
      timeline: z.array(stepSchema),
    }),
  ),
});
