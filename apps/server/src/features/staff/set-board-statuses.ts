import type { CallInput } from '@wevisu/contract/call.ts';
import type { setBoardStatuses as call } from '@wevisu/contract/staff-orders.ts';
import { messageOf } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { setItemStatus } from '../orders/set-item-status.ts';
import type { StaffDeps } from './deps.ts';

interface Outcome {
  readonly id: OrderItemId;
  readonly done: boolean;
  readonly message: string;
}

/** Each line by itself: one that can't go there keeps no other from it. */
export async function setBoardStatuses(
  { orders }: Pick<StaffDeps, 'orders'>,
  { viewer, body }: { readonly viewer: SignedIn; readonly body: CallInput<typeof call>['body'] },
): Promise<Outcome[]> {
  const { lines, status, confirm: confirmed, tracking } = body;
  const outcomes: Outcome[] = [];
  for (const { id, seen } of lines) {
    const set = await setItemStatus(orders, { viewer, id, status, confirmed, seen, tracking });
    outcomes.push({ id, done: set.ok, message: set.ok ? '' : messageOf(set) });
  }
  return outcomes;
}
