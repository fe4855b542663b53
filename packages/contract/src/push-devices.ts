// Devices on which an account has its notifications shown: Web Push (RFC 8030).
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const devicesSchema = z.object({
  /** The server's key for push services (RFC 8292): an uncompressed point of P-256 in base64url. */
  public_key: z.string(),
  devices: z.array(
    z.object({
      id: z.int(),
      /** 'Chrome on Android'. */
      name: z.string(),
      /** The one that asks. */
      is_this: z.boolean(),
      created_at: z.string(),
    }),
  ),
});

export const listPushDevices = defineCall({
  name: 'pushDevices.listPushDevices',
  method: 'GET',
  path: '/api/push_devices',
  access: 'signed-in',
  summary: 'The devices that show your notifications.',
  reply: dataReply(devicesSchema),
});

/** Of so many bytes in base64url. */
const key = (length: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .length(length);

export const addPushDevice = defineCall({
  name: 'pushDevices.addPushDevice',
  method: 'POST',
  path: '/api/push_devices',
  access: 'signed-in',
  summary: 'Show your notifications on this device, until it signs out.',
  body: z.object({
    /** As the browser's subscription names it. */
    endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
    keys: z.object({ p256dh: key(87), auth: key(22) }),
  }),
  reply: dataReply(devicesSchema),
  limit: { max: 30, seconds: 600 },
});

export const removePushDevice = defineCall({
  name: 'pushDevices.removePushDevice',
  method: 'DELETE',
  path: '/api/push_devices/:id',
  access: 'signed-in',
  summary: 'Show your notifications on a device no more.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  reply: dataReply(devicesSchema),
  limit: { max: 60, seconds: 600 },
});
