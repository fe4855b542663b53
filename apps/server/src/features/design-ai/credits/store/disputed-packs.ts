// What was paid for credits, and a bank takes back.
import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';

/** The charge that the gateway names, once it is noted. */
export const findDisputedPack = sqlStatement({
  takes: { ref: text },
  gives: { purchaseId: int8, accountId: ID.aiAccount },
  sql: (p) => sql`
    select id as "purchaseId", ai_account_id as "accountId" from ai_credit_purchases
    where gateway_ref = ${p.ref} and state = 'done'`,
}).get;

export type DisputedPack = RowOf<typeof findDisputedPack>;

/** Nothing of it is earned or paid back by anybody else until the transaction ends. */
export const lockPaidPack = sqlStatement({
  takes: { id: int8 },
  gives: {
    ...{ lotId: int8.notNull, left: int4, amountCents: int8, earnedCents: int8 },
    ...{ refund: text.as<'started' | 'done' | 'failed'>().orNull },
    ...{ year: int4.notNull, serial: int4.notNull },
  },
  sql: (p) => sql`
    select p.lot_id as "lotId", l.left_credits as "left", p.amount_cents as "amountCents",
      p.earned_cents as "earnedCents", p.refund_state as refund, p.receipt_year as year, p.receipt_serial as serial
    from ai_credit_purchases p join ai_credit_lots l on l.id = p.lot_id where p.id = ${p.id} for update`,
}).require;

/** Adds to what is left of a lot, or takes from it. */
export const changeLot = sqlStatement({
  takes: { lotId: int8, by: int4 },
  sql: (p) => sql`
    update ai_credit_lots set left_credits = left_credits + ${p.by}::int where id = ${p.lotId}`,
}).run;

/** Nothing of it waits for its credits anymore. */
export const endEarning = sqlStatement({
  takes: { id: int8 },
  sql: (p) => sql`
    update ai_credit_purchases set earned_cents = amount_cents
    where id = ${p.id} and refund_state is distinct from 'done'`,
}).runAny;

/** What a bank can read of it. */
export const findPackEvidence = sqlStatement({
  takes: { id: int8 },
  gives: {
    ...{ email: text.orNull, accountSince: timestamptz, credits: int4, usedCredits: int4 },
    ...{
      chargedAt: timestamptz.notNull,
      chargedCents: int8,
      year: int4.notNull,
      serial: int4.notNull,
    },
    ...{
      cardBrand: text.orNull,
      cardLast4: text.orNull,
      lastUsedAt: timestamptz.orNull,
      runs: int4,
    },
  },
  sql: (p) => sql`
    select case when a.deleted_at is null then a.email end as email, a.created_at as "accountSince", p.credits,
      p.used_credits as "usedCredits", p.ended_at as "chargedAt", p.amount_cents as "chargedCents",
      p.receipt_year as year, p.receipt_serial as serial, p.card_brand as "cardBrand", p.card_last4 as "cardLast4",
      h.last as "lastUsedAt", h.runs
    from disputes d join ai_credit_purchases p on p.id = d.pack_purchase_id
      join ai_accounts a on a.id = p.ai_account_id
      cross join lateral (select max(ended_at) as last, count(*)::int as runs from ai_credit_holds
        where ai_account_id = a.id and state = 'charged' and ended_at >= p.ended_at) h
    where d.id = ${p.id}`,
}).get;
