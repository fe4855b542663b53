// The addresses that a vendor's system is told at. Every query of a page is bound to the vendor's user.
import type { WebhookEvent } from '@wevisu/domain/connections/webhook-events.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type Expression, sql } from 'kysely';
import {
  arrayOf,
  bytea,
  int4,
  int8,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

const ownVendor = (userId: Expression<UserId>) =>
  tables.selectFrom('vendors').select('id').where('user_id', '=', userId);

const COLUMNS = [
  'id',
  'url',
  'events',
  'is_on',
  'off_reason',
  'failing_since',
  'old_secret_until',
  'version',
  'created_at',
] as const;
const REFINED = {
  events: arrayOf(text.as<WebhookEvent>()),
  offReason: text.as<'gone' | 'failing'>().orNull,
};

interface Own {
  readonly userId: UserId;
  readonly id: number;
}

export const listEndpoints = statement(
  (p: Params<{ userId: UserId }>) =>
    tables
      .selectFrom('webhook_endpoints')
      .select(COLUMNS)
      .where('vendor_id', '=', ownVendor(p.userId))
      .orderBy('id'),
  REFINED,
).list;

export const findEndpoint = statement(
  (p: Params<Own>) =>
    tables
      .selectFrom('webhook_endpoints')
      .select(COLUMNS)
      .where('vendor_id', '=', ownVendor(p.userId))
      .where('id', '=', p.id),
  REFINED,
).get;

export type EndpointRow = RowOf<typeof findEndpoint>;

/** The id comes first, since the secret is sealed for it. */
export const nextEndpointId = sqlStatement({
  gives: { id: int8 },
  sql: () => sql`select nextval(pg_get_serial_sequence('webhook_endpoints', 'id')) as id`,
}).require;

export const countEndpoints = sqlStatement({
  takes: { userId: ID.user },
  gives: { total: int4 },
  sql: (p) => sql`
    select count(*)::int as total from webhook_endpoints
    where vendor_id = (select id from vendors where user_id = ${p.userId})`,
}).require;

export const insertEndpoint = sqlStatement({
  takes: {
    id: int8,
    userId: ID.user,
    url: text,
    events: arrayOf(text),
    secret: bytea,
    now: timestamptz,
  },
  sql: (p) => sql`
    insert into webhook_endpoints (id, vendor_id, url, events, secret, created_at)
    overriding system value
    select ${p.id}, id, ${p.url}, ${p.events}, ${p.secret}, ${p.now}
    from vendors where user_id = ${p.userId}`,
}).runAny;

interface Change extends Own {
  readonly url: string;
  readonly events: readonly string[];
  readonly isOn: boolean;
  readonly version: number;
}

/** Switching it on forgets why it was off. */
export const updateEndpoint = statement((p: Params<Change>) =>
  tables
    .updateTable('webhook_endpoints')
    .set({
      url: p.url,
      events: sql<string[]>`${p.events}`,
      is_on: p.isOn,
      off_reason: null,
      failing_since: null,
      warned_at: null,
      version: sql<number>`version + 1`,
    })
    .where('vendor_id', '=', ownVendor(p.userId))
    .where('id', '=', p.id)
    .where('version', '=', p.version),
).runAny;

export const deleteEndpoint = statement((p: Params<Own>) =>
  tables
    .deleteFrom('webhook_endpoints')
    .where('vendor_id', '=', ownVendor(p.userId))
    .where('id', '=', p.id),
).runAny;

/** The secret of before signs as well until then. */
export const rotateSecret = statement(
  (p: Params<Own & { readonly secret: Buffer; readonly until: Date }>) =>
    tables
      .updateTable('webhook_endpoints')
      .set((eb) => ({ old_secret: eb.ref('secret'), old_secret_until: p.until, secret: p.secret }))
      .where('vendor_id', '=', ownVendor(p.userId))
      .where('id', '=', p.id),
).runAny;
