import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { ApplicationQueue } from '@wevisu/domain/people/staff-queues.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { StaffDeps } from './deps.ts';
import { questionMail } from './mails.ts';
import { endWait, insertWait, lockApplicant } from './store/waits.ts';

interface Given {
  readonly queue: ApplicationQueue;
  readonly id: number;
  readonly staffId: UserId;
}

/** By mail, with the whole text. The clock of the promise stops until the applicant writes to us, or staff say so. */
export function askApplicant(
  { pool, now, mailer, publicUrl }: StaffDeps,
  { queue, id, staffId, question }: Given & { readonly question: string },
): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (db) => {
    const applicant = await lockApplicant[queue](db, { id });
    if (applicant === null) return refuse('application_decided');
    const { email, userId } = applicant;
    const at = now();
    const wait = { queue, caseId: String(id), email };
    if (!(await insertWait(db, { ...wait, question, staffId, now: at }))) {
      return refuse('question_open');
    }
    const path = queue === 'licenses' ? PATHS.proStart : '/business/login';
    const content = questionMail({ queue, question, url: `${publicUrl()}${path}` });
    await mailer.queue(db, [{ template: 'application_question', to: email, content }]);
    await noteAct(db, {
      at,
      actorId: staffId,
      action: 'application.asked',
      target: { kind: 'user', id: userId },
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
    const applicant = await lockApplicant[queue](db, { id });
    if (applicant === null) return refuse('case_closed');
    if (!(await endWait(db, { queue, caseId: String(id), now: at }))) {
      return refuse('case_closed');
    }
    await noteAct(db, {
      at,
      actorId: staffId,
      action: 'application.resumed',
      target: { kind: 'user', id: applicant.userId },
      from: null,
      to: null,
    });
    return ok(null);
  });
}
