import type { Order } from '@wevisu/contract/orders.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { type PaidItem, paymentState } from '@wevisu/domain/orders/payment-state.ts';
import { CHARGE_AGAIN_HOURS, CHARGE_TRIES } from '@wevisu/domain/policy/policy.ts';
import { paidFor } from './show-item.ts';
import type { ChargeRow, PaidItemRow } from './store/order-payment.ts';
import type { OrderItemRow } from './store/orders.ts';

const HOUR_MS = 3_600_000;

interface Held {
  readonly authorizedCents: number;
  readonly authorizedAt: Date;
  readonly voidedAt: Date | null;
  readonly expiresAt: Date;
}

/** What the homeowner has paid, may still pay and gets back. */
export function showPayment(of: {
  readonly order: Held;
  readonly items: readonly OrderItemRow[];
  readonly paid: ReadonlyMap<OrderItemId, PaidItemRow>;
  readonly charges: readonly ChargeRow[];
  readonly disputes: { readonly lost: number; readonly open: number };
  readonly now: Date;
}): Order['payment'] {
  const { order, items, paid, charges, disputes, now } = of;
  const state = paymentState(
    cents(order.authorizedCents),
    items.map((item) => toPaidItem(item, paid.get(item.id))),
    cents(disputes.lost),
  );
  const isHoldUsed = charges.some((charge) => charge.kind === 'hold' && charge.state !== 'failed');
  const isHeld = order.voidedAt === null && !isHoldUsed && order.expiresAt > now;
  return {
    authorized: state.authorized,
    raised: state.raised,
    authorized_at: order.authorizedAt.toISOString(),
    hold_until: isHeld ? order.expiresAt.toISOString() : null,
    is_voided: order.voidedAt !== null,
    released: state.released,
    charged: state.charged,
    approved: state.approved,
    waiting: state.waiting,
    paid_back: state.paidBack,
    expected: state.expected,
    refunds: state.refunds,
    by_bank: state.byBank,
    disputed: cents(disputes.open),
    due: state.due,
    charges: charges.flatMap(({ state: at, amountCents, endedAt }) =>
      at === 'done' && endedAt !== null
        ? [{ at: endedAt.toISOString(), amount: cents(amountCents) }]
        : [],
    ),
    refused: state.approved > 0 ? refusedOf(charges) : null,
    refund_list: items.flatMap((item) => {
      const refund = refundOf(paid.get(item.id), now);
      return refund === null ? [] : [{ ...refund, product_name: item.productName, qty: item.qty }];
    }),
  };
}

/** Of a line that is paid back, or about to be; null for others and where nothing was left to pay back. */
export function refundOf(row: PaidItemRow | undefined, now: Date) {
  const { refundCents, restockingCents, cause, state, arrivesFrom, arrivesTo, startedAt } =
    row ?? {};
  if (refundCents == null || refundCents === 0) return null;
  if (cause == null || arrivesFrom == null || arrivesTo == null || startedAt == null) return null;
  return {
    amount: cents(refundCents),
    restocking: cents(restockingCents ?? 0),
    cause,
    state: state === 'failed' ? 'delayed' : dayOf(now) > arrivesTo ? 'done' : 'on_its_way',
    decided_at: startedAt.toISOString(),
    from: arrivesFrom,
    to: arrivesTo,
  } as const;
}

/** The card was charged anew and refused, and nothing has been charged or is being charged since. */
function refusedOf(charges: readonly ChargeRow[]) {
  const last = charges.at(-1);
  if (last?.kind !== 'charge' || last.state !== 'failed' || last.endedAt === null) return null;
  const tries = charges.filter(
    ({ kind, state, isOfCard }) => kind === 'charge' && state === 'failed' && isOfCard,
  ).length;
  const next = new Date(last.endedAt.getTime() + CHARGE_AGAIN_HOURS * HOUR_MS);
  return {
    at: last.endedAt.toISOString(),
    amount: cents(last.amountCents),
    next_try: tries < CHARGE_TRIES ? next.toISOString() : null,
  };
}

function toPaidItem(item: OrderItemRow, row: PaidItemRow | undefined): PaidItem {
  const terms = item.requests?.find(({ refundCents }) => refundCents !== null)?.refundCents ?? null;
  return {
    status: item.status,
    amount: paidFor(item),
    refund: terms === null ? null : cents(terms),
    isCharged: row?.isCharged ?? false,
    isByBank: row?.isByBank ?? false,
    paidBack: row?.refundCents == null ? null : cents(row.refundCents),
  };
}
