// Turns a stored payment attempt into an order, a confirmation to wait for, or a refusal. Can be rerun by anyone at any
// time.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { CONFIRM_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { retryOutage } from '../../platform/database/retry-outage.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { publish } from '../connections/publish.ts';
import type { Authorization } from '../gateway/seam/payment-gateway.ts';
import { refusalCode } from '../gateway/seam/refusal-code.ts';
import { notify } from '../notifications/notify.ts';
import { noteOrder } from '../orders/note-order.ts';
import type { CheckoutDeps } from './deps.ts';
import { orderMails } from './order-mails.ts';
import { orderNotifications } from './order-notifications.ts';
import { type Attempt, markVoided, refuseAttempt } from './store/attempts.ts';
import { endCanceled, markConfirming } from './store/confirmations.ts';
import { findOrderNumber, insertOrder } from './store/place-order.ts';
import { insertSavedCard } from './store/saved-cards.ts';
import { tellStaff } from './tell-staff.ts';

export interface Confirmation {
  /** The bank's page. */
  readonly url: string;
  readonly until: Date;
}

export type Paid =
  | { readonly orderNumber: string; readonly confirmation: null }
  | { readonly orderNumber: null; readonly confirmation: Confirmation };

/** Asks the gateway what became of an attempt, and records it. */
export async function advanceAttempt(deps: CheckoutDeps, attempt: Attempt): Promise<Result<Paid>> {
  const answer = await askGateway(deps, attempt);
  if (answer === null) return refuse('payment_unreachable');
  // The gateway has answered: a connection that breaks now must not leave the order waiting for the next job.
  return retryOutage(() => settleAttempt(deps, attempt, answer));
}

/** By the attempt's key: the answer is the same for any caller at any time. Null for none. */
export async function askGateway(
  deps: CheckoutDeps,
  attempt: Attempt,
): Promise<Authorization | null> {
  const { idempotencyKey: key, paymentToken: token } = attempt;
  try {
    if (attempt.state === 'started') {
      const amount = cents(attempt.amountCents);
      const returnUrl = returnUrlOf(deps, attempt.checkoutId);
      return await deps.gateway.authorize({ key, token, amount, returnUrl });
    }
    const found = await deps.gateway.find({ key, ref: attempt.gatewayRef });
    if (found === null || found.outcome === 'voided') {
      return { outcome: 'refused', reason: 'not_confirmed' };
    }
    return found;
  } catch (error) {
    // Neither yes nor no: the attempt stays open, to be retried or followed up.
    deps.onError(error);
    return null;
  }
}

function returnUrlOf({ publicUrl }: CheckoutDeps, checkoutId: string): string {
  const query = new URLSearchParams({ checkout: checkoutId, from: 'bank' });
  return `${publicUrl()}${PATHS.checkoutPayment}?${query}`;
}

export async function settleAttempt(
  deps: CheckoutDeps,
  attempt: Attempt,
  answer: Authorization,
): Promise<Result<Paid>> {
  if (answer.outcome === 'authorized') return placeOrder(deps, attempt, answer);
  if (answer.outcome === 'needs_confirmation') return awaitConfirmation(deps, attempt, answer);
  const { reason: outcome } = answer;
  await end(deps, { attempt, outcome });
  return refuse(refusalCode(answer.reason));
}

async function awaitConfirmation(
  deps: CheckoutDeps,
  attempt: Attempt,
  { ref, url }: Extract<Authorization, { outcome: 'needs_confirmation' }>,
): Promise<Result<Paid>> {
  const now = deps.now();
  const waiting = await markConfirming(deps.pool, {
    ...{ checkoutId: attempt.checkoutId, attemptId: attempt.id, ref, url, now },
    until: new Date(now.getTime() + CONFIRM_MINUTES * 60_000),
  });
  if (waiting === null) return endLate(deps, attempt, ref);
  if (waiting.until <= now) return giveUp(deps, attempt, ref);
  return ok({ orderNumber: null, confirmation: waiting });
}

/**
 * Ends an attempt that nobody confirms. It can't become an order from here on; then the gateway voids it,
 * confirmed at the last moment or not. If another call placed its order first, that is the answer.
 */
export async function giveUp(
  deps: CheckoutDeps,
  attempt: Attempt,
  ref: string,
): Promise<Result<Paid>> {
  const ended = await end(deps, { attempt, outcome: 'not_confirmed', to: 'canceling' });
  // If the gateway does not hear of it now, the job tells it.
  if (ended) await letGo(deps, { attemptId: attempt.id, ref }).catch(deps.onError);
  else {
    const earlier = await findOrderNumber(deps.pool, { checkoutId: attempt.checkoutId });
    if (earlier !== null) return placed(earlier);
  }
  return refuse('payment_not_confirmed');
}

/** False if it was over already. What staff hear is written with it. */
function end(
  deps: CheckoutDeps,
  of: Omit<Parameters<typeof refuseAttempt>[1], 'now'>,
): Promise<boolean> {
  return inTransaction(deps.pool, async (trx) => {
    const refused = await refuseAttempt(trx, { ...of, now: deps.now() });
    await tellStaff(deps, trx, refused);
    return refused.ended;
  });
}

export async function letGo(
  { pool, gateway, now }: CheckoutDeps,
  { attemptId, ref }: { readonly attemptId: number; readonly ref: string },
): Promise<void> {
  await gateway.void(ref);
  await endCanceled(pool, { attemptId, now: now() });
}

/**
 * The one transaction that creates an order, with everything that follows from it. If another call was
 * first, its order is returned; if the checkout can't become one, the authorization is voided.
 */
async function placeOrder(
  deps: CheckoutDeps,
  attempt: Attempt,
  { ref, card, expiresAt }: Extract<Authorization, { outcome: 'authorized' }>,
): Promise<Result<Paid>> {
  const now = deps.now();
  const order = await inTransaction(deps.pool, async (trx) => {
    const inserted = await insertOrder(trx, {
      attempt,
      gateway: deps.gateway.name,
      ref,
      card,
      expiresAt,
      now,
    });
    if (inserted === null) return null;
    await noteOrder(trx, {
      ...{ at: now, actorId: inserted.homeowner.userId, number: inserted.number },
      ...{ action: 'order.placed', from: null, to: null },
      items: inserted.vendors.map(({ vendorId }) => ({
        ...{ vendorId, showroomId: inserted.showroomId },
      })),
    });
    await notify(trx, orderNotifications(inserted));
    await publish(deps, trx, { type: 'order.placed', orderId: inserted.id, now });
    await deps.mailer.queue(trx, orderMails(inserted, { card, publicUrl: deps.publicUrl() }));
    if (attempt.savesCard) {
      const { userId } = inserted.homeowner;
      await insertSavedCard(trx, { userId, token: attempt.paymentToken, card, billing: {} });
    }
    return inserted;
  });
  if (order === null) return endLate(deps, attempt, ref);
  return placed(order.number);
}

/** The attempt was over already: by its order, or given up, and then nothing may stay authorized. */
async function endLate(deps: CheckoutDeps, attempt: Attempt, ref: string): Promise<Result<Paid>> {
  const earlier = await findOrderNumber(deps.pool, { checkoutId: attempt.checkoutId });
  if (earlier !== null) return placed(earlier);
  await deps.gateway.void(ref);
  await markVoided(deps.pool, { attemptId: attempt.id, ref, now: deps.now() });
  return refuse('payment_processing_error');
}

function placed(orderNumber: string): Result<Paid> {
  return ok({ orderNumber, confirmation: null });
}
