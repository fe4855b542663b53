import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type Cents, cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { STOCK_HOLD_MINUTES } from '@wevisu/domain/policy/policy.ts';
import type { Card } from '../gateway/seam/payment-gateway.ts';
import { cancelPayment } from './continue-payment.ts';
import type { CheckoutDeps } from './deps.ts';
import { limitKeys, waitText } from './payment-limits.ts';
import { advanceAttempt, type Paid } from './settle-attempt.ts';
import { hasExpired } from './show-checkout.ts';
import { type BeginRow, beginAttempt } from './store/attempts.ts';
import { expireCheckouts } from './store/checkouts.ts';

export interface Payment {
  readonly userId: UserId;
  /** Where the request came from, for limits. */
  readonly address: string;
  readonly checkoutId: string;
  readonly token: string | null;
  readonly savedCardId: number | null;
  /** The total the homeowner saw and agreed to. */
  readonly total: Cents;
  readonly saveCard: boolean;
}

/** Another call's attempt may end in a refusal, and a checkout may change while it is being read. */
const ROUNDS = 5;

/**
 * Authorizes and places the order, once. The checkout's id is the idempotency key: of any number of
 * calls, in any number of processes, before or after a crash, one starts an attempt and the others
 * finish the same attempt, which the gateway (by its key) and the table (by its state) allow only once.
 */
export async function payCheckout(deps: CheckoutDeps, payment: Payment): Promise<Result<Paid>> {
  const keys = limitKeys({ ...payment, card: await describeCard(deps, payment.token) });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const found = await begin(deps, {
      checkoutId: payment.checkoutId,
      userId: payment.userId,
      totalCents: payment.total,
      token: payment.token,
      savedCardId: payment.savedCardId,
      savesCard: payment.saveCard && payment.token !== null,
      limitKeys: keys,
      now: deps.now(),
    });
    if (found === 'coupon_used_up') return refuse('coupon_used_up');
    if (found === null) return refuse('checkout_not_found');
    if (found.state === 'placed' && found.orderNumber !== null) {
      return ok({ orderNumber: found.orderNumber, confirmation: null });
    }
    if (found.state === 'expired') return holdExpired();
    const attempt = found.begun ?? (found.state === 'paying' ? found.running : null);
    if (attempt !== null) {
      const result = await advanceAttempt(deps, attempt);
      const isOwn =
        found.begun !== null || (found.token ?? attempt.paymentToken) === attempt.paymentToken;
      if (isOwn || (result.ok && result.value.orderNumber !== null)) return result;
      // A card other than the one just refused to another call is worth its own attempt, and so is one that is used
      // instead of confirming the earlier.
      if (result.ok) await cancelPayment(deps, payment);
      continue;
    }
    if (found.state === 'open') return whyNotBegun(deps, found, payment);
    // It changed between its lock and the other reads: the next pass sees its new state.
  }
  return refuse('order_in_progress');
}

/** The database lets one payment begin with the last use of a coupon. */
async function begin(
  deps: CheckoutDeps,
  of: Parameters<typeof beginAttempt>[1],
): Promise<BeginRow | 'coupon_used_up' | null> {
  try {
    return await beginAttempt(deps.pool, of);
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'coupons_within_uses') {
      return 'coupon_used_up';
    }
    throw error;
  }
}

/** Null too if the gateway does not answer: then it won't authorize either. */
async function describeCard(deps: CheckoutDeps, token: string | null): Promise<Card | null> {
  if (token === null) return null;
  return deps.gateway.describeToken(token).catch((error: unknown) => {
    deps.onError(error);
    return null;
  });
}

async function whyNotBegun(
  deps: CheckoutDeps,
  found: BeginRow,
  payment: Payment,
): Promise<Result<Paid>> {
  const now = deps.now();
  if (hasExpired({ state: found.state, holdExpiresAt: found.holdExpiresAt }, now)) {
    await expireCheckouts(deps.pool, { now, id: payment.checkoutId });
    return holdExpired();
  }
  if (!found.isOpen) return refuse('showroom_closed');
  if (found.isStopped) return refuse('showroom_stopped');
  if (found.withdrawn !== null) {
    return refuse('product_not_sold', { params: { product: found.withdrawn } });
  }
  if (found.unoffered !== null) {
    return refuse('product_not_offered', { params: { product: found.unoffered } });
  }
  if (found.token === null) return refuse('payment_method_missing');
  if (found.wait !== null) {
    return refuse('payments_refused', {
      params: { wait: waitText(found.wait), seconds: found.wait },
    });
  }
  const total = formatUsd(cents(found.totalCents));
  return refuse('total_changed', { params: { total } });
}

function holdExpired(): Result<Paid> {
  return refuse('hold_expired', { params: { minutes: STOCK_HOLD_MINUTES } });
}
