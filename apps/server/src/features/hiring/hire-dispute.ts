// What a bank's dispute does to a payment for a milestone; disputes call it in the transaction that notes them.
import { heldInAll } from '@wevisu/domain/hiring/hire-money.ts';
import { isEnded } from '@wevisu/domain/hiring/hire-steps.ts';
import { disputeWonEntries, hireReserveEntries, reversed } from '@wevisu/domain/ledger/entries.ts';
import { allocate, type Cents, cents, sum } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { heldPayments } from './hire-standing.ts';
import { lockedPayment } from './refund-hire.ts';
import { findHireEvidence } from './store/evidence.ts';
import { lockAnyHire } from './store/hires.ts';
import { findByCharge, type PaymentRow } from './store/payments.ts';
import { beginRefund, dropRefund } from './store/refunds.ts';

export { findByCharge as findDisputedHirePayment, findHireEvidence };

/** Who bears a disputed amount: what is held, the pro's part of what was released, and the platform's fee of it. */
export interface HireShares {
  readonly held: Cents;
  readonly pro: Cents;
  readonly fee: Cents;
}

/** The hire first, then the payment, as whoever moves it. Throws while a refund of it is under way. */
export async function lockDisputedHirePayment(
  trx: Queryable,
  { id, hireId }: Pick<PaymentRow, 'id' | 'hireId'>,
): Promise<PaymentRow> {
  if (hireId !== null) await lockAnyHire(trx, { id: hireId });
  const payment = await lockedPayment(trx, id);
  if (payment.refund === 'started')
    throw new Error(`a refund of payment ${id} of a hire is under way while it is disputed`);
  return payment;
}

/** Frozen when a dispute is noted. A refund that the bank refused is dropped: it has the amount now. */
export async function shareOfHire(
  trx: Queryable,
  { payment, amount }: { readonly payment: PaymentRow; readonly amount: Cents },
): Promise<HireShares> {
  await dropRefund(trx, { id: payment.id });
  const { releasedCents, platformFeeCents, lostProCents, lostFeeCents } = payment;
  const returnedCents = payment.refund === 'done' ? payment.returnedCents : 0;
  const held = heldInAll(heldPayments([{ ...payment, returnedCents }]));
  const pro = releasedCents - platformFeeCents - lostProCents;
  const weights = [held, pro, platformFeeCents - lostFeeCents].map(cents);
  const parts = amount >= sum(weights) ? weights : allocate(amount, weights);
  const [ofHeld = cents(0), ofPro = cents(0), ofFee = cents(0)] = parts;
  return { held: ofHeld, pro: ofPro, fee: ofFee };
}

/** The pro's part is kept until the bank decides, from where it stands: nothing of it matures meanwhile. */
export function keptOfHire(payment: PaymentRow, { pro }: Pick<HireShares, 'pro'>) {
  const { showroomId: id, isAvailable } = payment;
  return hireReserveEntries({ pro: { kind: 'pro', id }, isAvailable, amount: pro });
}

export function hireWonEntries(payment: PaymentRow, amount: Cents, shares: HireShares) {
  return [...disputeWonEntries(amount, []), ...reversed(keptOfHire(payment, shares))];
}

/** The bank let the payment stand: what is held of a hire that is over goes back to its card after all. */
export async function payBackAfterDispute(
  trx: Queryable,
  { payment, now }: { readonly payment: PaymentRow; readonly now: Date },
): Promise<void> {
  const { id, hireId } = payment;
  const hire = hireId === null ? null : await lockAnyHire(trx, { id: hireId });
  const held = heldInAll(heldPayments([payment]));
  if (held > 0 && (hire === null || isEnded(hire.state)))
    await beginRefund(trx, { id, cents: held, now });
}
