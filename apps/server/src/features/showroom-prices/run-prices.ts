// The job over a showroom's prices. A change of markups is one transaction with the end of its run: killed at any point and
// run again, it is done once or not at all. How far it is, everybody sees meanwhile by another connection.
import { messageOf } from '@wevisu/domain/errors/errors.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { applyChange } from './change-in-bulk.ts';
import type { PriceRunDeps } from './deps.ts';
import type { BulkChange } from './plan-bulk.ts';
import type { NoteDone } from './price-runs.ts';
import { printShowroom } from './print-showroom.ts';
import {
  finishRun,
  forgetFile,
  getRun,
  listOldFiles,
  noteRun,
  type PriceRunRow,
  type RunOutcome,
} from './store/runs.ts';
import { applyUndo } from './undo-batch.ts';

const KEPT_MS = 7 * 24 * 3_600_000;

export async function runPrices(
  deps: PriceRunDeps,
  { id }: { readonly id: number },
): Promise<void> {
  const run = await getRun(deps.pool, { id });
  if (run === null || run.finishedAt !== null) return;
  const note: NoteDone = (done) => noteRun(deps.pool, { id, done });
  await note(0);
  if (run.kind === 'print') {
    const fileKey = await printShowroom(deps, { run, note });
    await finishRun(deps.pool, { id, outcome: {}, fileKey, now: deps.now() });
    return;
  }
  await inTransaction(deps.pool, async (trx) => {
    const outcome = await change(trx, deps, { run, note });
    await finishRun(trx, { id, outcome, fileKey: null, now: deps.now() });
  });
}

async function change(
  trx: Queryable,
  deps: PriceRunDeps,
  { run, note }: { readonly run: PriceRunRow; readonly note: NoteDone },
): Promise<RunOutcome> {
  const { proId } = run;
  if (run.kind === 'undo') {
    const { id } = run.asked as { readonly id: number };
    const undone = await applyUndo(trx, deps, { proId, id, note });
    if (!undone.ok) return { refusal: messageOf(undone) };
    const { restored, skipped_total } = undone.value;
    return { restored, skipped_total };
  }
  const asked = run.asked as { readonly change: BulkChange; readonly changed: number };
  const done = await applyChange(trx, deps, { proId, ...asked, note });
  return done.ok ? {} : { refusal: messageOf(done) };
}

/** Prints of a week ago, and those that a newer one has replaced. */
export async function dropOldPrints({
  pool,
  files,
  now,
}: Pick<PriceRunDeps, 'pool' | 'files' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  for (const { id, fileKey } of await listOldFiles(pool, { before })) {
    await files.remove(fileKey);
    await forgetFile(pool, { id });
  }
}
