// The sandbox tells of what has changed as other gateways do: signed, again until it is taken, and in no order that the
// shop may rely on.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Pool } from '../../../platform/database/queryable.ts';
import {
  type PaymentGateway,
  type ReadWebhook,
  WEBHOOK_SUBJECTS,
} from '../seam/payment-gateway.ts';
import { sendBackDue } from './send-back.ts';
import {
  endEvent,
  findSecret,
  listDueEvents,
  type SandboxEvent,
  sendAgain,
} from './store/events.ts';

const TOLERANCE_SECONDS = 300;
const AT_ONCE = 200;
const MINUTE_MS = 60_000;
/** Twice as long each time: the last of them some three days after the first. */
const TRIES = 12;

/** What goes wrong on the way. */
export interface WebhookFaults {
  /** What of the due events is sent now, in which order and how often; the rest waits. */
  readonly plan: (due: readonly SandboxEvent[]) => readonly SandboxEvent[];
  /** Whether it is never sent. */
  readonly isLost: (event: SandboxEvent) => boolean;
}

const NO_FAULTS: WebhookFaults = { plan: (due) => due, isLost: () => false };

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly faults?: WebhookFaults | undefined;
}

const EVENT = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({ ref: z.string().min(1).max(200) }),
});

const IGNORED: ReadWebhook = { kind: 'ignored' };
const REFUSED: ReadWebhook = { kind: 'refused' };

export function createSandboxWebhooks({
  pool,
  now,
  faults = NO_FAULTS,
}: Deps): Required<Pick<PaymentGateway, 'signatureHeader' | 'readWebhook' | 'sendWebhooks'>> {
  let known: string | undefined;
  async function readSecret(): Promise<string> {
    known ??= (await findSecret(pool)).secret;
    return known;
  }
  return {
    signatureHeader: 'sandbox-signature',
    async readWebhook({ body, signature, now: at }) {
      if (!isSigned(body, { secret: await readSecret(), signature, at })) return REFUSED;
      return readEvent(body);
    },
    async sendWebhooks(send) {
      const secret = await readSecret();
      await sendBackDue({ pool, now });
      const due = await listDueEvents(pool, { now: now(), limit: AT_ONCE });
      for (const { id } of due.filter(faults.isLost)) await endEvent(pool, { id, now: now() });
      const planned = faults.plan(due.filter((event) => !faults.isLost(event)));
      for (const event of planned) {
        const body = bodyOf(event);
        const at = now();
        const taken = await send({ body, signature: signWebhook(body, { secret, at }) });
        await (taken || event.tries >= TRIES
          ? endEvent(pool, { id: event.id, now: at })
          : sendAgain(pool, {
              id: event.id,
              at: new Date(at.getTime() + 2 ** event.tries * MINUTE_MS),
            }));
      }
      return planned.length;
    },
  };
}

function bodyOf({ id, about, ref, createdAt }: SandboxEvent): string {
  const created = Math.floor(createdAt.getTime() / 1000);
  return JSON.stringify({ id, type: `${about}.changed`, created, data: { ref } });
}

/** The time and, by it, the HMAC of time and body: `t=…,v1=…`, as Stripe has it. */
export function signWebhook(
  body: string | Buffer,
  { secret, at }: { readonly secret: string; readonly at: Date },
): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${hmacOf(body, { secret, t: String(t) }).toString('hex')}`;
}

function hmacOf(
  body: string | Buffer,
  { secret, t }: { readonly secret: string; readonly t: string },
): Buffer {
  return createHmac('sha256', secret).update(`${t}.`).update(body).digest();
}

/** With a time that is right to five minutes, so that nobody repeats an old one. */
function isSigned(
  body: Buffer,
  of: { readonly secret: string; readonly signature: string; readonly at: Date },
): boolean {
  const [, t, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(of.signature) ?? [];
  if (t === undefined || hex === undefined) return false;
  if (Math.abs(of.at.getTime() / 1000 - Number(t)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), hmacOf(body, { secret: of.secret, t }));
}

function readEvent(body: Buffer): ReadWebhook {
  let said: unknown;
  try {
    said = JSON.parse(body.toString('utf8'));
  } catch {
    return IGNORED;
  }
  const event = EVENT.safeParse(said);
  if (!event.success) return IGNORED;
  const { id, type, data } = event.data;
  const about = WEBHOOK_SUBJECTS.find((subject) => type === `${subject}.changed`);
  return about === undefined ? IGNORED : { kind: 'event', id, about, ref: data.ref };
}
