// From a try that is written down to an order or a refusal. May be run again, by anybody, at any time.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notify.ts';
import type { CheckoutDeps } from './deps.ts';
import type { Authorization } from './gateway/payment-gateway.ts';
import { refusalCode } from './gateway/refusal-code.ts';
import { orderMails } from './order-mails.ts';
import { orderNotifications } from './order-notifications.ts';
import { type Attempt, markVoided, refuseAttempt } from './store/attempts.ts';
import { findOrderNumber, insertOrder } from './store/place-order.ts';

/** After a refusal the stock stays for another card at least this long. */
const SECOND_CARD_MS = 3 * 60_000;

/** The number of the order. */
type Settled = Result<string>;

/** Asks the gateway, with the key that the try has: the answer is the same whoever asks, and when. */
export async function authorizeAttempt(
  deps: CheckoutDeps,
  attempt: Attempt,
): Promise<Authorization | null> {
  try {
    return await deps.gateway.authorize({
      key: attempt.idempotency_key,
      token: attempt.payment_token,
      amount: cents(attempt.amount_cents),
    });
  } catch (error) {
    // Neither a yes nor a no: the try stays as it is, to be asked again or followed up.
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
  const now = deps.now();
  await refuseAttempt(deps.pool, {
    attempt,
    outcome: answer.reason,
    holdUntil: new Date(now.getTime() + SECOND_CARD_MS),
    now,
  });
  return refuse(refusalCode(answer.reason));
}

/**
 * The one transaction that makes an order, with everything that follows from it. Where another call
 * was first, its order is the answer; where the checkout can't become one, the money is let go.
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
  const earlier = await findOrderNumber(deps.pool, attempt.checkout_id);
  if (earlier !== null) return ok(earlier);
  await deps.gateway.void(ref);
  await markVoided(deps.pool, { attemptId: attempt.id, ref, now: deps.now() });
  return refuse('payment_processing_error');
}
