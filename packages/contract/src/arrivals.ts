// A shipment counted at the door: line by line with lots, damage, photos and notes, and signed for. The homeowner does
// it, or the showroom's pro where the homeowner lets it. Everybody whom the order concerns sees what was signed.
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { ARRIVAL_LIMITS, ARRIVAL_ROLES } from '@wevisu/domain/orders/arrival-check.ts';
import { REQUEST_STATES } from '@wevisu/domain/orders/order-requests.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';
import { uploadedFile } from './uploaded-file.ts';

const itemId = idOf<OrderItemId>(z.int().positive());
const params = z.object({ id: z.coerce.number().int().positive() });
/** Made by the sender once: what is sent again under it is done once. */
const requestId = z.uuid();
const photoIds = z
  .array(z.int().positive())
  .max(ARRIVAL_LIMITS.photos, `Keep it to ${ARRIVAL_LIMITS.photos} photos a line.`);
const wholeUnits = z
  .int('Count whole units.')
  .min(0, 'Count whole units.')
  .max(ARRIVAL_LIMITS.units);

const countedLineSchema = z.object({
  order_item_id: itemId,
  received: wholeUnits,
  damaged: wholeUnits,
  lots: z.array(z.string().trim().min(1).max(ARRIVAL_LIMITS.lotLength)).max(ARRIVAL_LIMITS.lots),
  note: z
    .string()
    .trim()
    .max(ARRIVAL_LIMITS.noteLength, `Keep it under ${ARRIVAL_LIMITS.noteLength} characters.`),
  photos: photoIds,
});
export type CountedLine = z.output<typeof countedLineSchema>;

const signedLineSchema = z.object({
  order_item_id: itemId,
  product_name: z.string(),
  unit: z.string(),
  expected: z.int(),
  received: z.int(),
  damaged: z.int(),
  lots: z.array(z.string()),
  note: z.string(),
  photos: z.array(z.int()),
  /** What it opened, or found open. */
  claim: z
    .object({
      id: z.int(),
      state: z.enum(REQUEST_STATES),
      qty: z.int(),
      /** Of the units that are short or damaged, at the price of whoever reads it. */
      worth: centsSchema,
    })
    .nullable(),
  /** Why there is none where something is short or damaged; else empty. */
  no_claim: z.string(),
});

const signedSchema = z.object({
  id: z.int(),
  /** The first is 1; each correction is the next. */
  serial: z.int(),
  role: z.enum(ARRIVAL_ROLES),
  received_by: z.string(),
  /** On the device. */
  signed_at: z.string(),
  sent_at: z.string(),
  lines: z.array(signedLineSchema),
});
export type SignedArrival = z.output<typeof signedSchema>;

const arrivalSchema = z.object({
  parcel_id: z.int(),
  order_number: z.string(),
  vendor: z.string(),
  tracking: z.object({ carrier: z.string(), number: z.string() }).nullable(),
  shipped_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  lines: z.array(
    z.object({
      order_item_id: itemId,
      product_name: z.string(),
      sku: z.string(),
      size_label: z.string(),
      finish: z.string(),
      picture: z.string(),
      unit: z.string(),
      /** In this shipment. */
      expected: z.int(),
      /** Price of one unit for whoever reads it. */
      price: centsSchema,
      /** Of the line, as the vendor took it from stock. */
      lots_sent: z.array(z.string()),
      /** Of the same product, as earlier shipments of the order were signed for. */
      lots_before: z.array(z.string()),
    }),
  ),
  /** The caller may count and sign now. */
  can_check: z.boolean(),
  /** Counted and not signed yet, by `by`; null for those who cannot check. */
  count: z
    .object({
      version: z.int(),
      by: z.string(),
      at: z.string(),
      lines: z.array(countedLineSchema),
    })
    .nullable(),
  /** Newest first. */
  signed: z.array(signedSchema),
});
export type Arrival = z.output<typeof arrivalSchema>;

export const getArrival = defineCall({
  name: 'arrivals.getArrival',
  method: 'GET',
  path: '/api/parcels/:id/arrival',
  access: ['User', 'Vendor', 'Contractor', 'Admin'],
  summary: 'What is to be counted of a shipment, what was counted, and what was signed for.',
  params,
  reply: dataReply(arrivalSchema),
});

