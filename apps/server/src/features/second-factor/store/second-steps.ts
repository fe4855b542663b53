// Sign-ins that wait for the second step, and the devices that need none for a while.
import type { UserId } from '@wevisu/domain/ids.ts';
import { SECOND_STEP } from '@wevisu/domain/policy/policy.ts';
import { sql } from 'kysely';
import { fromNow, now } from '../../../platform/database/clock.ts';
import { bool, bytea, int8 } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

const untilTaken = fromNow(`${SECOND_STEP.minutes} minutes`);

type OfToken = Params<{ tokenHash: Buffer }>;
type OfUser = Params<{ userId: UserId }>;

export const insertSecondStep = sqlStatement({
  takes: { tokenHash: bytea, userId: ID.user, remember: bool, rememberHash: bytea.orNull },
  sql: (p) => sql`
    insert into second_steps (token_hash, user_id, remember, remember_hash, expires_at)
    values (${p.tokenHash}, ${p.userId}, ${p.remember}, ${p.rememberHash}, ${untilTaken})`,
}).run;

/** The account, as long as the step can be taken. */
export const findSecondStep = statement((p: OfToken) =>
  tables
    .selectFrom('second_steps')
    .select('user_id')
    .where('token_hash', '=', p.tokenHash)
    .where('expires_at', '>', now),
).value;

export type SecondStep = RowOf<typeof takeSecondStep>;

/** Uses it up; null if it is unknown, used or too old. */
export const takeSecondStep = statement((p: OfToken) =>
  tables
    .deleteFrom('second_steps')
    .where('token_hash', '=', p.tokenHash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'remember', 'remember_hash']),
).get;

/** The first step has lost its worth: another password. */
export const deleteSecondSteps = statement((p: OfUser) =>
  tables.deleteFrom('second_steps').where('user_id', '=', p.userId),
).run;

export const isDeviceTrusted = sqlStatement({
  takes: { userId: ID.user, deviceHash: bytea.orNull },
  gives: { found: bool },
  sql: (p) => sql`select exists (
    select from known_devices where user_id = ${p.userId} and device_hash = ${p.deviceHash}
      and trusted_until > now()) as found`,
}).require;

/** Whether the account knows the device, which has tries of its own then. */
export const isDeviceKnown = sqlStatement({
  takes: { userId: ID.user, deviceHash: bytea.orNull },
  gives: { found: bool },
  sql: (p) => sql`select exists (
    select from known_devices where user_id = ${p.userId} and device_hash = ${p.deviceHash}) as found`,
}).require;

export const trustDevice = statement((p: Params<{ userId: UserId; deviceHash: Buffer }>) =>
  tables
    .updateTable('known_devices')
    .set({ trusted_until: fromNow(`${SECOND_STEP.trustDays} days`) })
    .where('user_id', '=', p.userId)
    .where('device_hash', '=', p.deviceHash),
).run;

/** All devices of an account: what they passed is not what is asked for now. */
export const trustNoDevice = statement((p: OfUser) =>
  tables.updateTable('known_devices').set({ trusted_until: null }).where('user_id', '=', p.userId),
).run;

export const dropOldSecondSteps = sqlStatement({
  takes: { limit: int8 },
  sql: (p) => sql`delete from second_steps where token_hash in (
    select token_hash from second_steps where expires_at < now() limit ${p.limit})`,
  rare: true,
}).run;
