// An open request about more units than one of two lines has, after the line was cut.
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import type { RequestKind } from '@wevisu/domain/orders/order-requests.ts';
import { sql } from 'kysely';
import { int4, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

interface PartGranted {
  readonly itemId: OrderItemId;
  readonly partId: OrderItemId;
  readonly partQty: number;
  readonly restQty: number;
  readonly kind: RequestKind;
  readonly by: UserId;
  readonly answer: string;
  readonly now: Date;
}

const grantPart = sqlStatement({
  takes: {
    itemId: ID.orderItem,
    partId: ID.orderItem,
    partQty: int4,
    restQty: int4,
    kind: text.as<RequestKind>(),
    by: ID.user,
    answer: text,
    now: timestamptz,
  },
  gives: { open: int4 },
  sql: (p) => sql`
    with rest as (
      update order_requests set qty = least(qty - ${p.partQty}, ${p.restQty})
      where order_item_id = ${p.itemId} and state = 'open' and kind = ${p.kind}
        and qty > ${p.partQty} and ${p.restQty} > 0
      returning *
    ),
    part as (
      insert into order_requests (order_item_id, qty, kind, reason, note, asked_at, state,
        decided_at, decided_by, answer)
      select ${p.partId}, ${p.partQty}, kind, reason, note, asked_at, 'granted',
        ${p.now}, ${p.by}, ${p.answer}
      from rest
    )
    select qty as open from rest`,
}).value;

/** Grants a part of an open request and keeps it open for the rest: for how many, or 0 where nothing of it is left. */
export async function grantPartOfRequest(db: Queryable, part: PartGranted): Promise<number> {
  return (await grantPart(db, part)) ?? 0;
}

/** Both lines have the open request, each for no more units than it has. Writes nothing where the rest has enough. */
export const splitOpenRequest = sqlStatement({
  takes: { itemId: ID.orderItem, partId: ID.orderItem, restQty: int4 },
  sql: (p) => sql`
    with asked as (
      select id, qty from order_requests
      where order_item_id = ${p.itemId} and state = 'open' and qty > ${p.restQty} for update
    ),
    rest as (
      update order_requests r set qty = ${p.restQty} from asked where r.id = asked.id
      returning r.kind, r.reason, r.note, r.asked_at, asked.qty - ${p.restQty} as left_over
    )
    insert into order_requests (order_item_id, qty, kind, reason, note, asked_at)
    select ${p.partId}, left_over, kind, reason, note, asked_at from rest`,
}).run;
