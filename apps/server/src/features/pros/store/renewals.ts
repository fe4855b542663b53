import type { UserId } from '@wevisu/domain/ids.ts';
import type { ApplicationDecision } from '@wevisu/domain/people/accounts.ts';
import type { LicenseFileType } from '@wevisu/domain/people/license-file.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  date,
  int4,
  int8,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface NewRenewal {
  readonly userId: UserId;
  readonly number: string;
  readonly state: string;
  /** YYYY-MM-DD. */
  readonly expiresOn: string;
  readonly key: string;
  readonly type: LicenseFileType;
  readonly bytes: number;
  readonly now: Date;
}

/** False if one waits already. */
export const insertRenewal = statement((p: Params<NewRenewal>) =>
  tables
    .insertInto('license_renewals')
    .values({
      user_id: p.userId,
      license_number: p.number,
      license_state: p.state,
      license_expires_on: p.expiresOn,
      file_key: p.key,
      file_type: p.type,
      file_bytes: p.bytes,
      sent_at: p.now,
    })
    .onConflict((of) => of.column('user_id').where('decision', 'is', null).doNothing()),
).runAny;

/** In the place of one that staff asked about and have not decided; null if there is none. Its file is nobody's then. */
export const replaceRenewal = sqlStatement({
  takes: {
    ...{ userId: ID.user, number: text, state: text, expiresOn: date },
    ...{ key: text, type: text, bytes: int4, now: timestamptz },
  },
  gives: { id: int8 },
  sql: (p) => sql`with asked as (
      update staff_waits w set resumed_at = ${p.now}
      from license_renewals r
      where r.user_id = ${p.userId} and r.decision is null
        and w.queue = 'licenses' and w.case_id = r.id::text and w.resumed_at is null
      returning r.id
    )
    update license_renewals r set license_number = ${p.number}, license_state = ${p.state},
      license_expires_on = ${p.expiresOn}, file_key = ${p.key}, file_type = ${p.type},
      file_bytes = ${p.bytes}
    from asked where r.id = asked.id and r.decision is null
    returning r.id`,
}).value;

/** The newest of a pro. */
export const getNewestRenewal = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('license_renewals')
    .select([
      'id',
      'license_number',
      'license_state',
      'license_expires_on',
      'sent_at',
      'decision',
      'reason',
    ])
    .where('user_id', '=', p.userId)
    .orderBy('id', 'desc')
    .limit(1),
).get;

const selectRenewal = () =>
  tables
    .selectFrom('license_renewals as r')
    .innerJoin('pro_applications as a', 'a.user_id', 'r.user_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select([
      'r.id',
      'r.user_id',
      'u.email',
      'a.company_name',
      'r.license_number',
      'r.license_state',
      'r.license_expires_on',
      'r.file_key',
      'r.file_type',
      'r.sent_at',
      'r.decision',
      'r.version',
      'a.license_number as present_number',
      'a.license_state as present_state',
      'a.license_expires_on as present_expires_on',
    ]);

export const listWaitingRenewals = statement((p: Params<{ limit: number }>) =>
  selectRenewal()
    .where('r.decision', 'is', null)
    .orderBy('r.sent_at')
    .orderBy('r.id')
    .limit(p.limit),
).list;

export const getRenewal = statement((p: Params<{ id: number }>) =>
  selectRenewal().where('r.id', '=', p.id),
).get;

/** So that concurrent decisions run one after the other. */
export const lockRenewal = statement((p: Params<{ id: number }>) =>
  selectRenewal().where('r.id', '=', p.id).forUpdate('r'),
).get;

export type RenewalRow = RowOf<typeof getRenewal>;

interface Decision {
  readonly id: number;
  readonly decision: ApplicationDecision;
  readonly reason: string;
  readonly staffId: UserId;
  readonly now: Date;
}

export const setRenewalDecision = statement((p: Params<Decision>) =>
  tables
    .updateTable('license_renewals')
    .set({ decision: p.decision, reason: p.reason, decided_by: p.staffId, decided_at: p.now })
    .where('id', '=', p.id),
).run;

/** The renewed license takes the place of the present one; the file of that is left to nobody, and so dropped. */
export const takeRenewedLicense = sqlStatement({
  takes: { id: int8 },
  sql: (p) => sql`with r as (select * from license_renewals where id = ${p.id}::bigint),
    license as (
      update pro_applications a set license_number = r.license_number,
        license_state = r.license_state, license_expires_on = r.license_expires_on
      from r where a.user_id = r.user_id
    )
    update license_files f set user_id = case when f.key = r.file_key then r.user_id end
    from r where f.user_id = r.user_id or f.key = r.file_key`,
}).run;

/** Pros whose license expires within `days` and who were not reminded of that yet. */
export const listToRemind = sqlStatement({
  takes: { today: date, days: int4 },
  gives: {
    userId: ID.user,
    email: text,
    firstName: text,
    expiresOn: date,
  },
  sql: (p) => sql`select a.user_id as "userId", u.email, u.first_name as "firstName",
      a.license_expires_on as "expiresOn"
    from pro_applications a join users u on u.id = a.user_id
    where a.decision = 'approve' and u.status in ('Active', 'Approve')
      and a.license_expires_on between ${p.today}::date and ${p.today}::date + ${p.days}::int
      and not exists (select from license_reminders sent where sent.user_id = a.user_id
        and sent.expires_on = a.license_expires_on and sent.days <= ${p.days}::int)
      and not exists (select from pro_waivers w
        where w.user_id = a.user_id and w.requirement = 'license')
    order by a.license_expires_on, a.user_id limit 500`,
  rare: true,
}).list;

/** Showrooms whose license expired on `since` or later, and whose pros were not told yet. */
export const listStopped = sqlStatement({
  takes: { today: date, since: date },
  gives: { userId: ID.user, email: text, expiresOn: date.notNull },
  sql: (p) => sql`select s.user_id as "userId", u.email, s.license_expires_on as "expiresOn"
    from showrooms s join users u on u.id = s.user_id
    where s.license_expires_on >= ${p.since}::date and s.license_expires_on < ${p.today}::date
      and u.status in ('Active', 'Approve')
      and not exists (select from license_reminders sent where sent.user_id = s.user_id
        and sent.expires_on = s.license_expires_on and sent.days = 0)
    order by s.license_expires_on, s.id limit 500`,
  rare: true,
}).list;

export const noteReminders = sqlStatement({
  takes: { userIds: arrayOf(ID.user), expiresOn: arrayOf(date), days: int4 },
  sql: (p) => sql`insert into license_reminders (user_id, expires_on, days, sent_at)
    select user_id, expires_on, ${p.days}::int, now()
    from unnest(${p.userIds}::bigint[], ${p.expiresOn}::date[]) as told (user_id, expires_on)
    on conflict do nothing`,
  rare: true,
}).run;
