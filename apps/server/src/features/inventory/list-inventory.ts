import type { CallInput } from '@wevisu/contract/call.ts';
import type {
  exportInventory,
  listInventory,
  listMovements,
  Stock,
  StockMovement,
  StockRow,
} from '@wevisu/contract/inventory.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId, VariantId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import { type ListPage, readAllRows, readList } from '../../platform/lists/read-list.ts';
import { showMovement, showStockRow } from './show-stock.ts';
import {
  countInventory,
  countMovements,
  getStockRow,
  type InventoryLot,
  type InventoryRow,
  inventoryBy,
  listLots,
  movementsBy,
} from './store/inventory.ts';

type Query = CallInput<typeof listInventory>['query'];

export function readInventory(
  db: Queryable,
  userId: UserId,
  query: Query,
): Promise<Result<ListPage<StockRow>>> {
  const filters = filtersOf(userId, query);
  return readList<InventoryRow, StockRow>(query, {
    rows: (page) => inventoryBy[query.dir].list(db, { ...filters, ...page }),
    count: async (most) => (await countInventory(db, { ...filters, most })) ?? 0,
    show: showStockRow,
  });
}

/** One line per lot; null for a variant that has none. */
type LotLine = StockRow & { readonly lot: InventoryLot | null };

/** Headers as a price list names them, so that the file can be counted and sent back. */
const COLUMNS: readonly ExportColumn<LotLine>[] = [
  { key: 'sku', header: 'SKU', value: ({ sku }) => sku },
  { key: 'name', header: 'Name', value: ({ name }) => name },
  { key: 'size', header: 'Size', value: ({ size_label }) => size_label },
  { key: 'finish', header: 'Finish', value: ({ finish }) => finish },
  // The table counts the lots in a column of this name.
  { key: 'lots', header: 'Lot', value: ({ lot }) => lot?.code ?? null },
  { key: 'on_hand', header: 'Stock', value: ({ lot }) => lot?.onHand ?? 0 },
  { key: 'held', header: 'Held', value: ({ lot }) => lot?.held ?? 0 },
  { key: 'free', header: 'For sale', value: ({ lot }) => (lot ? lot.onHand - lot.held : 0) },
  { key: 'low_at', header: 'Low at', value: ({ low_at }) => low_at },
];

export function writeInventory(
  db: Queryable,
  userId: UserId,
  query: CallInput<typeof exportInventory>['query'],
): Result<SentFile> {
  const filters = filtersOf(userId, query);
  const rows = readAllRows(query, (page) =>
    inventoryBy[query.dir].list(db, { ...filters, ...page }),
  );
  return exportRows({
    ...{ name: 'inventory', format: query.format, chosen: query.columns },
    ...{ columns: COLUMNS, rows: show(rows) },
  });
}

async function* show(rows: AsyncIterable<InventoryRow>): AsyncGenerator<LotLine> {
  for await (const row of rows) {
    const shown = showStockRow(row);
    if (row.lotList.length === 0) yield { ...shown, lot: null };
    for (const lot of row.lotList) yield { ...shown, lot };
  }
}

function filtersOf(userId: UserId, { q, show }: Pick<Query, 'q' | 'show'>) {
  return { userId, like: q.replace(/[\\%_]/g, '\\$&'), show: show ?? null };
}

interface Own {
  readonly userId: UserId;
  readonly id: VariantId;
}

export async function getStock(db: Queryable, own: Own): Promise<Result<Stock>> {
  const row = await getStockRow(db, own);
  if (row === null) return refuse('listing_not_found');
  const lots = await listLots(db, { id: own.id });
  return ok({
    ...showStockRow(row),
    lots: lots.map(({ lotCode, onHand, held }) => ({
      ...{ lot_code: lotCode, on_hand: onHand, held },
    })),
  });
}

export async function readMovements(
  db: Queryable,
  own: Own,
  query: CallInput<typeof listMovements>['query'],
): Promise<Result<ListPage<StockMovement>>> {
  if ((await getStockRow(db, own)) === null) return refuse('listing_not_found');
  return readList(query, {
    rows: (page) => movementsBy[query.dir].list(db, { ...own, ...page }),
    count: async (most) => (await countMovements(db, { ...own, most })) ?? 0,
    show: showMovement,
  });
}
