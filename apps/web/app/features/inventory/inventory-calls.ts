import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  countLot,
  exportInventory,
  getStock,
  listInventory,
  listMovements,
  type StockRow,
  setLowStock,
} from '@wevisu/contract/inventory.ts';
import type { VariantId } from '@wevisu/domain/ids.ts';
import type { ExportRequest, TablePage, TableQuery } from '../../back-office/table/table-types.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

const QUIET = { isQuiet: true } as const;

export const stockKey = (id: VariantId) => ['stock', id] as const;

export async function fetchInventory(
  query: TableQuery,
  after: string | null,
): Promise<TablePage<StockRow>> {
  const place = after === null ? {} : { after };
  return (await call(listInventory, { query: { ...toCallQuery(query), ...place } }, QUIET)).data;
}

export function fetchInventoryFile(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const { format, columns } = request;
  return callFile(exportInventory, { query: { ...toCallQuery(request), format, columns } }, signal);
}

function toCallQuery({ dir, q, filters }: TableQuery) {
  const { show } = filters;
  return {
    ...{ sort: 'sku' as const, dir, q },
    ...(show === 'low' || show === 'out' ? { show: show as 'low' | 'out' } : {}),
  };
}

export async function fetchStock(id: VariantId) {
  return (await call(getStock, { params: { id } }, QUIET)).data;
}

export async function fetchMovements(id: VariantId, after: string | null) {
  const query = after === null ? {} : { after };
  return (await call(listMovements, { params: { id }, query }, QUIET)).data;
}

export function sendCount(id: VariantId, body: CallArgs<typeof countLot>['body']) {
  return call(countLot, { params: { id }, body }, QUIET);
}

/** `seen` is the threshold that the new one takes the place of. */
export function sendLowStock(
  id: VariantId,
  body: { readonly low_at: number | null; readonly seen: number | null },
) {
  return call(setLowStock, { params: { id }, body }, QUIET);
}
