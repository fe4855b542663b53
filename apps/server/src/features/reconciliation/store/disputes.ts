import type { DisputeState } from '@wevisu/domain/ledger/dispute-states.ts';
import { sql } from 'kysely';
import { arrayOf, int4, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const OURS = {
  ...{ ref: text, orderId: ID.order.orNull, number: text, amount: int8, fee: int8 },
  state: text.as<DisputeState>(),
} as const;

const COLUMNS = sql`d.gateway_ref as ref, d.order_id as "orderId", coalesce(o.number, 'plan charge ' || d.plan_charge_id, 'credit purchase ' || d.pack_purchase_id, 'hire payment ' || d.hire_payment_id) as number, d.amount_cents as amount, d.fee_cents as fee,
  d.state from disputes d left join orders o on o.id = d.order_id`;

export const listNamed = sqlStatement({
  takes: { refs: arrayOf(text) },
  gives: OURS,
  rare: true,
  sql: (p) => sql`select ${COLUMNS} where d.gateway_ref = any(${p.refs}::text[])`,
}).list;

/** Ours in the order of the gateway's names for them. */
export const listOurDisputes = sqlStatement({
  takes: { after: text, most: int4 },
  gives: OURS,
  rare: true,
  sql: (p) => sql`
    select ${COLUMNS}
    where d.gateway_ref collate "C" > ${p.after} order by d.gateway_ref collate "C" limit ${p.most}::int`,
}).list;
