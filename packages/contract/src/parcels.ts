// Parcels of an order: the vendor packs, sends and proves their delivery, or staff do for it; everybody whom the order
// concerns sees them.
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { CARRIER_KEYS, TRACKING_NUMBER } from '@wevisu/domain/orders/tracking.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { dataReply, emptyReply } from './reply.ts';

const itemId = idOf<OrderItemId>(z.int().positive());
const parcelParams = z.object({ id: z.coerce.number().int().positive() });
/** The version that was seen: refused if the parcel has changed since. */
const seen = z.int().min(1);

export const trackingSchema = z.object({
  carrier: z.enum(CARRIER_KEYS),
  number: z.string().trim().regex(TRACKING_NUMBER, 'Enter 4 to 40 letters and digits.'),
});

const parcelSchema = z.object({
  id: z.int(),
  version: z.int(),
  vendor: z.string(),
  /** Null without a number; no address if the carrier has no page for it. */
  tracking: z
    .object({
      carrier_key: z.enum(CARRIER_KEYS),
      carrier: z.string(),
      number: z.string(),
      url: z.string().nullable(),
    })
    .nullable(),
  packed_at: z.string(),
  shipped_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  received_by: z.string(),
  carrier_note: z.string(),
  /** As it was signed for last, in units of all lines; null before. */
  arrival: z
    .object({
      serial: z.int(),
      signed_at: z.string(),
      short: z.int(),
      over: z.int(),
      damaged: z.int(),
      claims: z.int(),
    })
    .nullable(),
  /** The reader may count and sign for it. */
  can_check: z.boolean(),
  lines: z.array(
    z.object({
      order_item_id: itemId,
      product_name: z.string(),
      unit: z.string(),
      qty: z.int(),
      /** Of the whole line. */
      of: z.int(),
    }),
  ),
});
export type Parcel = z.output<typeof parcelSchema>;

const packedLineSchema = z.object({
  id: itemId,
  product_name: z.string(),
  sku: z.string(),
  vendor: z.string(),
  unit: z.string(),
  qty: z.int(),
  status_label: z.string(),
  /** In no parcel. */
  loose: z.int(),
  /** On their way or delivered. */
  shipped: z.int(),
  delivered: z.int(),
  /** What is loose may be packed now. */
  can_pack: z.boolean(),
});
export type PackedLine = z.output<typeof packedLineSchema>;

const orderParcelsSchema = z.object({
  /** Oldest first. */
  parcels: z.array(parcelSchema),
  lines: z.array(packedLineSchema),
});
export type OrderParcels = z.output<typeof orderParcelsSchema>;

export const listParcels = defineCall({
  name: 'parcels.listParcels',
  method: 'GET',
  path: '/api/orders/:number/parcels',
  access: ['User', 'Vendor', 'Contractor', 'Admin'],
  summary: 'Parcels of an order, and how much of each line is in them; a vendor sees its own.',
  params: z.object({ number: z.string().min(1).max(20) }),
  reply: dataReply(orderParcelsSchema),
});

export const makeParcel = defineCall({
  name: 'parcels.makeParcel',
  method: 'POST',
  path: '/api/parcels',
  access: ['Vendor', 'Admin'],
  summary: 'Pack units of lines of one order and one vendor into a parcel.',
  body: z.object({
    lines: z
      .array(
        z.object({
          id: itemId,
          qty: z.int().min(1, 'Enter how many.'),
          /** How many were in no parcel when it was seen: a second click finds fewer and is refused. */
          of: z.int().min(1),
        }),
      )
      .min(1, 'Choose what is in the parcel.')
      .max(200),
    tracking: trackingSchema.optional(),
  }),
  reply: dataReply(parcelSchema),
  success: 201,
  limit: { max: 240, seconds: 60 },
});

export const setParcelTracking = defineCall({
  name: 'parcels.setParcelTracking',
  method: 'PUT',
  path: '/api/parcels/:id/tracking',
  access: ['Vendor', 'Admin'],
  summary: 'Set or correct the carrier and number of a parcel.',
  params: parcelParams,
  body: trackingSchema.extend({ seen }),
  reply: dataReply(parcelSchema),
  limit: { max: 240, seconds: 60 },
});

/** A line is 'Shipped' once all of it is in such parcels. */
export const shipParcel = defineCall({
  name: 'parcels.shipParcel',
  method: 'PUT',
  path: '/api/parcels/:id/shipped',
  access: ['Vendor', 'Admin'],
  summary: 'Say that a parcel is with its carrier; the homeowner is told.',
  params: parcelParams,
  body: z.object({ seen }),
  reply: dataReply(parcelSchema),
  limit: { max: 240, seconds: 60 },
});

/** A line is 'Delivered' once all its parcels are, and the days to return it begin. */
export const deliverParcel = defineCall({
  name: 'parcels.deliverParcel',
  method: 'PUT',
  path: '/api/parcels/:id/delivered',
  access: ['Vendor', 'Admin'],
  summary: 'Say that a parcel was delivered, with its proof; the homeowner is told.',
  params: parcelParams,
  body: z
    .object({
      seen,
      received_by: z.string().trim().max(120, 'Keep it under 120 characters.').default(''),
      carrier_note: z.string().trim().max(300, 'Keep it under 300 characters.').default(''),
    })
    .refine(({ received_by, carrier_note }) => received_by !== '' || carrier_note !== '', {
      path: ['received_by'],
      message: 'Say who received it, or what the carrier noted.',
    }),
  reply: dataReply(parcelSchema),
  limit: { max: 240, seconds: 60 },
});

export const unpackParcel = defineCall({
  name: 'parcels.unpackParcel',
  method: 'DELETE',
  path: '/api/parcels/:id',
  access: ['Vendor', 'Admin'],
  summary: 'Take a parcel apart that is not on its way yet.',
  params: parcelParams,
  query: z.object({ seen: z.coerce.number().int().min(1) }),
  reply: emptyReply,
  limit: { max: 240, seconds: 60 },
});
