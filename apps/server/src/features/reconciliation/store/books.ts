// Ledger, order items and charges side by side: each statement gives only what does not agree.
import type { DifferenceKind } from '@wevisu/domain/ledger/differences.ts';
import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** The end of a page of orders; null after the last one. */
export const endOfOrders = sqlStatement({
  takes: { after: ID.order, most: int4 },
  gives: { last: ID.order, orders: int4 },
  sql: (p) => sql`select max(id) as last, count(*)::int as orders from (
    select id from orders where id > ${p.after} order by id limit ${p.most}::int) page having count(*) > 0`,
  rare: true,
}).get;

const DIFFERENCE = {
  kind: text.as<DifferenceKind>(),
  orderId: ID.order,
  about: text,
  expected: int8,
  found: int8,
};

/**
 * Of the orders after one up to another: what their charged and not refunded items share out, and what their charges,
 * refunds and disputes came to, against the entries of each order. One statement, so that no booking falls between.
 */
export const listBookDifferences = sqlStatement({
  takes: { after: ID.order, last: ID.order },
  gives: DIFFERENCE,
  rare: true,
  sql: (p) => sql`
    with charged as (
      select i.order_id, i.qty, i.final_price, i.contractor_markup_amt, i.fee_cents, i.tax_cents, i.shipping_cents,
        r.restocking_cents
      from order_items i join captures c on c.id = i.capture_id and c.state = 'done'
        left join refunds r on r.order_item_id = i.id and r.state = 'done'
      where i.order_id > ${p.after} and i.order_id <= ${p.last}
    ),
    items as (
      select order_id,
        coalesce(sum(final_price * qty) filter (where restocking_cents is null), 0)::bigint as vendor,
        coalesce(sum(contractor_markup_amt * qty) filter (where restocking_cents is null), 0)::bigint as pro,
        coalesce(sum(fee_cents * qty) filter (where restocking_cents is null), 0)::bigint as fee,
        coalesce(sum(tax_cents) filter (where restocking_cents is null), 0)::bigint as tax,
        sum(case when restocking_cents is null then shipping_cents else restocking_cents end)::bigint as shipping
      from charged group by 1
    ),
    charges as (
      select c.order_id, sum(c.amount_cents)::bigint as charged, sum(c.fee_cents)::bigint as fees,
        coalesce(sum((select sum(r.amount_cents) from refunds r where r.capture_id = c.id and r.state = 'done')), 0)::bigint
          as refunded
      from captures c where c.order_id > ${p.after} and c.order_id <= ${p.last} and c.state = 'done' group by 1
    ),
    disputed as (
      select d.order_id,
        coalesce(sum(d.amount_cents) filter (where d.state <> 'won'), 0)::bigint as taken,
        coalesce(sum(d.amount_cents) filter (where d.closed_at is null), 0)::bigint as open,
        sum(d.fee_cents)::bigint as fees,
        coalesce(sum(s.vendor + s.pro) filter (where d.closed_at is null), 0)::bigint as reserve,
        coalesce(sum(s.vendor) filter (where d.state <> 'won'), 0)::bigint as vendor,
        coalesce(sum(s.pro) filter (where d.state <> 'won'), 0)::bigint as pro,
        coalesce(sum(s.fee) filter (where d.state in ('lost', 'accepted')), 0)::bigint as fee,
        coalesce(sum(s.tax) filter (where d.state in ('lost', 'accepted')), 0)::bigint as tax,
        coalesce(sum(s.shipping) filter (where d.state in ('lost', 'accepted')), 0)::bigint as shipping,
        coalesce(sum(d.amount_cents - s.vendor - s.pro - s.fee - s.tax - s.shipping)
          filter (where d.state in ('lost', 'accepted')), 0)::bigint as loss
      from disputes d cross join lateral (
        select coalesce(sum(vendor_cents), 0) as vendor, coalesce(sum(pro_cents), 0) as pro,
          coalesce(sum(fee_cents), 0) as fee, coalesce(sum(tax_cents), 0) as tax,
          coalesce(sum(shipping_cents), 0) as shipping
        from dispute_items where dispute_id = d.id) s
      where d.order_id > ${p.after} and d.order_id <= ${p.last} group by 1
    ),
    books as (
      select t.order_id,
        coalesce(-sum(e.amount_cents) filter (where e.account in ('vendor_pending', 'vendor_available')), 0)::bigint as vendor,
        coalesce(-sum(e.amount_cents) filter (where e.account in ('pro_pending', 'pro_available')), 0)::bigint as pro,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'revenue'), 0)::bigint as fee,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'tax'), 0)::bigint as tax,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'shipping'), 0)::bigint as shipping,
        coalesce(sum(e.amount_cents) filter (where e.account = 'gateway'), 0)::bigint as gateway,
        coalesce(sum(e.amount_cents) filter (where e.account = 'fees'), 0)::bigint as fees,
        coalesce(sum(e.amount_cents) filter (where e.account = 'disputed'), 0)::bigint as disputed,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'reserve'), 0)::bigint as reserve,
        coalesce(sum(e.amount_cents) filter (where e.account = 'loss'), 0)::bigint as loss
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.order_id > ${p.after} and t.order_id <= ${p.last} group by 1
    )
    select d.kind, o.id as "orderId", o.number as about, d.expected, d.found
    from orders o left join items i on i.order_id = o.id left join charges c on c.order_id = o.id
      left join books b on b.order_id = o.id left join disputed q on q.order_id = o.id
      cross join lateral (values
        ('vendor', coalesce(i.vendor, 0) - coalesce(q.vendor, 0), coalesce(b.vendor, 0)),
        ('pro', coalesce(i.pro, 0) - coalesce(q.pro, 0), coalesce(b.pro, 0)),
        ('fee', coalesce(i.fee, 0) - coalesce(q.fee, 0), coalesce(b.fee, 0)),
        ('tax', coalesce(i.tax, 0) - coalesce(q.tax, 0), coalesce(b.tax, 0)),
        ('shipping', coalesce(i.shipping, 0) - coalesce(q.shipping, 0), coalesce(b.shipping, 0)),
        ('gateway', coalesce(c.charged - c.refunded - c.fees, 0) - coalesce(q.taken + q.fees, 0), coalesce(b.gateway, 0)),
        ('gateway_fee', coalesce(c.fees, 0) + coalesce(q.fees, 0), coalesce(b.fees, 0)),
        ('disputed', coalesce(q.open, 0), coalesce(b.disputed, 0)),
        ('reserve', coalesce(q.reserve, 0), coalesce(b.reserve, 0)),
        ('loss', coalesce(q.loss, 0), coalesce(b.loss, 0))
      ) d (kind, expected, found)
    where o.id > ${p.after} and o.id <= ${p.last} and d.expected <> d.found
    order by o.id, d.kind`,
}).list;

