import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { profitOf } from '@wevisu/domain/orders/profit.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import type { ExportColumn } from '../../platform/lists/export-rows.ts';
import { exportWorkbook } from '../../platform/lists/export-workbook.ts';
import { textOfTime } from './cells.ts';
import type { OwnDataDeps } from './deps.ts';
import { boundedSheet, type Fact, factSheet, readPages } from './read-sheet.ts';
import * as store from './store/vendor.ts';

/** A vendor's own workbook. Each sheet is read while it is written. */
export async function takeVendorData(
  { pool }: OwnDataDeps,
  userId: UserId,
): Promise<Result<SentFile>> {
  const company = await store.getCompanyFacts(pool, { userId });
  if (company === null) return refuse('vendor_not_found');
  const all = <Row, Key>(list: List<Row, Key>, keyOf: (row: Row) => Key) =>
    readPages<Row, Key>({ read: (page) => list(pool, { userId, ...page }), keyOf });
  const idOf = ({ id }: { readonly id: number }) => id;
  const skuOf = ({ sku }: { readonly sku: string }) => sku;
  const lots = lotsOf(all(store.listStock, skuOf));
  return ok(
    exportWorkbook('company', [
      factSheet('Company', companyFacts(company)),
      boundedSheet({ name: 'Products', columns: PRODUCTS, rows: all(store.listVariants, skuOf) }),
      boundedSheet({ name: 'Stock', columns: STOCK, rows: lots }),
      boundedSheet({ name: 'Orders', columns: ORDERS, rows: all(store.listVendorLines, idOf) }),
      boundedSheet({ name: 'Webhooks', columns: WEBHOOKS, rows: all(store.listWebhooks, idOf) }),
      boundedSheet({ name: 'API keys', columns: KEYS, rows: all(store.listKeys, idOf) }),
    ]),
  );
}

type List<Row, Key> = (
  db: Pool,
  page: { readonly userId: UserId; readonly after: Key | null; readonly most: number },
) => Promise<readonly Row[]>;

interface LotRow extends store.StockLot {
  readonly sku: string;
  readonly product: string;
  readonly unit: string;
}

async function* lotsOf(variants: AsyncIterable<store.StockRow>): AsyncGenerator<LotRow> {
  for await (const { lots, ...variant } of variants) {
    for (const lot of lots) yield { ...variant, ...lot };
  }
}

function companyFacts(
  row: NonNullable<Awaited<ReturnType<typeof store.getCompanyFacts>>>,
): readonly Fact[] {
  const { returnAddress: to, freeShippingFromCents: free } = row;
  return [
    ['Company name', row.companyName],
    ['Ships from zip', row.shipFromZip],
    ['Lead time from (days)', row.leadTimeMinDays],
    ['Lead time to (days)', row.leadTimeMaxDays],
    ['Delivery at no charge from', free === null ? null : free / 100],
    [
      'Return address',
      to && [to.full_name, to.street, to.apartment, to.city, to.state, to.zip_code].join(', '),
    ],
    ['Joined (UTC)', textOfTime(row.createdAt)],
  ];
}

const PRODUCTS: readonly ExportColumn<store.VariantRow>[] = [
  { key: 'sku', header: 'SKU', value: (row) => row.sku },
  { key: 'product', header: 'Product', value: (row) => row.product },
  { key: 'brand', header: 'Brand', value: (row) => row.brand },
  { key: 'category', header: 'Category', value: (row) => row.category },
  { key: 'size', header: 'Size', value: (row) => row.sizeLabel },
  { key: 'finish', header: 'Finish', value: (row) => row.finish },
  { key: 'unit', header: 'Unit', value: (row) => row.unit },
  { key: 'minimum', header: 'Minimum quantity', value: (row) => row.minimumUnit },
  {
    ...{ key: 'sqft', header: 'Square feet per unit' },
    value: ({ boxSqftE4 }) => boxSqftE4 && boxSqftE4 / 10_000,
  },
  { key: 'pieces', header: 'Pieces per unit', value: (row) => row.piecesPerUnit },
  { key: 'weight', header: 'Weight (g)', value: (row) => row.weightG },
  {
    ...{ key: 'wholesale', header: 'Wholesale price', kind: 'cents' },
    value: (row) => row.wholesaleCents,
  },
  { key: 'coming', header: 'Coming price', kind: 'cents', value: (row) => row.comingCents },
  { key: 'coming_at', header: 'Coming from (UTC)', value: (row) => textOfTime(row.comingAt) },
  { key: 'status', header: 'Status', value: (row) => row.status },
  { key: 'product_status', header: 'Status of the product', value: (row) => row.productStatus },
  { key: 'sample', header: 'Sample', value: (row) => row.isSample },
  { key: 'color', header: 'Color', value: (row) => row.colorFamily },
  { key: 'material', header: 'Material', value: (row) => row.material },
  { key: 'style', header: 'Style', value: (row) => row.style },
  { key: 'lead_from', header: 'Shortest lead time (days)', value: (row) => row.leadTimeMinDays },
  { key: 'lead_to', header: 'Longest lead time (days)', value: (row) => row.leadTimeMaxDays },
  { key: 'description', header: 'Description', value: (row) => row.description },
];

