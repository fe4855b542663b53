// Devices by accounts: a device has one random token, of which only the hash is kept, for all of its accounts.
import type { UserId } from '@wevisu/domain/ids.ts';
import { REMEMBER_SECONDS } from '@wevisu/site/cookies.ts';
import { sql } from 'kysely';
import { ago, now } from '../../../platform/database/clock.ts';
import { bytea, int8 } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Each has its own count of wrong passwords, so their number bounds the guesses of whoever once had the password. */
const MAX_DEVICES = 20;

/** Whether this device has signed in to the account of that address. */
export const findDeviceByEmail = statement((p: Params<{ email: string; deviceHash: Buffer }>) =>
  tables
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('d.user_id')
    .where('u.email', '=', p.email)
    .where('d.device_hash', '=', p.deviceHash),
).value;

/** False if the account does not know the device. */
export const touchDevice = statement((p: Params<{ userId: UserId; deviceHash: Buffer }>) =>
  tables
    .updateTable('known_devices')
    .set({ last_used_at: now })
    .where('user_id', '=', p.userId)
    .where('device_hash', '=', p.deviceHash),
).runAny;

/**
 * Makes a device known to an account under a new token, and renames it for its other accounts: the old token may have
 * been put there by somebody who knows it.
 */
export const insertDevice = sqlStatement({
  takes: { userId: ID.user, deviceHash: bytea, oldHash: bytea.orNull },
  sql: (p) => sql`
    with renamed as (
      update known_devices set device_hash = ${p.deviceHash} where device_hash = ${p.oldHash}
    ),
    surplus as (
      delete from known_devices where (user_id, device_hash) in (
        select user_id, device_hash from known_devices where user_id = ${p.userId}
        order by last_used_at desc offset ${sql.lit(MAX_DEVICES - 1)})
    )
    insert into known_devices (user_id, device_hash) values (${p.userId}, ${p.deviceHash})`,
}).run;

/** All of an account's devices except the one to keep, if any. */
export const forgetOtherDevices = statement((p: Params<{ userId: UserId; keep: Buffer | null }>) =>
  tables
    .deleteFrom('known_devices')
    .where('user_id', '=', p.userId)
    .where('device_hash', 'is distinct from', p.keep),
).run;

/** Those whose cookie has run out. */
export const dropOldDevices = sqlStatement({
  takes: { limit: int8 },
  sql: (p) => sql`
    delete from known_devices where (user_id, device_hash) in (
      select user_id, device_hash from known_devices
      where last_used_at < ${ago(`${REMEMBER_SECONDS} seconds`)} limit ${p.limit})`,
  rare: true,
}).run;
