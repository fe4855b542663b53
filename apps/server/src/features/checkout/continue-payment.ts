import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { refusalCode, toRefusalReason } from '../gateway/seam/refusal-code.ts';
import type { CheckoutDeps } from './deps.ts';
import { advanceAttempt, askGateway, giveUp, type Paid, settleAttempt } from './settle-attempt.ts';
import { findPayment } from './store/confirmations.ts';

interface Of {
  readonly userId: UserId;
  readonly checkoutId: string;
}

/**
 * What came of a checkout's payment: the way back from the bank's page, and after a reload or a lost
 * reply. Null if nothing is being paid and nothing was refused.
 */
export async function continuePayment(deps: CheckoutDeps, of: Of): Promise<Result<Paid | null>> {
  const found = await findPayment(deps.pool, of);
  if (found === null) return refuse('checkout_not_found');
  const { orderNumber, running, refused } = found;
  if (orderNumber !== null) return ok({ orderNumber, confirmation: null });
  if (running !== null) return advanceAttempt(deps, running);
  return refused === null ? ok(null) : refuse(refusalCode(toRefusalReason(refused)));
}

/** Gives up a payment that waits for its confirmation; one that was confirmed meanwhile is an order. */
export async function cancelPayment(deps: CheckoutDeps, of: Of): Promise<Result<Paid | null>> {
  const found = await findPayment(deps.pool, of);
  if (found === null) return refuse('checkout_not_found');
  const { orderNumber, running } = found;
  if (orderNumber !== null) return ok({ orderNumber, confirmation: null });
  if (running === null) return ok(null);
  if (running.state === 'started') return refuse('order_in_progress');
  const answer = await askGateway(deps, running);
  if (answer === null) return refuse('payment_unreachable');
  if (answer.outcome !== 'needs_confirmation') return settleAttempt(deps, running, answer);
  const given = await giveUp(deps, running, answer.ref);
  return given.ok ? given : ok(null);
}
