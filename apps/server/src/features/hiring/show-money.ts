import type { Hire } from '@wevisu/contract/hiring.ts';
import { heldInAll } from '@wevisu/domain/hiring/hire-money.ts';
import { hirePaymentRefusal } from '@wevisu/domain/hiring/hire-payments.ts';
import { FIRST_HIRE_STATE, type HireRole } from '@wevisu/domain/hiring/hire-steps.ts';
import { cents, sum } from '@wevisu/domain/money/money.ts';
import { missingForPayouts } from '@wevisu/domain/payouts/missing-for-payouts.ts';
import { heldPayments, nextToPay, standingOf } from './hire-standing.ts';
import type { HireRow } from './store/hires.ts';
import type { PaymentRow } from './store/payments.ts';

type HireMoney = Hire['money'];

/** What is paid, held, earned and gone back, as each may see it: the fee is the pro's and staff's business. */
export function showMoney(of: {
  readonly row: HireRow;
  readonly payments: readonly PaymentRow[];
  readonly role: HireRole;
  /** In parts per million, for the next offer. */
  readonly feeNow: number;
}): HireMoney {
  const { row, payments, role, feeNow } = of;
  const isOffering = row.state === FIRST_HIRE_STATE || row.state === 'countered';
  const next = role === 'homeowner' ? nextToPay(row, payments) : null;
  const { isFunded, isDisputed } = standingOf(row, payments);
  const done = payments.filter(({ state }) => state === 'done');
  const total = (part: (payment: PaymentRow) => number) => sum(done.map((one) => cents(part(one))));
  return {
    is_paid_here: row.isPaidHere,
    fee_rate: role === 'homeowner' ? null : isOffering ? feeNow : row.feePpm,
    missing: missingForPayouts(row.payoutState, row.payoutMissing ?? []),
    next: next && { ...next, amount: cents(next.amount) },
    ...{ is_funded: isFunded, is_disputed: isDisputed },
    charged: total(({ amountCents }) => amountCents),
    held: heldInAll(heldPayments(payments)),
    to_pro: total(({ releasedCents }) => releasedCents),
    back: total(({ returnedCents }) => returnedCents),
    payments: shown(payments).map((payment) => showPayment(payment, role)),
  };
}

/** Of those that were refused the last one alone, until its milestone is paid. */
function shown(payments: readonly PaymentRow[]): readonly PaymentRow[] {
  return payments.filter(
    (one, at) =>
      (one.state !== 'failed' && one.state !== 'canceling') ||
      !payments.slice(at + 1).some(({ place }) => place === one.place),
  );
}

function showPayment(payment: PaymentRow, role: HireRole): HireMoney['payments'][number] {
  const { id, place, title, state, brand, last4, confirmUrl: url, confirmUntil } = payment;
  const isOver = state === 'failed' || state === 'canceling';
  const waits = state === 'confirming' && url !== null && confirmUntil !== null;
  const isPros = role !== 'homeowner';
  return {
    ...{ id, place, title, amount: cents(payment.amountCents) },
    state: isOver ? 'refused' : state === 'done' ? 'paid' : waits ? 'confirming' : 'processing',
    card: role === 'pro' || brand === null ? null : `${brand} ending in ${last4}`,
    at: (payment.endedAt ?? payment.startedAt).toISOString(),
    refusal: isOver && role === 'homeowner' ? hirePaymentRefusal(payment.outcome ?? '') : null,
    confirmation:
      waits && role === 'homeowner' ? { url, expires_at: confirmUntil.toISOString() } : null,
    held: state === 'done' ? heldInAll(heldPayments([payment])) : cents(0),
    to_pro: cents(payment.releasedCents),
    fee: isPros ? cents(payment.platformFeeCents) : null,
    available_on: isPros ? payment.availableOn : null,
    back: cents(payment.returnedCents),
    back_state: payment.refund,
    back_at: payment.refundAt?.toISOString() ?? null,
    ...{ is_disputed: payment.isDisputed, lost: cents(lostOf(payment, role)) },
  };
}

/** By a bank, of what was paid; the fee's part of it is not the homeowner's business, so they read the whole. */
function lostOf({ lostCents, lostProCents, lostFeeCents }: PaymentRow, role: HireRole): number {
  return role === 'pro' ? lostCents + lostProCents : lostCents + lostProCents + lostFeeCents;
}
