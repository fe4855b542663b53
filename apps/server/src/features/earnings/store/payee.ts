import { EARNINGS, type PayeeKind } from '@wevisu/domain/ledger/accounts.ts';
import { type RawBuilder, sql } from 'kysely';
import { text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';

export const KINDS = ['vendor', 'pro'] as const satisfies readonly PayeeKind[];

function partsOf(kind: PayeeKind) {
  const column = kind === 'vendor' ? 'vendor_id' : 'showroom_id';
  const table = sql.raw(kind === 'vendor' ? 'vendors' : 'showrooms');
  const { pending, available } = EARNINGS[kind];
  return {
    pending: sql.lit(pending),
    available: sql.lit(available),
    /** `alias` is of a table with the payee's id. */
    isOwn: (alias: string, userId: RawBuilder<unknown>) =>
      sql`${sql.ref(`${alias}.${column}`)} = (select own.id from ${table} own where own.user_id = ${userId})`,
    availableOn: sql.raw(`${kind}_available_on`),
    isAvailable: sql.raw(`is_${kind}_available`),
    /** Of a line of a dispute (`b`). */
    disputed: sql.raw(`b.${kind}_cents`),
    /** What is theirs of a unit. */
    unitAmount: sql.raw(kind === 'vendor' ? 'i.final_price' : 'i.contractor_markup_amt'),
  };
}

export const findCompany = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { userId: ID.user },
    gives: { name: text },
    sql: (
      p,
    ) => sql`select company_name as name from ${sql.raw(kind === 'vendor' ? 'vendors' : 'showrooms')}
      where user_id = ${p.userId}`,
  }),
);

/** Parts of statements about whoever asks: the vendor, or the showroom of the pro. */
export const PARTS = byName(KINDS, partsOf);
