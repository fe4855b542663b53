import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import { assignLots } from '@wevisu/domain/orders/assign-lots.ts';
import { isLateStatus, keepsGoods } from '@wevisu/domain/orders/order-status.ts';
import type { Lot } from '@wevisu/domain/orders/split-item.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { FulfilmentDeps } from './deps.ts';
import {
  findLine,
  listFreeLots,
  lockFreeLots,
  lockLine,
  moveBetweenLots,
  setLots,
} from './store/lots.ts';

interface Own {
  readonly userId: UserId;
  readonly id: OrderItemId;
}

/** The lots of a line, and what else of its variant is for sale. */
export async function getLineLots({ orders: { pool } }: FulfilmentDeps, own: Own) {
  const line = await findLine(pool, own);
  if (line === null) return refuse('order_item_not_found');
  const free = await listFreeLots(pool, line);
  const taken = new Map(line.lots.map(({ lotCode, qty }) => [lotCode, qty]));
  const removed = line.lots.filter((lot) => !free.some(({ lotCode }) => lotCode === lot.lotCode));
  const lots = [...free, ...removed.map(({ lotCode }) => ({ lotCode, qty: 0 }))];
  return ok({
    qty: line.qty,
    lots: lots.map(({ lotCode, qty }) => ({
      lot_code: lotCode,
      taken: taken.get(lotCode) ?? 0,
      free: qty,
    })),
  });
}

/** Gives what the line took back and takes it from other lots, in one transaction that has locked both. */
export function setLineLots(
  { orders: { pool, now } }: FulfilmentDeps,
  {
    userId,
    id,
    lots: wanted,
    of,
  }: Own & { readonly lots: readonly Lot[]; readonly of: readonly Lot[] },
): Promise<Result<readonly Lot[]>> {
  return inTransactionOfResult(pool, async (trx): Promise<Result<readonly Lot[]>> => {
    const line = await lockLine(trx, { userId, id });
    if (line === null) return refuse('order_item_not_found');
    const { qty, lots: current, variantId } = line;
    if (isLateStatus(line.status) || !keepsGoods(line.status)) return refuse('lots_final');
    if (!isSame(current, of)) return refuse('line_changed');
    const free = await lockFreeLots(trx, { variantId });
    const changes = assignLots({ qty, current, wanted, free });
    if (!changes.ok) return changes;
    await moveBetweenLots(trx, { variantId, changes: changes.value });
    await setLots(trx, { id, lots: wanted });
    const { showroomId, vendorId } = line;
    await noteAct(trx, {
      ...{ at: now(), actorId: userId, tenant: { showroomId, vendorId } },
      ...{ action: 'order_item.lots_set', target: { kind: 'order_item', id } },
      ...{ from: { lots: current }, to: { lots: wanted } },
    });
    return ok(wanted);
  });
}

function isSame(one: readonly Lot[], other: readonly Lot[]): boolean {
  const textOf = (lots: readonly Lot[]) =>
    lots
      .map(({ lotCode, qty }) => `${lotCode} ${qty}`)
      .toSorted()
      .join('\n');
  return textOf(one) === textOf(other);
}
