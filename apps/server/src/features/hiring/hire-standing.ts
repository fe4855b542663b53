import {
  type HeldPayment,
  type HireStanding,
  isFunded,
  milestoneToPay,
} from '@wevisu/domain/hiring/hire-money.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { HireRow } from './store/hires.ts';
import type { PaymentRow } from './store/payments.ts';

/** Those that were charged, as the rules of the money read them. */
export function heldPayments(payments: readonly PaymentRow[]): readonly HeldPayment[] {
  return payments
    .filter(({ state }) => state === 'done')
    .map((row) => ({
      ...{ id: row.id, place: row.place, amount: cents(row.amountCents) },
      ...{ released: cents(row.releasedCents), returned: cents(row.returnedCents) },
      lost: cents(row.lostCents),
    }));
}

/** The payment that has no end yet; there is one at most. */
function openPayment(payments: readonly PaymentRow[]): PaymentRow | null {
  const isOpen = ({ state }: PaymentRow) =>
    state === 'started' || state === 'confirming' || state === 'authorized';
  return payments.find(isOpen) ?? null;
}

export function standingOf(row: HireRow, payments: readonly PaymentRow[]): HireStanding {
  const price = row.terms?.milestones[row.accepted]?.price ?? 0;
  return {
    isPaidHere: row.isPaidHere,
    isFunded: isFunded(row.accepted, { price, payments: heldPayments(payments) }),
    wasDelivered: row.wasDelivered,
    isPaying: openPayment(payments) !== null,
    isDisputed: payments.some(({ isDisputed }) => isDisputed),
  };
}

/** The milestone that the homeowner can pay for now. */
export function nextToPay(
  row: HireRow,
  payments: readonly PaymentRow[],
): { readonly place: number; readonly title: string; readonly amount: number } | null {
  const milestones = row.terms?.milestones ?? [];
  const place = milestoneToPay({
    ...{ state: row.state, accepted: row.accepted, payments: heldPayments(payments) },
    prices: milestones.map(({ price }) => price),
    standing: standingOf(row, payments),
  });
  const milestone = place === null ? undefined : milestones[place];
  if (place === null || milestone === undefined) return null;
  return { place, title: milestone.title, amount: milestone.price };
}
