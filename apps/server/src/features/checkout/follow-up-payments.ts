import type { CheckoutDeps } from './deps.ts';
import { advanceAttempt, letGo, settleAttempt } from './settle-attempt.ts';
import {
  type Attempt,
  listStrayAttempts,
  markVoided,
  refuseAttempt,
  type StrayAttempt,
  UNKNOWN_OUTCOME,
} from './store/attempts.ts';
import { listConfirmations } from './store/confirmations.ts';

/** An attempt that may still be in progress is left alone for this long. */
const STRAY_AFTER_MS = 60_000;
/** A request may be delayed in the network; an hour is more than enough. */
const GIVEN_UP_FOR_MS = 3600 * 1000;

/**
 * Resolves payments that a crash or the network left open between the gateway and us: an authorization
 * becomes its order, a refusal reopens the checkout, and a key unknown to the gateway is given up, so
 * that the stock is released. An authorization that arrives later is voided. A payment that waits for its confirmation
 * becomes an order without the buyer's return, and is given up when its time is over.
 */
export async function followUpPayments(deps: CheckoutDeps): Promise<void> {
  const now = deps.now().getTime();
  const stray = await listStrayAttempts(deps.pool, {
    startedBefore: new Date(now - STRAY_AFTER_MS),
    givenUpAfter: new Date(now - GIVEN_UP_FOR_MS),
  });
  // One that can't be looked up now must not block the others.
  for (const attempt of stray) await followUp(deps, attempt).catch(deps.onError);
  for (const attempt of await listConfirmations(deps.pool)) {
    const { state, gatewayRef: ref } = attempt;
    const done =
      state === 'canceling'
        ? letGo(deps, { attemptId: attempt.id, ref })
        : advanceAttempt(deps, { ...attempt, state });
    await done.catch(deps.onError);
  }
}

/** The attempt was given up, since the gateway knew nothing of it; nothing may stay authorized. */
export async function voidLate(
  deps: CheckoutDeps,
  {
    id: attemptId,
    idempotencyKey: key,
    gatewayRef: ref,
  }: Pick<Attempt, 'id' | 'idempotencyKey' | 'gatewayRef'>,
): Promise<void> {
  const answer = await deps.gateway.find({ key, ref });
  if (answer?.outcome !== 'authorized' && answer?.outcome !== 'needs_confirmation') return;
  await deps.gateway.void(answer.ref);
  await markVoided(deps.pool, { attemptId, ref: answer.ref, now: deps.now() });
}

async function followUp(deps: CheckoutDeps, attempt: StrayAttempt): Promise<void> {
  if (attempt.state === 'refused') return voidLate(deps, attempt);
  const answer = await deps.gateway.find({
    key: attempt.idempotencyKey,
    ref: attempt.gatewayRef,
  });
  if (answer === null || answer.outcome === 'voided') {
    const now = deps.now();
    await refuseAttempt(deps.pool, { attempt, outcome: UNKNOWN_OUTCOME, now });
    return;
  }
  await settleAttempt(deps, { ...attempt, state: 'started' }, answer);
}
