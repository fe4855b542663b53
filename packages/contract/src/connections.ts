// Keys and webhooks by which a vendor connects its own system.
import { API_SCOPES, ROTATION_HOURS } from '@wevisu/domain/connections/api-scopes.ts';
import { WEBHOOK_EVENTS } from '@wevisu/domain/connections/webhook-events.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';

const params = z.object({ id: z.coerce.number().int().positive() });
const limit = { max: 60, seconds: 3_600 } as const;

const keySchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The last four characters, to tell keys apart. */
  last4: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type ApiKey = z.output<typeof keySchema>;

/** The whole key is in this reply and never again. */
const newKeySchema = z.object({ key: z.string(), made: keySchema });

export const listApiKeys = defineCall({
  name: 'connections.listApiKeys',
  method: 'GET',
  path: '/api/vendor/api_keys',
  access: ['Vendor'],
  summary: 'Your API keys, newest first.',
  reply: dataReply(z.array(keySchema)),
});

export const createApiKey = defineCall({
  name: 'connections.createApiKey',
  method: 'POST',
  path: '/api/vendor/api_keys',
  access: ['Vendor'],
  summary: 'Make an API key; it is shown once.',
  body: z.object({
    name: z.string().trim().min(1, 'Give it a name, such as Warehouse.').max(60),
    scopes: z.array(z.enum(API_SCOPES)).min(1, 'Choose what it may do.'),
    /** Days until it ends; null for never. */
    days: z.int().min(1).max(730).nullable().default(365),
  }),
  reply: dataReply(newKeySchema),
  success: 201,
  limit,
});

/** The old key works for another 24 hours, so that nothing stops while the new one is put in its place. */
export const rotateApiKey = defineCall({
  name: 'connections.rotateApiKey',
  method: 'POST',
  path: '/api/vendor/api_keys/:id/rotation',
  access: ['Vendor'],
  summary: `Make a key that takes the place of another one, which ends in ${ROTATION_HOURS} hours.`,
  params,
  reply: dataReply(newKeySchema),
  success: 201,
  limit,
});

export const revokeApiKey = defineCall({
  name: 'connections.revokeApiKey',
  method: 'DELETE',
  path: '/api/vendor/api_keys/:id',
  access: ['Vendor'],
  summary: 'End a key at once.',
  params,
  reply: emptyReply,
  limit,
});

const endpointSchema = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  is_on: z.boolean(),
  /** Why we switched it off; null if we did not. */
  off_reason: z.enum(['gone', 'failing']).nullable(),
  failing_since: z.string().nullable(),
  /** Until then both secrets sign. */
  old_secret_until: z.string().nullable(),
  version: z.int(),
  created_at: z.string(),
});
export type WebhookEndpoint = z.output<typeof endpointSchema>;

const target = z.object({
  url: z.string().trim().min(1, 'Enter an address that starts with https://.').max(2_000),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1, 'Choose at least one event.'),
});
const withSecret = z.object({ secret: z.string(), endpoint: endpointSchema });

export const listWebhooks = defineCall({
  name: 'connections.listWebhooks',
  method: 'GET',
  path: '/api/vendor/webhooks',
  access: ['Vendor'],
  summary: 'The addresses that we tell of events.',
  reply: dataReply(z.array(endpointSchema)),
});

export const createWebhook = defineCall({
  name: 'connections.createWebhook',
  method: 'POST',
  path: '/api/vendor/webhooks',
  access: ['Vendor'],
  summary: 'Add an address; its signing secret is shown once.',
  body: target,
  reply: dataReply(withSecret),
  success: 201,
  limit,
});

/** Refused with `changed_meanwhile` if it has another version by now. */
export const updateWebhook = defineCall({
  name: 'connections.updateWebhook',
  method: 'PUT',
  path: '/api/vendor/webhooks/:id',
  access: ['Vendor'],
  summary: 'Change an address or its events, or switch it on or off.',
  params,
  body: target.extend({ is_on: z.boolean(), version: z.int() }),
  reply: dataReply(endpointSchema),
  limit,
});

export const deleteWebhook = defineCall({
  name: 'connections.deleteWebhook',
  method: 'DELETE',
  path: '/api/vendor/webhooks/:id',
  access: ['Vendor'],
  summary: 'Remove an address with its log.',
  params,
  reply: emptyReply,
  limit,
});

/** Both secrets sign for 24 hours. */
export const rotateWebhookSecret = defineCall({
  name: 'connections.rotateWebhookSecret',
  method: 'POST',
  path: '/api/vendor/webhooks/:id/rotation',
  access: ['Vendor'],
  summary: `Make a new signing secret; the old one signs as well for ${ROTATION_HOURS} hours.`,
  params,
  reply: dataReply(withSecret),
  success: 201,
  limit,
});

export const testWebhook = defineCall({
  name: 'connections.testWebhook',
  method: 'POST',
  path: '/api/vendor/webhooks/:id/test',
  access: ['Vendor'],
  summary: 'Send a test event.',
  params,
  reply: emptyReply,
  limit,
});

const deliverySchema = z.object({
  id: z.int(),
  /** The webhook-id header. */
  message: z.string(),
  type: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  created_at: z.string(),
  next_at: z.string().nullable(),
  attempts: z.array(
    z.object({
      at: z.string(),
      status: z.int().nullable(),
      problem: z.string().nullable(),
      took_ms: z.int(),
    }),
  ),
});
export type WebhookDelivery = z.output<typeof deliverySchema>;

export const listDeliveries = defineCall({
  name: 'connections.listDeliveries',
  method: 'GET',
  path: '/api/vendor/webhooks/:id/deliveries',
  access: ['Vendor'],
  summary: 'What was sent to an address, newest first, with every try.',
  params,
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  reply: dataReply(z.object({ rows: z.array(deliverySchema), next: z.int().nullable() })),
});

/** Each goes out with the webhook-id it had, so a receiver that has it already can tell. */
export const resendDeliveries = defineCall({
  name: 'connections.resendDeliveries',
  method: 'POST',
  path: '/api/vendor/webhooks/:id/resend',
  access: ['Vendor'],
  summary: 'Send one delivery again, or all that failed since a moment.',
  params,
  body: z.union([
    z.object({ delivery: z.int().positive() }),
    z.object({ failed_since: z.iso.datetime() }),
  ]),
  reply: dataReply(z.object({ sent: z.int() })),
  limit,
});
