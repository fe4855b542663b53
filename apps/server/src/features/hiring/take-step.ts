import { randomUUID } from 'node:crypto';
import type { Hire } from '@wevisu/contract/hiring.ts';
import { type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { closedByMoney, heldInAll } from '@wevisu/domain/hiring/hire-money.ts';
import {
  ACTS_WITH_REASON,
  type HireAct,
  type HireState,
  nextHireState,
} from '@wevisu/domain/hiring/hire-steps.ts';
import { differenceOfTerms, type HireTerms } from '@wevisu/domain/hiring/hire-terms.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { missingForPayouts } from '@wevisu/domain/payouts/missing-for-payouts.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { advanceHirePayment } from './advance-hire-payment.ts';
import { applyStep } from './apply-step.ts';
import type { HireMoneyDeps } from './deps.ts';
import { heldPayments, nextToPay, standingOf } from './hire-standing.ts';
import { goOnWithRefund } from './refund-hire.ts';
import { type Person, showHireTo } from './show-hire.ts';
import { getHire, type HireRow, lockHire } from './store/hires.ts';
import { insertPayment, listPayments, type PaymentRow } from './store/payments.ts';

interface Step extends Person {
  readonly id: number;
  /** The one that the person has seen. */
  readonly version: number;
  readonly act: HireAct;
  readonly note: string;
  /** Of an offer or a counteroffer. */
  readonly terms?: HireTerms;
  /** In cents: what of everything that is held staff give the pro; the rest goes back. */
  readonly toPro?: number;
}

/** Of two acts on one version one is done; the other one's person is told to look again. */
export async function takeStep(deps: HireMoneyDeps, step: Step): Promise<Result<Hire>> {
  const { id, role, userId } = step;
  const done = await inTransactionOfResult(deps.pool, (trx) => take(deps, trx, step));
  if (!done.ok) return done;
  await doAtGateway(deps, id);
  return showHireTo(deps.pool, { id, by: { userId, role }, now: deps.now() });
}

async function take(deps: HireMoneyDeps, trx: Queryable, step: Step): Promise<Result<null>> {
  const { id, act, role, userId, note, terms = null } = step;
  const row = await lockHire[role].get(trx, { id, userId });
  if (row === null) return refuse('hire_not_found');
  if (row.version !== step.version) return refuse('hire_moved_on');
  const accepted = row.accepted + (act === 'accept_delivery' ? 1 : 0);
  const total = row.terms?.milestones.length ?? 0;
  const next = nextHireState({ state: row.state, act, role, isDone: accepted >= total });
  if (!next.ok) return next;
  const payments = await listPayments(trx, { hireId: id });
  const closed = closedByMoney(act, role, { ...standingOf(row, payments), state: row.state });
  if (closed !== null) return refuse(closed);
  if (note === '' && ACTS_WITH_REASON.includes(act)) {
    return refuseFields({ note: 'hire_reason_missing' });
  }
  const missing = missingToOffer(row, next.value);
  if (missing !== null) return refuse('hire_payout_missing', { params: { missing } });
  const held = heldInAll(heldPayments(payments));
  const toPro = cents(step.toPro ?? 0);
  if (toPro > held) {
    return refuseFields({
      to_pro: refuse('hire_split_wrong', { params: { most: formatUsd(held) } }),
    });
  }
  const applied = await applyStep(deps, trx, {
    ...{ row, act, to: next.value, role, userId, note, terms, toPro },
  });
  if (applied.ok && act === 'accept_delivery') await payForNext(deps, trx, { id, step });
  return applied;
}

/** Who makes an offer, or agrees to other terms, has to be able to be paid for it. */
function missingToOffer(row: HireRow, to: HireState): string | null {
  if (!row.isPaidHere || to !== 'offered') return null;
  return missingForPayouts(row.payoutState, row.payoutMissing ?? []);
}

/** The next milestone is charged to the card that paid for the one before; refused, the homeowner pays on the page. */
async function payForNext(
  { now }: HireMoneyDeps,
  trx: Queryable,
  { id, step }: { readonly id: number; readonly step: Step },
): Promise<void> {
  const row = await getHire[step.role].get(trx, { id, userId: step.userId });
  const payments = await listPayments(trx, { hireId: id });
  const next = row && nextToPay(row, payments);
  const before = payments.findLast(({ state }) => state === 'done');
  if (row === null || next === null || next.place !== row.accepted || before === undefined) return;
  await insertPayment(trx, {
    ...{ hireId: id, showroomId: row.showroomId, place: next.place, title: next.title },
    ...{ amountCents: next.amount, kind: 'again', token: before.token, now: now() },
    ...{ key: `hire:${randomUUID()}`, brand: before.brand, last4: before.last4 },
  });
}

/** What the act has written down for the gateway; what it does not answer is left to the jobs. */
async function doAtGateway(deps: HireMoneyDeps, hireId: number): Promise<void> {
  const isToCharge = ({ kind, state }: PaymentRow) => kind === 'again' && state === 'started';
  for (const payment of await listPayments(deps.pool, { hireId })) {
    if (isToCharge(payment)) await advanceHirePayment(deps, payment);
    if (payment.refund === 'started') await goOnWithRefund(deps, payment.id).catch(deps.onError);
  }
}

/** An offer of the pro, or a counteroffer of the homeowner. */
export async function sendTerms(
  deps: HireMoneyDeps,
  of: Omit<Step, 'act' | 'terms'> & { readonly terms: HireTerms },
): Promise<Result<Hire>> {
  const difference = differenceOfTerms(of.terms);
  if (difference !== 0) {
    const params = { difference: formatUsd(cents(Math.abs(difference))) };
    return refuseFields({ milestones: refuse('hire_sum_differs', { params }) });
  }
  return takeStep(deps, { ...of, act: of.role === 'pro' ? 'offer' : 'counter' });
}
