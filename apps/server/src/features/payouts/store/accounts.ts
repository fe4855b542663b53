import type { PayeeKind } from '@wevisu/domain/ledger/accounts.ts';
import type { PayoutAccountState } from '@wevisu/domain/payouts/payouts.ts';
import { sql } from 'kysely';
import { arrayOf, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';
import { KINDS, PARTS } from './payees.ts';

const ACCOUNT = {
  ref: text,
  state: text.as<PayoutAccountState>(),
  missing: arrayOf(text),
  bankName: text.orNull,
  bankLast4: text.orNull,
  heldUntil: timestamptz.orNull,
};
const COLUMNS = sql`gateway_ref as ref, state, missing, bank_name as "bankName", bank_last4 as "bankLast4",
  held_until as "heldUntil"`;

export const findAccount = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { id: int8 },
    gives: ACCOUNT,
    sql: (p) => sql`select ${COLUMNS} from payout_accounts where ${PARTS[kind].column} = ${p.id}`,
  }),
);

export const insertAccount = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { id: int8, ref: text, now: timestamptz },
    sql: (p) => sql`
      insert into payout_accounts (${PARTS[kind].column}, gateway_ref, state, checked_at)
      values (${p.id}, ${p.ref}, 'not_started', ${p.now}) on conflict do nothing`,
  }),
);

/** What the gateway says of it. Gives whether another bank account was there before. */
export const updateAccount = sqlStatement({
  takes: {
    ref: text,
    state: text,
    missing: arrayOf(text),
    bankName: text.orNull,
    bankLast4: text.orNull,
    heldUntil: timestamptz,
    now: timestamptz,
  },
  gives: { changed: text.orNull },
  sql: (p) => sql`
    with before as (select gateway_ref, bank_last4 from payout_accounts where gateway_ref = ${p.ref} for update)
    update payout_accounts a set state = ${p.state}, missing = ${p.missing}, bank_name = ${p.bankName},
      bank_last4 = ${p.bankLast4}, checked_at = ${p.now},
      held_until = case when before.bank_last4 <> ${p.bankLast4}::text then ${p.heldUntil} else a.held_until end
    from before where a.gateway_ref = before.gateway_ref
    returning case when before.bank_last4 <> ${p.bankLast4}::text then before.bank_last4 end as changed`,
}).get;

/** Whose account it is. */
export const findOwner = sqlStatement({
  takes: { ref: text },
  gives: { kind: text.as<PayeeKind>(), id: int8.notNull },
  sql: (p) => sql`select case when vendor_id is null then 'pro' else 'vendor' end as kind,
    coalesce(vendor_id, showroom_id) as id from payout_accounts where gateway_ref = ${p.ref}`,
}).get;
