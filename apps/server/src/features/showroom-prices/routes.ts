import * as coupons from '@wevisu/contract/coupons.ts';
import * as contract from '@wevisu/contract/showroom-prices.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { ProductId } from '@wevisu/domain/ids.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { changeInBulk, previewBulk } from './change-in-bulk.ts';
import type { PriceRunDeps } from './deps.ts';
import { exportPriceList } from './export-price-list.ts';
import { changeCoupon, createCoupon } from './keep-coupon.ts';
import { listChanges, listOwnBatches } from './list-changes.ts';
import { exportCoupons, getCouponLimit, listCoupons } from './list-coupons.ts';
import { listPricedProducts } from './list-priced-products.ts';
import { listRules } from './list-rules.ts';
import type { BulkChange } from './plan-bulk.ts';
import { getPrint, listRuns } from './price-runs.ts';
import { startPrint } from './print-showroom.ts';
import { setMarkup } from './set-markup.ts';
import type { Scope } from './store/rules.ts';
import { undoBatch } from './undo-batch.ts';

export function addShowroomPriceCalls(calls: CallTable, deps: PriceRunDeps): void {
  calls.add(contract.listPriceRules, async ({ user: { userId } }) =>
    toReply(await listRules(deps, userId)),
  );
  calls.add(contract.listPricedProducts, async ({ user: { userId: proId } }, { query }) => {
    const { category_id: categoryId, brand_id: brandId, product_id, q, page, limit } = query;
    const productId = product_id as ProductId | null;
    const filter = { categoryId, brandId, q };
    return toReply(await listPricedProducts(deps, { proId, filter, productId, page, limit }));
  });
  calls.add(contract.exportPriceList, async ({ user: { userId: proId } }, { query }) => {
    const { category_id: categoryId, brand_id: brandId, format } = query;
    const file = await exportPriceList(deps, { proId, categoryId, brandId, format });
    return file.ok ? ok({ file: file.value }) : file;
  });
  calls.add(contract.setMarkup, async ({ user: { userId: proId } }, { body }) => {
    const { rate_ppm: rate, version } = body;
    const set = await setMarkup(deps, { proId, scope: toScope(body), rate, version });
    if (!set.ok) return set;
    const message = rate === null ? 'The rule was ended.' : 'The markup was saved.';
    return ok({ message, data: set.value });
  });
  calls.add(contract.listMarkupChanges, async ({ user: { userId: proId } }, { query }) => {
    const { of_rule: ofRule, after, limit } = query;
    return toReply(await listChanges(deps, { proId, ...toScope(query), ofRule, after, limit }));
  });
  calls.add(contract.previewBulkMarkup, async ({ user: { userId: proId } }, { body }) =>
    toReply(await previewBulk(deps, { proId, change: toChange(body), page: body.page })),
  );
  calls.add(contract.applyBulkMarkup, async ({ user: { userId: proId } }, { body }) => {
    const { changed } = body;
    const done = await changeInBulk(deps, { proId, change: toChange(body), changed });
    if (!done.ok) return done;
    const isBegun = done.value.run !== null;
    const message = isBegun ? 'The change has begun.' : 'The markups were changed.';
    return ok({ message, data: done.value });
  });
  calls.add(contract.listMarkupBatches, async ({ user: { userId } }) =>
    toReply(await listOwnBatches(deps, userId)),
  );
  calls.add(contract.undoMarkupBatch, async ({ user: { userId: proId } }, { params: { id } }) => {
    const undone = await undoBatch(deps, { proId, id });
    if (!undone.ok) return undone;
    const isBegun = undone.value.run !== null;
    const message = isBegun ? 'The undoing has begun.' : 'The change was undone.';
    return ok({ message, data: undone.value });
  });
  calls.add(contract.listPriceRuns, async ({ user: { userId } }) =>
    toReply(await listRuns(deps, userId)),
  );
  calls.add(contract.startPricePrint, async ({ user: { userId } }) =>
    toReply(await startPrint(deps, userId)),
  );
  calls.add(contract.getPricePrint, async ({ user: { userId: proId } }, { params: { id } }) => {
    const file = await getPrint(deps, { proId, id });
    return file.ok ? ok({ file: file.value }) : file;
  });
  calls.add(coupons.listCoupons, async ({ user: { userId: proId } }, { query }) =>
    toReply(await listCoupons(deps, { proId, query })),
  );
  calls.add(coupons.exportCoupons, async ({ user: { userId: proId } }, { query }) => {
    const file = await exportCoupons(deps, { proId, query });
    return file.ok ? ok({ data: null, file: file.value }) : file;
  });
  calls.add(coupons.getCouponLimit, async ({ user: { userId } }) =>
    toReply(await getCouponLimit(deps, userId)),
  );
  calls.add(coupons.createCoupon, async ({ user: { userId: proId } }, { body }) => {
    const made = await createCoupon(deps, { proId, code: body.code, ...toTerms(body) });
    return made.ok ? ok({ message: 'The coupon was made.', data: made.value }) : made;
  });
  calls.add(coupons.changeCoupon, async ({ user: { userId: proId } }, { params: { id }, body }) => {
    const { status, version } = body;
    const saved = await changeCoupon(deps, { proId, id, status, version, ...toTerms(body) });
    return saved.ok ? ok({ message: 'The coupon was saved.', data: saved.value }) : saved;
  });
}

/** What a use case gives, as the data of a reply. */
function toReply<T, R>(result: { readonly ok: true; readonly value: T } | R) {
  return isOk(result) ? ok({ data: result.value }) : (result as Exclude<R, { ok: true }>);
}

function isOk<T>(result: unknown): result is { readonly ok: true; readonly value: T } {
  return (result as { readonly ok: boolean }).ok;
}

interface ScopeOnWire {
  readonly category_id: number | null;
  readonly brand_id: number | null;
  readonly product_id: number | null;
}

function toScope({ category_id, brand_id, product_id }: ScopeOnWire): Scope {
  return { categoryId: category_id, brandId: brand_id, productId: product_id };
}

type Bulk = Pick<ScopeOnWire, 'category_id' | 'brand_id'> & {
  readonly q: string;
  readonly act: BulkChange['act'];
  readonly by_ppm: BulkChange['by'];
};

function toChange({ category_id, brand_id, q, act, by_ppm: by }: Bulk): BulkChange {
  return { filter: { categoryId: category_id, brandId: brand_id, q }, act, by };
}

interface TermsOnWire {
  readonly rate_ppm: BulkChange['by'];
  readonly starts_at: string | null;
  readonly expires_at: string | null;
  readonly max_uses: number | null;
  readonly max_uses_each: number | null;
}

function toTerms(body: TermsOnWire) {
  return {
    rate: body.rate_ppm,
    startsAt: body.starts_at === null ? null : new Date(body.starts_at),
    expiresAt: body.expires_at === null ? null : new Date(body.expires_at),
    maxUses: body.max_uses,
    maxUsesEach: body.max_uses_each,
  };
}
