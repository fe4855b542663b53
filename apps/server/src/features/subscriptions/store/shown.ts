// What pros and staff see of charges.
import { sql } from 'kysely';
import { date, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import type { BilledTo } from './charges.ts';

export const listCharges = sqlStatement({
  takes: { showroomId: ID.showroom, most: int4 },
  gives: {
    ...{ id: int8, amountCents: int8, from: date, to: date, at: timestamptz.notNull },
    ...{ state: text.as<'started' | 'done' | 'failed'>(), outcome: text.orNull },
    ...{ brand: text, last4: text, year: int4.orNull, serial: int4.orNull },
  },
  sql: (p) => sql`
    select c.id, c.amount_cents as "amountCents", c.period_from as "from", c.period_to as "to",
      coalesce(c.ended_at, c.started_at) as at, c.state, c.outcome, c.card_brand as brand, c.card_last4 as last4,
      c.receipt_year as year, c.receipt_serial as serial
    from subscription_charges c join subscriptions b on b.id = c.subscription_id
    where b.showroom_id = ${p.showroomId} order by c.id desc limit ${p.most}::int`,
}).list;

export type ChargeRow = RowOf<typeof listCharges>;

export const findReceipt = sqlStatement({
  takes: { showroomId: ID.showroom, number: text },
  gives: {
    ...{ year: int4.notNull, serial: int4.notNull, amountCents: int8, from: date, to: date },
    ...{ at: timestamptz.notNull, brand: text, last4: text, billedTo: json<BilledTo>().notNull },
  },
  sql: (p) => sql`
    select c.receipt_year as year, c.receipt_serial as serial, c.amount_cents as "amountCents", c.period_from as "from",
      c.period_to as "to", c.ended_at as at, c.card_brand as brand, c.card_last4 as last4, c.billed_to as "billedTo"
    from subscription_charges c join subscriptions b on b.id = c.subscription_id
    where b.showroom_id = ${p.showroomId}
      and 'PLAN-' || c.receipt_year || '-' || lpad(c.receipt_serial::text, 6, '0') = ${p.number}`,
}).get;

export type ReceiptRow = RowOf<typeof findReceipt>;
