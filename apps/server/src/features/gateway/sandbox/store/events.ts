// What the sandbox has to tell the shop, as another company would by webhooks.
import { type Expression, type RawBuilder, sql } from 'kysely';
import { int4, text, timestamptz } from '../../../../platform/database/columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';
import type { WebhookSubject } from '../../seam/payment-gateway.ts';

/** As long as a payment in progress is left alone: what the shop does itself comes first. */
const DELAY = sql`interval '1 minute'`;

/** The part of a statement that changes something which tells of it, for each row of `from`. */
export function tell(
  about: WebhookSubject,
  {
    ref,
    from,
    now,
  }: {
    readonly ref: RawBuilder<unknown>;
    readonly from: RawBuilder<unknown>;
    readonly now: Expression<unknown>;
  },
): RawBuilder<unknown> {
  return sql`insert into sandbox_gateway.events (about, ref, created_at, due_at)
    select ${sql.lit(about)}, ${ref}, ${now}::timestamptz, ${now}::timestamptz + ${DELAY} from ${from}`;
}

export const listDueEvents = sqlStatement({
  takes: { now: timestamptz, limit: int4 },
  gives: {
    id: text,
    about: text.as<WebhookSubject>(),
    ref: text,
    createdAt: timestamptz,
    tries: int4,
  },
  rare: true,
  sql: (
    p,
  ) => sql`select id, about, ref, created_at as "createdAt", tries from sandbox_gateway.events
    where ended_at is null and due_at <= ${p.now} order by due_at, id limit ${p.limit}::int`,
}).list;
export type SandboxEvent = RowOf<typeof listDueEvents>;

export const endEvent = sqlStatement({
  takes: { id: text, now: timestamptz },
  sql: (p) => sql`update sandbox_gateway.events set ended_at = ${p.now}, tries = tries + 1
    where id = ${p.id} and ended_at is null`,
}).run;

export const sendAgain = sqlStatement({
  takes: { id: text, at: timestamptz },
  sql: (p) => sql`update sandbox_gateway.events set due_at = ${p.at}, tries = tries + 1
    where id = ${p.id} and ended_at is null`,
}).run;

export const findSecret = sqlStatement({
  gives: { secret: text },
  sql: () => sql`select secret from sandbox_gateway.webhook_secrets`,
}).require;

export const deleteEndedEvents = sqlStatement({
  takes: { before: timestamptz, limit: int4 },
  rare: true,
  sql: (p) => sql`delete from sandbox_gateway.events where id in (
    select id from sandbox_gateway.events where ended_at < ${p.before} limit ${p.limit}::int)`,
}).run;
