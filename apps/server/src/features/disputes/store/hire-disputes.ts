// Disputes about payments for milestones of hires; the payment is locked.
import { sql } from 'kysely';
import { date, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export const insertHireDispute = sqlStatement({
  takes: {
    ...{ ref: text, paymentId: int8, heldCents: int8, proCents: int8, platformCents: int8 },
    ...{ amountCents: int8, feeCents: int8, reason: text, respondBy: date },
    ...{ openedAt: timestamptz, now: timestamptz },
  },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into disputes (gateway_ref, hire_payment_id, hire_held_cents, hire_pro_cents, hire_fee_cents, amount_cents,
      fee_cents, reason, state, respond_by, opened_at, noted_at)
    values (${p.ref}, ${p.paymentId}, ${p.heldCents}, ${p.proCents}, ${p.platformCents}, ${p.amountCents},
      ${p.feeCents}, ${p.reason}, 'needs_response', ${p.respondBy}, ${p.openedAt}, ${p.now})
    on conflict (gateway_ref) do nothing returning id`,
}).get;

/** As they were frozen. */
export const findHireShares = sqlStatement({
  takes: { id: int8 },
  gives: { heldCents: int8.notNull, proCents: int8.notNull, platformCents: int8.notNull },
  sql: (p) => sql`
    select hire_held_cents as "heldCents", hire_pro_cents as "proCents", hire_fee_cents as "platformCents"
    from disputes where id = ${p.id}`,
}).require;
