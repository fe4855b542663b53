import type { Coupon } from '@wevisu/contract/coupons.ts';
import { runInBatches } from '../../back-office/table/run-in-batches.ts';
import type { BulkAct, BulkOutcome, Selection } from '../../back-office/table/table-types.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { changeCoupon, fetchCoupons } from './price-calls.ts';

type Status = 'active' | 'paused' | 'ended';

function setTo(status: Status, label: string): BulkAct<Coupon> {
  return {
    ...{ id: status, label, isDanger: status === 'ended' },
    run: async (selection, progress) => {
      const coupons = await findSelected(selection);
      const rows = coupons.map((coupon) => ({ ...coupon, name: coupon.code }));
      return runInBatches(
        { rows, size: 1, send: (batch) => Promise.all(batch.map((one) => setOne(one, status))) },
        progress,
      );
    },
  };
}

/** What can be done with many coupons; an ended one stays ended. */
export const COUPON_ACTS = [
  setTo('paused', 'Pause'),
  setTo('active', 'Resume'),
  setTo('ended', 'End'),
];

async function setOne(coupon: Coupon, status: Status): Promise<BulkOutcome> {
  const { id, rate_ppm, starts_at, expires_at, max_uses, max_uses_each, version } = coupon;
  const terms = { rate_ppm, starts_at, expires_at, max_uses, max_uses_each };
  try {
    await changeCoupon(id, { ...terms, status, version });
    return { id: String(id), done: true, message: '' };
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.isNetworkFault) throw error;
    return { id: String(id), done: false, message: error.text };
  }
}

/** A showroom has some dozens of coupons: all of them are read, page by page. */
async function findSelected(selection: Selection<Coupon>): Promise<readonly Coupon[]> {
  if (selection.mode === 'ids') return selection.rows;
  const { query, total, except } = selection;
  const found: Coupon[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof fetchCoupons>> = await fetchCoupons(query, after);
    found.push(...page.rows);
    after = page.next;
  } while (after !== null);
  const rows = found.filter(({ id }) => !except.includes(String(id)));
  if (rows.length === total - except.length) return rows;
  throw new ApiFailure(409, { code: 'selection_changed', now: { count: rows.length } });
}
