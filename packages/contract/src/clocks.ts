// Deadlines of an order's lines that staff may move to a later day.
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { EXTENDABLE_CLOCKS } from '@wevisu/domain/policy/extended-clocks.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { dataReply } from './reply.ts';

const dayText = z.iso.date();
const access = ['Admin'] as const;

const orderClockSchema = z.object({
  order_item_id: idOf<OrderItemId>(z.int().positive()),
  product_name: z.string(),
  clock: z.enum(EXTENDABLE_CLOCKS),
  /** The last day that counts, in Los Angeles. */
  until: dayText,
  is_over: z.boolean(),
  /** Oldest first. */
  extensions: z.array(
    z.object({ until: dayText, reason: z.string(), by: z.string(), at: z.string() }),
  ),
});
export type OrderClock = z.output<typeof orderClockSchema>;

export const listClocks = defineCall({
  name: 'clocks.listClocks',
  method: 'GET',
  path: '/api/staff/orders/:number/clocks',
  access,
  summary: 'The deadlines that run for the lines of an order, or have run out.',
  params: z.object({ number: z.string().max(20) }),
  reply: dataReply(z.array(orderClockSchema)),
});

export const extendClock = defineCall({
  name: 'clocks.extendClock',
  method: 'POST',
  path: '/api/staff/order-items/:id/clocks',
  access,
  summary: 'Move a deadline of a line to a later day, with a reason.',
  params: z.object({ id: idOf<OrderItemId>(z.coerce.number().int().positive()) }),
  body: z.object({
    clock: z.enum(EXTENDABLE_CLOCKS),
    until: dayText,
    reason: z.string().trim().min(3, 'Say why.').max(500, 'Use at most 500 characters.'),
  }),
  reply: dataReply(z.array(orderClockSchema)),
  limit: { max: 120, seconds: 60 },
});
