// What a vendor does with the lines of its orders. Every amount is the vendor's own.
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { DECLINE_REASON_KEYS } from '@wevisu/domain/orders/decline-reasons.ts';
import { ADVICE } from '@wevisu/domain/orders/order-requests.ts';
import { ORDER_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { z } from 'zod';
import { vendorAskedPriceSchema } from './asked-prices.ts';
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
import { orderRequestSchema } from './orders.ts';
import { addressSchema, centsSchema, dataReply, emptyReply } from './reply.ts';

const itemId = idOf<OrderItemId>(z.int().positive());
const itemParams = z.object({ id: idOf<OrderItemId>(z.coerce.number().int().positive()) });
const lotSchema = z.object({ lot_code: z.string().min(1).max(60), qty: z.int().min(1) });

/** How many rows one act takes: more are sent in several calls. */
export const MAX_BATCH = 500;
/** How many lines are printed at once. */
export const MAX_PRINTED = 300;

/** 'late': the 48 hours to approve are over. 'soon': 12 hours or less are left. */
export const PROMISES = ['late', 'soon'] as const;

export const vendorLineSchema = z.object({
  id: itemId,
  order_number: z.string(),
  placed_at: z.string(),
  /** By when to approve or decline (POL-13); null once that is done. */
  due_at: z.string().nullable(),
  product_hash: z.string(),
  product_name: z.string(),
  sku: z.string(),
  size_label: z.string(),
  finish: z.string(),
  unit: z.string(),
  qty: z.int(),
  lots: z.array(z.object({ lot_code: z.string(), qty: z.int() })),
  final_price: centsSchema,
  /** VEND-04: the final price times the quantity. */
  profit: centsSchema,
  status: z.string(),
  status_label: z.string(),
  status_date: z.string(),
  selectable: z.array(z.string()),
  /** Null where nothing is to be shipped. */
  ship_to: addressSchema.nullable(),
  /** Of an open request. */
  request: z.string().nullable(),
  /** Another price that the homeowner has yet to answer. */
  asked_price: vendorAskedPriceSchema.nullable(),
  /** Whether another price may be asked for. */
  can_ask_price: z.boolean(),
});
export type VendorLine = z.output<typeof vendorLineSchema>;

const lineFilters = {
  status: z.enum(ORDER_STATUSES).optional(),
  promise: z.enum(PROMISES).optional(),
  request: z.enum(['open']).optional(),
};
const lineSorts = ['placed', 'changed'] as const;
const lineOptions = { sorts: lineSorts, dir: 'desc', filters: lineFilters } as const;

export const listVendorLines = defineCall({
  name: 'fulfilment.listVendorLines',
  method: 'GET',
  path: '/api/vendor/order_lines',
  access: ['Vendor'],
  summary: 'The lines of your orders, by status and promise; search finds order numbers and SKUs.',
  query: listQuery(lineOptions),
  reply: listReply(vendorLineSchema),
});

export const exportVendorLines = defineCall({
  name: 'fulfilment.exportVendorLines',
  method: 'GET',
  path: '/api/vendor/order_lines/export',
  access: ['Vendor'],
  summary: 'The lines as a file, with the same filters and order.',
  query: exportQuery(lineOptions),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 600 },
});

export const matchVendorLines = defineCall({
  name: 'fulfilment.matchVendorLines',
  method: 'POST',
  path: '/api/vendor/order_lines/matching',
  access: ['Vendor'],
  summary:
    'All lines that a filter finds but some, by order; refused if they are not as many as were seen.',
  body: matchingBody(lineOptions),
  bodyLimit: MATCHING_BYTES,
  reply: matchingReply(
    z.object({
      id: itemId,
      order_number: z.string(),
      product_name: z.string(),
      qty: z.int(),
      status: z.enum(ORDER_STATUSES),
    }),
  ),
  limit: { max: 60, seconds: 60 },
});

/** The counts by status that the tabs of the list show. */
export const countVendorLines = defineCall({
  name: 'fulfilment.countVendorLines',
  method: 'GET',
  path: '/api/vendor/order_counts',
  access: ['Vendor'],
  summary: 'How many of your lines wait for you.',
  reply: dataReply(
    z.object({ waiting: z.int(), late: z.int(), to_pack: z.int(), open_requests: z.int() }),
  ),
});

/**
 * Each line is moved by itself: one that fails leaves the others moved, and its row says why. A repeated call moves
 * nothing twice, since `of` is the quantity that was seen and the status can't be set again.
 */
