import { sql } from 'kysely';
import { ago } from '../../../platform/database/clock.ts';
import { bytea, int4, int8, text } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Where acts came from is kept as long as in security events; docs/security.md states it. */
const KEPT = '90 days';

/** Null while the log is empty. */
export const getHead = sqlStatement({
  gives: { position: int8, hash: bytea },
  sql: () => sql`select position, hash from audit_links order by position desc limit 1`,
  rare: true,
}).get;

/** Null where no link has this position. */
export const getLinkHash = sqlStatement({
  takes: { position: int8 },
  gives: { hash: bytea },
  sql: (p) => sql`select hash from audit_links where position = ${p.position}`,
  rare: true,
}).value;

/** What is wrong with the links from one position to another, both included. */
export const listBrokenLinks = sqlStatement({
  takes: { from: int8, to: int8, limit: int4 },
  gives: { position: int8, eventId: int8, fault: text },
  sql: (p) => sql`
    with links as (
      select position, event_id, address_digest, hash, lag(hash, 1, '') over (order by position) as previous,
        lag(position, 1, 0::bigint) over (order by position) as place
      from audit_links where position between ${p.from}::bigint - 1 and ${p.to})
    select position, event_id as "eventId", fault from (
      select l.position, l.event_id, case
        when l.position <> l.place + 1 or e.id is null then 'removed'
        when l.hash <> audit_hash(l.previous, e, l.address_digest)
          or sha256(a.salt || a.address_hash) <> coalesce(l.address_digest, '') then 'changed'
      end as fault
      from links l left join audit_events e on e.id = l.event_id
        left join audit_addresses a on a.event_id = l.event_id
      where l.position >= ${p.from}) judged
    where fault is not null order by position limit ${p.limit}::int`,
  rare: true,
}).list;

/** Written past the chain. */
export const listUnlinked = sqlStatement({
  takes: { limit: int4 },
  gives: { eventId: int8 },
  sql: (p) => sql`
    select id as "eventId" from audit_events e
    where not exists (select from audit_links l where l.event_id = e.id) order by id limit ${p.limit}::int`,
  rare: true,
}).list;

export const dropOldAddresses = sqlStatement({
  takes: { limit: int8 },
  sql: (p) => sql`delete from audit_addresses where event_id in (
    select event_id from audit_addresses where at < ${ago(KEPT)} limit ${p.limit})`,
  rare: true,
}).run;
