import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  createApiKey,
  createWebhook,
  deleteWebhook,
  listApiKeys,
  listDeliveries,
  listWebhooks,
  resendDeliveries,
  revokeApiKey,
  rotateApiKey,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@wevisu/contract/connections.ts';
import { call } from '../../platform/api.ts';

const QUIET = { isQuiet: true } as const;
export const KEYS_KEY = ['vendor-api-keys'] as const;
export const WEBHOOKS_KEY = ['vendor-webhooks'] as const;

export async function fetchKeys() {
  return (await call(listApiKeys, {}, QUIET)).data;
}

export const makeKey = (body: CallArgs<typeof createApiKey>['body']) =>
  call(createApiKey, { body }, QUIET);
export const rotateKey = (id: number) => call(rotateApiKey, { params: { id } }, QUIET);
export const revokeKey = (id: number) => call(revokeApiKey, { params: { id } }, QUIET);

export async function fetchWebhooks() {
  return (await call(listWebhooks, {}, QUIET)).data;
}

export const makeWebhook = (body: CallArgs<typeof createWebhook>['body']) =>
  call(createWebhook, { body }, QUIET);
export const changeWebhook = (id: number, body: CallArgs<typeof updateWebhook>['body']) =>
  call(updateWebhook, { params: { id }, body }, QUIET);
export const removeWebhook = (id: number) => call(deleteWebhook, { params: { id } }, QUIET);
export const rotateSecret = (id: number) => call(rotateWebhookSecret, { params: { id } }, QUIET);
export const sendTest = (id: number) => call(testWebhook, { params: { id } }, QUIET);
export const resend = (id: number, body: CallArgs<typeof resendDeliveries>['body']) =>
  call(resendDeliveries, { params: { id }, body }, QUIET);

export async function fetchDeliveries(id: number, before: number | null) {
  const query = before === null ? {} : { before };
  return (await call(listDeliveries, { params: { id }, query }, QUIET)).data;
}
