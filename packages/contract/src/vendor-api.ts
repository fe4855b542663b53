// The calls of a vendor's own system, made with an API key. They stay as they are: a change gets a new version.
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { ORDER_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { CARRIER_KEYS, TRACKING_NUMBER } from '@wevisu/domain/orders/tracking.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { vendorLineSchema } from './fulfilment.ts';
import { idOf } from './ids.ts';
import { lotCode } from './inventory.ts';
import { dataReply } from './reply.ts';

export const apiOrders = defineCall({
  name: 'vendorApi.orders',
  method: 'GET',
  path: '/api/vendor/v1/orders',
  access: ['Vendor'],
  keyScope: 'orders:read',
  summary: 'Lines of your orders, oldest first. Ask again with `after` until `next` is null.',
  query: z.object({
    status: z.enum(ORDER_STATUSES).optional(),
    order: z.string().max(20).default(''),
    after: z.string().max(600).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  reply: dataReply(z.object({ rows: z.array(vendorLineSchema), next: z.string().nullable() })),
  limit: { max: 120, seconds: 60 },
});

/** ORD-18: the status stays with staff; the number belongs to a line that a carrier has. */
export const apiTracking = defineCall({
  name: 'vendorApi.tracking',
  method: 'PUT',
  path: '/api/vendor/v1/tracking',
  access: ['Vendor'],
  keyScope: 'tracking:write',
  summary:
    'Tracking numbers of lines that a carrier has picked up, each with its result. A line may be in several parcels: say how many are in each.',
  body: z.object({
    lines: z
      .array(
        z.object({
          id: idOf<OrderItemId>(z.int().positive()),
          carrier: z.enum(CARRIER_KEYS),
          number: z.string().trim().regex(TRACKING_NUMBER, 'Enter 4 to 40 letters and digits.'),
          /** How many of the line are in this parcel; without it, all that are in none. */
          qty: z.int().min(1).optional(),
        }),
      )
      .min(1)
      .max(200),
  }),
  reply: dataReply(
    z.array(
      z.object({ id: idOf<OrderItemId>(z.int()), is_done: z.boolean(), message: z.string() }),
    ),
  ),
  limit: { max: 120, seconds: 60 },
});

/** Absolute numbers, so that sending them twice changes nothing. */
export const apiStock = defineCall({
  name: 'vendorApi.stock',
  method: 'PUT',
  path: '/api/vendor/v1/stock',
  access: ['Vendor'],
  keyScope: 'stock:write',
  summary:
    'What you have of each SKU, each with its result. Name the lot if a variant has more than one.',
  body: z.object({
    lines: z
      .array(
        z.object({
          sku: z.string().trim().min(1).max(60),
          lot: lotCode.optional(),
          on_hand: z.int().min(0).max(1_000_000),
        }),
      )
      .min(1)
      .max(500),
  }),
  reply: dataReply(
    z.array(z.object({ sku: z.string(), is_done: z.boolean(), message: z.string() })),
  ),
  limit: { max: 120, seconds: 60 },
});
