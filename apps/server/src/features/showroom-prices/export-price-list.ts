import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { ProductId, ProUserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { resolveMarkup, unitPrice } from '@wevisu/domain/money/pricing.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import { type OwnRates, readOwnRates } from '../showrooms/own-rates.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import { findProducts } from './find-products.ts';
import { markupOf } from './markup-source.ts';
import type { PriceListPrinter } from './price-list/price-list-printer.ts';
import type { PriceListRow } from './price-list/price-list-row.ts';
import { listProductCosts } from './store/products.ts';
import { labelOf } from './store/rules.ts';

/** Rows of a sheet; spreadsheets hold a million. */
export const MAX_ROWS = 100_000;
/** Rows of a PDF: some 60 pages. The whole showroom is a job: print-showroom.ts. */
export const MAX_PRINTED = 3_000;
const AT_ONCE = 1_000;

interface Asked {
  readonly proId: ProUserId;
  readonly categoryId: number | null;
  readonly brandId: number | null;
  readonly format: 'csv' | 'xlsx' | 'pdf';
}

const COLUMNS: readonly ExportColumn<PriceListRow>[] = [
  { key: 'category', header: 'Category', value: (row) => row.category },
  { key: 'brand', header: 'Brand', value: (row) => row.brand },
  { key: 'product', header: 'Product', value: (row) => row.name },
  { key: 'unit', header: 'Unit', value: (row) => row.unit },
  { key: 'price', header: 'Price per unit', kind: 'cents', value: (row) => row.price },
];

/** The prices that homeowners see. Cost and markup are used here and leave in no row. */
export async function exportPriceList(
  deps: ShowroomPricesDeps & { readonly printer: PriceListPrinter },
  { proId, categoryId, brandId, format }: Asked,
): Promise<Result<SentFile>> {
  const own = await readOwnRates(deps.pool, proId);
  if (own === null) return refuse('showroom_not_found');
  const terms = await deps.catalog.terms.requireTerms({ showroom: proId });
  const assortment = terms.ok ? terms.value.assortment : null;
  const filter = { categoryId, brandId, q: '', assortment };
  const isNarrow = categoryId !== null || brandId !== null;
  const max = format === 'pdf' ? MAX_PRINTED : MAX_ROWS;
  const found = await findProducts(deps.catalog, filter, { page: 1, perPage: max });
  if (found.total > max || (format === 'pdf' && !isNarrow)) {
    return refuse('price_list_too_long', { params: { maximum: formatCount(max) } });
  }
  const rows = listPriceRows(deps, own, found.ids);
  if (format !== 'pdf') {
    return exportRows({ name: 'price-list', format, chosen: '', columns: COLUMNS, rows });
  }
  const title = (await labelOf(deps.pool, { categoryId, brandId, productId: null })) ?? '';
  const printed: PriceListRow[] = [];
  for await (const row of rows) printed.push(row);
  const sheet = {
    ...{ companyName: own.companyName, vsdId: own.vsdId, title, madeAt: deps.now() },
    rows: printed,
  };
  const pdf = await deps.printer.print(sheet, proId);
  if (!pdf.ok) return pdf;
  return ok({ bytes: pdf.value, type: 'application/pdf', name: 'price-list.pdf' });
}

/** In the order of the ids. */
export async function* listPriceRows(
  { pool }: Pick<ShowroomPricesDeps, 'pool'>,
  { showroomId, platformRate, rates }: OwnRates,
  ids: readonly ProductId[],
): AsyncGenerator<PriceListRow> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    for (const row of await listProductCosts(pool, { showroomId, ids: some })) {
      const { brand, category, name, unit, wholesaleCents } = row;
      const markupRate = resolveMarkup(rates, markupOf(row));
      const { price } = unitPrice({ wholesale: cents(wholesaleCents), platformRate, markupRate });
      yield { brand, category, name, unit, price };
    }
  }
}
