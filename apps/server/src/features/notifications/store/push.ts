// Devices that show notifications, and what they have not shown yet.
import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  bytea,
  int8,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Of an account. The one that was added first goes when there are more. */
const MAX_DEVICES = 10;

/** Another account's device, if the browser has changed hands, is this one's from now on. */
export const putDevice = sqlStatement({
  takes: {
    ...{ userId: ID.user, sessionHash: bytea, endpoint: text },
    ...{ p256dh: bytea, auth: bytea, now: timestamptz },
  },
  sql: (p) => sql`
    with session as (
      select id from sessions where token_hash = ${p.sessionHash} and user_id = ${p.userId}
    ), others as (
      delete from push_devices where id in (
        select id from push_devices where user_id = ${p.userId} and endpoint <> ${p.endpoint}
        order by id desc offset ${sql.lit(MAX_DEVICES - 1)})
        -- A browser has one subscription at a time.
        or (session_id = (select id from session) and endpoint <> ${p.endpoint})
    )
    insert into push_devices (user_id, session_id, endpoint, p256dh, auth, created_at)
    select ${p.userId}, session.id, ${p.endpoint}, ${p.p256dh}, ${p.auth}, ${p.now} from session
    on conflict (endpoint) do update set user_id = excluded.user_id,
      session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth`,
}).run;

export const listDevices = sqlStatement({
  takes: { userId: ID.user, sessionHash: bytea },
  gives: { id: int8, userAgent: text, isThis: bool, createdAt: timestamptz },
  sql: (p) => sql`
    select d.id, s.user_agent as "userAgent", s.token_hash = ${p.sessionHash} as "isThis",
      d.created_at as "createdAt"
    from push_devices d join sessions s on s.id = d.session_id
    where d.user_id = ${p.userId} order by d.id`,
}).list;

/** False if the account has no such device. */
export const removeDevice = statement((p: Params<{ userId: UserId; id: number }>) =>
  tables.deleteFrom('push_devices').where('id', '=', p.id).where('user_id', '=', p.userId),
).runAny;

/** Its push service knows it no more. */
export const dropDevice = statement((p: Params<{ id: number }>) =>
  tables.deleteFrom('push_devices').where('id', '=', p.id),
).run;

/** People with notifications that no device has shown and that are due, by their number, from `after` on. */
export const listDuePeople = sqlStatement({
  takes: { now: timestamptz, after: int8, limit: int8 },
  gives: { userId: ID.user },
  rare: true,
  sql: (p) => sql`select distinct user_id as "userId" from notifications
    where push_due <= ${p.now} and user_id > ${p.after} order by 1 limit ${p.limit}`,
}).list;

/** Of these people, those with such notifications. */
export const listDueAmong = sqlStatement({
  takes: { userIds: arrayOf(ID.user), now: timestamptz },
  gives: { userId: ID.user },
  sql: (p) => sql`select distinct user_id as "userId" from notifications
    where push_due <= ${p.now} and user_id = any(${p.userIds}::bigint[]) order by 1`,
}).list;

/** A second process that looks at the same time gets none of them. */
export const lockDue = sqlStatement({
  takes: { userId: ID.user, now: timestamptz },
  gives: { id: int8, event: text, isDecided: bool, isRead: bool },
  sql: (p) => sql`
    select id, event, isfinite(push_due) as "isDecided", read_at is not null as "isRead"
    from notifications where user_id = ${p.userId} and push_due <= ${p.now}
    order by id for update skip locked`,
}).list;

/** Null: no device is told of it. */
export const setDue = sqlStatement({
  takes: { ids: arrayOf(int8), due: timestamptz.orNull },
  sql: (p) => sql`update notifications set push_due = ${p.due} where id = any(${p.ids}::bigint[])`,
}).run;

/** Those whose session is alive and whose account is open. */
export const listDeviceIds = sqlStatement({
  takes: { userId: ID.user, now: timestamptz },
  gives: { id: int8 },
  sql: (p) => sql`
    select d.id from push_devices d join sessions s on s.id = d.session_id
      join users u on u.id = d.user_id
    where d.user_id = ${p.userId} and greatest(s.expires_at, s.remember_expires_at) > ${p.now} and u.deleted_at is null
      and u.status in ('Active', 'Approve') order by d.id`,
}).list;

/** Null once it has signed out, or its account is closed. */
export const getDevice = sqlStatement({
  takes: { id: int8, now: timestamptz },
  gives: { userId: ID.user, isPro: bool, endpoint: text, p256dh: bytea, auth: bytea },
  sql: (p) => sql`
    select d.user_id as "userId", u.type = 'Contractor' as "isPro", d.endpoint, d.p256dh, d.auth
    from push_devices d join sessions s on s.id = d.session_id join users u on u.id = d.user_id
    where d.id = ${p.id} and greatest(s.expires_at, s.remember_expires_at) > ${p.now} and u.deleted_at is null
      and u.status in ('Active', 'Approve')`,
}).get;

/** Those that were not read meanwhile, the oldest first. */
export const listShown = sqlStatement({
  takes: { userId: ID.user, ids: arrayOf(int8) },
  gives: { id: int8, event: text, title: text, text, link: text.orNull, topic: text.orNull },
  sql: (p) => sql`
    select id, event, title, text, link, topic from notifications
    where user_id = ${p.userId} and id = any(${p.ids}::bigint[]) and read_at is null order by id`,
}).list;

export type ShownNotification = RowOf<typeof listShown>;
