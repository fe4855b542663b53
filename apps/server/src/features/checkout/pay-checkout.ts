import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type Cents, cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { STOCK_HOLD_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { retryOutage } from '../../platform/database/retry-outage.ts';
import type { CheckoutDeps } from './deps.ts';
import type { Card } from './gateway/seam/payment-gateway.ts';
import { limitKeys, waitText } from './payment-limits.ts';
import { saveCard } from './save-card.ts';
import { authorizeAttempt, settleAttempt } from './settle-attempt.ts';
import { hasExpired } from './show-checkout.ts';
import { type Attempt, type BeginRow, beginAttempt } from './store/attempts.ts';
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
export async function payCheckout(deps: CheckoutDeps, payment: Payment): Promise<Result<string>> {
  const keys = limitKeys({ ...payment, card: await describeCard(deps, payment.token) });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const found = await beginAttempt(deps.pool, {
      checkoutId: payment.checkoutId,
      userId: payment.userId,
      totalCents: payment.total,
      token: payment.token,
      savedCardId: payment.savedCardId,
      limitKeys: keys,
      now: deps.now(),
    });
    if (found === null) return refuse('checkout_not_found');
    if (found.state === 'placed' && found.orderNumber !== null) return ok(found.orderNumber);
    if (found.state === 'expired') return holdExpired();
    const attempt = found.begun ?? (found.state === 'paying' ? found.running : null);
    if (attempt !== null) {
      const result = await finish(deps, attempt, payment);
      // A card other than the one just refused to another call is worth its own attempt.
      if (result.ok || found.begun !== null || found.token === attempt.paymentToken) return result;
      continue;
    }
    if (found.state === 'open') return whyNotBegun(deps, found, payment);
    // It changed between its lock and the other reads: the next pass sees its new state.
  }
  return refuse('order_in_progress');
}

/** Null too if the gateway does not answer: then it won't authorize either. */
async function describeCard(deps: CheckoutDeps, token: string | null): Promise<Card | null> {
  if (token === null) return null;
  return deps.gateway.describeToken(token).catch((error: unknown) => {
    deps.onError(error);
    return null;
  });
}

async function finish(
  deps: CheckoutDeps,
  attempt: Attempt,
  payment: Payment,
): Promise<Result<string>> {
  const answer = await authorizeAttempt(deps, attempt);
  if (answer === null) return refuse('payment_unreachable');
  // The gateway has answered: a connection that breaks now must not leave the order waiting for the next job.
  const result = await retryOutage(() => settleAttempt(deps, attempt, answer));
  if (result.ok && payment.saveCard && payment.token === attempt.paymentToken) {
    await keepCard(deps, { userId: payment.userId, token: attempt.paymentToken });
  }
  return result;
}

/** Failing to save a card must not undo the order. */
async function keepCard(
  deps: CheckoutDeps,
  card: { readonly userId: UserId; readonly token: string },
): Promise<void> {
  try {
    await saveCard(deps, { ...card, billing: {} });
  } catch (error) {
    deps.onError(error);
  }
}

async function whyNotBegun(
  deps: CheckoutDeps,
  found: BeginRow,
  payment: Payment,
): Promise<Result<string>> {
  const now = deps.now();
  if (hasExpired({ state: found.state, holdExpiresAt: found.holdExpiresAt }, now)) {
    await expireCheckouts(deps.pool, { now, id: payment.checkoutId });
    return holdExpired();
  }
  if (!found.isOpen) return refuse('showroom_closed');
  if (found.withdrawn !== null) {
    return refuse('product_not_sold', { params: { product: found.withdrawn } });
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

function holdExpired(): Result<string> {
  return refuse('hold_expired', { params: { minutes: STOCK_HOLD_MINUTES } });
}
