import { sql } from 'kysely';
import { int4, text, timestamptz } from '../../platform/database/columns.ts';
import { sqlStatement } from '../../platform/database/statement.ts';
import type { WebhookSubject } from '../gateway/seam/payment-gateway.ts';

/** False for a repetition. */
export const insertEvent = sqlStatement({
  takes: {
    gateway: text,
    id: text,
    about: text.as<WebhookSubject>(),
    ref: text,
    now: timestamptz,
  },
  sql: (p) => sql`insert into gateway_events (gateway, id, about, ref, received_at)
    values (${p.gateway}, ${p.id}, ${p.about}, ${p.ref}, ${p.now}) on conflict (gateway, id) do nothing`,
}).runAny;

export const deleteOldEvents = sqlStatement({
  takes: { before: timestamptz, limit: int4 },
  rare: true,
  sql: (p) => sql`delete from gateway_events where (gateway, id) in (
    select gateway, id from gateway_events where received_at < ${p.before} limit ${p.limit}::int)`,
}).run;
