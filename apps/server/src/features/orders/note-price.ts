import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { noteAct } from '../audit/note-act.ts';
import type { LockedItem } from './store/lockable.ts';

/** Without an amount: vendor and pro read the log, and each may know only the own ones. */
export function notePrice(
  trx: Queryable,
  of: {
    readonly item: LockedItem;
    readonly actorId: UserId;
    readonly at: Date;
    readonly act: 'asked' | 'lowered' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
  },
): Promise<void> {
  const { item, actorId, at, act } = of;
  return noteAct(trx, {
    ...{ at, actorId, tenant: item, action: `order_item.price_${act}` as const },
    ...{ target: { kind: 'order_item', id: item.id }, from: null, to: { price: act } },
  });
}
