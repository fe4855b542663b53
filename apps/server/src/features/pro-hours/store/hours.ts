import type { DayHours } from '@wevisu/domain/chat/pro-hours.ts';
import type { TimeZone } from '@wevisu/domain/notifications/time-zones.ts';
import { sql } from 'kysely';
import { arrayOf, date, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

const HOURS = {
  userId: ID.pro,
  timeZone: text.as<TimeZone>(),
  week: json<readonly (DayHours | null)[]>(),
  awayUntil: date.orNull,
  awayNote: text,
  awaySince: timestamptz.orNull,
};

/** Of those who have set them. */
export const listHours = sqlStatement({
  takes: { userIds: arrayOf(ID.user) },
  gives: HOURS,
  sql: (p) => sql`select user_id as "userId", time_zone as "timeZone", week,
      away_until as "awayUntil", away_note as "awayNote", away_since as "awaySince"
    from pro_hours where user_id = any(${p.userIds}::bigint[])`,
}).list;
export type HoursRow = RowOf<typeof listHours>;

/** Where somebody works whose hours are not set. */
export const getZip = sqlStatement({
  takes: { userId: ID.pro },
  gives: { zip: text },
  sql: (p) => sql`select zip_code as zip from users where id = ${p.userId}`,
}).require;

/** `today` is the pro's: an absence that is over by then is another one than what is set now. */
export const putHours = sqlStatement({
  takes: {
    ...{ userId: ID.pro, timeZone: text, week: json<readonly (DayHours | null)[]>() },
    ...{ awayUntil: date.orNull, awayNote: text, today: date, now: timestamptz },
  },
  sql: (p) => sql`insert into pro_hours as h
      (user_id, time_zone, week, away_until, away_note, away_since, changed_at)
    values (${p.userId}, ${p.timeZone}, ${p.week}::jsonb, ${p.awayUntil}::date, ${p.awayNote},
      case when ${p.awayUntil}::date is not null then ${p.now}::timestamptz end, ${p.now})
    on conflict (user_id) do update set time_zone = excluded.time_zone, week = excluded.week,
      away_until = excluded.away_until, away_note = excluded.away_note,
      away_since = case when excluded.away_until is null then null
        when h.away_until >= ${p.today}::date then h.away_since else excluded.away_since end,
      changed_at = excluded.changed_at`,
}).run;
