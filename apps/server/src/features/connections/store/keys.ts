// API keys. Every query of a page is bound to the vendor's user; a key itself is found by its hash.
import type { ApiScope } from '@wevisu/domain/connections/api-scopes.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type Expression, sql } from 'kysely';
import {
  arrayOf,
  bool,
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
  'name',
  'last4',
  'scopes',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
] as const;
const SCOPES = { scopes: arrayOf(text.as<ApiScope>()) };

export const listKeys = statement(
  (p: Params<{ userId: UserId }>) =>
    tables
      .selectFrom('api_keys')
      .select(COLUMNS)
      .where('vendor_id', '=', ownVendor(p.userId))
      .orderBy('id', 'desc')
      .limit(100),
  SCOPES,
).list;

export const findKey = statement(
  (p: Params<{ userId: UserId; id: number }>) =>
    tables
      .selectFrom('api_keys')
      .select(COLUMNS)
      .where('vendor_id', '=', ownVendor(p.userId))
      .where('id', '=', p.id)
      .forUpdate(),
  SCOPES,
).get;

export type KeyRow = RowOf<typeof findKey>;

/** No row if there is no such vendor. */
export const insertKey = sqlStatement({
  takes: {
    userId: ID.user,
    name: text,
    keyHash: bytea,
    last4: text,
    scopes: arrayOf(text),
    now: timestamptz,
    expiresAt: timestamptz.orNull,
  },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into api_keys (vendor_id, name, key_hash, last4, scopes, created_at, expires_at)
    select id, ${p.name}, ${p.keyHash}, ${p.last4}, ${p.scopes}, ${p.now}, ${p.expiresAt}
    from vendors where user_id = ${p.userId} returning id`,
}).get;

export const countLiveKeys = sqlStatement({
  takes: { userId: ID.user, now: timestamptz },
  gives: { total: int4 },
  sql: (p) => sql`
    select count(*)::int as total from api_keys
    where vendor_id = (select id from vendors where user_id = ${p.userId})
      and revoked_at is null and (expires_at is null or expires_at > ${p.now})`,
}).require;

/** Never later than it would have ended anyway. */
export const endKeyBy = statement((p: Params<{ id: number; at: Date }>) =>
  tables
    .updateTable('api_keys')
    .set({ expires_at: sql<Date>`least(expires_at, ${p.at}::timestamptz)` })
    .where('id', '=', p.id),
).run;

export const revokeKey = statement((p: Params<{ userId: UserId; id: number; now: Date }>) =>
  tables
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, ${p.now}::timestamptz)` })
    .where('vendor_id', '=', ownVendor(p.userId))
    .where('id', '=', p.id),
).runAny;

/** Only of an account that may sign in. */
export const resolveKey = sqlStatement({
  takes: { keyHash: bytea },
  gives: {
    id: int8,
    userId: ID.user,
    scopes: arrayOf(text.as<ApiScope>()),
    emailVerified: bool,
    isStale: bool,
  },
  sql: (p) => sql`
    select k.id, v.user_id as "userId", k.scopes, u.email_verified_at is not null as "emailVerified",
      coalesce(k.last_used_at < now() - interval '1 minute', true) as "isStale"
    from api_keys k join vendors v on v.id = k.vendor_id join users u on u.id = v.user_id
    where k.key_hash = ${p.keyHash} and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > now())
      and u.status in ('Active', 'Approve') and u.type = 'Vendor'`,
}).get;

export const noteUse = statement((p: Params<{ id: number }>) =>
  tables.updateTable('api_keys').set({ last_used_at: sql<Date>`now()` }).where('id', '=', p.id),
).run;
