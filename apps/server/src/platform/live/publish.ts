// Writes live events with the change that caused them; streams hear of them when the transaction commits.
import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { arrayOf, int8, json, text } from '../database/columns.ts';
import type { Queryable } from '../database/queryable.ts';
import { sqlStatement } from '../database/statement.ts';

export const LIVE_CHANNEL = 'live_events';
export const HINT_CHANNEL = 'live_hints';

export interface LiveEvent {
  /** Whoever may hear the topic when the event is delivered hears it. */
  readonly topics: readonly string[];
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Whose streams to look for it at once; any other stream finds it within a heartbeat. */
  readonly wake: readonly UserId[];
}

/** Bytes of a notice: PostgreSQL takes 8,000. */
const MAX_NOTICE_BYTES = 7_000;
/** To whoever listens to everything. */
const EVERYBODY = '*';

/**
 * Until the commit, so that ids come in the order in which they are seen. Commits with a notice wait for each other in
 * PostgreSQL anyway. 7_316 is this lock's number alone.
 */
const lock = sqlStatement({
  takes: {},
  gives: { locked: int8 },
  sql: () => sql`select count(pg_advisory_xact_lock(7316, 1)) as locked`,
}).require;

const insert = sqlStatement({
  takes: { topics: arrayOf(text), kind: text, data: json<object>(), channel: text, notice: text },
  gives: { told: int8 },
  sql: (p) => sql`with put as (
      insert into live_events (topic, kind, data)
      select topic, ${p.kind}, ${p.data}::jsonb from unnest(${p.topics}::text[]) as t(topic)
    )
    select count(pg_notify(${p.channel}, ${p.notice})) as told`,
}).require;

const notice = sqlStatement({
  takes: { channel: text, notice: text },
  gives: { told: int8 },
  sql: (p) => sql`select count(pg_notify(${p.channel}, ${p.notice})) as told`,
}).require;

/** In a transaction, as the last thing that it does: others who publish wait until it ends. */
export async function publish(db: Queryable, event: LiveEvent): Promise<void> {
  const { topics, kind, data, wake } = event;
  await lock(db);
  await insert(db, {
    ...{ topics, kind, data },
    ...{ channel: LIVE_CHANNEL, notice: noticeOf(wake) },
  });
}

/** For what only matters now, such as that somebody is typing: it is not kept, and may be lost. */
export async function hint(db: Queryable, { wake, ...event }: LiveEvent): Promise<void> {
  const text = JSON.stringify({ ...event, wake });
  if (Buffer.byteLength(text) > MAX_NOTICE_BYTES) return;
  await notice(db, { channel: HINT_CHANNEL, notice: text });
}

function noticeOf(wake: readonly UserId[]): string {
  const text = wake.join(' ');
  return text.length > MAX_NOTICE_BYTES ? EVERYBODY : text;
}

/** Null for everybody. */
export function readNotice(text: string): ReadonlySet<number> | null {
  return text === EVERYBODY ? null : new Set(text.split(' ').map(Number));
}

export function readHint(text: string): LiveEvent {
  return JSON.parse(text) as LiveEvent;
}
