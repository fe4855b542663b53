// Turns a stored payment attempt into an order or a refusal. Can be rerun by anyone at any time.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notify.ts';
import type { CheckoutDeps } from './deps.ts';
import type { Authorization } from './gateway/seam/payment-gateway.ts';
import { refusalCode } from './gateway/seam/refusal-code.ts';
import { orderMails } from './order-mails.ts';
import { orderNotifications } from './order-notifications.ts';
import { type Attempt, markVoided, refuseAttempt } from './store/attempts.ts';
import { findOrderNumber, insertOrder } from './store/place-order.ts';
import { tellStaff } from './tell-staff.ts';

/** The order number. */
type Settled = Result<string>;

/** Calls the gateway with the attempt's key: the answer is the same for any caller at any time. */
export async function authorizeAttempt(
  deps: CheckoutDeps,
  attempt: Attempt,
): Promise<Authorization | null> {
  try {
    return await deps.gateway.authorize({
      key: attempt.idempotencyKey,
      token: attempt.paymentToken,
      amount: cents(attempt.amountCents),
    });
  } catch (error) {
    // Neither yes nor no: the attempt stays open, to be retried or followed up.
    deps.onError(error);
    return null;
  }
}

export async function settleAttempt(
  deps: CheckoutDeps,
  attempt: Attempt,
  answer: Authorization,
): Promise<Settled> {
  if (answer.outcome === 'authorized') return placeOrder(deps, attempt, answer);
  const { reason: outcome } = answer;
  await inTransaction(deps.pool, async (trx) => {
    await tellStaff(deps, trx, await refuseAttempt(trx, { attempt, outcome, now: deps.now() }));
  });
  return refuse(refusalCode(answer.reason));
}

/**
 * The one transaction that creates an order, with everything that follows from it. If another call was
 * first, its order is returned; if the checkout can't become one, the authorization is voided.
 */
async function placeOrder(
  deps: CheckoutDeps,
  attempt: Attempt,
  { ref, card }: Extract<Authorization, { outcome: 'authorized' }>,
): Promise<Settled> {
  const number = await inTransaction(deps.pool, async (trx) => {
    const order = await insertOrder(trx, {
      attempt,
      gateway: deps.gateway.name,
      ref,
      card,
      now: deps.now(),
    });
    if (order === null) return null;
    await notify(trx, orderNotifications(order));
    await deps.mailer.queue(trx, orderMails(order, { card, publicUrl: deps.publicUrl() }));
    return order.number;
  });
  if (number !== null) return ok(number);
  const earlier = await findOrderNumber(deps.pool, { checkoutId: attempt.checkoutId });
  if (earlier !== null) return ok(earlier);
  await deps.gateway.void(ref);
  await markVoided(deps.pool, { attemptId: attempt.id, ref, now: deps.now() });
  return refuse('payment_processing_error');
}
