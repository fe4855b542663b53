import { type FoundRecord, MAX_RECORDS } from '@wevisu/contract/palette.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { priceListPath, VENDOR_PATHS, vendorProductPath } from '@wevisu/site/vendor-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { toOrderNumber } from './order-number.ts';
import { findListsOfVendor, findOrderOfVendor, findProductsOfVendor } from './store/vendor.ts';

interface Asked {
  readonly userId: UserId;
  readonly q: string;
}

export async function findVendorRecords(
  db: Queryable,
  { userId, q }: Asked,
): Promise<FoundRecord[]> {
  const [order, products, lists] = await Promise.all([
    findOrderOfVendor(db, { userId, number: toOrderNumber(q) }),
    findProductsOfVendor(db, {
      ...{ userId, name: q.toLowerCase(), sku: q, capitals: q.toUpperCase(), most: MAX_RECORDS },
    }),
    findListsOfVendor(db, { userId, q: q.toLowerCase(), most: MAX_RECORDS }),
  ]);
  const orders = order === null ? [] : [order];
  return [
    ...orders.map(({ number, placedAt, lines }) => ({
      ...{ kind: 'Order' as const, name: number },
      to: `${VENDOR_PATHS.orders}?${new URLSearchParams({ q: number })}`,
      about: `${formatDate(placedAt)}, ${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'}`,
    })),
    ...products.map(({ id, name, sku, category }) => ({
      ...{ kind: 'Product' as const, to: vendorProductPath(String(id)), name },
      about: sku ?? category,
    })),
    ...lists.map(({ id, fileName, createdAt }) => ({
      ...{ kind: 'Price list' as const, to: priceListPath(id), name: fileName },
      about: formatDate(createdAt),
    })),
  ].slice(0, MAX_RECORDS);
}
