import type { CallInput } from '@wevisu/contract/call.ts';
import type { moveLines as call } from '@wevisu/contract/fulfilment.ts';
import { messageOf, type Refusal } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { declineText } from '@wevisu/domain/orders/decline-reasons.ts';
import { type StatusChange, setItemStatus } from '../orders/set-item-status.ts';
import type { FulfilmentDeps } from './deps.ts';

export interface MovedRow {
  readonly id: OrderItemId;
  readonly is_done: boolean;
  readonly message: string;
}

/** Each line in a transaction of its own, one after the other: what fails is said in its row and stops no other. */
export async function moveLines(
  { orders }: FulfilmentDeps,
  viewer: StatusChange['viewer'],
  { status, lines, reason, note }: CallInput<typeof call>['body'],
): Promise<{ moved: number; rows: MovedRow[] }> {
  const rows: MovedRow[] = [];
  // One line twice would take two parts of it.
  const seen = new Set<number>();
  for (const { id, of, qty } of lines) {
    if (seen.has(id)) continue;
    seen.add(id);
    const set = await setItemStatus(orders, {
      ...{ viewer, id, status, of, qty, confirmed: false },
      reason: status === 'Decline' && reason !== undefined ? declineText(reason, note) : undefined,
    });
    rows.push({ id, is_done: set.ok, message: set.ok ? '' : textOf(set) });
  }
  return { moved: rows.filter((row) => row.is_done).length, rows };
}

/** The text under a field says more than that the data was invalid. */
function textOf(refusal: Refusal): string {
  const [texts] = Object.values(refusal.fields ?? {});
  return texts?.[0] ?? messageOf(refusal);
}
