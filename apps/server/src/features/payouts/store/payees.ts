// Who is paid: vendors and showrooms, by the person who asks or by the balance.
import type { ShowroomId, VendorId } from '@wevisu/domain/ids.ts';
import type { Payee, PayeeKind } from '@wevisu/domain/ledger/accounts.ts';
import { sql } from 'kysely';
import { bool, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';

export const KINDS = ['vendor', 'pro'] as const satisfies readonly PayeeKind[];

/** Parts of statements about one kind of payee. */
export const PARTS = byName(KINDS, (kind) => ({
  table: sql.raw(kind === 'vendor' ? 'vendors' : 'showrooms'),
  column: sql.raw(kind === 'vendor' ? 'vendor_id' : 'showroom_id'),
  available: sql.lit(kind === 'vendor' ? 'vendor_available' : 'pro_available'),
}));

export function payeeOf(kind: PayeeKind, id: number): Payee {
  return kind === 'vendor' ? { kind, id: id as VendorId } : { kind, id: id as ShowroomId };
}

/** Null for a pro without a showroom. */
export const findPayeeId = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { userId: ID.user },
    gives: { id: int8 },
    sql: (p) => sql`select id from ${PARTS[kind].table} where user_id = ${p.userId}`,
  }),
);

/** To whom mails and notices go. */
export const findPayeePerson = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { id: int8 },
    gives: { userId: ID.user, firstName: text, email: text.orNull, companyName: text },
    sql: (p) => sql`
      select u.id as "userId", u.first_name as "firstName", case when u.deleted_at is null then u.email end as email,
        x.company_name as "companyName"
      from ${PARTS[kind].table} x join users u on u.id = x.user_id where x.id = ${p.id}`,
  }),
);

/** Whoever may be paid from an amount on, whose account takes payouts, after one; not those with a payout under way. */
export const listPayable = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { after: int8, least: int8, most: int4 },
    gives: { id: int8.notNull },
    rare: true,
    sql: (p) => sql`
      select b.${PARTS[kind].column} as id from ledger_balances b
      where b.account = ${PARTS[kind].available} and b.balance_cents >= ${p.least} and b.${PARTS[kind].column} > ${p.after}
      order by b.${PARTS[kind].column} limit ${p.most}::int`,
  }),
);

/** The balance, locked: claims of one payee go one by one. */
export const lockBalance = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { id: int8 },
    gives: { cents: int8 },
    sql: (p) => sql`select balance_cents as cents from ledger_balances
      where account = ${PARTS[kind].available} and ${PARTS[kind].column} = ${p.id} for update`,
  }),
);

/** Whether the gateway pays there now, and the shop does. */
export const isPayable = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { id: int8, now: timestamptz },
    gives: { ref: text, isReady: bool },
    sql: (p) => sql`
      select gateway_ref as ref, state = 'enabled' and (held_until is null or held_until < ${p.now}) as "isReady"
      from payout_accounts where ${PARTS[kind].column} = ${p.id}`,
  }),
);
