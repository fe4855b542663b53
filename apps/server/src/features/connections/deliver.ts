import {
  DELIVERY_SECONDS,
  FAILING,
  secondsToNextTry,
} from '@wevisu/domain/connections/webhook-events.ts';
import { openSealed } from '../../platform/crypto/seal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { OutgoingReply } from '../../platform/http-out/http-out.ts';
import type { ConnectionsDeps } from './deps.ts';
import { failingMail } from './failing-mail.ts';
import { secretPurpose } from './secret-purpose.ts';
import { signWebhook } from './sign-webhook.ts';
import {
  findWaiting,
  markArrived,
  markFailing,
  markWarned,
  noteAttempt,
  switchOff,
  type Waiting,
} from './store/deliveries.ts';

export const DELIVER = 'connections.deliver';

export interface DeliveryJob {
  readonly deliveryId: number;
  /** How many there were when the job was made: a second run of it finds more and does nothing. */
  readonly tries: number;
}

const TIMEOUT_MS = DELIVERY_SECONDS * 1000;
/** Of the reply only its status counts. */
const MAX_REPLY = 64 * 1024;
const GONE = 410;
const HOUR_MS = 3_600_000;

/** One try. If the server stops in the middle, it is made again with the same webhook-id. */
export async function deliver(deps: ConnectionsDeps, job: DeliveryJob): Promise<void> {
  const at = deps.now();
  const waiting = await findWaiting(deps.pool, { ...job, now: at });
  if (waiting === null) return;
  const reply = await send(deps, waiting, at);
  await settle(deps, job, { waiting, reply, at });
}

async function send(
  { httpOut, encryptionKey }: ConnectionsDeps,
  { endpointId, url, secret, oldSecret, uid, type, data, at: happenedAt }: Waiting,
  at: Date,
): Promise<OutgoingReply> {
  const purpose = secretPurpose(endpointId);
  const secrets = [secret, oldSecret]
    .filter((sealed) => sealed !== null)
    .map((sealed) => openSealed(sealed, { key: encryptionKey, purpose }))
    .filter((bytes) => bytes !== null);
  if (secrets.length === 0) return { problem: 'unreachable' };
  const body = JSON.stringify({ type, timestamp: happenedAt.toISOString(), data });
  return httpOut.send({
    ...{ url, method: 'POST', body, timeoutMs: TIMEOUT_MS, maxBytes: MAX_REPLY },
    headers: {
      'content-type': 'application/json',
      'user-agent': 'WeVisu-Webhooks/1',
      ...signWebhook({ id: uid, at, body, secrets }),
    },
  });
}

async function settle(
  deps: ConnectionsDeps,
  { deliveryId, tries }: DeliveryJob,
  {
    waiting,
    reply,
    at,
  }: { readonly waiting: Waiting; readonly reply: OutgoingReply; readonly at: Date },
): Promise<void> {
  const { endpointId } = waiting;
  const status = 'status' in reply ? reply.status : null;
  // A reply that is too long came all the same, and says no more than that it is not the one we want.
  const isDelivered = status !== null && status >= 200 && status < 300;
  const wait = isDelivered || status === GONE ? null : waitAfter(deps, tries + 1, reply);
  const end = deps.now();
  const nextAt = wait === null ? null : new Date(end.getTime() + wait * 1000);
  await inTransaction(deps.pool, async (trx) => {
    const isFirst = await noteAttempt(trx, {
      ...{ deliveryId, tries, nextAt, at, status },
      state: isDelivered ? 'delivered' : nextAt === null ? 'failed' : 'waiting',
      problem: 'problem' in reply ? reply.problem : null,
      tookMs: end.getTime() - at.getTime(),
    });
    if (!isFirst) return;
    if (isDelivered) {
      await markArrived(trx, { endpointId });
      return;
    }
    if (nextAt !== null) {
      const job: DeliveryJob = { deliveryId, tries: tries + 1 };
      await deps.jobs.enqueue(trx, DELIVER, [job], { startAfter: nextAt });
    }
    const failing = await markFailing(trx, { endpointId, now: end });
    if (failing === null) return;
    const hours = (end.getTime() - failing.failingSince.getTime()) / HOUR_MS;
    const reason = status === GONE ? 'gone' : hours >= FAILING.offHours ? 'failing' : null;
    const isOff = reason !== null && (await switchOff(trx, { endpointId, reason }));
    const isWarned =
      reason === null &&
      hours >= FAILING.warnHours &&
      (await markWarned(trx, { endpointId, now: end }));
    if (isOff || isWarned) {
      await deps.mailer.queue(trx, [
        failingMail({ ...failing, reason, publicUrl: deps.publicUrl() }),
      ]);
    }
  });
}

function waitAfter(
  { random }: ConnectionsDeps,
  tries: number,
  reply: OutgoingReply,
): number | null {
  const asked = 'status' in reply ? Number(reply.headers['retry-after'] ?? 0) : 0;
  const retryAfter = Number.isFinite(asked) && asked > 0 ? asked : 0;
  return secondsToNextTry(tries, { random: random(), retryAfter });
}
