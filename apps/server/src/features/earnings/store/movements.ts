import { DIRECTIONS } from '@wevisu/contract/back-office/list.ts';
import { TIME_ZONE } from '@wevisu/domain/calendar/calendar.ts';
import { sql } from 'kysely';
import {
  date,
  int4,
  int8,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';
import { keyset, PAGE_GIVES, PAGE_TAKES } from '../../../platform/lists/keyset.ts';
import { KINDS, PARTS } from './payee.ts';

const FILTER = {
  userId: ID.user,
  cause: text.orNull,
  from: date.orNull,
  to: date.orNull,
  number: text.orNull,
};
const ROW = {
  id: int8,
  bookedAt: timestamptz,
  cause: text,
  account: text,
  orderNumber: text.orNull,
  productName: text.orNull,
  hireId: int8.orNull,
  milestone: text.orNull,
  availableOn: date.orNull,
  amount: int8,
};
export type MovementRow = RowOfColumns<typeof ROW> & { readonly sortKey: string | null };

const zone = sql.lit(TIME_ZONE);
const startOf = (day: unknown) => sql`(${day}::date::timestamp at time zone ${zone})`;

/**
 * The days say between which entries a period lies, so that an old one is not searched for from the newest on. Of what
 * becomes available one of the two entries is a movement; the other one is where it comes from.
 */
const matching = (kind: (typeof KINDS)[number], p: Params<MovementFilter>) => {
  const { pending, available, isOwn } = PARTS[kind];
  const days = sql`from ledger_days d where ${isOwn('d', sql`${p.userId}`)} and d.account in (${pending}, ${available})`;
  return sql`${isOwn('e', sql`${p.userId}`)} and e.account in (${pending}, ${available})
    and not (e.cause = 'maturity' and e.account = ${pending})
    and (${p.cause}::text is null or e.cause = ${p.cause})
    and (${p.from}::date is null or (t.booked_at >= ${startOf(sql`${p.from}`)}
      and e.id >= (select min(d.first_entry_id) ${days} and d.day >= ${p.from})))
    and (${p.to}::date is null or (t.booked_at < ${startOf(sql`(${p.to}::date + 1)`)}
      and e.id <= (select max(d.last_entry_id) ${days} and d.day <= ${p.to})))
    and (${p.number}::text is null or o.number = ${p.number})`;
};

interface MovementFilter {
  readonly userId: number;
  readonly cause: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly number: string | null;
}

const TABLES = sql`ledger_entries e left join ledger_transactions t on t.id = e.transaction_id
  left join orders o on o.id = t.order_id left join order_items i on i.id = e.order_item_id
  left join disputes b on t.cause = 'dispute' and b.id = t.cause_id
  left join hire_payments y on y.id = case when t.cause in ('hire', 'hire_fee') or (t.cause = 'maturity' and t.step = 'hire')
    then t.cause_id else b.hire_payment_id end`;

export const movementPages = byName(KINDS, (kind) =>
  byName(DIRECTIONS, (dir) =>
    sqlStatement({
      takes: { ...FILTER, ...PAGE_TAKES },
      gives: { ...ROW, ...PAGE_GIVES },
      rare: true,
      sql: (p) => {
        const { key, after, order } = keyset(
          { by: sql`e.id`, id: sql`e.id`, type: 'bigint' },
          dir,
          p,
        );
        return sql`select e.id, t.booked_at as "bookedAt", t.cause, o.number as "orderNumber",
            case when e.account = ${PARTS[kind].pending} then 'pending' else 'available' end as account,
            i.product_name as "productName", y.hire_id as "hireId", y.title as milestone,
            case t.cause when 'capture' then i.${PARTS[kind].availableOn} when 'hire' then y.available_on end
              as "availableOn",
            -e.amount_cents as amount, ${key} as "sortKey"
          from ${TABLES} where ${matching(kind, p)} and ${after} ${order}`;
      },
    }),
  ),
);

export const countMovements = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { ...FILTER, most: int4 },
    gives: { total: int8 },
    rare: true,
    sql: (p) => sql`select count(*) as total from (
      select from ${TABLES} where ${matching(kind, p)} limit ${p.most}::int) counted`,
  }),
);

/** By the month in which they were booked, in Los Angeles. */
export const listMonths = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { userId: ID.user },
    gives: {
      ...{ month: text, sales: int8, hires: int8, refunds: int8, payouts: int8, other: int8 },
      charges: int8,
    },
    rare: true,
    sql: (p) => sql`
      select to_char(d.day, 'YYYY-MM') as month,
        coalesce(sum(d.amount_cents) filter (where d.cause = 'capture'), 0)::bigint as sales,
        coalesce(sum(d.amount_cents) filter (where d.cause = 'hire'), 0)::bigint as hires,
        coalesce(sum(d.amount_cents) filter (where d.cause = 'refund'), 0)::bigint as refunds,
        coalesce(sum(d.amount_cents) filter (where d.cause = 'payout'), 0)::bigint as payouts,
        coalesce(sum(d.amount_cents) filter (where d.cause not in ('capture', 'hire', 'refund', 'payout')), 0)::bigint as other,
        coalesce(sum(d.transactions) filter (where d.cause in ('capture', 'hire')), 0)::bigint as charges
      from ledger_days d
      where ${PARTS[kind].isOwn('d', sql`${p.userId}`)}
        and d.account in (${PARTS[kind].pending}, ${PARTS[kind].available})
      group by 1 order by 1`,
  }),
);

/** By how much each cause changed the balance on each day, in Los Angeles; the last day is included. */
export const listDayTotals = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { userId: ID.user, from: date, to: date },
    gives: { day: date, cause: text, pending: int8, available: int8 },
    rare: true,
    sql: (p) => {
      const { pending, available, isOwn } = PARTS[kind];
      return sql`
        select d.day, d.cause,
          coalesce(sum(d.amount_cents) filter (where d.account = ${pending}), 0)::bigint as pending,
          coalesce(sum(d.amount_cents) filter (where d.account = ${available}), 0)::bigint as available
        from ledger_days d
        where ${isOwn('d', sql`${p.userId}`)} and d.account in (${pending}, ${available})
          and d.day between ${p.from} and ${p.to}
        group by 1, 2 order by 1, 2`;
    },
  }),
);
