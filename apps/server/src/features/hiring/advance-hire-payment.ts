// A payment that is written down is done at the gateway, outside of any transaction, and its answer is noted with its entries
// and, if it is the first one, with the acceptance of the terms. Anyone may run it again at any time: the key makes the
// gateway do it once.
import { hirePaymentRefusal } from '@wevisu/domain/hiring/hire-payments.ts';
import { isEnded } from '@wevisu/domain/hiring/hire-steps.ts';
import { gatewayFeeEntries, hireChargeEntries } from '@wevisu/domain/ledger/entries.ts';
import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import { CONFIRM_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { hirePath } from '@wevisu/site/hire-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { retryOutage } from '../../platform/database/retry-outage.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Authorization, Captured } from '../gateway/seam/payment-gateway.ts';
import { book } from '../money/book.ts';
import { applyStep } from './apply-step.ts';
import type { HireMoneyDeps } from './deps.ts';
import { causeOf, lockedPayment } from './refund-hire.ts';
import { type HireRow, lockAnyHire } from './store/hires.ts';
import {
  findByKey,
  listLeft,
  markAuthorized,
  markCanceling,
  markConfirming,
  markDone,
  markFailed,
  type PaymentRow,
} from './store/payments.ts';
import { beginRefund } from './store/refunds.ts';
import { tellOfHireCharge, tellOfRefusedHireCharge } from './tell-of-hire-money.ts';

const AT_ONCE = 100;
/** Who pays waits that long for the gateway at most; what is older was left by a crash or a lost answer. */
const LEFT_MS = 60_000;

/** Goes on with a payment as far as it gets; null if nobody knows it. What goes wrong is left to a job. */
export async function advanceHirePayment(
  deps: HireMoneyDeps,
  payment: PaymentRow,
): Promise<PaymentRow | null> {
  await goOn(deps, payment).catch(deps.onError);
  return findByKey(deps.pool, { key: payment.key });
}

/** Gives up a payment that waits for its bank; nothing else can be given up. */
export async function cancelHirePayment(deps: HireMoneyDeps, payment: PaymentRow): Promise<void> {
  const { id, key } = payment;
  await markCanceling(deps.pool, { id, outcome: 'not_confirmed' });
  const now = await findByKey(deps.pool, { key });
  // If the gateway does not hear of it now, a job tells it.
  if (now?.state === 'canceling') await letGo(deps, now).catch(deps.onError);
}

/** The gateway says that a payment has changed. */
export async function lookAtHirePayment(deps: HireMoneyDeps, key: string): Promise<void> {
  const payment = await findByKey(deps.pool, { key });
  if (payment !== null) await goOn(deps, payment);
}

/** A job: payments that nobody has gone on with. One that fails must not block the others. */
export async function finishHirePayments(deps: HireMoneyDeps): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - LEFT_MS);
  for (const payment of await listLeft(deps.pool, { before, now, most: AT_ONCE }))
    await goOn(deps, payment).catch(deps.onError);
}

async function goOn(deps: HireMoneyDeps, payment: PaymentRow): Promise<void> {
  const { id, key, state, ref } = payment;
  if (state === 'done' || state === 'failed') return;
  if (payment.kind === 'again') return chargeAgain(deps, payment);
  if (state === 'canceling') return letGo(deps, payment);
  if (state === 'authorized' && ref !== null) return charge(deps, { ...payment, ref });
  const answer = await askGateway(deps, payment);
  if (answer.outcome === 'refused') {
    const { reason: outcome } = answer;
    await retryOutage(() => markFailed(deps.pool, { id, outcome, now: deps.now() }));
  } else if (answer.outcome === 'authorized') {
    const isOurs = await retryOutage(() => markAuthorized(deps.pool, { id, ref: answer.ref }));
    if (isOurs) await charge(deps, { ...payment, ref: answer.ref });
  } else {
    const until = new Date(deps.now().getTime() + CONFIRM_MINUTES * 60_000);
    await markConfirming(deps.pool, { id, ref: answer.ref, url: answer.url, until });
    const now = await findByKey(deps.pool, { key });
    if (now?.confirmUntil && now.confirmUntil <= deps.now()) await cancelHirePayment(deps, now);
  }
}

