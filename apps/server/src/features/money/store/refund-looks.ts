// Refunds that were paid back, and that a bank may still send back.
import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

const PAID_BACK = {
  ...{ id: int8, attempt: int4, orderId: ID.order, itemId: ID.orderItem },
  ...{ amountCents: int8, restockingCents: int8, ref: text.notNull },
};
const COLUMNS = sql`r.id, r.attempt, r.order_id as "orderId", r.order_item_id as "itemId",
  r.amount_cents as "amountCents", r.restocking_cents as "restockingCents", r.gateway_ref as ref`;

/** Those whose time has come, each once for all processes: it comes again at `next`, until they are older than `since`. */
export const takeDueRefunds = sqlStatement({
  takes: { now: timestamptz, next: timestamptz, since: timestamptz, most: int4 },
  gives: PAID_BACK,
  sql: (p) => sql`
    update refunds r set look_at = case when r.ended_at > ${p.since} then ${p.next}::timestamptz end
    where r.id in (select id from refunds where look_at <= ${p.now} order by look_at limit ${p.most}::int
      for update skip locked)
    returning ${COLUMNS}`,
}).list;

export type PaidBack = RowOf<typeof takeDueRefunds>;

/** See refund-at-gateway.ts for what its key is made of. */
export const findRefundOfKey = sqlStatement({
  takes: { key: text },
  gives: PAID_BACK,
  sql: (p) => sql`
    select ${COLUMNS} from refunds r where r.state = 'done' and r.gateway_ref is not null
      and r.id = substring(${p.key}::text from '^refund:(\\d{1,18}):')::bigint
      and r.attempt = substring(${p.key}::text from '^refund:\\d{1,18}:(\\d{1,9})$')::int`,
}).get;

/** False if somebody else has noted it. */
export const markSentBack = sqlStatement({
  takes: { id: int8, attempt: int4, outcome: text, now: timestamptz },
  sql: (
    p,
  ) => sql`update refunds set state = 'failed', outcome = ${p.outcome}, ended_at = ${p.now}, look_at = null
    where id = ${p.id} and state = 'done' and attempt = ${p.attempt}`,
}).runAny;
