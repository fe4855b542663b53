import { sql } from 'kysely';
import { ago } from '../database/clock.ts';
import { arrayOf, bytea, int4, int8, text, timestamptz } from '../database/columns.ts';
import { ID } from '../database/id-columns.ts';
import type { Queryable } from '../database/queryable.ts';
import { type RowOf, sqlStatement } from '../database/statement.ts';
import { inBatches } from '../jobs/in-batches.ts';

/** docs/security.md states both. */
const KEPT = '90 days';
const MAX_CROWD = 1_000_000;

/** What anybody can cause from many addresses; the index security_events_crowd has it. */
const IN_CROWD = sql`(outcome <> 'done' or (account_id is null and actor_id is null))`;

export const insertEvent = sqlStatement({
  takes: {
    at: timestamptz,
    kind: text,
    outcome: text,
    about: text.orNull,
    accountId: ID.user.orNull,
    actorId: ID.user.orNull,
    addressHash: bytea.orNull,
    times: int4,
  },
  sql: (p) => sql`
    insert into security_events (at, kind, outcome, about, account_id, actor_id, address_hash, times)
    values (${p.at}, ${p.kind}, ${p.outcome}, ${p.about}, ${p.accountId}, ${p.actorId}, ${p.addressHash}, ${p.times})`,
}).run;

/** The newest first. */
export const listEvents = sqlStatement({
  takes: {
    since: timestamptz,
    until: timestamptz,
    kinds: arrayOf(text),
    accountId: int8.orNull,
    addressHash: bytea.orNull,
    limit: int8,
  },
  gives: {
    at: timestamptz,
    kind: text,
    outcome: text,
    about: text.orNull,
    accountId: int8.orNull,
    actorId: int8.orNull,
    addressHash: bytea.orNull,
    times: int4,
  },
  sql: (p) => sql`
    select at, kind, outcome, about, account_id as "accountId", actor_id as "actorId",
      address_hash as "addressHash", times
    from security_events
    where at >= ${p.since} and at < ${p.until}
      and (cardinality(${p.kinds}::text[]) = 0 or kind = any(${p.kinds}))
      and (${p.accountId}::bigint is null or ${p.accountId} in (account_id, actor_id))
      and (${p.addressHash}::bytea is null or address_hash = ${p.addressHash})
    order by at desc, id desc limit ${p.limit}`,
  rare: true,
}).list;

export type EventRow = RowOf<typeof listEvents>;

export const dropOldEvents = sqlStatement({
  takes: { limit: int8 },
  sql: (p) => sql`delete from security_events where id in (
    select id from security_events where at < ${ago(KEPT)} limit ${p.limit})`,
  rare: true,
}).run;

/** The newest event that is one too many; null where there are not so many. */
const findCrowdEnd = sqlStatement({
  takes: { keep: int8 },
  gives: { id: int8 },
  sql: (p) => sql`
    select id from security_events where ${IN_CROWD}
    order by at desc, id desc offset ${p.keep} limit 1`,
  rare: true,
}).value;

/** Up to the event `last`, which goes last. */
const dropCrowd = sqlStatement({
  takes: { last: int8, limit: int8 },
  sql: (p) => sql`delete from security_events where id in (
    select id from security_events
    where ${IN_CROWD} and (at, id) <= (select at, id from security_events where id = ${p.last})
    order by at, id limit ${p.limit})`,
  rare: true,
}).run;

/** Keeps the newest of the events that anybody can cause, so that a flood of them fills no disk; all others stay. */
export async function dropCrowdedEvents(db: Queryable, keep = MAX_CROWD): Promise<void> {
  const last = await findCrowdEnd(db, { keep });
  if (last !== null) await inBatches((limit) => dropCrowd(db, { last, limit }));
}
