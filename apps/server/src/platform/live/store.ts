import { sql } from 'kysely';
import { arrayOf, int8, json, text, timestamptz } from '../database/columns.ts';
import { sqlStatement } from '../database/statement.ts';

/** Of some topics, after a place; oldest first. One of several topics comes once for each. */
export const listEvents = sqlStatement({
  takes: { topics: arrayOf(text), after: int8, limit: int8 },
  gives: { id: int8, kind: text, data: json<Readonly<Record<string, unknown>>>() },
  sql: (p) => sql`select id, kind, data from live_events
    where topic = any(${p.topics}::text[]) and id > ${p.after} order by id limit ${p.limit}`,
}).list;

/** The oldest and the newest that are kept; 0 if there is none. */
export const findBounds = sqlStatement({
  takes: {},
  gives: { first: int8, last: int8 },
  sql: () => sql`select coalesce(min(id), 0)::bigint as first, coalesce(max(id), 0)::bigint as last
    from live_events`,
}).require;

/** Keeps the newest, so that a place remains to go on from. Returns how many there were. */
export const dropEventsBefore = sqlStatement({
  takes: { before: timestamptz, limit: int8 },
  sql: (p) => sql`delete from live_events where id in (
      select id from live_events where created_at < ${p.before}
        and id < (select max(id) from live_events)
      order by created_at limit ${p.limit})`,
  rare: true,
}).run;
