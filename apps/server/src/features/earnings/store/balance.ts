import { type RawBuilder, sql } from 'kysely';
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

/** The pro's part of milestones that were accepted. */
const DISPUTED_HIRES = (userId: RawBuilder<unknown>) => sql`
        union all
        select 'Milestone “' || y.title || '”', d.hire_pro_cents, d.opened_at, d.id
        from disputes d join hire_payments y on y.id = d.hire_payment_id
        where d.state in ('needs_response', 'under_review') and d.hire_pro_cents > 0
          and ${PARTS.pro.isOwn('y', userId)}`;
const UPCOMING_HIRES = (userId: RawBuilder<unknown>) => sql`
      union all
      select y.available_on, (y.released_cents - y.platform_fee_cents - coalesce((select sum(d.hire_pro_cents)
        from disputes d where d.hire_payment_id = y.id and d.state in ('lost', 'accepted')), 0))::bigint, 1
      from hire_payments y
      where ${PARTS.pro.isOwn('y', userId)} and not y.is_available and y.available_on is not null
        and not exists (select from disputes d where d.hire_payment_id = y.id and d.closed_at is null)`;

/** What is kept of theirs while banks have yet to decide disputes; the newest first. */
export const listHeld = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { userId: ID.user },
    gives: { number: text, amount: int8, since: timestamptz },
    sql: (p) => sql`
      select h.number, h.amount, h.since from (
        select o.number, sum(${PARTS[kind].disputed})::bigint as amount, d.opened_at as since, d.id
        from disputes d join dispute_items b on b.dispute_id = d.id join order_items i on i.id = b.order_item_id
          join orders o on o.id = d.order_id
        where d.state in ('needs_response', 'under_review') and ${PARTS[kind].isOwn('i', sql`${p.userId}`)}
        group by d.id, o.number having sum(${PARTS[kind].disputed}) > 0
        ${kind === 'pro' ? DISPUTED_HIRES(sql`${p.userId}`) : sql``}
      ) h order by h.since desc, h.id desc`,
  }),
);

/** What the ledger has as pending, by the days on which it becomes available; the nearest first. */
export const listUpcoming = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { userId: ID.user, most: int4 },
    gives: { day: date.notNull, amount: int8, items: int4 },
    sql: (p) => sql`
      select u.day, sum(u.amount)::bigint as amount, sum(u.items)::int as items from (
      select i.${PARTS[kind].availableOn} as day, sum(${PARTS[kind].unitAmount} * i.qty)::bigint as amount, count(*)::int as items
      from order_items i join captures c on c.id = i.capture_id and c.state = 'done'
      where ${PARTS[kind].isOwn('i', sql`${p.userId}`)} and not i.${PARTS[kind].isAvailable} and i.${PARTS[kind].availableOn} is not null
        and not exists (select from refunds r where r.order_item_id = i.id and r.state = 'done')
        and not exists (select from disputes d where d.capture_id = i.capture_id and d.state in ('needs_response', 'under_review'))
      group by 1 having sum(${PARTS[kind].unitAmount} * i.qty) <> 0
      ${kind === 'pro' ? UPCOMING_HIRES(sql`${p.userId}`) : sql``}
      ) u group by 1 order by 1 limit ${p.most}::int`,
    rare: true,
  }),
);
