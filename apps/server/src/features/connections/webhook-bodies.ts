// What is sent to the webhooks of a vendor's own system, for the API docs and for tests. No amount but the vendor's own.
import type { WebhookEvent } from '@wevisu/domain/connections/webhook-events.ts';
import { z } from 'zod';

export interface WebhookDescription {
  readonly summary: string;
  readonly data: z.ZodType;
}

const number = z.string().describe('Of the order, as people read it.');

export const WEBHOOKS: Readonly<Record<WebhookEvent, WebhookDescription>> = {
  'order.placed': {
    summary: 'An order has lines of yours.',
    data: z.strictObject({
      order_number: number,
      placed_at: z.string(),
      lines: z.array(
        z.strictObject({
          id: z.int().describe('Of the line: it stays, and status and tracking name it.'),
          sku: z.string(),
          qty: z.int(),
          unit: z.string(),
          final_price: z.int().describe('What you get for one unit, in cents.'),
        }),
      ),
    }),
  },
  'order.item_status': {
    summary: 'A line of yours has another status.',
    data: z.strictObject({
      order_number: number,
      id: z.int(),
      sku: z.string(),
      qty: z.int(),
      status: z.string(),
      split_from: z.int().nullable().describe('The line that this part was split from.'),
    }),
  },
  'request.opened': {
    summary: 'A homeowner asks to cancel or return a line of yours.',
    data: z.strictObject({
      id: z.int(),
      kind: z.string(),
      reason: z.string(),
      note: z.string(),
      order_number: number,
      line: z.int(),
      sku: z.string(),
      qty: z.int(),
    }),
  },
  'stock.low': {
    summary: 'So few of a SKU are left for sale that you want to be told.',
    data: z.strictObject({
      sku: z.string(),
      product: z.string(),
      low_at: z.int().nullable(),
      available: z.int(),
    }),
  },
};

/** The body of every delivery. */
export function webhookBody(type: string, data: z.ZodType) {
  return z.strictObject({ type: z.literal(type), timestamp: z.string(), data });
}
