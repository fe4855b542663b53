import { DIRECTIONS } from '@wevisu/contract/back-office/list.ts';
import { TIME_ZONE } from '@wevisu/domain/calendar/calendar.ts';
import type { LedgerAccount } from '@wevisu/domain/ledger/accounts.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  bool,
  date,
  int4,
  int8,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';
import { keyset, PAGE_GIVES, PAGE_TAKES } from '../../../platform/lists/keyset.ts';

const FILTER = {
  account: text.orNull,
  cause: text.orNull,
  from: date.orNull,
  to: date.orNull,
  number: text.orNull,
};
export type EntryFilter = RowOfColumns<typeof FILTER>;

const ROW = {
  id: int8,
  bookedAt: timestamptz,
  account: text.as<LedgerAccount>(),
  payee: text.orNull,
  cause: text,
  causeId: int8,
  orderNumber: text.orNull,
  productName: text.orNull,
  amount: int8,
};
export type EntryRow = RowOfColumns<typeof ROW> & { readonly sortKey: string | null };

const TABLES = sql`ledger_entries e left join ledger_transactions t on t.id = e.transaction_id
  left join orders o on o.id = t.order_id`;
const zone = sql.lit(TIME_ZONE);
const startOf = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone ${zone})`;

const ofEntry = (p: Params<Pick<EntryFilter, 'account' | 'cause'>>) => sql`
  (${p.account}::text is null or e.account between ${p.account} and ${p.account})
  and (${p.cause}::text is null or e.cause between ${p.cause} and ${p.cause})`;
const ofTransaction = (p: Params<EntryFilter>) => sql`
  (${p.from}::date is null or t.booked_at >= ${startOf(sql`${p.from}::date`)})
  and (${p.to}::date is null or t.booked_at < ${startOf(sql`${p.to}::date + 1`)})
  and (${p.number}::text is null or t.order_id = (select id from orders where number = ${p.number}))`;

/** What the entries of a list have in common. They are ordered by it first, and filtered by a range of one value: so
 * PostgreSQL reads its index and does not go through the latest entries of all, hoping to meet some. */
const COMMON = ['all', 'account', 'cause'] as const;
export function commonOf({ account, cause }: EntryFilter): (typeof COMMON)[number] {
  if (account !== null) return 'account';
  return cause !== null ? 'cause' : 'all';
}
const SORT_COLUMNS = {
  all: { by: sql`e.id`, id: sql`e.id`, type: 'bigint' },
  account: { by: sql`e.account`, id: sql`e.id`, type: 'text' },
  cause: { by: sql`e.cause`, id: sql`e.id`, type: 'text' },
} as const;

export const entryPages = byName(COMMON, (common) =>
  byName(DIRECTIONS, (dir) =>
    sqlStatement({
      takes: { ...FILTER, ...PAGE_TAKES },
      gives: { ...ROW, ...PAGE_GIVES },
      rare: true,
      sql: (p) => {
        const { key, after, order } = keyset(SORT_COLUMNS[common], dir, p);
        return sql`select e.id, t.booked_at as "bookedAt", e.account, t.cause, t.cause_id as "causeId",
            coalesce((select v.company_name from vendors v where v.id = e.vendor_id),
              (select s.company_name from showrooms s where s.id = e.showroom_id)) as payee,
            o.number as "orderNumber",
            (select i.product_name from order_items i where i.id = e.order_item_id) as "productName",
            e.amount_cents as amount, ${key} as "sortKey"
          from ${TABLES} where ${ofEntry(p)} and ${ofTransaction(p)} and ${after} ${order}`;
      },
    }),
  ),
);

/** Of the entries alone, or of their transactions too where a filter is about these. */
const counts = {
  entries: sqlStatement({
    takes: { account: FILTER.account, cause: FILTER.cause, most: int4 },
    gives: { total: int8 },
    rare: true,
    sql: (p) => sql`select count(*) as total from (
      select from ledger_entries e where ${ofEntry(p)} limit ${p.most}::int) counted`,
  }).require,
  transactions: sqlStatement({
    takes: { ...FILTER, most: int4 },
    gives: { total: int8 },
    rare: true,
    sql: (p) => sql`select count(*) as total from (
      select from ${TABLES} where ${ofEntry(p)} and ${ofTransaction(p)} limit ${p.most}::int) counted`,
  }).require,
};

/** How many match, counted to `most`. */
export async function countEntries(
  db: Queryable,
  { most, ...filter }: EntryFilter & { readonly most: number },
): Promise<number> {
  const { account, cause, from, to, number } = filter;
  const { total } =
    from === null && to === null && number === null
      ? await counts.entries(db, { account, cause, most })
      : await counts.transactions(db, { ...filter, most });
  return total;
}

export const isRefundDisputed = sqlStatement({
  takes: { id: int8 },
  gives: { isDisputed: bool },
  sql: (p) => sql`select exists (select from disputes d join refunds r on r.order_id = d.order_id
    where r.id = ${p.id} and r.state = 'failed' and d.state in ('needs_response', 'under_review')) as "isDisputed"`,
}).require;

export const listFailedRefunds = sqlStatement({
  gives: {
    id: int8,
    orderNumber: text,
    productName: text,
    amountCents: int8,
    attempt: int4,
    outcome: text.notNull,
    endedAt: timestamptz.notNull,
  },
  sql: () => sql`
    select r.id, o.number as "orderNumber", i.product_name as "productName", r.amount_cents as "amountCents", r.attempt,
      r.outcome, r.ended_at as "endedAt"
    from refunds r join orders o on o.id = r.order_id join order_items i on i.id = r.order_item_id
    where r.state = 'failed' and not exists (
      select from disputes d where d.capture_id = r.capture_id and d.state in ('lost', 'accepted'))
    order by r.id limit 200`,
}).list;

/** Tried again under the next key; null if it has not failed, or its bank has taken the charge back. */
export const restartRefund = sqlStatement({
  takes: { id: int8, from: date, to: date, now: timestamptz },
  gives: { orderId: ID.order, orderNumber: text, amountCents: int8, attempt: int4 },
  sql: (p) => sql`
    update refunds r set state = 'started', attempt = attempt + 1, outcome = null, gateway_ref = null,
      arrives_from = ${p.from}, arrives_to = ${p.to}, started_at = ${p.now}, ended_at = null
    from orders o where r.id = ${p.id} and r.state = 'failed' and o.id = r.order_id
      and not exists (select from disputes d where d.order_id = r.order_id and (
        d.state in ('needs_response', 'under_review') or (d.capture_id = r.capture_id and d.state in ('lost', 'accepted'))))
    returning r.order_id as "orderId", o.number as "orderNumber", r.amount_cents as "amountCents", r.attempt`,
}).get;
