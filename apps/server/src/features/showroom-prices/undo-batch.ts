import type { PriceRun } from '@wevisu/contract/showroom-prices.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteAct } from '../audit/note-act.ts';
import { checkCoupons } from './check-coupons.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import { MAX_AT_ONCE } from './plan-bulk.ts';
import { beginRun, type NoteDone } from './price-runs.ts';
import {
  dropProductRates,
  getBatch,
  listBatchChanges,
  markUndone,
  putProductRates,
} from './store/batches.ts';
import { getOwnShowroom, keepChanges, lockOwnShowroom } from './store/rules.ts';

const SHOWN_SKIPPED = 100;
const WRITTEN_AT_ONCE = 5_000;

export interface Undone {
  readonly restored: number;
  readonly skipped: { readonly label: string; readonly rate_ppm: number | null }[];
  readonly skipped_total: number;
}

interface Asked {
  readonly proId: ProUserId;
  readonly id: number;
}

/** Gives every rate of a bulk change back what it was, except where it was changed since. Of very many, a job does it. */
export async function undoBatch(
  deps: ShowroomPricesDeps,
  { proId, id }: Asked,
): Promise<Result<Undone & { readonly run: PriceRun | null }>> {
  const shop = await getOwnShowroom(deps.pool, { proId });
  const batch = shop && (await getBatch(deps.pool, { showroomId: shop.id, id }));
  if (batch !== null && batch.products > MAX_AT_ONCE && batch.undoneAt === null) {
    const { products: total } = batch;
    const run = await beginRun(deps, { proId, kind: 'undo', asked: { id }, total });
    return run.ok ? ok({ restored: 0, skipped: [], skipped_total: 0, run: run.value }) : run;
  }
  const done = await inTransaction(deps.pool, (trx) => applyUndo(trx, deps, { proId, id }));
  return done.ok ? ok({ ...done.value, run: null }) : done;
}

/** In one transaction: all or none. `note` hears how many are written. */
export async function applyUndo(
  trx: Queryable,
  { now }: Pick<ShowroomPricesDeps, 'now'>,
  { proId, id, note }: Asked & { readonly note?: NoteDone },
): Promise<Result<Undone>> {
  const at = now();
  const shop = await lockOwnShowroom(trx, { proId });
  if (shop === null) return refuse('showroom_not_found');
  const showroomId = shop.id;
  if ((await getBatch(trx, { showroomId, id })) === null) return refuse('not_found');
  const all = await listBatchChanges(trx, { showroomId, id });
  const isSame = (one: (typeof all)[number]) => one.laterId === null && one.nowPpm === one.toPpm;
  const mine = all.filter(isSame);
  const skipped = all.filter((one) => !isSame(one));
  const lowest = mine.reduce<Ppm | null>(
    (least, { fromPpm }) =>
      fromPpm === null || (least !== null && least <= fromPpm) ? least : ppm(fromPpm),
    null,
  );
  const tooLow = lowest && (await checkCoupons(trx, { showroomId, rate: lowest, now: at }));
  if (tooLow !== null) return tooLow;
  const batch = await markUndone(trx, { showroomId, id, now: at });
  if (batch === null) return refuse('bulk_already_undone');
  for (let from = 0; from < mine.length; from += WRITTEN_AT_ONCE) {
    const some = mine.slice(from, from + WRITTEN_AT_ONCE);
    const back = some.flatMap(({ productId, fromPpm: rate }) =>
      rate === null ? [] : [{ productId, rate }],
    );
    await putProductRates(trx, {
      showroomId,
      productIds: back.map((one) => one.productId),
      rates: back.map((one) => one.rate),
    });
    const gone = some.flatMap(({ productId, fromPpm }) => (fromPpm === null ? [productId] : []));
    await dropProductRates(trx, { showroomId, productIds: gone });
    await keepChanges(trx, {
      ...{ showroomId, batchId: null, actorId: proId, at },
      changes: some.map(({ productId, fromPpm, toPpm }) => ({
        ...{ categoryId: null, brandId: null, productId, from: toPpm, to: fromPpm },
      })),
    });
    await note?.(from + some.length);
  }
  await noteAct(trx, {
    at,
    actorId: proId,
    tenant: { kind: 'showroom', id: showroomId },
    action: 'markup.bulk_undone',
    target: { kind: 'markup_batch', id: String(id) },
    from: { summary: batch.summary },
    to: { restored: mine.length, skipped: skipped.length },
  });
  return ok({
    restored: mine.length,
    skipped: skipped
      .slice(0, SHOWN_SKIPPED)
      .map(({ label, nowPpm }) => ({ label, rate_ppm: nowPpm })),
    skipped_total: skipped.length,
  });
}