const STOCK: readonly ExportColumn<LotRow>[] = [
  { key: 'sku', header: 'SKU', value: (row) => row.sku },
  { key: 'product', header: 'Product', value: (row) => row.product },
  { key: 'lot', header: 'Lot', value: (row) => row.code },
  { key: 'on_hand', header: 'On hand', value: (row) => row.onHand },
  { key: 'held', header: 'Held for checkouts', value: (row) => row.held },
  { key: 'unit', header: 'Unit', value: (row) => row.unit },
];

const ORDERS: readonly ExportColumn<store.VendorLineRow>[] = [
  { key: 'order', header: 'Order', value: (row) => row.orderNumber },
  { key: 'placed', header: 'Placed (UTC)', value: (row) => textOfTime(row.placedAt) },
  { key: 'product', header: 'Product', value: (row) => row.product },
  { key: 'sku', header: 'SKU', value: (row) => row.sku },
  { key: 'size', header: 'Size', value: (row) => row.sizeLabel },
  { key: 'finish', header: 'Finish', value: (row) => row.finish },
  {
    ...{ key: 'lots', header: 'Lots' },
    value: ({ lots }) => lots.map(({ lotCode, qty }) => `${lotCode} (${qty})`).join(', '),
  },
  { key: 'qty', header: 'Quantity', value: (row) => row.qty },
  { key: 'unit', header: 'Unit', value: (row) => row.unit },
  { key: 'price', header: 'Wholesale price', kind: 'cents', value: (row) => row.finalPrice },
  { key: 'amount', header: 'Your amount', kind: 'cents', value: amount },
  { key: 'status', header: 'Status', value: ({ status }) => statusLabel(status) },
  { key: 'changed', header: 'Last change (UTC)', value: (row) => textOfTime(row.statusDate) },
  { key: 'carrier', header: 'Carrier', value: (row) => row.carrier },
  { key: 'tracking', header: 'Tracking number', value: (row) => row.trackingNumber },
];

function amount({ qty, status, finalPrice }: store.VendorLineRow): number | null {
  return profitOf('Vendor', { qty, status, finalPrice: cents(finalPrice) });
}

const WEBHOOKS: readonly ExportColumn<store.WebhookRow>[] = [
  { key: 'url', header: 'Address', value: (row) => row.url },
  { key: 'events', header: 'Events', value: (row) => row.events },
  { key: 'on', header: 'On', value: (row) => row.isOn },
  { key: 'off', header: 'Switched off because', value: (row) => row.offReason },
  { key: 'made', header: 'Made (UTC)', value: (row) => textOfTime(row.createdAt) },
];

const KEYS: readonly ExportColumn<store.KeyRow>[] = [
  { key: 'name', header: 'Name', value: (row) => row.name },
  { key: 'last4', header: 'Last 4 characters', value: (row) => row.last4 },
  { key: 'scopes', header: 'Scopes', value: (row) => row.scopes },
  { key: 'made', header: 'Made (UTC)', value: (row) => textOfTime(row.createdAt) },
  { key: 'used', header: 'Last used (UTC)', value: (row) => textOfTime(row.lastUsedAt) },
  { key: 'expires', header: 'Expires (UTC)', value: (row) => textOfTime(row.expiresAt) },
  { key: 'revoked', header: 'Revoked (UTC)', value: (row) => textOfTime(row.revokedAt) },
];