export const moveLines = defineCall({
  name: 'fulfilment.moveLines',
  method: 'PUT',
  path: '/api/vendor/order_lines/status',
  access: ['Vendor'],
  summary: 'Approve, decline or go on with lines, or with a part of a line.',
  body: z
    .object({
      status: z.enum(['Vendor Approved', 'Decline', 'In Progress', 'Ready to Pick Up']),
      lines: z
        .array(
          z.object({
            id: itemId,
            /** The quantity that was seen. */
            of: z.int().min(1),
            /** Only so many, which become a line of their own; the rest stays as it is. */
            qty: z.int().min(1).optional(),
          }),
        )
        .min(1)
        .max(MAX_BATCH),
      reason: z.enum(DECLINE_REASON_KEYS).optional(),
      note: z.string().trim().max(300, 'Keep it under 300 characters.').default(''),
    })
    .refine(({ status, reason }) => status !== 'Decline' || reason !== undefined, {
      path: ['reason'],
      message: 'Say why you decline it: the homeowner reads it.',
    })
    .refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      message: 'Say why you decline it: the homeowner reads it.',
    }),
  reply: dataReply(
    z.object({
      moved: z.int(),
      rows: z.array(
        z.object({
          id: itemId,
          is_done: z.boolean(),
          /** Why not, in words; empty if it is done. */
          message: z.string(),
        }),
      ),
    }),
  ),
  bodyLimit: 128 * 1024,
  limit: { max: 120, seconds: 60 },
});

export const getLineLots = defineCall({
  name: 'fulfilment.getLineLots',
  method: 'GET',
  path: '/api/vendor/order_lines/:id/lots',
  access: ['Vendor'],
  summary: 'The lots that a line is sent from, and those it could be.',
  params: itemParams,
  reply: dataReply(
    z.object({
      qty: z.int(),
      lots: z.array(
        z.object({
          lot_code: z.string(),
          taken: z.int(),
          /** Without what the line takes. */ free: z.int(),
        }),
      ),
    }),
  ),
});

export const setLineLots = defineCall({
  name: 'fulfilment.setLineLots',
  method: 'PUT',
  path: '/api/vendor/order_lines/:id/lots',
  access: ['Vendor'],
  summary: 'Send a line from other lots; of one lot wherever one suffices.',
  params: itemParams,
  body: z.object({
    lots: z.array(lotSchema).min(1).max(20),
    /** The lots that were seen: refused if they have changed. */
    of: z.array(lotSchema).max(100),
  }),
  reply: dataReply(z.object({ lots: z.array(lotSchema) })),
  limit: { max: 120, seconds: 60 },
});

const printed = z.object({ ids: z.array(itemId).min(1).max(MAX_PRINTED) });

export const printPackingLists = defineCall({
  name: 'fulfilment.printPackingLists',
  method: 'POST',
  path: '/api/vendor/packing_lists',
  access: ['Vendor'],
  summary: 'Packing lists as a PDF, one page or more for each order, without prices.',
  body: printed,
  reply: dataReply(z.null()),
  sends: 'file',
  limit: { max: 30, seconds: 60 },
});

export const printLabels = defineCall({
  name: 'fulfilment.printLabels',
  method: 'POST',
  path: '/api/vendor/labels',
  access: ['Vendor'],
  summary: 'Parcel labels of 4 x 6 inches as a PDF, one for each order.',
  body: printed,
  reply: dataReply(z.null()),
  sends: 'file',
  limit: { max: 30, seconds: 60 },
});

const vendorRequestSchema = orderRequestSchema.extend({
  order_number: z.string(),
  order_item_id: itemId,
  product_name: z.string(),
  sku: z.string(),
  status_label: z.string(),
  /** VEND-06: the last day to refund (YYYY-MM-DD); null where nothing is refunded. */
  refund_by: z.string().nullable(),
  /** The parcel that was counted and signed for with this; null for none. */
  arrived_in: z.int().nullable(),
  advice: z.enum(ADVICE).nullable(),
  advice_note: z.string(),
});
export type VendorRequest = z.output<typeof vendorRequestSchema>;

export const listVendorRequests = defineCall({
  name: 'fulfilment.listVendorRequests',
  method: 'GET',
  path: '/api/vendor/requests',
  access: ['Vendor'],
  summary: 'What homeowners request about your goods, with what you advised.',
  query: listQuery({
    sorts: ['asked'] as const,
    filters: { state: z.enum(['open', 'decided']).optional() },
  }),
  reply: listReply(vendorRequestSchema),
});

/** G-54: staff decide. What the vendor says stands beside the request. */
export const adviseOnRequest = defineCall({
  name: 'fulfilment.adviseOnRequest',
  method: 'PUT',
  path: '/api/vendor/requests/:id/advice',
  access: ['Vendor'],
  summary: 'Tell staff whether to accept a request, and why.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z
    .object({ advice: z.enum(ADVICE), note: z.string().trim().max(1_000).default('') })
    .refine(({ advice, note }) => advice === 'accept' || note !== '', {
      path: ['note'],
      message: 'Tell staff why.',
    }),
  reply: dataReply(vendorRequestSchema),
  limit: { max: 60, seconds: 60 },
});
