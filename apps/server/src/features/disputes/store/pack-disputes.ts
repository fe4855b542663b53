// Disputes about what was paid for credits of AI 3D design; the purchase is locked.
import { sql } from 'kysely';
import { date, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Its purchase bears what other disputes have not taken of it; the rest is written off once it is lost. */
export const insertPackDispute = sqlStatement({
  takes: {
    ...{ ref: text, purchaseId: int8, amountCents: int8, feeCents: int8, paidCents: int8 },
    ...{ credits: int4, reason: text, respondBy: date, openedAt: timestamptz, now: timestamptz },
  },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into disputes (gateway_ref, pack_purchase_id, pack_cents, pack_credits, amount_cents, fee_cents, reason, state,
      respond_by, opened_at, noted_at)
    select ${p.ref}, ${p.purchaseId}::bigint, greatest(0, least(${p.amountCents}::bigint, ${p.paidCents}::bigint
        - coalesce((select sum(pack_cents) from disputes
          where pack_purchase_id = ${p.purchaseId} and state <> 'won'), 0))),
      ${p.credits}::int, ${p.amountCents}::bigint, ${p.feeCents}, ${p.reason}, 'needs_response', ${p.respondBy},
      ${p.openedAt}, ${p.now}
    on conflict (gateway_ref) do nothing returning id`,
}).get;

export const findBorneByPack = sqlStatement({
  takes: { id: int8 },
  gives: { borneCents: int8.notNull, credits: int4.notNull },
  sql: (p) => sql`
    select pack_cents as "borneCents", pack_credits as credits from disputes where id = ${p.id}`,
}).require;
