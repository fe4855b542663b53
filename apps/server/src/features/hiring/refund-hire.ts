// What of a hire's payments goes back to its card: written down with the act that caused it, then done at the gateway under a
// key of its own, then noted. Whoever comes by after a crash goes on from there.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { hireChargeEntries, reversed } from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { book } from '../money/book.ts';
import type { HireMoneyDeps } from './deps.ts';
import { findPayment, lockPayment, type PaymentRow } from './store/payments.ts';
import { beginRefund, endRefund, findRefundOfKey, listRefunds } from './store/refunds.ts';
import { tellOfFailedHireRefund, tellOfHireRefund } from './tell-of-hire-money.ts';

const AT_ONCE = 100;
const LEFT_MS = 60_000;
/** A bank may send a refund back for some weeks. */
const LOOK_MS = 35 * 86_400_000;

/** A job: refunds without an answer, and those that a bank may have sent back. One that fails must not block the others. */
export async function finishHireRefunds(deps: HireMoneyDeps): Promise<void> {
  const now = deps.now().getTime();
  const due = await listRefunds(deps.pool, {
    ...{ startedBefore: new Date(now - LEFT_MS), doneAfter: new Date(now - LOOK_MS) },
    most: AT_ONCE,
  });
  for (const { id } of due) await goOnWithRefund(deps, id).catch(deps.onError);
}

/** The gateway says that a refund has changed. */
export async function lookAtHireRefund(deps: HireMoneyDeps, key: string): Promise<void> {
  const found = await findRefundOfKey(deps.pool, { key });
  if (found !== null) await goOnWithRefund(deps, found.id);
}

export async function goOnWithRefund(deps: HireMoneyDeps, id: number): Promise<void> {
  const payment = await findPayment(deps.pool, { id });
  if (payment?.refund === 'started') await payBack(deps, payment);
  if (payment?.refund === 'done') await lookAgain(deps, payment);
}

/** Staff have a refused refund tried again, under its next key. */
export async function retryHireRefund(
  deps: HireMoneyDeps,
  of: {
    readonly userId: UserId;
    readonly hireId: number;
    readonly id: number;
    readonly reason: string;
  },
): Promise<Result<null>> {
  const { userId, hireId, id, reason } = of;
  const begun = await inTransactionOfResult(deps.pool, async (trx): Promise<Result<null>> => {
    if ((await findPayment(trx, { id })) === null) return refuse('hire_payment_unknown');
    const payment = await lockedPayment(trx, id);
    if (payment.hireId !== hireId) return refuse('hire_payment_unknown');
    if (payment.isDisputed) return refuse('hire_bank_disputes');
    if (payment.refund !== 'failed') return refuse('hire_refund_closed');
    const at = deps.now();
    await beginRefund(trx, { id, cents: payment.returnedCents, now: at });
    await noteAct(trx, {
      ...{ at, actorId: userId, action: 'hire.refund_retried', reason },
      tenant: { kind: 'showroom', id: payment.showroomId },
      target: { kind: 'hire', id: hireId },
      ...{ from: { attempt: payment.attempt }, to: { attempt: payment.attempt + 1 } },
    });
    return ok(null);
  });
  if (begun.ok) await goOnWithRefund(deps, id).catch(deps.onError);
  return begun;
}

/** Read once it is locked. */
export async function lockedPayment(trx: Queryable, id: number): Promise<PaymentRow> {
  await lockPayment(trx, { id });
  const payment = await findPayment(trx, { id });
  if (payment === null) throw new Error(`payment ${id} of a hire is gone`);
  return payment;
}

async function payBack(deps: HireMoneyDeps, asked: PaymentRow): Promise<void> {
  const { id, key, chargeRef: ref, attempt } = asked;
  if (ref === null) throw new Error(`payment ${id} of a hire has no charge`);
  const amount = cents(asked.returnedCents);
  const answer = await deps.gateway.refund({ key: `${key}:refund:${attempt}`, ref, amount });
  await inTransaction(deps.pool, async (trx) => {
    const payment = await lockedPayment(trx, id);
    if (payment.refund !== 'started' || payment.attempt !== attempt) return;
    const now = deps.now();
    if (answer.outcome === 'failed') {
      await endRefund(trx, { id, state: 'failed', ref: null, outcome: answer.reason, now });
      await tellOfFailedHireRefund(deps, trx, { payment, amount, isSentBack: false });
      return;
    }
    await endRefund(trx, { id, state: 'done', ref: answer.ref, outcome: null, now });
    const entries = reversed(hireChargeEntries(amount));
    await book(trx, [{ ...causeOf(id), step: `refunded:${attempt}`, entries }], now);
    await tellOfHireRefund(deps, trx, { payment, amount });
  });
}

/** What a bank has sent back is owed again, until staff have it paid back anew. */
async function lookAgain(deps: HireMoneyDeps, asked: PaymentRow): Promise<void> {
  const { id, attempt, refundRef } = asked;
  if (refundRef === null) return;
  const answer = await deps.gateway.findRefund(refundRef);
  if (answer?.outcome !== 'failed') return;
  await inTransaction(deps.pool, async (trx) => {
    const payment = await lockedPayment(trx, id);
    if (payment.refund !== 'done' || payment.attempt !== attempt) return;
    const now = deps.now();
    const amount = cents(payment.returnedCents);
    await endRefund(trx, { id, state: 'failed', ref: null, outcome: answer.reason, now });
    const entries = hireChargeEntries(amount);
    await book(trx, [{ ...causeOf(id), step: `sent_back:${attempt}`, entries }], now);
    await tellOfFailedHireRefund(deps, trx, { payment, amount, isSentBack: true });
  });
}

export function causeOf(id: number) {
  return { cause: 'hire', causeId: id, orderId: null } as const;
}
