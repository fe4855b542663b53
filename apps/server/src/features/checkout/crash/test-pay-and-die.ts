// A process that pays a checkout, or goes on after the bank, and kills itself with SIGKILL at the given point.
// node test-pay-and-die.ts '{"url": …, "point": …, "payment": …}'
import type { UserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { openPool } from '../../../platform/database/connection.ts';
import { continuePayment } from '../continue-payment.ts';
import { payCheckout } from '../pay-checkout.ts';
import { realDeps } from './test-deps.ts';

export const CRASH_POINTS = [
  'attempt-written',
  'authorized',
  'order-written',
  'committed',
] as const;
/** Of a payment that its buyer confirms: before, at and after the answer of the bank. */
export const CONFIRM_POINTS = [
  'attempt-written',
  'authorized',
  'confirming',
  'bank-asked',
  'order-written',
  'committed',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number] | (typeof CONFIRM_POINTS)[number];

export interface Fate {
  readonly url: string;
  readonly point: CrashPoint;
  /** Comes back from the bank instead of paying. */
  readonly isBack?: boolean;
  readonly payment: {
    readonly userId: UserId;
    readonly checkoutId: string;
    readonly token: string;
    readonly total: number;
  };
}

async function main(fate: Fate): Promise<void> {
  const pool = openPool(fate.url, { connections: 4, statementTimeoutMs: 30_000, onError() {} });
  const { deps } = await realDeps(pool, () => new Date());
  const { payment } = fate;
  const mortal = {
    ...deps,
    gateway: {
      ...deps.gateway,
      async authorize(order: Parameters<typeof deps.gateway.authorize>[0]) {
        await dieAt(fate, 'attempt-written');
        const answer = await deps.gateway.authorize(order);
        await dieAt(fate, 'authorized');
        return answer;
      },
      async find(of: Parameters<typeof deps.gateway.find>[0]) {
        const answer = await deps.gateway.find(of);
        await dieAt(fate, 'bank-asked');
        return answer;
      },
    },
    mailer: {
      // Within the transaction: the order is written but not committed.
      async queue(...[trx, mails]: Parameters<typeof deps.mailer.queue>) {
        await deps.mailer.queue(trx, mails);
        await dieAt(fate, 'order-written');
      },
    },
  };
  if (fate.isBack) await continuePayment(mortal, payment);
  else {
    await payCheckout(mortal, {
      ...payment,
      address: '192.0.2.1',
      savedCardId: null,
      total: cents(payment.total),
      saveCard: false,
    });
    await dieAt(fate, 'confirming');
  }
  await dieAt(fate, 'committed');
  // Another process was first, so this one never reached its point.
  process.exit(0);
}

async function dieAt(fate: Fate, point: CrashPoint): Promise<void> {
  if (fate.point !== point) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal takes a moment; nothing may happen until then.
  await new Promise(() => {});
}

const [, script, given] = process.argv;
if (given !== undefined && script?.endsWith('test-pay-and-die.ts')) await main(JSON.parse(given));
