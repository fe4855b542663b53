// Tells one device. It is tried again as mails are; a device that its push service no longer knows is removed.
import { createECDH, randomBytes } from 'node:crypto';
import { dropDevice, getDevice, listShown } from '../store/push.ts';
import { encryptPush } from './encrypt-push.ts';
import type { PushDeps } from './push-deps.ts';
import { type PushMessage, pushMessages, pushTopic } from './push-message.ts';
import { vapidHeader } from './vapid.ts';

export const PUSH_JOB = 'notifications.push-device';

export interface PushJob {
  readonly deviceId: number;
  readonly notificationIds: readonly number[];
}

/** How long a push service holds a message for a device that is off, in seconds. */
const HELD_S = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 16 * 1024;
/** Gone; and another key than the one that the browser subscribed with. */
const UNKNOWN = [403, 404, 410];
/** Another try would be answered alike. */
const REFUSED = [400, 401, 413];

/** What was sent before a process died is sent again, and takes the place of the first one on the device. */
export async function pushToDevice(deps: PushDeps, job: PushJob): Promise<void> {
  const device = await getDevice(deps.pool, { id: job.deviceId, now: deps.now() });
  if (device === null) return;
  const shown = await listShown(deps.pool, {
    ...{ userId: device.userId, ids: [...job.notificationIds] },
  });
  for (const message of pushMessages(shown, device)) {
    const status = await send(deps, { ...device, message });
    if (UNKNOWN.includes(status)) {
      await dropDevice(deps.pool, { id: job.deviceId });
      return;
    }
    if (REFUSED.includes(status)) deps.onError(new Error(`a push service answered ${status}`));
    else if (status < 200 || status > 299) throw new Error(`a push service answered ${status}`);
  }
}

interface Sending {
  readonly endpoint: string;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
  readonly message: PushMessage;
}

async function send(
  { httpOut, key, now, publicUrl }: PushDeps,
  { endpoint, message, ...keys }: Sending,
): Promise<number> {
  const secrets = { salt: randomBytes(16), privateKey: newPrivateKey() };
  const reply = await httpOut.send({
    ...{ url: endpoint, method: 'POST', timeoutMs: TIMEOUT_MS, maxBytes: MAX_REPLY_BYTES },
    headers: {
      authorization: vapidHeader(key, { endpoint, contact: publicUrl(), now: now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(HELD_S),
      topic: pushTopic(message),
    },
    body: encryptPush(Buffer.from(JSON.stringify(message)), keys, secrets),
  });
  if ('status' in reply) return reply.status;
  // An address that leads into our own network by now is no push service.
  if (reply.problem === 'own_network' || reply.problem === 'url_invalid') return 404;
  throw new Error(`a push service could not be reached: ${reply.problem}`);
}

function newPrivateKey(): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const secret = ecdh.getPrivateKey();
  // Without its leading zeros otherwise.
  return Buffer.concat([Buffer.alloc(32 - secret.length), secret]);
}
