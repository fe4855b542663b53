// POL-03: another price that a vendor asks for a line before approving it, and the homeowner's answer. Each reads the own
// amounts only: from a homeowner's price nobody computes the vendor's, and the other way around.
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const itemParams = z.object({ id: idOf<OrderItemId>(z.coerce.number().int().positive()) });

/** As the homeowner reads it, for the whole line. */
export const homeownerAskedPriceSchema = z.object({
  id: z.int(),
  /** Of a unit. */
  former_price: centsSchema,
  price: centsSchema,
  /** What the line costs then: goods, shipping and tax. */
  former_total: centsSchema,
  total: centsSchema,
  /** What the vendor says about it. */
  note: z.string(),
  answer_by: z.string(),
});
export type HomeownerAskedPrice = z.output<typeof homeownerAskedPriceSchema>;

/** As the vendor reads it. */
export const vendorAskedPriceSchema = z.object({
  id: z.int(),
  final_price: centsSchema,
  answer_by: z.string(),
});

export const askPrice = defineCall({
  name: 'askedPrices.askPrice',
  method: 'POST',
  path: '/api/vendor/order_lines/:id/price',
  access: ['Vendor'],
  summary:
    'Ask for another price of a line that you have not answered: a higher one waits for the homeowner, a lower one is taken at once.',
  params: itemParams,
  body: z.object({
    /** Per unit. */
    final_price: z.int('Enter an amount.').min(1, 'Enter an amount.').max(100_000_000),
    /** The price that was seen: refused if it has changed. */
    seen: centsSchema,
    /** For the homeowner. */
    note: z
      .string()
      .trim()
      .min(3, 'Tell the homeowner why.')
      .max(300, 'Keep it under 300 characters.'),
  }),
  reply: dataReply(z.object({ is_open: z.boolean(), answer_by: z.string().nullable() })),
  limit: { max: 60, seconds: 3_600 },
});

export const withdrawPrice = defineCall({
  name: 'askedPrices.withdrawPrice',
  method: 'DELETE',
  path: '/api/vendor/order_lines/:id/price',
  access: ['Vendor'],
  summary: 'Take back a price that the homeowner has not answered.',
  params: itemParams,
  reply: emptyReply,
  limit: { max: 60, seconds: 3_600 },
});

export const answerPrice = defineCall({
  name: 'askedPrices.answerPrice',
  method: 'POST',
  path: '/api/order_items/:id/price',
  access: ['User'],
  summary: 'Accept a higher price of a line, or decline it, which declines the line.',
  params: itemParams,
  body: z.object({
    asked_id: z.int().positive(),
    accept: z.boolean(),
    /** What the line costs then, as it was seen: refused if it has changed. */
    total: centsSchema,
  }),
  reply: emptyReply,
  limit: { max: 60, seconds: 3_600 },
});