/**
 * Lines that are not counted yet are left out. Refused with 409 `changed_meanwhile` if somebody else saved since `seen`;
 * the reply's `now` is what they wrote.
 */
export const saveArrivalCount = defineCall({
  name: 'arrivals.saveCount',
  method: 'PUT',
  path: '/api/parcels/:id/arrival',
  access: ['User', 'Contractor'],
  summary: 'Save what is counted of a shipment so far.',
  params,
  body: z.object({
    request_id: requestId,
    /** The version that was seen; null if there was none. */
    seen: z.int().positive().nullable(),
    lines: z.array(countedLineSchema).max(200),
  }),
  bodyLimit: 1024 * 1024,
  reply: dataReply(arrivalSchema),
  limit: { max: 240, seconds: 60 },
});

/**
 * The count becomes final, the shipment is delivered, and what is short or damaged opens a claim by line. A correction
 * names the one that it corrects.
 */
export const signArrival = defineCall({
  name: 'arrivals.sign',
  method: 'POST',
  path: '/api/parcels/:id/arrival',
  access: ['User', 'Contractor'],
  summary: 'Sign for a shipment as it was counted; what is short or damaged becomes a claim.',
  params,
  body: z.object({
    request_id: requestId,
    /** The version of the count that is signed. */
    seen: z.int().positive(),
    /** The newest signed one, if it is corrected. */
    corrects: z.int().positive().nullable(),
    received_by: z
      .string()
      .trim()
      .min(1, 'Enter who received it.')
      .max(ARRIVAL_LIMITS.nameLength, `Keep it under ${ARRIVAL_LIMITS.nameLength} characters.`),
    /** When it was signed on the device. */
    signed_at: z.iso.datetime(),
  }),
  reply: dataReply(arrivalSchema),
  success: 201,
  limit: { max: 60, seconds: 600 },
});

export const uploadArrivalPhoto = defineCall({
  name: 'arrivals.uploadPhoto',
  method: 'POST',
  path: '/api/parcels/:id/arrival/photos',
  access: ['User', 'Contractor'],
  encoding: 'multipart',
  file: { field: 'photo', maxBytes: ARRIVAL_LIMITS.photoBytes },
  summary:
    'Upload a photo of a line of a shipment; it is re-encoded from its pixels, without location data.',
  params,
  body: z.object({
    photo: uploadedFile('Take a photo.'),
    order_item_id: idOf<OrderItemId>(z.coerce.number().int().positive()),
    request_id: requestId,
  }),
  reply: dataReply(z.object({ id: z.int() })),
  success: 201,
  limit: { max: 120, seconds: 600 },
});

export const getArrivalPhoto = defineCall({
  name: 'arrivals.getPhoto',
  method: 'GET',
  path: '/api/arrival_photos/:id',
  access: ['User', 'Vendor', 'Contractor', 'Admin'],
  summary: 'A photo of a shipment: full size as JPEG, or small as WebP.',
  params,
  query: z.object({ size: z.enum(['full', 'small']).default('full') }),
  reply: emptyReply,
  sends: 'file',
});

export const getArrivalAccess = defineCall({
  name: 'arrivals.getAccess',
  method: 'GET',
  path: '/api/orders/:number/arrival_access',
  access: ['User'],
  summary: 'Whether the showroom’s pro may count and sign for what arrives of an order.',
  params: z.object({ number: z.string().min(1).max(20) }),
  reply: dataReply(z.object({ company_name: z.string(), is_allowed: z.boolean() })),
});

export const setArrivalAccess = defineCall({
  name: 'arrivals.setAccess',
  method: 'PUT',
  path: '/api/orders/:number/arrival_access',
  access: ['User'],
  summary: 'Let the showroom’s pro count and sign for what arrives of an order, or no longer.',
  params: z.object({ number: z.string().min(1).max(20) }),
  body: z.object({ is_allowed: z.boolean() }),
  reply: dataReply(z.object({ company_name: z.string(), is_allowed: z.boolean() })),
  limit: { max: 60, seconds: 3_600 },
});
