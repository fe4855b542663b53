import type { Stock } from '@wevisu/contract/inventory.ts';
import { messageOf, ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId, VariantId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { InventoryDeps } from './deps.ts';
import { getStock } from './list-inventory.ts';
import { getStockRow } from './store/inventory.ts';
import {
  dropThreshold,
  findSkus,
  lockLots,
  lockThreshold,
  putLot,
  putThreshold,
  type StockCause,
  setStockCause,
} from './store/stock.ts';

interface Own {
  readonly userId: UserId;
  readonly id: VariantId;
}

/** In whose name stock changes until the transaction ends. */
export async function nameStockCause(trx: Queryable, cause: StockCause): Promise<void> {
  await setStockCause(trx, { cause });
}

/** Sets one lot to what was counted. Refused below what open checkouts hold, or if it moved since it was seen. */
export function countLot(
  { pool, now }: Pick<InventoryDeps, 'pool' | 'now'>,
  own: Own & {
    readonly lotCode: string;
    readonly onHand: number;
    readonly seen: number | null;
    readonly reason: string;
  },
): Promise<Result<Stock>> {
  const { userId, id, lotCode, onHand, seen, reason } = own;
  return inTransactionOfResult(pool, async (trx) => {
    const row = await getStockRow(trx, own);
    if (row === null) return refuse('listing_not_found');
    const lot = (await lockLots(trx, { id })).find((one) => one.lotCode === lotCode);
    if ((lot?.onHand ?? null) !== seen) {
      const stock = await getStock(trx, own);
      return stock.ok ? refuse('changed_meanwhile', { now: stock.value }) : stock;
    }
    if (lot !== undefined && onHand < lot.held) {
      return refuse('stock_below_held', { params: { held: lot.held } });
    }
    await nameStockCause(trx, { kind: 'count', reason, actor: userId });
    await putLot(trx, { id, lotCode, onHand });
    await noteAct(trx, {
      ...{ at: now(), actorId: userId, reason, tenant: { kind: 'vendor', id: row.vendorId } },
      action: 'stock.counted',
      target: { kind: 'variant', id },
      from: { lot: lotCode, on_hand: seen },
      to: { lot: lotCode, on_hand: onHand },
    });
    return getStock(trx, own);
  });
}

/** Null takes the threshold away. */
export function setLowStock(
  { pool, now }: Pick<InventoryDeps, 'pool' | 'now'>,
  own: Own & { readonly lowAt: number | null; readonly seen: number | null },
): Promise<Result<Stock>> {
  const { userId, id, lowAt, seen } = own;
  return inTransactionOfResult(pool, async (trx) => {
    await lockThreshold(trx, { userId, id });
    const row = await getStockRow(trx, own);
    if (row === null) return refuse('listing_not_found');
    if (row.lowAt !== seen) {
      const stock = await getStock(trx, own);
      return stock.ok ? refuse('changed_meanwhile', { now: stock.value }) : stock;
    }
    if (lowAt === null) await dropThreshold(trx, { id });
    else await putThreshold(trx, { id, lowAt });
    await noteAct(trx, {
      ...{ at: now(), actorId: userId, tenant: { kind: 'vendor', id: row.vendorId } },
      action: 'stock.threshold_set',
      target: { kind: 'variant', id },
      from: { low_at: row.lowAt },
      to: { low_at: lowAt },
    });
    return getStock(trx, own);
  });
}

export interface StockLine {
  readonly sku: string;
  readonly lot?: string | undefined;
  readonly on_hand: number;
}

/** Absolute numbers from the vendor's own system, each with its result; in one transaction, variants in the order of their ids. */
export function setStock(
  { pool }: Pick<InventoryDeps, 'pool'>,
  { userId, lines }: { readonly userId: UserId; readonly lines: readonly StockLine[] },
): Promise<readonly { sku: string; is_done: boolean; message: string }[]> {
  return inTransaction(pool, async (trx) => {
    await nameStockCause(trx, { kind: 'api', reason: '', actor: userId });
    const found = await findSkus(trx, { userId, skus: lines.map(({ sku }) => sku) });
    const place = new Map(found.map(({ sku, id }, at) => [sku, { id, at }]));
    const answers = new Map<StockLine, Result<null>>();
    const ordered = lines.toSorted(
      (one, other) => (place.get(one.sku)?.at ?? -1) - (place.get(other.sku)?.at ?? -1),
    );
    for (const line of ordered) {
      const id = place.get(line.sku)?.id;
      answers.set(line, id === undefined ? refuse('sku_unknown') : await setLine(trx, id, line));
    }
    return lines.map((line) => {
      const answer = answers.get(line) ?? ok(null);
      return { sku: line.sku, is_done: answer.ok, message: answer.ok ? '' : messageOf(answer) };
    });
  });
}

/** Where a variant has no lot yet. */
const FIRST_LOT = 'A';

async function setLine(trx: Queryable, id: VariantId, line: StockLine): Promise<Result<null>> {
  const lots = await lockLots(trx, { id });
  if (line.lot === undefined && lots.length > 1) return refuse('lot_ambiguous');
  const lotCode = line.lot ?? lots[0]?.lotCode ?? FIRST_LOT;
  const held = lots.find((lot) => lot.lotCode === lotCode)?.held ?? 0;
  if (line.on_hand < held) return refuse('stock_below_held', { params: { held } });
  await putLot(trx, { id, lotCode, onHand: line.on_hand });
  return ok(null);
}
