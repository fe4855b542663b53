import { REVIEW_DAYS } from '@wevisu/domain/hiring/hire-reviews.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notify.ts';
import type { HiringDeps } from './deps.ts';
import { getEmails } from './store/events.ts';
import { type HireRow, lockAnyHire } from './store/hires.ts';
import { claimDueReviews } from './store/published.ts';
import { pathFor } from './tell-of-hire.ts';

type Deps = Pick<HiringDeps, 'pool' | 'now' | 'mailer' | 'publicUrl'>;

const BATCH = 200;
const DAY_MS = 86_400_000;

/** Both sides, once the reviews of a hire can be read, by a notification and by mail. The caller notes that they were. */
export async function tellOfReviews(
  { mailer, publicUrl }: Pick<Deps, 'mailer' | 'publicUrl'>,
  trx: Queryable,
  { row, written }: { readonly row: HireRow; readonly written: number },
): Promise<void> {
  const title = written > 1 ? 'Your reviews are published' : 'A review is published';
  const text =
    written > 1
      ? `You and the other side can read both reviews of “${row.projectName}”.`
      : `The review of “${row.projectName}” can be read. The time to write another one is over.`;
  const emails = await getEmails(trx, row);
  const readers = ['homeowner', 'pro'] as const;
  await notify(
    trx,
    readers.map((reader) => ({
      ...{ userId: reader === 'pro' ? row.proId : row.userId, event: 'hire', title, text },
      ...{ link: pathFor(reader, row.id), topic: `hire ${row.id}` },
    })),
  );
  await mailer.queue(
    trx,
    readers.map((reader) => ({
      ...{ template: 'hire_step', to: emails[reader] },
      content: {
        ...{ subject: `${title}: “${row.projectName}”`, title, preview: text },
        blocks: [
          { kind: 'text' as const, text },
          {
            ...{ kind: 'button' as const, label: 'Read the reviews' },
            url: publicUrl() + pathFor(reader, row.id),
          },
        ],
      },
    })),
  );
}

/** Those whose days are over. Safe to run at any time, by several at once: each hire is told of once. */
export async function tellOfDueReviews(deps: Deps): Promise<void> {
  while ((await tellBatch(deps)) === BATCH);
}

function tellBatch(deps: Deps): Promise<number> {
  return inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    const completedBefore = new Date(now.getTime() - REVIEW_DAYS * DAY_MS);
    const due = await claimDueReviews(trx, { completedBefore, now, limit: BATCH });
    for (const { id, written } of due) {
      const row = written > 0 ? await lockAnyHire(trx, { id }) : null;
      if (row !== null) await tellOfReviews(deps, trx, { row, written });
    }
    return due.length;
  });
}
