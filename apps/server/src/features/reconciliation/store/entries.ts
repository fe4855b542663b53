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

const matching = (p: Params<EntryFilter>) => sql`
  (${p.account}::text is null or e.account = ${p.account})
  and (${p.cause}::text is null or e.cause = ${p.cause})
  and (${p.from}::date is null or t.booked_at >= ${startOf(sql`${p.from}::date`)})
  and (${p.to}::date is null or t.booked_at < ${startOf(sql`${p.to}::date + 1`)})
  and (${p.number}::text is null or t.order_id = (select id from orders where number = ${p.number}))`;

export const entryPages = byName(DIRECTIONS, (dir) =>
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
      return sql`select e.id, t.booked_at as "bookedAt", e.account, t.cause, t.cause_id as "causeId",
          coalesce((select v.company_name from vendors v where v.id = e.vendor_id),
            (select s.company_name from showrooms s where s.id = e.showroom_id)) as payee,
          o.number as "orderNumber",
          (select i.product_name from order_items i where i.id = e.order_item_id) as "productName",
          e.amount_cents as amount, ${key} as "sortKey"
        from ${TABLES} where ${matching(p)} and ${after} ${order}`;
    },
  }),
);

export const countEntries = sqlStatement({
  takes: { ...FILTER, most: int4 },
  gives: { total: int8 },
  rare: true,
  sql: (p) => sql`select count(*) as total from (
    select from ${TABLES} where ${matching(p)} limit ${p.most}::int) counted`,
}).require;

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
