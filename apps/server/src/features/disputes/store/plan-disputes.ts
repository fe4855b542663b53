// Disputes about charges of plans; the charge is locked.
import { sql } from 'kysely';
import { date, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Its charge bears what other disputes have not taken of it; the rest is written off once it is lost. */
export const insertPlanDispute = sqlStatement({
  takes: {
    ...{ ref: text, chargeId: int8, amountCents: int8, feeCents: int8, paidCents: int8 },
    ...{ reason: text, respondBy: date, openedAt: timestamptz, now: timestamptz },
  },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into disputes (gateway_ref, plan_charge_id, plan_cents, amount_cents, fee_cents, reason, state, respond_by,
      opened_at, noted_at)
    select ${p.ref}, ${p.chargeId}::bigint, greatest(0, least(${p.amountCents}::bigint, ${p.paidCents}::bigint
        - coalesce((select sum(plan_cents) from disputes where plan_charge_id = ${p.chargeId} and state <> 'won'), 0))),
      ${p.amountCents}::bigint, ${p.feeCents}, ${p.reason}, 'needs_response', ${p.respondBy}, ${p.openedAt}, ${p.now}
    on conflict (gateway_ref) do nothing returning id`,
}).get;

export const findBorneByPlan = sqlStatement({
  takes: { id: int8 },
  gives: { borneCents: int8.notNull },
  sql: (p) => sql`select plan_cents as "borneCents" from disputes where id = ${p.id}`,
}).require;

/** What a bank can read of a plan's charge. */
export const findPlanEvidence = sqlStatement({
  takes: { id: int8 },
  gives: {
    ...{ company: text, vsdId: text, email: text, accountSince: timestamptz, startedOn: date },
    ...{ from: date, to: date, chargedAt: timestamptz.notNull, chargedCents: int8 },
    ...{ cardBrand: text, cardLast4: text, year: int4.notNull, serial: int4.notNull },
    ...{ paidMonths: int4, toldAt: timestamptz.orNull },
  },
  sql: (p) => sql`
    select s.company_name as company, s.vsd_id as "vsdId", u.email, u.created_at as "accountSince",
      b.started_on as "startedOn", c.period_from as "from", c.period_to as "to", c.ended_at as "chargedAt",
      c.amount_cents as "chargedCents", c.card_brand as "cardBrand", c.card_last4 as "cardLast4",
      c.receipt_year as year, c.receipt_serial as serial,
      (select count(*)::int from subscription_charges o where o.subscription_id = b.id and o.state = 'done' and o.id <= c.id)
        as "paidMonths",
      (select max(m.created_at) from notifications m where m.user_id = u.id and m.event = 'plan_renews'
        and m.created_at < c.started_at) as "toldAt"
    from disputes d join subscription_charges c on c.id = d.plan_charge_id
      join subscriptions b on b.id = c.subscription_id join showrooms s on s.id = b.showroom_id
      join users u on u.id = s.user_id
    where d.id = ${p.id}`,
}).get;
