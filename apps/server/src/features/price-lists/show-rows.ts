import type { CallReply } from '@wevisu/contract/call.ts';
import type { listPriceListRows, PRICE_LIST_ROW_KINDS } from '@wevisu/contract/price-lists.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { getPriceLimit } from '../listings/apply-listing-change.ts';
import type { RowValues } from './columns/read-row.ts';
import type { PriceListDeps } from './deps.ts';
import { rowText } from './problem-texts.ts';
import { showCell } from './show-price-list.ts';
import { getOwnPriceList, type PriceListRow } from './store/lists.ts';
import { pageRows } from './store/rows.ts';

type Row = CallReply<typeof listPriceListRows>['data'][number];
type KeptRow = Awaited<ReturnType<typeof pageRows>>[number];

const PAGE = 100;

export async function showRows(
  { pool }: Pick<PriceListDeps, 'pool'>,
  of: {
    readonly userId: UserId;
    readonly id: number;
    readonly kind: (typeof PRICE_LIST_ROW_KINDS)[number];
    readonly after: number;
  },
): Promise<Result<readonly Row[]>> {
  const list = await getOwnPriceList(pool, of);
  if (list === null) return refuse('not_found');
  const { kind, after } = of;
  const approvalPpm = (await getPriceLimit(pool)) * 10_000;
  const rows = await pageRows(pool, { listId: list.id, kind, after, max: PAGE, approvalPpm });
  return ok(rows.map((row) => showRow(row, list)));
}

function showRow(row: KeptRow, list: PriceListRow): Row {
  return {
    row: row.number,
    sku: row.sku,
    name: row.name,
    changes: [
      ...changesOf(row.before, row.after).map((change) =>
        row.lot !== null && change.field === LABELS.stock
          ? { ...change, field: `${change.field} of lot ${row.lot}` }
          : change,
      ),
      ...changesOf(null, row.describes),
    ],
    problems: row.problems.map((problem) => ({
      column: columnOf(problem.column, list),
      value: problem.column === null ? '' : (showCell(row.cells[problem.column] ?? null) ?? ''),
      text: rowText(problem),
    })),
    outcome: row.outcome,
    is_held: row.isHeld,
    waits_for_staff: row.needsApproval,
    described: describedOf(row, list),
    draft: draftOf(row),
    done: row.done,
    undone: row.undone,
  };
}

function describedOf(row: KeptRow, list: PriceListRow): Row['described'] {
  if (row.describes === null) return null;
  return row.described ?? (list.draftsChanges ? 'waiting' : 'not_taken');
}

/** Of a live product its own page, where its draft is. */
function draftOf({ draftId, productId }: KeptRow): string | null {
  if (draftId === null) return null;
  return productId === null ? `d${draftId}` : `${productId}`;
}

export function columnOf(column: number | null, list: PriceListRow): string | null {
  return column === null ? null : (list.columns?.[column]?.header ?? null);
}

const LABELS: Readonly<Partial<Record<keyof RowValues, string>>> = {
  name: 'Name',
  description: 'Description',
  category: 'Category',
  brand: 'Brand',
  priceCents: 'Price',
  stock: 'Stock',
  status: 'Status',
  leadMin: 'Lead time, least days',
  leadMax: 'Lead time, most days',
  minimum: 'Minimum quantity',
  weightG: 'Weight',
  size: 'Size',
  finish: 'Finish',
  boxSqftE4: 'Square feet per unit',
  pieces: 'Pieces per unit',
};

function changesOf(before: RowValues | null, after: RowValues | null): Row['changes'] {
  return (Object.keys(LABELS) as (keyof RowValues)[])
    .filter((key) => after?.[key] !== undefined)
    .map((key) => ({
      field: LABELS[key] ?? key,
      from: show(key, before?.[key]),
      to: show(key, after?.[key]),
    }));
}

const GRAMS_PER_POUND = 453.592_37;

function show(key: keyof RowValues, value: RowValues[keyof RowValues]): string {
  if (value === undefined) return '';
  if (key === 'status') return value === 'active' ? 'Sold' : 'Discontinued';
  if (typeof value !== 'number') return `${value}`;
  if (key === 'priceCents') return formatUsd(cents(value));
  if (key === 'boxSqftE4') return `${value / 10_000}`;
  if (key === 'weightG') return `${(value / GRAMS_PER_POUND).toFixed(1)} lb`;
  return formatCount(value);
}
