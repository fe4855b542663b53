import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteAct } from '../audit/note-act.ts';
import { checkCoupons } from './check-coupons.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import {
  dropProductRates,
  hasBatch,
  listBatchChanges,
  markUndone,
  putProductRates,
} from './store/batches.ts';
import { keepChanges, lockOwnShowroom } from './store/rules.ts';

const SHOWN_SKIPPED = 100;

interface Undone {
  readonly restored: number;
  readonly skipped: { readonly label: string; readonly rate_ppm: number | null }[];
  readonly skipped_total: number;
}

/** Gives every rate of a bulk change back what it was, except where it was changed since. */
export async function undoBatch(
  { pool, now }: ShowroomPricesDeps,
  { proId, id }: { readonly proId: ProUserId; readonly id: number },
): Promise<Result<Undone>> {
  const at = now();
  return inTransaction(pool, async (trx): Promise<Result<Undone>> => {
    const shop = await lockOwnShowroom(trx, { proId });
    if (shop === null) return refuse('showroom_not_found');
    const showroomId = shop.id;
    if ((await hasBatch(trx, { showroomId, id })) === null) return refuse('not_found');
    const all = await listBatchChanges(trx, { showroomId, id });
    const isSame = (one: (typeof all)[number]) => one.laterId === null && one.nowPpm === one.toPpm;
    const mine = all.filter(isSame);
    const skipped = all.filter((one) => !isSame(one));
    const kept = mine.flatMap(({ productId, fromPpm }) =>
      fromPpm === null ? [] : [{ productId, rate: ppm(fromPpm) }],
    );
    const lowest = kept.reduce<Ppm | null>(
      (least, { rate }) => (least === null || rate < least ? rate : least),
      null,
    );
    const tooLow = lowest && (await checkCoupons(trx, { showroomId, rate: lowest, now: at }));
    if (tooLow !== null) return tooLow;
    const batch = await markUndone(trx, { showroomId, id, now: at });
    if (batch === null) return refuse('bulk_already_undone');
    await putProductRates(trx, {
      showroomId,
      productIds: kept.map((one) => one.productId),
      rates: kept.map((one) => one.rate),
    });
    const gone = mine.flatMap(({ productId, fromPpm }) => (fromPpm === null ? [productId] : []));
    await dropProductRates(trx, { showroomId, productIds: gone });
    await keepChanges(trx, {
      ...{ showroomId, batchId: null, actorId: proId, at },
      changes: mine.map(({ productId, fromPpm, toPpm }) => ({
        ...{ categoryId: null, brandId: null, productId, from: toPpm, to: fromPpm },
      })),
    });
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
  });
}
