// What is counted and not signed yet. Callers have found the shipment as one that they may check.
import type { CountedLine } from '@wevisu/contract/arrivals.ts';
import { sql } from 'kysely';
import { int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export const findCount = sqlStatement({
  takes: { id: int8 },
  gives: {
    version: int8,
    requestId: text,
    countedBy: text,
    countedAt: timestamptz,
    lines: json<readonly CountedLine[]>(),
  },
  sql: (p) => sql`
    select c.version, c.request_id::text as "requestId", coalesce(trim(u.first_name || ' ' || u.last_name), '') as "countedBy",
      c.counted_at as "countedAt", c.lines
    from arrival_counts c left join users u on u.id = c.counted_by
    where c.parcel_id = ${p.id}`,
}).get;

/** Whoever counts or signs for the shipment at the same time waits; null if it is gone. */
export const lockForCount = sqlStatement({
  takes: { id: int8 },
  gives: { id: int8 },
  sql: (p) => sql`select id from parcels where id = ${p.id} for no key update`,
}).get;

export const putCount = sqlStatement({
  takes: {
    id: int8,
    requestId: text,
    userId: ID.user,
    now: timestamptz,
    lines: json<readonly CountedLine[]>(),
  },
  sql: (p) => sql`
    insert into arrival_counts (parcel_id, version, request_id, counted_by, counted_at, lines)
    values (${p.id}, nextval('arrival_versions'), ${p.requestId}::text::uuid, ${p.userId}, ${p.now}, ${p.lines}::jsonb)
    on conflict (parcel_id) do update set version = excluded.version, request_id = excluded.request_id,
      counted_by = excluded.counted_by, counted_at = excluded.counted_at, lines = excluded.lines`,
}).run;

export const dropCount = sqlStatement({
  takes: { id: int8 },
  sql: (p) => sql`delete from arrival_counts where parcel_id = ${p.id}`,
}).runAny;
