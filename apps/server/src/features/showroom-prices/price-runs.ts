// What takes longer than a request: begun here, done by the job (run-prices.ts), looked at while it is at work.
import type { PriceRun } from '@wevisu/contract/showroom-prices.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import { getOwnShowroom } from './store/rules.ts';
import {
  endLostRuns,
  getPrintFile,
  getRun,
  insertRun,
  listLastRuns,
  type PriceRunRow,
} from './store/runs.ts';

export const RUN_PRICES = 'prices.run';

/** All tries of a job are over long before. */
const LOST_MS = 24 * 3_600_000;
const LOST = 'It failed several times and was given up. Nothing was changed.';

/** Hears how many products are written so far. */
export type NoteDone = (done: number) => Promise<unknown>;

interface Begun {
  readonly proId: ProUserId;
  readonly kind: PriceRunRow['kind'];
  /** What its job reads. */
  readonly asked: object;
  readonly total: number;
}

export function beginRun(
  { pool, jobs, now }: Pick<ShowroomPricesDeps, 'pool' | 'jobs' | 'now'>,
  run: Begun,
): Promise<Result<PriceRun>> {
  return inTransactionOfResult(pool, async (trx) => {
    const shop = await getOwnShowroom(trx, run);
    if (shop === null) return refuse('showroom_not_found');
    const at = now();
    const of = { showroomId: shop.id, kind: run.kind, now: at };
    const before = new Date(at.getTime() - LOST_MS);
    await endLostRuns(trx, { ...of, before, outcome: { refusal: LOST } });
    const made = await insertRun(trx, { ...of, ...run });
    if (made === null) return refuse('price_run_open');
    await jobs.enqueue(trx, RUN_PRICES, [{ id: made.id }]);
    const row = await getRun(trx, made);
    return row === null ? refuse('not_found') : ok(showRun(row));
  });
}

/** The last of each kind. */
export async function listRuns(
  { pool }: Pick<ShowroomPricesDeps, 'pool'>,
  proId: ProUserId,
): Promise<Result<PriceRun[]>> {
  return ok((await listLastRuns(pool, { proId })).map(showRun));
}

export async function getPrint(
  { pool, files }: Pick<ShowroomPricesDeps, 'pool'> & { readonly files: FileStore },
  of: { readonly proId: ProUserId; readonly id: number },
): Promise<Result<SentFile>> {
  const key = await getPrintFile(pool, of);
  const bytes = key === null ? null : await files.get(key);
  if (bytes === null) return refuse('not_found');
  return ok({ bytes, type: 'application/zip', name: 'price-list.zip' });
}

function showRun({ id, kind, total, done, outcome, fileKey, finishedAt }: PriceRunRow): PriceRun {
  return {
    ...{ id, kind, total, done, finished_at: finishedAt?.toISOString() ?? null },
    refusal: outcome?.refusal ?? null,
    restored: outcome?.restored ?? null,
    skipped_total: outcome?.skipped_total ?? null,
    has_file: fileKey !== null,
  };
}
