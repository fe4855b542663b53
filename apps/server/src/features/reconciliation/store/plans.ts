// Paid plans and the ledger side by side: each statement gives only what does not agree.
import type { DifferenceKind } from '@wevisu/domain/ledger/differences.ts';
import { sql } from 'kysely';
import { date, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** What plans were charged and have earned, against the entries of each charge; and entries of charges that are none. */
export const listPlanDifferences = sqlStatement({
  gives: { kind: text.as<DifferenceKind>(), about: text, expected: int8, found: int8 },
  rare: true,
  sql: () => sql`
    with charges as (
      select c.id, c.amount_cents as charged, c.fee_cents as fee, c.used_cents as used, q.taken, q.open, q.fees, q.kept,
        q.loss
      from subscription_charges c cross join lateral (
        select coalesce(sum(d.amount_cents) filter (where d.state <> 'won'), 0)::bigint as taken,
          coalesce(sum(d.amount_cents) filter (where d.closed_at is null), 0)::bigint as open,
          coalesce(sum(d.fee_cents), 0)::bigint as fees,
          coalesce(sum(d.plan_cents) filter (where d.state in ('lost', 'accepted')), 0)::bigint as kept,
          coalesce(sum(d.amount_cents - d.plan_cents) filter (where d.state in ('lost', 'accepted')), 0)::bigint as loss
        from disputes d where d.plan_charge_id = c.id) q
      where c.state = 'done'
    ),
    booked as (
      select id as transaction_id, cause_id as id from ledger_transactions where cause = 'plan'
      union all
      select t.id, d.plan_charge_id from disputes d join ledger_transactions t on t.cause = 'dispute' and t.cause_id = d.id
      where d.plan_charge_id is not null
    ),
    books as (
      select t.id,
        coalesce(sum(e.amount_cents) filter (where e.account = 'gateway'), 0)::bigint as gateway,
        coalesce(sum(e.amount_cents) filter (where e.account = 'fees'), 0)::bigint as fees,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'deferred'), 0)::bigint as deferred,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'revenue'), 0)::bigint as revenue,
        coalesce(sum(e.amount_cents) filter (where e.account = 'disputed'), 0)::bigint as disputed,
        coalesce(sum(e.amount_cents) filter (where e.account = 'loss'), 0)::bigint as loss
      from booked t join ledger_entries e on e.transaction_id = t.transaction_id group by 1
    )
    select d.kind, 'plan charge ' || coalesce(c.id, b.id) as about, d.expected, d.found
    from charges c full join books b on b.id = c.id cross join lateral (values
        ('gateway', coalesce(c.charged - c.fee - c.taken - c.fees, 0), coalesce(b.gateway, 0)),
        ('gateway_fee', coalesce(c.fee + c.fees, 0), coalesce(b.fees, 0)),
        ('deferred', coalesce(c.charged - c.used, 0), coalesce(b.deferred, 0)),
        ('plan', coalesce(c.used - c.kept, 0), coalesce(b.revenue, 0)),
        ('disputed', coalesce(c.open, 0), coalesce(b.disputed, 0)),
        ('loss', coalesce(c.loss, 0), coalesce(b.loss, 0))
      ) d (kind, expected, found)
    where d.expected <> d.found order by coalesce(c.id, b.id), d.kind`,
}).list;

/** Charges that nobody has finished for hours, and earned parts that nobody has booked for days. */
export const listStuckPlans = sqlStatement({
  takes: { before: timestamptz, usedBefore: date },
  gives: { about: text, cents: int8 },
  rare: true,
  sql: (p) => sql`
    select 'plan charge ' || id as about, amount_cents as cents from subscription_charges
    where (state = 'started' and started_at < ${p.before}) or use_on < ${p.usedBefore} order by id`,
}).list;
