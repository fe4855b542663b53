import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { arrayOf, bool, bytea, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export const listPasskeys = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('passkeys')
    .select([
      'id',
      'credential_id',
      'transports',
      'name',
      'is_synced',
      'created_at',
      'last_used_at',
    ])
    .where('user_id', '=', p.userId)
    .orderBy('id'),
).list;

export type Passkey = RowOf<typeof findPasskey>;

export const findPasskey = statement((p: Params<{ credentialId: Buffer }>) =>
  tables
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', p.credentialId),
).get;

/** False if an account has it already. */
export const insertPasskey = sqlStatement({
  takes: {
    userId: ID.user,
    credentialId: bytea,
    publicKey: bytea,
    counter: int8,
    transports: arrayOf(text),
    name: text,
    isSynced: bool,
  },
  sql: (p) => sql`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, name, is_synced)
    values (${p.userId}, ${p.credentialId}, ${p.publicKey}, ${p.counter}, ${p.transports}, ${p.name},
            ${p.isSynced})
    on conflict (credential_id) do nothing`,
}).runAny;

/** False if it signed with this count or a later one before: one of the two is a copy. */
export const notePasskeyUse = sqlStatement({
  takes: { id: int8, counter: int8, isSynced: bool },
  sql: (p) => sql`
    update passkeys set counter = ${p.counter}, is_synced = ${p.isSynced}, last_used_at = now()
    where id = ${p.id} and (counter < ${p.counter} or (counter = 0 and ${p.counter}::bigint = 0))`,
}).runAny;

export const deletePasskey = statement((p: Params<{ userId: UserId; id: number }>) =>
  tables.deleteFrom('passkeys').where('id', '=', p.id).where('user_id', '=', p.userId),
).runAny;
