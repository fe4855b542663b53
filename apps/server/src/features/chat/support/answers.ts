// What staff answer often, prepared.
import type { SupportAnswer } from '@wevisu/contract/support.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../../platform/database/transaction-of-result.ts';
import { noteAct } from '../../audit/note-act.ts';
import type { ChatDeps } from '../deps.ts';
import { deleteAnswerRow, findAnswer, listAnswerRows, saveAnswerRow } from '../store/support.ts';

type Deps = Pick<ChatDeps, 'pool' | 'now'>;

export function listAnswers({ pool }: Pick<Deps, 'pool'>): Promise<SupportAnswer[]> {
  return listAnswerRows(pool);
}

export function saveAnswer(
  { pool, now }: Deps,
  of: { readonly userId: UserId; readonly title: string; readonly text: string },
): Promise<Result<SupportAnswer>> {
  return inTransactionOfResult(pool, async (trx) => {
    const { userId, title, text } = of;
    const before = await findAnswer(trx, { title });
    const after = await saveAnswerRow(trx, { title, text, userId, now: now() });
    await noteAct(trx, {
      ...{ at: now(), actorId: userId, action: 'support_answer.saved' },
      target: { kind: 'support_answer', id: after.id },
      from: before && { title, text: before.text },
      to: { title, text },
    });
    return ok(after);
  });
}

export function deleteAnswer(
  { pool, now }: Deps,
  { id, userId }: { readonly id: number; readonly userId: UserId },
): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (trx) => {
    const gone = await deleteAnswerRow(trx, { id });
    if (gone === null) return refuse('not_found');
    const { title, text } = gone;
    await noteAct(trx, {
      ...{ at: now(), actorId: userId, action: 'support_answer.deleted' },
      target: { kind: 'support_answer', id },
      ...{ from: { title, text }, to: null },
    });
    return ok(null);
  });
}
