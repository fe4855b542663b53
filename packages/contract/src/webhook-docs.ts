// What is sent to the webhooks of a vendor's own system, for the API docs and for tests. No amount but the vendor's own.
import { API_SCOPES, ROTATION_HOURS } from '@wevisu/domain/connections/api-scopes.ts';
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

export const API_KEY_GUIDE = `An API key of your company, sent as \`Authorization: Bearer wv_…\`. Make keys under Connections; a key is shown once and can make the calls of its scopes alone (${API_SCOPES.join(', ')}). When you rotate a key, the old one works for another ${ROTATION_HOURS} hours.`;

/** A test runs its code. */
export const WEBHOOK_GUIDE = `Each event is a POST of JSON, \`{ "type", "timestamp", "data" }\`, to every address of yours that listens to it. Add addresses under Connections.

**Answer** with any status from 200 to 299 within 15 seconds, before you work on it. Redirects are not followed. With 410 the address is switched off at once.

**Retries.** Whatever else comes back, or nothing, is tried again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, each with up to a fifth more. \`Retry-After\` is honored up to a day. An address that fails for a day is told to you by email, and switched off after five. The log shows every try, and sends again what you choose.

**The same event may come twice**: its \`webhook-id\` is then the same. Keep the ids that you have handled.

**Check the signature** before you believe anything. \`webhook-signature\` has one or more signatures \`v1,<base64>\` with spaces between: during the ${ROTATION_HOURS} hours after you rotate a secret both secrets sign. Each is an HMAC-SHA256 over \`webhook-id.webhook-timestamp.body\` with the secret's bytes, which are the base64 after \`whsec_\`. Take the body as it came, byte for byte, and refuse a timestamp that is more than five minutes off.

\`\`\`js
const { createHmac, timingSafeEqual } = require('node:crypto');

function isGenuine(headers, body, secret, now = Date.now()) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  if (Math.abs(now / 1000 - Number(at)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest();
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
\`\`\``;
