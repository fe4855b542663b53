import { DIRECTIONS } from '@wevisu/contract/back-office/list.ts';
import type { ShowroomId, UserId, VendorId } from '@wevisu/domain/ids.ts';
import { AUDIT_SEARCH_DAYS } from '@wevisu/domain/policy/policy.ts';
import { type RawBuilder, sql } from 'kysely';
import { bool, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import {
  byName,
  type RowOf,
  sqlStatement,
  statement,
} from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { keyset, PAGE_GIVES, PAGE_TAKES } from '../../../platform/lists/keyset.ts';

const FILTERS = {
  /** Of one showroom or vendor; both null for all. */
  showroomId: ID.showroom.orNull,
  vendorId: ID.vendor.orNull,
  /** Whose name a search may find; null for every account's. */
  self: ID.user.orNull,
  q: text,
  action: text.orNull,
  targetKind: text.orNull,
  targetId: text.orNull,
  actorId: int8.orNull,
  /** Both in lower case. */
  actor: text.orNull,
  text: text.orNull,
  since: timestamptz.orNull,
  before: timestamptz.orNull,
  /** True for what was refused, false for what was done. */
  refused: bool.orNull,
  /** The first hexadecimal digits of the hash, or all. */
  address: text.orNull,
};

export interface EventFilters {
  readonly showroomId: ShowroomId | null;
  readonly vendorId: VendorId | null;
  readonly self: UserId | null;
  readonly q: string;
  readonly action: string | null;
  readonly targetKind: string | null;
  readonly targetId: string | null;
  readonly actorId: number | null;
  readonly actor: string | null;
  readonly text: string | null;
  readonly since: Date | null;
  readonly before: Date | null;
  readonly refused: boolean | null;
  readonly address: string | null;
}

type FilterParams = Params<{ readonly [K in keyof typeof FILTERS]: unknown }>;

function matches(p: FilterParams): RawBuilder<unknown> {
  return sql`(${p.showroomId}::bigint is null or e.showroom_id = ${p.showroomId})
    and (${p.vendorId}::bigint is null or e.vendor_id = ${p.vendorId})
    and (${p.q}::text = '' or e.target_id = ${p.q} or e.actor_id in (
      select id from users where position(lower(${p.q}) in lower(email || ' ' || first_name || ' ' || last_name)) > 0
        and (${p.self}::bigint is null or id = ${p.self})))
    and (${p.action}::text is null or e.action = ${p.action} or split_part(e.action, '.', 1) = ${p.action})
    and (${p.targetKind}::text is null or e.target_kind = ${p.targetKind})
    and (${p.targetId}::text is null or e.target_id = ${p.targetId})
    and (${p.actorId}::bigint is null or e.actor_id = ${p.actorId})
    and (${p.actor}::text is null or array[e.actor_id, e.acting_as] && array(
      select id from users where lower(email) = ${p.actor} or (type <> 'User'
        and position(${p.actor} in lower(email || ' ' || first_name || ' ' || last_name)) > 0)))
    and (${p.text}::text is null or (
      position(${p.text} in lower(concat_ws(' ', e.reason, e.before::text, e.after::text))) > 0
      and e.at >= coalesce(${p.since}, now() - make_interval(days => ${sql.lit(AUDIT_SEARCH_DAYS)}))))
    and (${p.since}::timestamptz is null or e.at >= ${p.since})
    and (${p.before}::timestamptz is null or e.at < ${p.before})
    and (${p.refused}::boolean is null or (e.outcome <> 'done') = ${p.refused})
    and (${p.address}::text is null or e.id in (
      select event_id from audit_addresses where starts_with(encode(address_hash, 'hex'), ${p.address})))`;
}

const AT = { by: sql`e.at`, id: sql`e.id`, type: 'timestamptz' } as const;
type Fields = Readonly<Record<string, unknown>>;

export const eventsBy = byName(DIRECTIONS, (dir) =>
  sqlStatement({
    takes: { ...PAGE_TAKES, ...FILTERS },
    gives: {
      ...PAGE_GIVES,
      ...{ id: int8, at: timestamptz, action: text, targetKind: text, targetId: text },
      ...{ from: json<Fields>().orNull, to: json<Fields>().orNull, reason: text.orNull },
      ...{ actorId: int8, actorName: text.orNull, actorEmail: text.orNull, actorType: text.orNull },
      ...{ actingAs: text.orNull, showroomId: int8.orNull, vendorId: int8.orNull },
      ...{ showroomName: text.orNull, vendorName: text.orNull, requestId: text.orNull },
      ...{ outcome: text, address: text.orNull },
    },
    rare: true,
    sql: (p) => {
      const { key, after, order } = keyset(AT, dir, p);
      return sql`
        select e.id, e.at, e.action, e.target_kind as "targetKind", e.target_id as "targetId",
          e.before as "from", e.after as "to", e.reason, e.request_id as "requestId",
          e.actor_id as "actorId", u.first_name || ' ' || u.last_name as "actorName",
          u.email as "actorEmail", u.type as "actorType",
          (select email from users where id = e.acting_as) as "actingAs",
          e.showroom_id as "showroomId", e.vendor_id as "vendorId",
          (select company_name from showrooms where id = e.showroom_id) as "showroomName",
          (select company_name from vendors where id = e.vendor_id) as "vendorName", e.outcome,
          (select encode(address_hash, 'hex') from audit_addresses where event_id = e.id) as address, ${key} as "sortKey"
        from audit_events e left join users u on u.id = e.actor_id
        where ${matches(p)} and ${after} ${order}`;
    },
  }),
);
export type EventRow = RowOf<typeof eventsBy.asc.list>;

export const countEvents = sqlStatement({
  takes: { ...FILTERS, most: int4 },
  gives: { count: int8 },
  rare: true,
  sql: (p) => sql`select count(*) as count from (
    select from audit_events e where ${matches(p)} limit ${p.most}::int) as found`,
}).value;

/** What an account owns: a showroom, a company, or neither. */
export const findTenant = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('users as u')
    .leftJoin('showrooms as s', 's.user_id', 'u.id')
    .leftJoin('vendors as v', 'v.user_id', 'u.id')
    .select(['s.id as showroom_id', 'v.id as vendor_id'])
    .where('u.id', '=', p.userId),
).get;
