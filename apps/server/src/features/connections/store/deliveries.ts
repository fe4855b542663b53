import { sql } from 'kysely';
import { bytea, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** One that waits for its next try, with all that is sent; null if it is done or its endpoint is off. */
export const findWaiting = sqlStatement({
  takes: { deliveryId: int8, tries: int4, now: timestamptz },
  gives: {
    endpointId: int8,
    url: text,
    secret: bytea,
    oldSecret: bytea.orNull,
    uid: text,
    type: text,
    data: json<object>(),
    at: timestamptz,
  },
  sql: (p) => sql`
    select e.id as "endpointId", e.url, e.secret,
      case when e.old_secret_until > ${p.now} then e.old_secret end as "oldSecret",
      m.uid, m.type, m.data, m.at
    from webhook_deliveries d
    join webhook_endpoints e on e.id = d.endpoint_id
    join webhook_messages m on m.id = d.message_id
    where d.id = ${p.deliveryId} and d.state = 'waiting' and d.tries = ${p.tries} and e.is_on`,
}).get;

export type Waiting = RowOf<typeof findWaiting>;

/** Writes a try with what follows from it. False if another process was first. */
export const noteAttempt = sqlStatement({
  takes: {
    deliveryId: int8,
    tries: int4,
    state: text.as<'waiting' | 'delivered' | 'failed'>(),
    nextAt: timestamptz.orNull,
    at: timestamptz,
    status: int4.orNull,
    problem: text.orNull,
    tookMs: int4,
  },
  sql: (p) => sql`
    with tried as (
      update webhook_deliveries set tries = tries + 1, state = ${p.state}, next_at = ${p.nextAt}
      where id = ${p.deliveryId} and tries = ${p.tries} and state = 'waiting' returning id
    )
    insert into webhook_attempts (delivery_id, at, status, problem, took_ms)
    select id, ${p.at}, ${p.status}, ${p.problem}, ${p.tookMs} from tried`,
}).runAny;

export const markArrived = statement((p: Params<{ endpointId: number }>) =>
  tables
    .updateTable('webhook_endpoints')
    .set({ failing_since: null, warned_at: null })
    .where('id', '=', p.endpointId)
    .where('failing_since', 'is not', null),
).run;

/** Since when nothing has arrived, and whom to tell. */
export const markFailing = sqlStatement({
  takes: { endpointId: int8, now: timestamptz },
  gives: {
    failingSince: timestamptz.notNull,
    warnedAt: timestamptz.orNull,
    url: text,
    vendorUserId: ID.user,
    vendorEmail: text,
  },
  sql: (p) => sql`
    update webhook_endpoints e set failing_since = coalesce(e.failing_since, ${p.now})
    from vendors v join users u on u.id = v.user_id
    where e.id = ${p.endpointId} and v.id = e.vendor_id
    returning e.failing_since as "failingSince", e.warned_at as "warnedAt", e.url,
      u.id as "vendorUserId", u.email as "vendorEmail"`,
}).get;

/** True for whoever is first: one mail. */
export const markWarned = statement((p: Params<{ endpointId: number; now: Date }>) =>
  tables
    .updateTable('webhook_endpoints')
    .set({ warned_at: p.now })
    .where('id', '=', p.endpointId)
    .where('warned_at', 'is', null),
).runAny;

export const switchOff = statement(
  (p: Params<{ endpointId: number; reason: 'gone' | 'failing' }>) =>
    tables
      .updateTable('webhook_endpoints')
      .set({ is_on: false, off_reason: p.reason, version: sql<number>`version + 1` })
      .where('id', '=', p.endpointId)
      .where('is_on', '=', true),
).runAny;

interface Attempt {
  readonly at: string;
  readonly status: number | null;
  readonly problem: string | null;
  readonly took_ms: number;
}

/** Of the vendor's own endpoint, newest first. */
export const listDeliveryRows = sqlStatement({
  takes: { userId: ID.user, endpointId: int8, before: int8.orNull, limit: int8 },
  gives: {
    id: int8,
    uid: text,
    type: text,
    state: text.as<'waiting' | 'delivered' | 'failed'>(),
    createdAt: timestamptz,
    nextAt: timestamptz.orNull,
    attempts: json<readonly Attempt[]>(),
  },
  sql: (p) => sql`
    select d.id, m.uid, m.type, d.state, d.created_at as "createdAt", d.next_at as "nextAt",
      (select coalesce(json_agg(json_build_object('at', a.at, 'status', a.status, 'problem', a.problem,
         'took_ms', a.took_ms) order by a.id), '[]')
       from webhook_attempts a where a.delivery_id = d.id) as attempts
    from webhook_deliveries d
    join webhook_messages m on m.id = d.message_id
    join webhook_endpoints e on e.id = d.endpoint_id
    where d.endpoint_id = ${p.endpointId}
      and e.vendor_id = (select id from vendors where user_id = ${p.userId})
      and (${p.before}::bigint is null or d.id < ${p.before})
    order by d.id desc limit ${p.limit}`,
}).list;

/** Messages are kept for 30 days, with the log of their deliveries. */
export const dropOldMessages = sqlStatement({
  takes: { before: timestamptz, limit: int8 },
  rare: true,
  sql: (p) => sql`
    delete from webhook_messages where id in (
      select id from webhook_messages where at < ${p.before} order by at limit ${p.limit})`,
}).run;
