// Section 3 of the back office: every line of every order, on one board.
import type { OrderItemId, ShowroomId, VendorId } from '@wevisu/domain/ids.ts';
import { TAX_SOURCES } from '@wevisu/domain/money/tax-by-address.ts';
import { ORDER_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { CARRIER_KEYS, TRACKING_NUMBER } from '@wevisu/domain/orders/tracking.ts';
import { z } from 'zod';
import {
  exportQuery,
  listQuery,
  listReply,
  MATCHING_BYTES,
  matchingBody,
  matchingReply,
} from './back-office/list.ts';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const daySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const boardLineSchema = z.object({
  id: idOf<OrderItemId>(z.int()),
  order_number: z.string(),
  placed_at: z.string(),
  /** YYYY-MM-DD: the last day of the promised arrival. */
  promised_on: z.string(),
  is_late: z.boolean(),
  homeowner: z.string(),
  email: z.string(),
  vendor_id: idOf<VendorId>(z.int()),
  vendor: z.string(),
  showroom_id: idOf<ShowroomId>(z.int()),
  showroom: z.string(),
  product_name: z.string(),
  sku: z.string(),
  qty: z.int(),
  unit: z.string(),
  price: centsSchema,
  total: centsSchema,
  /** Each per unit, as frozen at the purchase. */
  final_price: centsSchema,
  contractor_markup_amt: centsSchema,
  /** Of the whole line. */
  admin_profit_inclusive_tax: centsSchema,
  /** ORD-24. */
  profit: centsSchema,
  /** Of the order's tax, which is part of `profit`. */
  tax_source: z.enum(TAX_SOURCES),
  status: z.enum(ORDER_STATUSES),
  status_label: z.string(),
  status_date: z.string(),
  tracking: z
    .object({ carrier: z.string(), number: z.string(), url: z.string().nullable() })
    .nullable(),
  selectable: z.array(z.enum(ORDER_STATUSES)),
});
export type BoardLine = z.output<typeof boardLineSchema>;

export const BOARD_SORTS = ['placed', 'promised'] as const;

const options = {
  sorts: BOARD_SORTS,
  dir: 'desc',
  filters: {
    status: z.enum(ORDER_STATUSES).optional(),
    vendor: idOf<VendorId>(z.coerce.number().int().positive()).optional(),
    showroom: idOf<ShowroomId>(z.coerce.number().int().positive()).optional(),
    from: daySchema.optional(),
    to: daySchema.optional(),
    /** Promised by a day that is over, and not settled yet. */
    late: z.literal('1').optional(),
  },
} as const;

export const listBoard = defineCall({
  name: 'staff.listBoard',
  method: 'GET',
  path: '/api/staff/order-items',
  access: ['Admin'],
  summary:
    'Lines of all orders. `q` is the number of an order, the beginning of a tracking number or SKU, words of a product, or the beginning of an email address: the first of them that finds something.',
  query: listQuery(options),
  reply: listReply(boardLineSchema),
});

export const exportBoard = defineCall({
  name: 'staff.exportBoard',
  method: 'GET',
  path: '/api/staff/order-items/export',
  access: ['Admin'],
  summary: 'The lines as a file, with the same filters and order.',
  query: exportQuery(options),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 600 },
});

export const matchBoard = defineCall({
  name: 'staff.matchBoard',
  method: 'POST',
  path: '/api/staff/order-items/matching',
  access: ['Admin'],
  summary:
    'All lines that a filter finds but some, to be moved; refused if they are not as many as were seen.',
  body: matchingBody(options),
  bodyLimit: MATCHING_BYTES,
  reply: matchingReply(
    z.object({
      id: idOf<OrderItemId>(z.int()),
      seen: z.enum(ORDER_STATUSES),
      /** The order's number and the product. */
      name: z.string(),
    }),
  ),
  limit: { max: 60, seconds: 60 },
});

const trackingSchema = z.object({
  carrier: z.enum(CARRIER_KEYS),
  number: z.string().trim().regex(TRACKING_NUMBER, 'Enter 4 to 40 letters and digits.'),
});

export const correctTracking = defineCall({
  name: 'staff.correctTracking',
  method: 'PUT',
  path: '/api/staff/order-items/:id/tracking',
  access: ['Admin'],
  summary:
    'Set or correct the tracking number of a line that a carrier has; the homeowner is told. Refused if it is not what you saw any more.',
  params: z.object({ id: idOf<OrderItemId>(z.coerce.number().int().positive()) }),
  body: trackingSchema.extend({
    /** The number that was seen; null for none. */
    seen: z.string().nullable(),
  }),
  reply: emptyReply,
  limit: { max: 120, seconds: 60 },
});

const named = <Id extends number>() =>
  z.array(z.object({ id: idOf<Id>(z.int()), name: z.string() }));

export const listBoardFilters = defineCall({
  name: 'staff.listBoardFilters',
  method: 'GET',
  path: '/api/staff/order-items/filters',
  access: ['Admin'],
  summary: 'Vendors and showrooms that the board can be narrowed to, the first 500 by name.',
  reply: dataReply(z.object({ vendors: named<VendorId>(), showrooms: named<ShowroomId>() })),
});

export const setBoardStatuses = defineCall({
  name: 'staff.setBoardStatuses',
  method: 'PUT',
  path: '/api/staff/order-items/status',
  access: ['Admin'],
  summary: 'Move up to 100 lines to a status, each by itself; the reply says what became of each.',
  body: z.object({
    lines: z
      .array(
        z.object({
          id: idOf<OrderItemId>(z.int().positive()),
          /** The status that was seen: one that has moved meanwhile is left alone. */
          seen: z.enum(ORDER_STATUSES),
        }),
      )
      .min(1)
      .max(100),
    status: z.enum(ORDER_STATUSES),
    /** An unusual step was confirmed (U-43). */
    confirm: z.boolean().default(false),
    tracking: trackingSchema.optional(),
  }),
  reply: dataReply(
    z.array(
      z.object({
        id: idOf<OrderItemId>(z.int()),
        done: z.boolean(),
        /** Why not; empty if it was done. */
        message: z.string(),
      }),
    ),
  ),
  limit: { max: 60, seconds: 60 },
});
