import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { sendAnswer } from './send-answer.ts';
import { findAnswerToSend, isDispute, noteAnswer } from './store/disputes.ts';

/**
 * Staff send evidence to the bank, or give the dispute up; once. What the gateway does not take at once, a job goes on
 * with.
 */
export async function answerDispute(
  deps: MoneyDeps,
  of: {
    readonly userId: UserId;
    readonly id: number;
    readonly answer: 'evidence' | 'accept';
    /** What the bank reads, or why it is given up. */
    readonly text: string;
  },
): Promise<Result<null>> {
  const { userId, id, answer, text } = of;
  const noted = await inTransactionOfResult(deps.pool, async (trx): Promise<Result<null>> => {
    const now = deps.now();
    const made = await noteAnswer(trx, { id, answer, text, userId, now });
    if (made === null) {
      const { isKnown } = await isDispute(trx, { id });
      return refuse(isKnown ? 'dispute_answered' : 'not_found');
    }
    await noteAct(trx, {
      at: now,
      actorId: userId,
      action: answer === 'accept' ? 'dispute.accepted' : 'dispute.answered',
      target: { kind: 'dispute', id },
      from: { state: 'needs_response' },
      to: { answer, ...aboutOf(made) },
      reason: text,
    });
    return ok(null);
  });
  if (!noted.ok) return noted;
  const toSend = await findAnswerToSend(deps.pool, { id });
  if (toSend !== null) await sendAnswer(deps, toSend).catch(deps.onError);
  return noted;
}

type Noted = NonNullable<Awaited<ReturnType<typeof noteAnswer>>>;

function aboutOf({ orderId, planChargeId }: Noted) {
  return orderId === null ? { plan_charge: planChargeId } : { order: orderId };
}
