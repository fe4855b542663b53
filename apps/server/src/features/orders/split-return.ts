import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { add, allocate, type Cents, cents, subtract } from '@wevisu/domain/money/money.ts';
import type { ItemShare } from '@wevisu/domain/orders/split-item.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { findAcceptedReturn, insertPartOfReturn } from './store/returns.ts';

/**
 * Splits what comes back for an item whose return is accepted: the part that was split from it has a request of its
 * own, with its share of the restocking fee. The two refunds add up to the one before.
 */
export async function splitReturn(
  trx: Queryable,
  of: {
    readonly itemId: OrderItemId;
    readonly partId: OrderItemId;
    readonly part: ItemShare;
    readonly rest: ItemShare;
  },
): Promise<void> {
  const { itemId, partId, part, rest } = of;
  const accepted = await findAcceptedReturn(trx, { itemId });
  if (accepted === null) return;
  const shares = [part.qty, rest.qty];
  const [partFee = cents(0), restFee = cents(0)] = allocate(cents(accepted.restocking), shares);
  await insertPartOfReturn(trx, {
    ...{ id: accepted.id, partId },
    partQty: part.qty,
    partRestocking: partFee,
    partRefund: refundOf(part, partFee),
    restQty: rest.qty,
    restRestocking: restFee,
    restRefund: refundOf(rest, restFee),
  });
}

function refundOf({ line, shipping, tax }: ItemShare, restocking: Cents): Cents {
  return subtract(add(line, shipping, tax), restocking);
}
