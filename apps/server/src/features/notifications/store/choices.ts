// What people choose about their mails, and when they read them.
import type { UserId } from '@wevisu/domain/ids.ts';
import type {
  MailPlan,
  NoticeKindName,
  OptionalKind,
} from '@wevisu/domain/notifications/notice-kinds.ts';
import type { TimeZone } from '@wevisu/domain/notifications/time-zones.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  int2,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

const READER = {
  userId: ID.user,
  email: text,
  zip: text,
  isVerified: bool,
  choices: json<Readonly<Partial<Record<OptionalKind, MailPlan>>>>(),
  pushChoices: json<Readonly<Partial<Record<NoticeKindName, MailPlan>>>>(),
  timeZone: text.as<TimeZone>().orNull,
  digestHour: int2.orNull,
  quietFrom: int2.orNull,
  quietTo: int2.orNull,
} as const;

const READER_COLUMNS = sql`u.id as "userId", u.email, u.zip_code as zip,
    u.email_verified_at is not null as "isVerified",
    coalesce((select json_object_agg(c.kind, c.plan) from mail_choices c where c.user_id = u.id),
      '{}'::json) as choices,
    coalesce((select json_object_agg(c.kind, c.plan) from push_choices c where c.user_id = u.id),
      '{}'::json) as "pushChoices",
    t.time_zone as "timeZone", t.digest_hour as "digestHour", t.quiet_from as "quietFrom",
    t.quiet_to as "quietTo"
  from users u left join mail_times t on t.user_id = u.id`;

/** Of these addresses, in lower case, those that belong to accounts. */
export const listReadersByEmail = sqlStatement({
  takes: { emails: arrayOf(text) },
  gives: READER,
  sql: (p) => sql`select ${READER_COLUMNS}
    where u.email = any(${p.emails}::text[]) and u.deleted_at is null`,
}).list;

export const listReaders = sqlStatement({
  takes: { userIds: arrayOf(ID.user) },
  gives: READER,
  sql: (p) => sql`select ${READER_COLUMNS}
    where u.id = any(${p.userIds}::bigint[]) and u.deleted_at is null
      and u.status in ('Active', 'Approve')`,
}).list;

export type ReaderRow = RowOf<typeof listReaders>;

/** Mails of a kind that is switched off, and were held, go with it. */
export const setChoice = sqlStatement({
  takes: { userId: ID.user, kind: text, plan: text.as<MailPlan>(), now: timestamptz },
  sql: (p) => sql`
    with dropped as (
      delete from held_mails
      where user_id = ${p.userId} and kind = ${p.kind} and ${p.plan}::text = 'off'
    )
    insert into mail_choices (user_id, kind, plan, changed_at)
    values (${p.userId}, ${p.kind}, ${p.plan}, ${p.now})
    on conflict (user_id, kind) do update set plan = excluded.plan, changed_at = excluded.changed_at
      where mail_choices.plan <> excluded.plan`,
}).run;

/** For notifications of this kind that come from now on. */
export const setPushChoice = sqlStatement({
  takes: { userId: ID.user, kind: text, plan: text.as<MailPlan>(), now: timestamptz },
  sql: (p) => sql`
    insert into push_choices (user_id, kind, plan, changed_at)
    values (${p.userId}, ${p.kind}, ${p.plan}, ${p.now})
    on conflict (user_id, kind) do update set plan = excluded.plan, changed_at = excluded.changed_at
      where push_choices.plan <> excluded.plan`,
}).run;

/** Every kind that comes in the digest is switched off. */
export const switchDigestOff = sqlStatement({
  takes: { userId: ID.user, now: timestamptz },
  sql: (p) => sql`
    with dropped as (delete from held_mails where user_id = ${p.userId} and is_digest)
    update mail_choices set plan = 'off', changed_at = ${p.now}
    where user_id = ${p.userId} and plan = 'digest'`,
}).run;

export const setTimes = sqlStatement({
  takes: {
    ...{ userId: ID.user, timeZone: text, digestHour: int2 },
    ...{ quietFrom: int2.orNull, quietTo: int2.orNull },
  },
  sql: (p) => sql`
    insert into mail_times (user_id, time_zone, digest_hour, quiet_from, quiet_to)
    values (${p.userId}, ${p.timeZone}, ${p.digestHour}, ${p.quietFrom}, ${p.quietTo})
    on conflict (user_id) do update set time_zone = excluded.time_zone,
      digest_hour = excluded.digest_hour, quiet_from = excluded.quiet_from,
      quiet_to = excluded.quiet_to`,
}).run;

/** Null for an account that is gone. */
export async function getReader(
  db: Parameters<typeof listReaders>[0],
  userId: UserId,
): Promise<ReaderRow | null> {
  return (await listReaders(db, { userIds: [userId] }))[0] ?? null;
}
