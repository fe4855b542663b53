import type { ProApplication } from '@wevisu/contract/pro-applications.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type ApplicationDecision, statusOfDecision } from '@wevisu/domain/people/accounts.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { AccountsDeps } from './deps.ts';
import { approvedMail, refusedMail } from './mails.ts';
import { showProApplication } from './show-application.ts';
import { setStatus } from './store/accounts.ts';
import { lockProApplication, setDecision } from './store/pro-applications.ts';

/**
 * G-02, G-13: staff approve or refuse a pro. Repeating a decision changes nothing and mails nobody; if two people
 * decide differently, the second gets an error.
 */
export function decideApplication(
  deps: AccountsDeps,
  given: {
    readonly id: UserId;
    readonly staffId: UserId;
    readonly decision: ApplicationDecision;
    readonly reason: string;
    readonly version: number;
  },
): Promise<Result<ProApplication>> {
  const { id, staffId, decision, reason } = given;
  return inTransactionOfResult(deps.pool, async (client) => {
    const waiting = await lockProApplication(client, id);
    if (waiting === null) return refuse('application_not_found');
    if (waiting.decision === decision) return ok(showProApplication(waiting));
    if (waiting.decision !== null) return refuse('application_decided');
    if (waiting.version !== given.version) {
      return refuse('changed_meanwhile', { now: showProApplication(waiting) });
    }
    await setDecision(client, { userId: id, decision, reason, staffId, now: deps.now() });
    await deps.events.write(client, {
      kind: decision === 'approve' ? 'pro_approved' : 'pro_refused',
      userId: id,
      actorId: staffId,
    });
    await noteAct(client, {
      at: deps.now(),
      actorId: staffId,
      action: 'pro_application.decided',
      target: { kind: 'user', id },
      from: { decision: null },
      to: { decision },
      reason: reason === '' ? null : reason,
    });
    await setStatus(client, { userId: id, status: statusOfDecision(decision) });
    const { firstName, companyName, email: to } = waiting;
    const applicant = { firstName, companyName, emailVerified: waiting.emailVerifiedAt !== null };
    const url = deps.publicUrl();
    await deps.mailer.queue(client, [
      decision === 'approve'
        ? {
            template: 'pro_approved',
            to,
            content: approvedMail({ ...applicant, url: `${url}/business/login` }),
          }
        : {
            template: 'pro_refused',
            to,
            content: refusedMail({
              ...applicant,
              reason,
              url: `${url}/contact?topic=pro`,
            }),
          },
    ]);
    const decided = await lockProApplication(client, id);
    return decided === null ? refuse('application_not_found') : ok(showProApplication(decided));
  });
}