/** Of the transaction that it is called in. */
export const allowMinutes = sqlStatement({
  gives: { set: text },
  rare: true,
  sql: () => sql`select set_config('statement_timeout', '900000', true) as set`,
}).require;

/** Balances that are not the sum of their entries. */
export const listBalanceDifferences = sqlStatement({
  gives: { about: text, expected: int8, found: int8 },
  rare: true,
  sql: () => sql`
    select concat_ws(' ', coalesce(s.account, b.account), case when coalesce(s.vendor_id, b.vendor_id) is not null
        then 'of vendor ' || coalesce(s.vendor_id, b.vendor_id) else 'of showroom ' || coalesce(s.showroom_id, b.showroom_id) end)
        as about,
      coalesce(s.cents, 0)::bigint as expected, coalesce(b.balance_cents, 0)::bigint as found
    from (select account, vendor_id, showroom_id, -sum(amount_cents) as cents from ledger_entries
        where num_nonnulls(vendor_id, showroom_id) = 1 group by 1, 2, 3) s
      full join ledger_balances b on b.account = s.account
        and coalesce(b.vendor_id, 0) = coalesce(s.vendor_id, 0) and coalesce(b.showroom_id, 0) = coalesce(s.showroom_id, 0)
    where coalesce(s.cents, 0) <> coalesce(b.balance_cents, 0) order by 1`,
}).list;