async function askGateway(deps: HireMoneyDeps, payment: PaymentRow): Promise<Authorization> {
  const { gateway, publicUrl } = deps;
  const { id, hireId, key, token, ref, amountCents, state } = payment;
  if (state === 'started') {
    const returnUrl = `${publicUrl()}${hirePath(hireId ?? 0)}?payment=${id}`;
    return gateway.authorize({ key, token, amount: cents(amountCents), returnUrl });
  }
  const found = await gateway.find({ key, ref });
  if (found === null || found.outcome === 'voided')
    return { outcome: 'refused', reason: 'not_confirmed' };
  return found;
}

async function charge(
  deps: HireMoneyDeps,
  payment: PaymentRow & { readonly ref: string },
): Promise<void> {
  const { key, ref, amountCents } = payment;
  const amount = cents(amountCents);
  const answer = await deps.gateway.capture({ key: `${key}:capture`, ref, amount });
  if (answer.outcome === 'refused') await deps.gateway.void(ref);
  await note(deps, payment, answer);
}

/** The card of the milestone before, while its owner is away: a bank can't ask. */
async function chargeAgain(deps: HireMoneyDeps, payment: PaymentRow): Promise<void> {
  const { key, token, amountCents } = payment;
  const answer = await deps.gateway.charge({ key, token, amount: cents(amountCents) });
  await note(deps, payment, answer);
}

async function note(deps: HireMoneyDeps, payment: PaymentRow, answer: Captured): Promise<void> {
  // The card is charged: a connection that breaks now must not let the milestone wait for the next job.
  if (answer.outcome === 'captured') await retryOutage(() => keep(deps, payment, answer));
  else await retryOutage(() => noteRefusal(deps, payment, answer.reason));
}

function noteRefusal(deps: HireMoneyDeps, { id, kind }: PaymentRow, outcome: string) {
  return inTransaction(deps.pool, async (trx) => {
    if (!(await markFailed(trx, { id, outcome, now: deps.now() })) || kind === 'typed') return;
    const payment = await lockedPayment(trx, id);
    await tellOfRefusedHireCharge(deps, trx, { payment, why: hirePaymentRefusal(outcome) });
  });
}

/** The one transaction in which the amount is held, with everything that follows. */
function keep(
  deps: HireMoneyDeps,
  { id, hireId }: PaymentRow,
  { ref, fee }: { readonly ref: string; readonly fee: Cents },
): Promise<void> {
  return inTransaction(deps.pool, async (trx) => {
    const hire = hireId === null ? null : await lockAnyHire(trx, { id: hireId });
    const payment = await lockedPayment(trx, id);
    if (payment.state === 'done') return;
    const amount = cents(payment.amountCents);
    const now = deps.now();
    await markDone(trx, { id, ref, feeCents: fee, now });
    await book(
      trx,
      [
        { ...causeOf(id), step: 'captured', entries: hireChargeEntries(amount) },
        { ...causeOf(id), step: 'fee', entries: gatewayFeeEntries(fee) },
      ],
      now,
    );
    const isNeeded = hire !== null && isFor(hire, payment);
    if (!isNeeded || !(await acceptBy(deps, trx, hire, amount))) {
      await beginRefund(trx, { id, cents: amount, now });
      return;
    }
    await tellOfHireCharge(deps, trx, { payment, amount, isFirst: hire.state === 'offered' });
  });
}

/** The first payment accepts the terms. False if they can't be accepted anymore: their project is gone. */
async function acceptBy(
  deps: HireMoneyDeps,
  trx: Queryable,
  row: HireRow,
  paid: Cents,
): Promise<boolean> {
  if (row.state !== 'offered') return true;
  const { userId } = row;
  const accepted = await applyStep(deps, trx, {
    ...{ row, act: 'accept', role: 'homeowner', userId, note: '', to: 'active', paid },
  });
  return accepted.ok;
}

/** A hire that has a payment under way can't end or be offered anew; what comes for another one goes back. */
function isFor({ state, accepted, terms }: HireRow, { place, amountCents }: PaymentRow): boolean {
  if (isEnded(state) || terms?.milestones[place]?.price !== amountCents) return false;
  return state === 'offered' ? place === 0 : place >= accepted;
}

/** Nothing stays held on the card. */
async function letGo(deps: HireMoneyDeps, { id, ref }: PaymentRow): Promise<void> {
  if (ref !== null) await deps.gateway.void(ref);
  await markFailed(deps.pool, { id, outcome: 'not_confirmed', now: deps.now() });
}
