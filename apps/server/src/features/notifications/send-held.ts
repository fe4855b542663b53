import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { heldMails } from './held-mails.ts';
import type { MailChoiceDeps } from './mail-deps.ts';
import { planOf } from './reader.ts';
import { getReader } from './store/choices.ts';
import { listDueReaders, takeDue } from './store/held.ts';

const BATCH = 100;

/**
 * Sends what has waited long enough. A person's mails leave the queue and are queued for sending in one transaction: a
 * run that dies has done either both or neither, and of two runs one finds nothing. A person whose mails fail holds up
 * nobody else.
 */
export async function sendHeld(deps: MailChoiceDeps): Promise<void> {
  const now = deps.now();
  let after = 0;
  for (;;) {
    const due = await listDueReaders(deps.pool, { now, after, limit: BATCH });
    for (const { userId } of due) {
      await sendTo(deps, { userId, now }).catch(deps.onError);
      after = userId;
    }
    if (due.length < BATCH) return;
  }
}

function sendTo(
  deps: MailChoiceDeps,
  of: { readonly userId: UserId; readonly now: Date },
): Promise<void> {
  return inTransaction(deps.pool, async (trx) => {
    const taken = await takeDue(trx, of);
    const reader = await getReader(trx, of.userId);
    if (reader === null) return;
    const rows = taken.filter(({ kind }) => planOf(reader, kind) !== 'off');
    await deps.mailer.queue(trx, heldMails(deps, { rows, ...reader }));
  });
}
