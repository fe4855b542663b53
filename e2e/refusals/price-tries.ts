import { changeCoupon } from '@wevisu/contract/coupons.ts';
import { getPricePrint, undoMarkupBatch } from '@wevisu/contract/showroom-prices.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { TestShop } from '../../apps/server/src/test-shop.ts';
import type { Try } from './project-tries.ts';

interface PriceRecords {
  readonly couponId: number;
  readonly batchId: number;
  readonly runId: number;
}

/** A coupon, a change of many markups and a printed price list, to be tried by another pro. */
export async function keepPrices({ pool }: TestApp, shop: TestShop): Promise<PriceRecords> {
  const { rows } = await pool.query(
    `insert into markup_batches (showroom_id, actor_user_id, summary, products, at)
     values ($1, $2, 'Set to 30%', 1, now()) returning id`,
    [shop.showroomId, shop.pro.userId],
  );
  const runs = await pool.query(
    `insert into price_runs (showroom_id, started_by, kind, asked, total, done, file_key, created_at, finished_at)
     values ($1, $2, 'print', '{}', 1, 1, 'price-prints/1/1.zip', now(), now()) returning id`,
    [shop.showroomId, shop.pro.userId],
  );
  const couponId = await shop.addCoupon('OWN10', 50_000);
  return { couponId, batchId: rows[0].id, runId: runs.rows[0].id };
}

export function priceTries(
  of: () => PriceRecords & { readonly app: TestApp; readonly otherPro: string },
): Try[] {
  return [
    [
      changeCoupon.name,
      () => {
        const { app, otherPro, couponId } = of();
        const body = {
          ...{ rate_ppm: 10_000, starts_at: null, expires_at: null },
          ...{ max_uses: null, max_uses_each: null, status: 'ended' as const, version: 1 },
        };
        return app.call(changeCoupon, { params: { id: couponId }, body }, { token: otherPro });
      },
      404,
    ],
    [
      undoMarkupBatch.name,
      () => {
        const { app, otherPro, batchId } = of();
        return app.call(undoMarkupBatch, { params: { id: batchId } }, { token: otherPro });
      },
      404,
    ],
    [
      getPricePrint.name,
      () => {
        const { app, otherPro, runId } = of();
        const path = getPricePrint.path.replace(':id', `${runId}`);
        return app.raw(getPricePrint.method, path, undefined, otherPro);
      },
      404,
    ],
  ];
}
