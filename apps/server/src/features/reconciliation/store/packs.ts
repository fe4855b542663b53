// Bought credits and the ledger side by side: each statement gives only what does not agree.
import type { DifferenceKind } from '@wevisu/domain/ledger/differences.ts';
import { sql } from 'kysely';
import { int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** What packs were charged, have earned and paid back, against the entries of each; and entries of packs that are none. */
export const listPackDifferences = sqlStatement({
  gives: { kind: text.as<DifferenceKind>(), about: text, expected: int8, found: int8 },
  rare: true,
  sql: () => sql`
    with packs as (
      select c.id, c.amount_cents as charged, c.fee_cents as fee, c.earned_cents as earned,
        case when c.refund_state = 'done' then c.amount_cents else 0 end as refunded, q.taken, q.open, q.fees, q.kept, q.loss
      from ai_credit_purchases c cross join lateral (
        select coalesce(sum(d.amount_cents) filter (where d.state <> 'won'), 0)::bigint as taken,
          coalesce(sum(d.amount_cents) filter (where d.closed_at is null), 0)::bigint as open,
          coalesce(sum(d.fee_cents), 0)::bigint as fees,
          coalesce(sum(d.pack_cents) filter (where d.state in ('lost', 'accepted')), 0)::bigint as kept,
          coalesce(sum(d.amount_cents - d.pack_cents) filter (where d.state in ('lost', 'accepted')), 0)::bigint as loss
        from disputes d where d.pack_purchase_id = c.id) q
      where c.state = 'done'
    ),
    booked as (
      select id as transaction_id, cause_id as id from ledger_transactions where cause = 'credits'
      union all
      select t.id, d.pack_purchase_id from disputes d join ledger_transactions t on t.cause = 'dispute' and t.cause_id = d.id
      where d.pack_purchase_id is not null
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
    select d.kind, 'credit purchase ' || coalesce(c.id, b.id) as about, d.expected, d.found
    from packs c full join books b on b.id = c.id cross join lateral (values
        ('gateway', coalesce(c.charged - c.fee - c.refunded - c.taken - c.fees, 0), coalesce(b.gateway, 0)),
        ('gateway_fee', coalesce(c.fee + c.fees, 0), coalesce(b.fees, 0)),
        ('deferred', coalesce(c.charged - c.earned - c.refunded, 0), coalesce(b.deferred, 0)),
        ('credits', coalesce(c.earned - c.kept, 0), coalesce(b.revenue, 0)),
        ('disputed', coalesce(c.open, 0), coalesce(b.disputed, 0)),
        ('loss', coalesce(c.loss, 0), coalesce(b.loss, 0))
      ) d (kind, expected, found)
    where d.expected <> d.found
    union all
    -- What the credits of a pack that is neither disputed nor paid back have earned, by how many of them are left.
    select 'credits', 'used of credit purchase ' || c.id, c.credits - l.left_credits, c.used_credits
    from ai_credit_purchases c join ai_credit_lots l on l.id = c.lot_id
    where c.refund_state is null and c.used_credits <> c.credits - l.left_credits
      and not exists (select from disputes d where d.pack_purchase_id = c.id)
    order by 2, 1`,
}).list;

/** Payments and refunds that nobody has finished for hours. */
export const listStuckPacks = sqlStatement({
  takes: { before: timestamptz },
  gives: { about: text, cents: int8 },
  rare: true,
  sql: (p) => sql`
    select 'credit purchase ' || id as about, amount_cents as cents from ai_credit_purchases
    where (state in ('started', 'confirming', 'authorized', 'canceling') and started_at < ${p.before})
      or (refund_state = 'started' and refund_at < ${p.before})
    order by id`,
}).list;
