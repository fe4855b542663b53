import type { CallInput } from '@wevisu/contract/call.ts';
import type {
  Coupon,
  CouponLimit,
  exportCoupons as exportCall,
  listCoupons as listCall,
} from '@wevisu/contract/coupons.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import { ppm } from '@wevisu/domain/money/money.ts';
import { maxCouponRate } from '@wevisu/domain/money/pricing.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import { type ListPage, readAllRows, readList } from '../../platform/lists/read-list.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import {
  type CouponRow,
  countFoundCoupons,
  couponPages,
  getLowestMarkup,
} from './store/coupons.ts';
import { getOwnShowroom } from './store/rules.ts';
import { toCoupon } from './to-coupon.ts';

type ListQuery = CallInput<typeof listCall>['query'];
type ExportQuery = CallInput<typeof exportCall>['query'];
type KeyedRow = CouponRow & { readonly sortKey: string | null };

/** The coupons of the pro's showroom that a query finds. */
export async function listCoupons(
  { pool, now }: ShowroomPricesDeps,
  { proId, query }: { readonly proId: ProUserId; readonly query: ListQuery },
): Promise<Result<ListPage<Coupon>>> {
  const shop = await getOwnShowroom(pool, { proId });
  if (shop === null) return refuse('showroom_not_found');
  const at = now();
  const filter = filterOf(shop.id, query, at);
  return readList<KeyedRow, Coupon>(query, {
    rows: (page) => couponPages[query.sort][query.dir].list(pool, { ...filter, ...page }),
    count: async (most) => (await countFoundCoupons(pool, { ...filter, most })).total,
    show: (row) => toCoupon(row, at),
  });
}

const COLUMNS: readonly ExportColumn<Coupon>[] = [
  { key: 'code', header: 'Code', value: ({ code }) => code },
  { key: 'rate', header: 'Takes off, %', value: ({ rate_ppm }) => rate_ppm / 10_000 },
  { key: 'state', header: 'State', value: ({ state }) => state },
  { key: 'created', header: 'Made (UTC)', value: ({ created_at }) => created_at },
  { key: 'starts', header: 'Starts (UTC)', value: ({ starts_at }) => starts_at },
  { key: 'expires', header: 'Ends (UTC)', value: ({ expires_at }) => expires_at },
  { key: 'uses', header: 'Uses', value: ({ uses }) => uses },
  { key: 'max_uses', header: 'Max uses', value: ({ max_uses }) => max_uses },
  { key: 'revenue', header: 'Sold', kind: 'cents', value: ({ revenue }) => revenue },
  { key: 'given', header: 'Gave', kind: 'cents', value: ({ given }) => given },
];

/** All that the filters let through, as a file. */
export async function exportCoupons(
  { pool, now }: ShowroomPricesDeps,
  { proId, query }: { readonly proId: ProUserId; readonly query: ExportQuery },
): Promise<Result<SentFile>> {
  const shop = await getOwnShowroom(pool, { proId });
  if (shop === null) return refuse('showroom_not_found');
  const at = now();
  const filter = filterOf(shop.id, query, at);
  const { sort, dir, format, columns: chosen } = query;
  const rows = readAllRows<KeyedRow>(query, (page) =>
    couponPages[sort][dir].list(pool, { ...filter, ...page }),
  );
  return exportRows({
    ...{ name: 'coupons', format, chosen, columns: COLUMNS },
    rows: show(rows, at),
  });
}

async function* show(rows: AsyncIterable<CouponRow>, at: Date) {
  for await (const row of rows) yield toCoupon(row, at);
}

function filterOf(showroomId: ShowroomId, { q, state }: ListQuery | ExportQuery, now: Date) {
  return { showroomId, like: q.toUpperCase(), state: state ?? null, now };
}

/** What a coupon may take at most, by the lowest markup. */
export async function getCouponLimit(
  { pool }: ShowroomPricesDeps,
  proId: ProUserId,
): Promise<Result<CouponLimit>> {
  const shop = await getOwnShowroom(pool, { proId });
  if (shop === null) return refuse('showroom_not_found');
  const { lowestPpm } = await getLowestMarkup(pool, { showroomId: shop.id });
  return ok({ max_ppm: maxCouponRate(ppm(lowestPpm)), markup_ppm: lowestPpm });
}