/** What was kept by day of each payee, account and cause that is not the sum of its entries. */
export const listDayDifferences = sqlStatement({
  gives: { about: text, expected: int8, found: int8 },
  rare: true,
  sql: () => sql`
    select concat_ws(' ', 'days of', coalesce(s.account, d.account), coalesce(s.cause, d.cause),
        case when coalesce(s.vendor_id, d.vendor_id) is not null
        then 'of vendor ' || coalesce(s.vendor_id, d.vendor_id) else 'of showroom ' || coalesce(s.showroom_id, d.showroom_id) end)
        as about,
      coalesce(s.cents, 0)::bigint as expected, coalesce(d.cents, 0)::bigint as found
    from (select account, vendor_id, showroom_id, cause, -sum(amount_cents) as cents from ledger_entries
        where num_nonnulls(vendor_id, showroom_id) = 1 group by 1, 2, 3, 4) s
      full join (select account, vendor_id, showroom_id, cause, sum(amount_cents) as cents from ledger_days group by 1, 2, 3, 4) d
        on d.account = s.account and d.cause = s.cause
        and coalesce(d.vendor_id, 0) = coalesce(s.vendor_id, 0) and coalesce(d.showroom_id, 0) = coalesce(s.showroom_id, 0)
    where coalesce(s.cents, 0) <> coalesce(d.cents, 0) order by 1`,
}).list;

/** What is on its way to each payee, and of it what is with the gateway, by its payouts and by the ledger. */
export const listPayoutDifferences = sqlStatement({
  gives: { about: text, expected: int8, found: int8 },
  rare: true,
  sql: () => sql`
    with open as (
      select vendor_id, showroom_id, sum(amount_cents)::bigint as transit,
        -coalesce(sum(amount_cents) filter (where state <> 'claimed'), 0)::bigint as connected
      from payouts where state not in ('paid', 'returned') group by 1, 2
    ),
    kept as (
      select vendor_id, showroom_id, coalesce(sum(balance_cents) filter (where account = 'transit'), 0)::bigint as transit,
        coalesce(sum(balance_cents) filter (where account = 'connected'), 0)::bigint as connected
      from ledger_balances where account in ('transit', 'connected') and balance_cents <> 0 group by 1, 2
    )
    select d.account || case when coalesce(k.vendor_id, o.vendor_id) is not null
        then ' of vendor ' || coalesce(k.vendor_id, o.vendor_id)
        else ' of showroom ' || coalesce(k.showroom_id, o.showroom_id) end as about, d.expected, d.found
    from open o full join kept k on coalesce(k.vendor_id, 0) = coalesce(o.vendor_id, 0)
        and coalesce(k.showroom_id, 0) = coalesce(o.showroom_id, 0)
      cross join lateral (values
        ('transit', coalesce(o.transit, 0), coalesce(k.transit, 0)),
        ('connected', coalesce(o.connected, 0), coalesce(k.connected, 0))
      ) d (account, expected, found)
    where d.expected <> d.found order by 1`,
}).list;

/** Payouts that somebody began and nobody has gone on with for hours. */
export const listStuckPayouts = sqlStatement({
  takes: { before: timestamptz },
  gives: { about: text, cents: int8 },
  rare: true,
  sql: (p) => sql`
    select 'payout ' || id as about, amount_cents as cents from payouts
    where state in ('claimed', 'transferred', 'returning') and claimed_at < ${p.before} order by id`,
}).list;

/** Transactions whose entries do not add up to nothing. */
export const listUnbalanced = sqlStatement({
  gives: { about: text, found: int8 },
  rare: true,
  sql: () => sql`
    select t.cause || ' ' || t.cause_id || ' ' || t.step as about, e.cents::bigint as found
    from (select transaction_id, sum(amount_cents) as cents from ledger_entries group by 1 having sum(amount_cents) <> 0) e
      join ledger_transactions t on t.id = e.transaction_id order by t.id`,
}).list;

/** Charges and refunds that somebody began and nobody has finished for hours. */
export const listStuck = sqlStatement({
  takes: { before: timestamptz },
  gives: { orderId: ID.order, about: text, cents: int8 },
  rare: true,
  sql: (p) => sql`
    select s."orderId", o.number || ': ' || s.what as about, s.cents from (
      select order_id as "orderId", 'charge' as what, amount_cents as cents from captures
      where state = 'started' and started_at < ${p.before}
      union all
      select order_id, 'refund', amount_cents from refunds where state = 'started' and started_at < ${p.before}
    ) s join orders o on o.id = s."orderId" order by s."orderId"`,
}).list;

