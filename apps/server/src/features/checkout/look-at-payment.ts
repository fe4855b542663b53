import type { CheckoutDeps } from './deps.ts';
import { voidLate } from './follow-up-payments.ts';
import { letGo, settleAttempt } from './settle-attempt.ts';
import { findAttempt, UNKNOWN_OUTCOME } from './store/attempts.ts';

/**
 * The payment of a key has changed at the gateway: records what became of it. What the gateway does not know yet is in
 * flight, and what waits for its confirmation has its time; neither is given up here. Throws if the gateway does not
 * answer.
 */
export async function lookAtPayment(deps: CheckoutDeps, key: string): Promise<void> {
  const attempt = await findAttempt(deps.pool, { key });
  if (attempt === null) return;
  const { id: attemptId, state, gatewayRef: ref, outcome } = attempt;
  if (state === 'canceling' && ref !== null) return letGo(deps, { attemptId, ref });
  if (state === 'refused' && outcome === UNKNOWN_OUTCOME) return voidLate(deps, attempt);
  if (state !== 'started' && state !== 'confirming') return;
  const answer = await deps.gateway.find({ key, ref });
  if (answer === null || answer.outcome === 'voided') return;
  if (state === 'confirming' && answer.outcome === 'needs_confirmation') return;
  await settleAttempt(deps, { ...attempt, state }, answer);
}
