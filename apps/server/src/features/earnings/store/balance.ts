import { sql } from 'kysely';
import { date, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';
import { KINDS, PARTS } from './payee.ts';

export const getBalance = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { userId: ID.user },
    gives: { pending: int8, available: int8, transit: int8 },
    sql: (p) => sql`
      select coalesce(sum(b.balance_cents) filter (where b.account = ${PARTS[kind].pending}), 0)::bigint as pending,
        coalesce(sum(b.balance_cents) filter (where b.account = ${PARTS[kind].available}), 0)::bigint as available,
        coalesce(sum(b.balance_cents) filter (where b.account = 'transit'), 0)::bigint as transit
      from ledger_balances b where ${PARTS[kind].isOwn('b', sql`${p.userId}`)}`,
  }),
);

/** What is kept of theirs while banks have yet to decide disputes; the newest first. */
export const listHeld = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { userId: ID.user },
    gives: { number: text, amount: int8, since: timestamptz },
    sql: (p) => sql`
      select o.number, sum(${PARTS[kind].disputed})::bigint as amount, d.opened_at as since
      from disputes d join dispute_items b on b.dispute_id = d.id join order_items i on i.id = b.order_item_id
        join orders o on o.id = d.order_id
      where d.state in ('needs_response', 'under_review') and ${PARTS[kind].isOwn('i', sql`${p.userId}`)}
      group by d.id, o.number having sum(${PARTS[kind].disputed}) > 0 order by d.opened_at desc, d.id desc`,
  }),
);

/** What the ledger has as pending, by the days on which it becomes available; the nearest first. */
export const listUpcoming = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { userId: ID.user, most: int4 },
    gives: { day: date.notNull, amount: int8, items: int4 },
    sql: (p) => sql`
      select i.${PARTS[kind].availableOn} as day, sum(${PARTS[kind].unitAmount} * i.qty)::bigint as amount, count(*)::int as items
      from order_items i join captures c on c.id = i.capture_id and c.state = 'done'
      where ${PARTS[kind].isOwn('i', sql`${p.userId}`)} and not i.${PARTS[kind].isAvailable} and i.${PARTS[kind].availableOn} is not null
        and not exists (select from refunds r where r.order_item_id = i.id and r.state = 'done')
        and not exists (select from disputes d where d.capture_id = i.capture_id and d.state in ('needs_response', 'under_review'))
      group by 1 having sum(${PARTS[kind].unitAmount} * i.qty) <> 0 order by 1 limit ${p.most}::int`,
    rare: true,
  }),
);
