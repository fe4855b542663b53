import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { ApplicationQueue } from '@wevisu/domain/people/staff-queues.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { StaffDeps } from './deps.ts';
import { questionMail } from './mails.ts';
import { endWait, insertWait, lockApplicant } from './store/waits.ts';

interface Given {
  readonly queue: ApplicationQueue;
  readonly id: UserId;
  readonly staffId: UserId;
}

/** By mail, with the whole text. The clock of the promise stops until the applicant writes to us, or staff say so. */
export function askApplicant(
  { pool, now, mailer, publicUrl }: StaffDeps,
  { queue, id, staffId, question }: Given & { readonly question: string },
): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (db) => {
    const email = await lockApplicant[queue](db, { userId: id });
    if (email === null) return refuse('application_decided');
    const at = now();
    const wait = { queue, caseId: String(id), email };
    if (!(await insertWait(db, { ...wait, question, staffId, now: at }))) {
      return refuse('question_open');
    }
    const content = questionMail({
      question,
      url: `${publicUrl()}/business/login`,
    });
    await mailer.queue(db, [{ template: 'application_question', to: email, content }]);
    await noteAct(db, {
      at,
      actorId: staffId,
      action: 'application.asked',
      target: { kind: 'user', id },
      from: null,
      to: null,
      reason: question,
    });
    return ok(null);
  });
}

export function resumeCase(
  { pool, now }: StaffDeps,
  { queue, id, staffId }: Given,
): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (db) => {
    const at = now();
    if (!(await endWait(db, { queue, caseId: String(id), now: at }))) {
      return refuse('case_closed');
    }
    await noteAct(db, {
      at,
      actorId: staffId,
      action: 'application.resumed',
      target: { kind: 'user', id },
      from: null,
      to: null,
    });
    return ok(null);
  });
}
