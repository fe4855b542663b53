// Payments for hires and the ledger side by side: each statement gives only what does not agree.
import type { DifferenceKind } from '@wevisu/domain/ledger/differences.ts';
import { sql } from 'kysely';
import { int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** What payments were charged, have brought and paid back, against the entries of each; and entries of payments that are none. */
export const listHireDifferences = sqlStatement({
  gives: { kind: text.as<DifferenceKind>(), about: text, expected: int8, found: int8 },
  rare: true,
  sql: () => sql`
    with payments as (
      select c.id, c.amount_cents as charged, c.fee_cents as fee, c.released_cents as released,
        c.platform_fee_cents as platform, c.is_available,
        case when c.refund_state = 'done' then c.returned_cents else 0 end as returned, q.*
      from hire_payments c cross join lateral (
        select coalesce(sum(d.amount_cents) filter (where d.state <> 'won'), 0)::bigint as taken,
          coalesce(sum(d.amount_cents) filter (where d.closed_at is null), 0)::bigint as open,
          coalesce(sum(d.fee_cents), 0)::bigint as fees,
          coalesce(sum(d.hire_pro_cents) filter (where d.state <> 'won'), 0)::bigint as of_pro,
          coalesce(sum(d.hire_pro_cents) filter (where d.closed_at is null), 0)::bigint as reserve,
          coalesce(sum(d.hire_held_cents) filter (where d.state in ('lost', 'accepted')), 0)::bigint as lost_held,
          coalesce(sum(d.hire_fee_cents) filter (where d.state in ('lost', 'accepted')), 0)::bigint as lost_fee,
          coalesce(sum(d.amount_cents - d.hire_held_cents - d.hire_pro_cents - d.hire_fee_cents)
            filter (where d.state in ('lost', 'accepted')), 0)::bigint as loss
        from disputes d where d.hire_payment_id = c.id) q
      where c.state = 'done'
    ),
    booked as (
      select id as transaction_id, cause_id as id from ledger_transactions where cause in ('hire', 'hire_fee')
      union all
      select id, cause_id from ledger_transactions where cause = 'maturity' and step = 'hire'
      union all
      select t.id, d.hire_payment_id from disputes d join ledger_transactions t on t.cause = 'dispute' and t.cause_id = d.id
      where d.hire_payment_id is not null
    ),
    books as (
      select t.id,
        coalesce(sum(e.amount_cents) filter (where e.account = 'gateway'), 0)::bigint as gateway,
        coalesce(sum(e.amount_cents) filter (where e.account = 'fees'), 0)::bigint as fees,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'held'), 0)::bigint as held,
        coalesce(-sum(e.amount_cents) filter (where e.account in ('pro_pending', 'pro_available')), 0)::bigint as pro,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'pro_available'), 0)::bigint as available,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'revenue'), 0)::bigint as revenue,
        coalesce(sum(e.amount_cents) filter (where e.account = 'disputed'), 0)::bigint as disputed,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'reserve'), 0)::bigint as reserve,
        coalesce(sum(e.amount_cents) filter (where e.account = 'loss'), 0)::bigint as loss
      from booked t join ledger_entries e on e.transaction_id = t.transaction_id group by 1
    )
    select d.kind, 'hire payment ' || coalesce(c.id, b.id) as about, d.expected, d.found
    from payments c full join books b on b.id = c.id cross join lateral (values
        ('gateway', coalesce(c.charged - c.fee - c.returned - c.taken - c.fees, 0), coalesce(b.gateway, 0)),
        ('gateway_fee', coalesce(c.fee + c.fees, 0), coalesce(b.fees, 0)),
        ('held', coalesce(c.charged - c.released - c.returned - c.lost_held, 0), coalesce(b.held, 0)),
        ('pro', coalesce(c.released - c.platform - c.of_pro, 0), coalesce(b.pro, 0)),
        ('pro', case when c.is_available then c.released - c.platform - c.of_pro else 0 end, coalesce(b.available, 0)),
        ('fee', coalesce(c.platform - c.lost_fee, 0), coalesce(b.revenue, 0)),
        ('disputed', coalesce(c.open, 0), coalesce(b.disputed, 0)),
        ('reserve', coalesce(c.reserve, 0), coalesce(b.reserve, 0)),
        ('loss', coalesce(c.loss, 0), coalesce(b.loss, 0))
      ) d (kind, expected, found)
    where d.expected <> d.found order by coalesce(c.id, b.id), d.kind`,
}).list;

/** Payments and refunds that nobody has finished for hours, and what ended hires still hold. */
export const listStuckHires = sqlStatement({
  takes: { before: timestamptz },
  gives: { about: text, cents: int8 },
  rare: true,
  sql: (p) => sql`
    select 'hire payment ' || y.id as about, y.amount_cents as cents
    from hire_payments y left join hires h on h.id = y.hire_id
    where (y.state in ('started', 'confirming', 'authorized', 'canceling') and y.started_at < ${p.before})
      or (y.refund_state = 'started' and y.refund_at < ${p.before})
      or (y.state = 'done' and (h.id is null or h.state in ('completed', 'declined', 'canceled'))
        and y.amount_cents > y.released_cents + y.returned_cents and not exists (
          select from disputes d where d.hire_payment_id = y.id and d.state <> 'won'))
    order by y.id`,
}).list;
