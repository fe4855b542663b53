import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { now } from '../../../platform/database/clock.ts';
import { bytea } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

type OfUser = Params<{ userId: UserId }>;

export const getApp = statement((p: OfUser) =>
  tables
    .selectFrom('authenticator_apps')
    .select(['sealed_secret', 'confirmed_at', 'last_used_at'])
    .where('user_id', '=', p.userId),
).get;

/** In place of one that was never confirmed; false if a confirmed one is there. */
export const putApp = sqlStatement({
  takes: { userId: ID.user, sealedSecret: bytea },
  sql: (p) => sql`
    insert into authenticator_apps as a (user_id, sealed_secret) values (${p.userId}, ${p.sealedSecret})
    on conflict (user_id) do update
      set sealed_secret = excluded.sealed_secret, created_at = now(), last_step = 0
      where a.confirmed_at is null`,
}).runAny;

/** False if a code of this step or a later one was taken before, or the app is another one by now. */
export const takeStep = statement(
  (p: Params<{ userId: UserId; sealedSecret: Buffer; step: number }>) =>
    tables
      .updateTable('authenticator_apps')
      .set({ last_step: p.step, last_used_at: now })
      .where('user_id', '=', p.userId)
      .where('sealed_secret', '=', p.sealedSecret)
      .where('last_step', '<', p.step),
).runAny;

export const confirmApp = statement((p: OfUser) =>
  tables
    .updateTable('authenticator_apps')
    .set({ confirmed_at: now })
    .where('user_id', '=', p.userId)
    .where('confirmed_at', 'is', null),
).runAny;

/** False if there was none that counted. */
export const deleteApp = statement((p: OfUser) =>
  tables
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', p.userId)
    .where('confirmed_at', 'is not', null),
).runAny;

/** Secrets that nobody confirmed within a day. */
export const dropOldApps = statement(
  (p: Params<{ limit: number }>) =>
    tables
      .deleteFrom('authenticator_apps')
      .where('user_id', 'in', ({ selectFrom }) =>
        selectFrom('authenticator_apps')
          .select('user_id')
          .where('confirmed_at', 'is', null)
          .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
          .limit(p.limit),
      ),
  {},
  { rare: true },
).run;
