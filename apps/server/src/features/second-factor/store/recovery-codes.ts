import { sql } from 'kysely';
import { arrayOf, bytea } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** In place of all that the account has. In a transaction that holds the account's factors. */
export const deleteRecoveryCodes = sqlStatement({
  takes: { userId: ID.user },
  sql: (p) => sql`delete from recovery_codes where user_id = ${p.userId}`,
}).run;

export const insertRecoveryCodes = sqlStatement({
  takes: { userId: ID.user, hashes: arrayOf(bytea) },
  sql: (p) => sql`
    insert into recovery_codes (user_id, code_hash)
    select ${p.userId}, h from unnest(${p.hashes}::bytea[]) h`,
}).run;

/** Of any number of requests with one code, one gets true. */
export const useRecoveryCode = sqlStatement({
  takes: { userId: ID.user, codeHash: bytea },
  sql: (p) => sql`
    update recovery_codes set used_at = now()
    where user_id = ${p.userId} and code_hash = ${p.codeHash} and used_at is null`,
}).runAny;
