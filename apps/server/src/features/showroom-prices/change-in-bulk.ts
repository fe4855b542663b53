import type { BulkPreview, PriceRun } from '@wevisu/contract/showroom-prices.ts';
import { ok, type Refusal, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { formatPercent, type Ppm } from '@wevisu/domain/money/money.ts';
import { checkMarkupRate } from '@wevisu/domain/money/pricing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteAct } from '../audit/note-act.ts';
import { readOwnRates } from '../showrooms/own-rates.ts';
import { checkCoupons } from './check-coupons.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import { findProducts } from './find-products.ts';
import { type BulkChange, MAX_AT_ONCE, MAX_BULK, type PlannedRate, planBulk } from './plan-bulk.ts';
import { beginRun, type NoteDone } from './price-runs.ts';
import { insertBatch, putProductRates } from './store/batches.ts';
import { keepChanges, lockOwnShowroom } from './store/rules.ts';

/** Products of one page of a preview. */
const PREVIEW_ROWS = 20;
const WRITTEN_AT_ONCE = 5_000;

interface Asked {
  readonly proId: ProUserId;
  readonly change: BulkChange;
}

export async function previewBulk(
  deps: ShowroomPricesDeps,
  { proId, change, page }: Asked & { readonly page: number },
): Promise<Result<BulkPreview>> {
  const own = await readOwnRates(deps.pool, proId);
  if (own === null) return refuse('showroom_not_found');
  const refused = checkRate(change);
  if (refused !== null) return refused;
  const plan = await planBulk(deps.pool, deps, { own, change });
  if (plan === null) return tooMany();
  const largest = largestOf(plan.changes);
  return ok({
    products: plan.products,
    changed: plan.changes.length,
    held: plan.changes.filter(({ isHeld }) => isHeld).length,
    largest: largest && {
      ...{ name: largest.name, from: largest.priceBefore, to: largest.priceAfter },
      to_ppm: largest.after,
    },
    lowest_ppm: lowestOf(plan.changes),
    ...pageOf(plan.changes, page),
  });
}

/** The last page where there are fewer than before. */
function pageOf(changes: readonly PlannedRate[], asked: number) {
  const lastPage = Math.max(1, Math.ceil(changes.length / PREVIEW_ROWS));
  const page = Math.min(asked, lastPage);
  const rows = changes.slice((page - 1) * PREVIEW_ROWS, page * PREVIEW_ROWS);
  return {
    rows: rows.map(({ productId, name, before, after, priceBefore, priceAfter, isHeld }) => ({
      ...{ product_id: productId, name, from_ppm: before, to_ppm: after },
      ...{ from: priceBefore, to: priceAfter, is_held: isHeld },
    })),
    page,
    last_page: lastPage,
  };
}

interface Applied extends Asked {
  readonly changed: number;
}

/**
 * Gives every product that changes a rule of its own, as previewed: where another number of products
 * would change than the pro saw, nothing is done. Of very many, a job does it.
 */
export async function changeInBulk(
  deps: ShowroomPricesDeps,
  { proId, change, changed }: Applied,
): Promise<Result<{ id: number | null; changed: number; run: PriceRun | null }>> {
  const refused = checkRate(change);
  if (refused !== null) return refused;
  const { total } = await findProducts(deps.catalog, change.filter, { page: 1, perPage: 1 });
  if (total > MAX_AT_ONCE) {
    const asked = { change, changed };
    const run = await beginRun(deps, { proId, kind: 'change', asked, total: changed });
    return run.ok ? ok({ id: null, changed, run: run.value }) : run;
  }
  const done = await inTransaction(deps.pool, (trx) =>
    applyChange(trx, deps, { proId, change, changed }),
  );
  return done.ok ? ok({ ...done.value, run: null }) : done;
}

/** In one transaction: all or none. `note` hears how many are written. */
export async function applyChange(
  trx: Queryable,
  deps: Pick<ShowroomPricesDeps, 'now' | 'catalog'>,
  { proId, change, changed, note }: Applied & { readonly note?: NoteDone },
): Promise<Result<{ readonly id: number; readonly changed: number }>> {
  const at = deps.now();
  const shop = await lockOwnShowroom(trx, { proId });
  const own = shop && (await readOwnRates(trx, proId));
  if (own === null) return refuse('showroom_not_found');
  const plan = await planBulk(trx, deps, { own, change });
  if (plan === null) return tooMany();
  const { changes } = plan;
  if (changes.length !== changed) {
    return refuse('bulk_count_changed', { params: { now: formatCount(changes.length) } });
  }
  const lowest = lowestOf(changes);
  if (lowest === null) return refuse('bulk_changes_nothing');
  const { showroomId } = own;
  const tooLow = await checkCoupons(trx, { showroomId, rate: lowest, now: at });
  if (tooLow !== null) return tooLow;
  const summary = summaryOf(change);
  const products = changes.length;
  const { id } = await insertBatch(trx, { showroomId, actorId: proId, summary, products, at });
  for (let from = 0; from < products; from += WRITTEN_AT_ONCE) {
    const some = changes.slice(from, from + WRITTEN_AT_ONCE);
    await putProductRates(trx, {
      showroomId,
      productIds: some.map((one) => one.productId),
      rates: some.map((one) => one.after),
    });
    await keepChanges(trx, {
      ...{ showroomId, batchId: id, actorId: proId, at },
      changes: some.map(({ productId, own: was, after }) => ({
        ...{ categoryId: null, brandId: null, productId },
        ...{ from: was, to: after },
      })),
    });
    await note?.(from + some.length);
  }
  await noteAct(trx, {
    at,
    actorId: proId,
    tenant: { kind: 'showroom', id: showroomId },
    action: 'markup.changed_in_bulk',
    target: { kind: 'markup_batch', id: String(id) },
    from: null,
    to: { summary, products },
  });
  return ok({ id, changed: products });
}

function checkRate({ act, by }: BulkChange): Refusal | null {
  return act === 'set' ? checkMarkupRate(by) : null;
}

function tooMany(): Refusal<'bulk_too_many'> {
  return refuse('bulk_too_many', { params: { maximum: formatCount(MAX_BULK) } });
}

function largestOf(changes: readonly PlannedRate[]): PlannedRate | null {
  const size = (one: PlannedRate) => Math.abs(one.priceAfter - one.priceBefore);
  return changes.reduce<PlannedRate | null>(
    (largest, one) => (largest === null || size(one) > size(largest) ? one : largest),
    null,
  );
}

function lowestOf(changes: readonly PlannedRate[]): Ppm | null {
  return changes.reduce<Ppm | null>(
    (lowest, { after }) => (lowest === null || after < lowest ? after : lowest),
    null,
  );
}

function summaryOf({ act, by, filter }: BulkChange): string {
  const rate = formatPercent(by);
  const what = {
    set: `Set to ${rate}`,
    raise: `Raised by ${rate} points`,
    lower: `Lowered by ${rate} points`,
  }[act].replace(/% points$/, ' points');
  return filter.q === '' ? what : `${what}: “${filter.q}”`;
}
