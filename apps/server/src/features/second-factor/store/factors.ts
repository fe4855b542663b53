// Whether an account has a second factor, and what its owner is told about it.
import type { UserId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { now } from '../../../platform/database/clock.ts';
import { bool, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

type OfUser = Params<{ userId: UserId }>;

const hasOne = ({ userId }: OfUser): RawBuilder<unknown> => sql`(
  exists (select from authenticator_apps where user_id = ${userId} and confirmed_at is not null)
  or exists (select from passkeys where user_id = ${userId}))`;

/** Recovery codes alone are no factor: they stand in for one. */
export const hasFactor = sqlStatement({
  takes: { userId: ID.user },
  gives: { found: bool },
  sql: (p) => sql`select ${hasOne(p)} as found`,
}).require;

/** The account's factors change one at a time: the next change waits for the end of this transaction. */
export const lockFactors = sqlStatement({
  takes: { userId: ID.user },
  gives: { id: ID.user },
  sql: (p) => sql`select id from users where id = ${p.userId} for no key update`,
}).run;

export const getPerson = sqlStatement({
  takes: { userId: ID.user },
  gives: {
    email: text,
    name: text,
    passwordHash: text.orNull,
    isAdvised: bool,
    recoveryCodesLeft: int8,
  },
  sql: (p) => sql`
    select u.email, trim(u.first_name || ' ' || u.last_name) as name, u.password_hash as "passwordHash",
      u.type in ('Contractor', 'Vendor') and u.factor_declined_at is null and not ${hasOne(p)} as "isAdvised",
      (select count(*) from recovery_codes r where r.user_id = u.id and r.used_at is null)
        as "recoveryCodesLeft"
    from users u where u.id = ${p.userId}`,
}).get;

export const declineFactor = statement((p: OfUser) =>
  tables.updateTable('users').set({ factor_declined_at: now }).where('id', '=', p.userId),
).run;

const HELD = ['authenticator_apps', 'passkeys', 'recovery_codes', 'second_steps'] as const;

const deleteHeld = byName(HELD, (table) =>
  statement((p: OfUser) =>
    tables.deleteFrom(table as 'second_steps').where('user_id', '=', p.userId),
  ),
);

/** In a transaction. */
export async function deleteFactors(
  db: Parameters<typeof hasFactor>[0],
  userId: UserId,
): Promise<void> {
  for (const table of HELD) await deleteHeld[table].run(db, { userId });
}
