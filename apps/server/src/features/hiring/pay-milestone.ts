import { randomUUID } from 'node:crypto';
import type { Hire } from '@wevisu/contract/hiring.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { hirePaymentRefusal } from '@wevisu/domain/hiring/hire-payments.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { advanceHirePayment, cancelHirePayment } from './advance-hire-payment.ts';
import type { HireMoneyDeps } from './deps.ts';
import { nextToPay, standingOf } from './hire-standing.ts';
import { showHireTo } from './show-hire.ts';
import { type HireRow, lockHire } from './store/hires.ts';
import {
  findByToken,
  findOwnPayment,
  findPayment,
  insertPayment,
  listPayments,
  type PaymentRow,
} from './store/payments.ts';

interface Payment {
  readonly userId: UserId;
  readonly hireId: number;
  /** The one that the homeowner has seen. */
  readonly version: number;
  /** Of the milestone, with the amount that was shown. */
  readonly place: number;
  readonly amountCents: number;
  readonly token: string;
}

/** Pays for a milestone by a typed card; for the first one, accepts the terms by it. The same token is the same payment. */
export async function payMilestone(deps: HireMoneyDeps, of: Payment): Promise<Result<Hire>> {
  const card = await deps.gateway.describeToken(of.token);
  if (card === null) return refuse('hire_card_missing');
  const begun = await inTransactionOfResult(deps.pool, (trx) => begin(deps, trx, { ...of, card }));
  return begun.ok ? advance(deps, of, begun.value) : begun;
}

async function begin(
  { now }: HireMoneyDeps,
  trx: Queryable,
  of: Payment & { readonly card: { readonly brand: string; readonly last4: string } },
): Promise<Result<PaymentRow>> {
  const { userId, hireId, token, card } = of;
  const row = await lockHire.homeowner.get(trx, { id: hireId, userId });
  if (row === null) return refuse('hire_not_found');
  const known = await findByToken(trx, { token });
  if (known !== null) return known.hireId === hireId ? ok(known) : refuse('hire_card_missing');
  if (row.version !== of.version) return refuse('hire_moved_on');
  const payments = await listPayments(trx, { hireId });
  const { isPaying, isDisputed } = standingOf(row, payments);
  if (isPaying) return refuse('hire_payment_open');
  if (isDisputed) return refuse('hire_bank_disputes');
  const next = nextToPay(row, payments);
  if (next === null || next.place !== of.place || next.amount !== of.amountCents)
    return refuse('hire_nothing_to_pay');
  const closed = closedToTerms(row);
  if (closed !== null) return closed;
  const { id } = await insertPayment(trx, {
    ...{ hireId, showroomId: row.showroomId, place: next.place, title: next.title },
    ...{ amountCents: next.amount, kind: 'typed', token, key: `hire:${randomUUID()}` },
    ...{ brand: card.brand, last4: card.last4, now: now() },
  });
  const made = await findPayment(trx, { id });
  return made === null ? refuse('hire_payment_unknown') : ok(made);
}

/** Why terms can't be accepted by paying now. */
function closedToTerms({ state, projectId, payoutState }: HireRow): Result<never> | null {
  if (state !== 'offered') return null;
  if (projectId === null) return refuse('project_not_found');
  return payoutState === 'enabled' ? null : refuse('hire_pro_unpaid');
}

interface Own {
  readonly userId: UserId;
  readonly hireId: number;
  readonly id: number;
}

/** What has become of a payment, after a visit at the bank or a lost reply. */
export async function continueHirePayment(deps: HireMoneyDeps, of: Own): Promise<Result<Hire>> {
  const payment = await findOwnPayment(deps.pool, of);
  return payment === null ? refuse('hire_payment_unknown') : advance(deps, of, payment);
}

export async function giveUpHirePayment(deps: HireMoneyDeps, of: Own): Promise<Result<Hire>> {
  const payment = await findOwnPayment(deps.pool, of);
  if (payment === null) return refuse('hire_payment_unknown');
  await cancelHirePayment(deps, payment);
  return show(deps, of);
}

/** Refuses one that has failed, with the reason. */
async function advance(
  deps: HireMoneyDeps,
  of: Pick<Own, 'userId' | 'hireId'>,
  payment: PaymentRow,
): Promise<Result<Hire>> {
  const now = await advanceHirePayment(deps, payment);
  if (now?.state === 'failed' || now?.state === 'canceling')
    return refuse('hire_card_refused', { params: { why: hirePaymentRefusal(now.outcome ?? '') } });
  return show(deps, of);
}

function show(
  { pool, now }: HireMoneyDeps,
  { userId, hireId: id }: Pick<Own, 'userId' | 'hireId'>,
): Promise<Result<Hire>> {
  return showHireTo(pool, { id, by: { userId, role: 'homeowner' }, now: now() });
}
