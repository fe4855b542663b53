import type { PayoutState } from '@wevisu/domain/payouts/payouts.ts';
import { sql } from 'kysely';
import { int4, int8, text } from '../../../platform/database/columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

/** Those that payees have with the gateway, in the order of its names for them. */
export const listAccounts = sqlStatement({
  takes: { after: text, most: int4 },
  gives: { ref: text },
  rare: true,
  sql: (p) => sql`
    select gateway_ref as ref from payout_accounts where gateway_ref > ${p.after}
    order by gateway_ref limit ${p.most}::int`,
}).list;

/** Of an account. Only one that is paid has the gateway's name. */
export const listOurPayouts = sqlStatement({
  takes: { account: text },
  gives: { about: text, ref: text.orNull, state: text.as<PayoutState>(), amount: int8 },
  rare: true,
  sql: (p) => sql`
    select 'payout ' || id as about, payout_ref as ref, state, amount_cents as amount from payouts
    where account_ref = ${p.account} order by id`,
}).list;
export type OurPayout = RowOf<typeof listOurPayouts>;
