import type { DisputeState } from '@wevisu/domain/ledger/dispute-states.ts';
import { sql } from 'kysely';
import { date, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** The open ones first, by the day on which evidence is due; then the newest. */
export const listForStaff = sqlStatement({
  takes: { most: int4 },
  gives: {
    ...{
      id: int8,
      number: text.orNull,
      state: text.as<DisputeState>(),
      reason: text,
      respondBy: date,
    },
    ...{ amountCents: int8, feeCents: int8, ofPayees: int8 },
    ...{ openedAt: timestamptz, closedAt: timestamptz.orNull },
    ...{ company: text.orNull, proId: ID.pro.orNull, year: int4.orNull, serial: int4.orNull },
    ...{ packYear: int4.orNull, packSerial: int4.orNull, credits: int4.orNull },
    ...{ packEmail: text.orNull, hireId: int8.orNull, milestone: text.orNull },
    hireCompany: text.orNull,
    answer: text.as<'evidence' | 'accept'>().orNull,
    ...{ answerText: text.orNull, answeredAt: timestamptz.orNull, sentAt: timestamptz.orNull },
    refusal: text.orNull,
  },
  sql: (p) => sql`
    select d.id, o.number, d.state, d.reason, d.respond_by as "respondBy", d.amount_cents as "amountCents",
      d.fee_cents as "feeCents", coalesce((select sum(vendor_cents + pro_cents) from dispute_items
        where dispute_id = d.id), d.hire_held_cents + d.hire_pro_cents, 0)::bigint as "ofPayees",
      d.opened_at as "openedAt", d.closed_at as "closedAt", d.answer, d.answer_text as "answerText",
      d.answered_at as "answeredAt", d.answer_sent_at as "sentAt", d.answer_refusal as refusal,
      s.company_name as company, s.user_id as "proId", c.receipt_year as year, c.receipt_serial as serial,
      k.receipt_year as "packYear", k.receipt_serial as "packSerial", k.credits,
      case when a.deleted_at is null then a.email end as "packEmail",
      y.hire_id as "hireId", y.title as milestone, t.company_name as "hireCompany"
    from (
      (select * from disputes where state in ('needs_response', 'under_review') order by respond_by, id limit ${p.most}::int)
      union all
      (select * from disputes where state not in ('needs_response', 'under_review') order by id desc limit ${p.most}::int)
    ) d left join orders o on o.id = d.order_id
      left join subscription_charges c on c.id = d.plan_charge_id
      left join subscriptions b on b.id = c.subscription_id left join showrooms s on s.id = b.showroom_id
      left join ai_credit_purchases k on k.id = d.pack_purchase_id left join ai_accounts a on a.id = k.ai_account_id
      left join hire_payments y on y.id = d.hire_payment_id left join showrooms t on t.id = y.showroom_id
    order by d.closed_at is not null, case when d.closed_at is null then d.respond_by end,
      case when d.closed_at is null then d.id else -d.id end limit ${p.most}::int`,
}).list;