const OUR_CHARGE = {
  ref: text.notNull,
  /** Null for a charge of a plan, of credits or of a hire. */
  orderId: ID.order.orNull,
  number: text,
  charged: int8,
  fee: int8.notNull,
  paidBack: int8,
};
const OF_ORDERS = sql`
  select c.gateway_ref as ref, c.order_id as "orderId", o.number, c.amount_cents as charged, c.fee_cents as fee,
    coalesce((select sum(r.amount_cents) from refunds r where r.capture_id = c.id and r.state = 'done'), 0)::bigint
      as "paidBack"
  from captures c join orders o on o.id = c.order_id where c.state = 'done'`;
const OF_PLANS = sql`
  select c.gateway_ref as ref, null::bigint as "orderId", 'plan charge ' || c.id as number, c.amount_cents as charged,
    c.fee_cents as fee, 0::bigint as "paidBack"
  from subscription_charges c where c.state = 'done'`;

const OF_PACKS = sql`
  select c.gateway_ref as ref, null::bigint as "orderId", 'credit purchase ' || c.id as number, c.amount_cents as charged,
    c.fee_cents as fee, case when c.refund_state = 'done' then c.amount_cents else 0 end as "paidBack"
  from ai_credit_purchases c where c.state = 'done'`;

const OF_HIRES = sql`
  select c.gateway_ref as ref, null::bigint as "orderId", 'hire payment ' || c.id as number, c.amount_cents as charged,
    c.fee_cents as fee, case when c.refund_state = 'done' then c.returned_cents else 0 end as "paidBack"
  from hire_payments c where c.state = 'done'`;

/** Our charges in the order of the gateway's names for them. */
export const listOurCharges = sqlStatement({
  takes: { after: text, most: int4 },
  gives: OUR_CHARGE,
  rare: true,
  sql: (p) => sql`
    select * from (
    (${OF_ORDERS} and c.gateway_ref collate "C" > ${p.after} order by c.gateway_ref collate "C" limit ${p.most}::int)
    union all
    (${OF_PLANS} and c.gateway_ref collate "C" > ${p.after} order by c.gateway_ref collate "C" limit ${p.most}::int)
    union all
    (${OF_PACKS} and c.gateway_ref collate "C" > ${p.after} order by c.gateway_ref collate "C" limit ${p.most}::int)
    union all
    (${OF_HIRES} and c.gateway_ref collate "C" > ${p.after} order by c.gateway_ref collate "C" limit ${p.most}::int)
    ) c order by c.ref collate "C" limit ${p.most}::int`,
}).list;

export const findOurCharge = sqlStatement({
  takes: { ref: text },
  gives: OUR_CHARGE,
  rare: true,
  sql: (p) => sql`${OF_ORDERS} and c.gateway_ref = ${p.ref}
    union all ${OF_PLANS} and c.gateway_ref = ${p.ref}
    union all ${OF_PACKS} and c.gateway_ref = ${p.ref}
    union all ${OF_HIRES} and c.gateway_ref = ${p.ref}`,
}).get;

/** Whether a charge or a refund is under way that may not be noted yet: of a charge by its key or its name. */
export const isUnderWay = sqlStatement({
  takes: { ref: text, key: text },
  gives: { found: int4 },
  rare: true,
  sql: (p) => sql`
    select count(*)::int as found from (
      select order_id from captures where idempotency_key = ${p.key} or gateway_ref = ${p.ref}
      union select order_id from authorizations where idempotency_key = ${p.key} or gateway_ref = ${p.ref}
      union select null from subscription_charges where idempotency_key = ${p.key} and state = 'started'
      union select null from ai_credit_purchases where (idempotency_key = ${p.key} and state in ('started', 'confirming', 'authorized'))
        or (gateway_ref = ${p.ref} and refund_state = 'started')
      union select null from hire_payments where (idempotency_key = ${p.key} and state in ('started', 'confirming', 'authorized'))
        or (gateway_ref = ${p.ref} and refund_state = 'started')
    ) o where o.order_id is null or exists (select from captures c where c.order_id = o.order_id and c.state = 'started')
      or exists (select from refunds r where r.order_id = o.order_id and r.state = 'started')`,
}).require;
