import type { Coupon } from '@wevisu/contract/coupons.ts';
import { runInBatches } from '../../back-office/table/run-in-batches.ts';
import type { BulkAct, BulkOutcome, Selection } from '../../back-office/table/table-types.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import type { changeCoupon, fetchCoupons } from './price-calls.ts';

type Status = 'active' | 'paused' | 'ended';

export interface CouponCalls {
  readonly change: (...args: Parameters<typeof changeCoupon>) => Promise<unknown>;
  readonly list: typeof fetchCoupons;
}

/** What can be done with many coupons; an ended one stays ended. */
export function couponActs(calls: CouponCalls): readonly BulkAct<Coupon>[] {
  const setTo = (status: Status, label: string): BulkAct<Coupon> => ({
    ...{ id: status, label, isDanger: status === 'ended' },
    run: async (selection, progress) => {
      const coupons = await findSelected(calls, selection);
      const rows = coupons.map((coupon) => ({ ...coupon, name: coupon.code }));
      const send = (batch: readonly Coupon[]) =>
        Promise.all(batch.map((one) => setOne(calls, one, status)));
      return runInBatches({ rows, size: 1, send }, progress);
    },
  });
  return [setTo('paused', 'Pause'), setTo('active', 'Resume'), setTo('ended', 'End')];
}

async function setOne(calls: CouponCalls, coupon: Coupon, status: Status): Promise<BulkOutcome> {
  const { id, rate_ppm, starts_at, expires_at, max_uses, max_uses_each, version } = coupon;
  const terms = { rate_ppm, starts_at, expires_at, max_uses, max_uses_each };
  try {
    await calls.change(id, { ...terms, status, version });
    return { id: String(id), done: true, message: '' };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.isNetworkFault) throw error;
    return { id: String(id), done: false, message: error.text };
  }
}

/** A showroom has some dozens of coupons: all of them are read, page by page. */
async function findSelected(
  { list }: CouponCalls,
  selection: Selection<Coupon>,
): Promise<readonly Coupon[]> {
  if (selection.mode === 'ids') return selection.rows;
  const { query, total, except } = selection;
  const found: Coupon[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(query, after);
    found.push(...page.rows);
    after = page.next;
  } while (after !== null);
  const rows = found.filter(({ id }) => !except.includes(String(id)));
  if (rows.length === total - except.length) return rows;
  throw new ApiFailure(409, { code: 'selection_changed', now: { count: rows.length } });
}
