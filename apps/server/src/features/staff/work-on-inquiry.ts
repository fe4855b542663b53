import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { InquiryQueue } from '@wevisu/domain/people/staff-queues.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { StaffDeps } from './deps.ts';
import { answerMail } from './mails.ts';
import { lockInquiry, updateInquiry } from './store/inquiries.ts';

const TARGETS = { messages: 'message', leads: 'lead' } as const;

export interface InquiryChange {
  readonly queue: InquiryQueue;
  readonly id: number;
  readonly staffId: UserId;
  readonly version: number;
  readonly note: string;
  readonly isMine: boolean;
  readonly state: 'open' | 'done';
  readonly answer: string;
}

/** A note, an owner, the end. An answer goes out once, in the transaction that keeps it. */
export function workOnInquiry(
  { pool, now: clock, mailer, publicUrl }: StaffDeps,
  change: InquiryChange,
): Promise<Result<null>> {
  const { queue, id, staffId, note, state, answer } = change;
  return inTransactionOfResult(pool, async (db) => {
    const row = await lockInquiry[queue](db, { id });
    if (row === null) return refuse('case_closed');
    if (row.version !== change.version) {
      const { version, note: noted, state: nowState, assignedName } = row;
      const now = { version, note: noted, state: nowState, assigned_to: assignedName };
      return refuse('changed_meanwhile', { now });
    }
    const at = clock();
    // Giving back is for one's own; taking over is for everybody.
    const kept = row.assignedTo === staffId ? null : row.assignedTo;
    const assignedTo = change.isMine ? staffId : kept;
    const doneAt = state === 'done' ? at : null;
    const texts = { note, answer: answer === '' ? row.answer : answer };
    await updateInquiry[queue](db, { id, assignedTo, state, doneAt, ...texts });
    if (answer !== '') {
      const content = answerMail({ answer, asked: row.text, url: `${publicUrl()}/contact` });
      await mailer.queue(db, [{ template: 'inquiry_answer', to: row.email, content }]);
    }
    await noteAct(db, {
      at,
      actorId: staffId,
      action: state === 'done' ? 'inquiry.closed' : 'inquiry.noted',
      target: { kind: TARGETS[queue], id },
      from: { state: row.state, assigned_to: row.assignedTo },
      to: { state, assigned_to: assignedTo, answered: answer !== '' },
    });
    return ok(null);
  });
}
