// A pack that nobody has used, paid back by staff: its credits are taken first, so that they can't be used while the gateway
// pays. Whoever comes by after a crash goes on from there.
import { creditReceiptNumber } from '@wevisu/domain/design-ai/credit-packs.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { planChargeEntries, reversed } from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { inTransactionOfResult } from '../../../platform/database/transaction-of-result.ts';
import { noteAct } from '../../audit/note-act.ts';
import { book } from '../../money/book.ts';
import type { PurchaseDeps } from './purchase-deps.ts';
import { bookCredits, lockCredits } from './store/credits.ts';
import {
  beginRefund,
  emptyLot,
  endRefund,
  findByRefundKey,
  findPaid,
  listRefunds,
  type PaidPack,
} from './store/pack-refunds.ts';
import { tellOfPack } from './tell-of-packs.ts';

const AT_ONCE = 100;
const LEFT_MS = 60_000;
/** A bank may send a refund back for some weeks. */
const LOOK_MS = 30 * 86_400_000;

interface RefundWish {
  readonly userId: UserId;
  readonly id: number;
  readonly reason: string;
}

/** Refuses a pack that is used in part, disputed, or paid back already. One that failed is tried again. */
export async function refundPack(deps: PurchaseDeps, wish: RefundWish): Promise<Result<null>> {
  const begun = await inTransactionOfResult(deps.pool, (trx) => begin(deps, trx, wish));
  if (!begun.ok) return begun;
  const pack = await findPaid(deps.pool, { id: wish.id });
  if (pack !== null) await payBack(deps, pack).catch(deps.onError);
  return ok(null);
}

async function begin(
  { now }: PurchaseDeps,
  trx: Queryable,
  { userId, id, reason }: RefundWish,
): Promise<Result<null>> {
  const found = await findPaid(trx, { id });
  if (found === null) return refuse('not_found');
  const { accountId } = found;
  const balance = await lockCredits(trx, { accountId });
  const pack = await findPaid(trx, { id });
  if (balance === null || pack === null) return refuse('not_found');
  const { credits, left, usedCredits, state, isDisputed, lotId } = pack;
  if (state === 'started' || state === 'done') return ok(null);
  if (isDisputed) return refuse('credits_disputed');
  const at = now();
  if (state === null) {
    // What a run holds may be of any pack until it is charged.
    if (usedCredits > 0 || left < credits || balance.credits < credits)
      return refuse('credits_used', { params: { left: Math.min(left, balance.credits), credits } });
    await emptyLot(trx, { lotId });
    const of = { accountId, holdId: null, lotId, now: at };
    await bookCredits(trx, { ...of, cause: 'refunded', credits: -credits, held: 0 });
  }
  await beginRefund(trx, { id, reason, userId, now: at });
  await noteAct(trx, {
    ...{ at, actorId: userId, action: 'credits.refunded', tenant: null, reason },
    target: { kind: 'credit_purchase', id },
    ...{ from: { credits: state === null ? credits : 0 }, to: { credits: 0 } },
  });
  return ok(null);
}

/** The gateway says that a refund has changed. */
export async function lookAtPackRefund(deps: PurchaseDeps, key: string): Promise<void> {
  const pack = await findByRefundKey(deps.pool, { key });
  if (pack !== null) await goOn(deps, pack);
}

/** A job: refunds without an answer, and those that a bank may have sent back. */
export async function finishRefunds(deps: PurchaseDeps): Promise<void> {
  const now = deps.now().getTime();
  const refunds = await listRefunds(deps.pool, {
    ...{ startedBefore: new Date(now - LEFT_MS), doneAfter: new Date(now - LOOK_MS) },
    most: AT_ONCE,
  });
  for (const pack of refunds) await goOn(deps, pack).catch(deps.onError);
}

function goOn(deps: PurchaseDeps, pack: PaidPack): Promise<void> {
  return pack.state === 'done' ? lookAgain(deps, pack) : payBack(deps, pack);
}

async function payBack(deps: PurchaseDeps, pack: PaidPack): Promise<void> {
  const { id, accountId, key, ref, attempt, credits, state } = pack;
  if (state !== 'started') return;
  const amount = cents(pack.amountCents);
  const answer = await deps.gateway.refund({ key: `${key}:refund:${attempt}`, ref, amount });
  await inTransaction(deps.pool, async (trx) => {
    await lockCredits(trx, { accountId });
    const found = await findPaid(trx, { id });
    if (found?.state !== 'started' || found.attempt !== attempt) return;
    const now = deps.now();
    if (answer.outcome === 'failed') {
      await endRefund(trx, { id, state: 'failed', ref: null, outcome: answer.reason, now });
      return;
    }
    await endRefund(trx, { id, state: 'done', ref: answer.ref, outcome: null, now });
    const entries = reversed(planChargeEntries(amount));
    await book(trx, [{ ...causeOf(id), step: `refunded:${attempt}`, entries }], now);
    const receipt = creditReceiptNumber(found);
    await tellOfPack(deps, trx, { id, kind: 'refunded', credits, amount, receipt, at: now });
  });
}

/** What a bank has sent back is owed again, until staff have it paid back anew. */
async function lookAgain(deps: PurchaseDeps, pack: PaidPack): Promise<void> {
  const { id, accountId, attempt, refundRef } = pack;
  if (refundRef === null) return;
  const answer = await deps.gateway.findRefund(refundRef);
  if (answer?.outcome !== 'failed') return;
  await inTransaction(deps.pool, async (trx) => {
    await lockCredits(trx, { accountId });
    const found = await findPaid(trx, { id });
    if (found?.state !== 'done' || found.attempt !== attempt) return;
    const now = deps.now();
    await endRefund(trx, { id, state: 'failed', ref: null, outcome: answer.reason, now });
    const entries = planChargeEntries(cents(pack.amountCents));
    await book(trx, [{ ...causeOf(id), step: `sent_back:${attempt}`, entries }], now);
  });
}

function causeOf(id: number) {
  return { cause: 'credits', causeId: id, orderId: null } as const;
}
