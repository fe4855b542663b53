import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { mailSupport } from '../leads/mail-support.ts';
import type { ApplicationsDeps } from './deps.ts';
import { setAnswer } from './store/questions.ts';

/** The clock of the promise runs again, and staff get the answer with the case and by mail. */
export function answerQuestion(
  { pool, now, mailer, publicUrl }: ApplicationsDeps,
  given: { readonly userId: UserId; readonly id: number; readonly answer: string },
): Promise<Result<null>> {
  const { userId, answer } = given;
  return inTransactionOfResult(pool, async (db) => {
    const at = now();
    const asked = await setAnswer(db, { ...given, now: at });
    if (asked === null) return refuse('question_closed');
    await mailSupport(db, mailer, {
      template: 'application_answered',
      subject: 'An applicant answered',
      rows: [
        ['Email', asked.email],
        ['Account', String(userId)],
        ['We asked', asked.question],
        ['Queue', `${publicUrl()}/staff/queues/${asked.queue}`],
      ],
      text: answer,
    });
    await noteAct(db, {
      at,
      actorId: userId,
      action: 'application.answered',
      target: { kind: 'user', id: userId },
      from: null,
      to: null,
      reason: answer,
    });
    return ok(null);
  });
}
