// People as staff find them. A search is by the beginning of a name, an address or a phone number, or by the whole id:
// each by its index, bounded, since one letter may begin the names of half of them.

import { DIRECTIONS } from '@wevisu/contract/back-office/list.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { AccountStatus, AccountType } from '@wevisu/domain/people/accounts.ts';
import { type RawBuilder, sql } from 'kysely';
import { int4, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  byName,
  type RowOf,
  sqlStatement,
  statement,
} from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { PageValues } from '../../../platform/lists/keyset.ts';

type Direction = (typeof DIRECTIONS)[number];

/** How many a search finds, by each of its meanings. */
const MAX_FOUND = 10_000;

const selectUsers = () =>
  tables
    .selectFrom('users as u')
    .leftJoin('showrooms as s', 's.user_id', 'u.id')
    .leftJoin('vendors as v', 'v.user_id', 'u.id')
    .select([
      'u.id',
      'u.type',
      'u.status',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.country_code',
      'u.phone_number',
      'u.created_at',
      sql`coalesce(s.company_name, v.company_name)`.as('company_name'),
    ]);

const COMPUTED = { companyName: text.orNull };

export interface UserFilter {
  readonly type: AccountType | null;
  readonly status: AccountStatus | null;
}

/** One statement for each set of filters, so that each has a plan, and an index, of its own. */
const KINDS = ['all', 'type', 'status', 'both'] as const;

const isWanted = (kind: (typeof KINDS)[number], p: Params<UserFilter>): RawBuilder<boolean> => {
  if (kind === 'all') return sql`true`;
  if (kind === 'type') return sql`u.type = ${p.type}`;
  if (kind === 'status') return sql`u.status = ${p.status}`;
  return sql`u.type = ${p.type} and u.status = ${p.status}`;
};

const pages = byName(DIRECTIONS, (dir) =>
  byName(KINDS, (kind) =>
    statement(
      (p: Params<UserFilter & PageValues>) =>
        selectUsers()
          .select(sql`u.id::text`.as('sort_key'))
          .where(isWanted(kind, p))
          .where(
            sql<boolean>`(${p.afterId}::bigint is null or u.id ${sql.raw(dir === 'asc' ? '>' : '<')} ${p.afterId}::bigint)`,
          )
          .orderBy('u.id', dir)
          .limit(p.most),
      { ...COMPUTED, sortKey: text },
    ),
  ),
);

const totals = byName(KINDS, (kind) =>
  statement(
    (p: Params<UserFilter & { readonly most: number }>) =>
      tables
        .selectFrom(
          tables
            .selectFrom('users as u')
            .select('u.id')
            .where(isWanted(kind, p))
            .limit(p.most)
            .as('found'),
        )
        .select(sql`count(*)::int4`.as('total')),
    { total: int4 },
  ),
);

function kindOf({ type, status }: UserFilter) {
  if (type !== null) return status === null ? 'type' : 'both';
  return status === null ? 'all' : 'status';
}

/** By their ids, which follow the day of registration. */
export function listUserRows(
  db: Queryable,
  { dir, ...filter }: UserFilter & PageValues & { readonly dir: Direction },
) {
  return pages[dir][kindOf(filter)].list(db, filter);
}

export type UserRow = RowOf<typeof listUserRows>;

/** To `most`. */
export async function countUsers(
  db: Queryable,
  filter: UserFilter & { readonly most: number },
): Promise<number> {
  return (await totals[kindOf(filter)].require(db, filter)).total;
}

/** Comparing bytes uses the indexes also where the text is a parameter; `like` does not. */
const begins = (column: string, p: { readonly from: unknown; readonly to: unknown }) =>
  sql`${sql.raw(column)} ~>=~ ${p.from} and ${sql.raw(column)} ~<~ ${p.to}`;

const found = sqlStatement({
  takes: {
    from: text,
    to: text,
    digits: text,
    digitsTo: text,
    id: int8.orNull,
    type: text.as<AccountType>().orNull,
    status: text.as<AccountStatus>().orNull,
  },
  gives: { id: ID.user },
  sql: (p) => sql`
    with hits as (
      (select id from users u where ${begins('u.email', p)} limit ${sql.lit(MAX_FOUND)})
      union (select id from users u
        where ${begins(`lower(u.first_name || ' ' || u.last_name)`, p)} limit ${sql.lit(MAX_FOUND)})
      union (select id from users u where ${begins('lower(u.last_name)', p)} limit ${sql.lit(MAX_FOUND)})
      union (select id from users u where u.phone_number <> '' and ${p.digits} <> ''
        and ${begins(`regexp_replace(u.phone_number, '[^0-9]', '', 'g')`, { from: p.digits, to: p.digitsTo })} limit ${sql.lit(MAX_FOUND)})
      union (select id from users u where u.id = ${p.id})
    )
    select u.id from hits h join users u on u.id = h.id
    where (${p.type}::text is null or u.type = ${p.type})
      and (${p.status}::text is null or u.status = ${p.status})
    order by u.id desc`,
}).list;

/** Ids of those found, newest first. */
export async function findUserIds(
  db: Queryable,
  { q, type, status }: UserFilter & { readonly q: string },
): Promise<readonly UserId[]> {
  const from = q.toLowerCase();
  const digits = /^[\d\s().+-]+$/.test(q) ? q.replace(/\D/g, '') : '';
  const rows = await found(db, {
    from,
    to: `${from}${LAST}`,
    digits,
    digitsTo: `${digits}${LAST}`,
    id: /^\d{1,15}$/.test(q) ? Number(q) : null,
    type,
    status,
  });
  return rows.map(({ id }) => id);
}

/** The last character there is: every text that begins with a prefix comes before the prefix with it. */
const LAST = '\u{10ffff}';

export const listUsersById = statement(
  (p: Params<{ ids: readonly UserId[] }>) =>
    selectUsers().select(sql`u.id::text`.as('sort_key')).where(sql<boolean>`u.id = any(${p.ids})`),
  { ...COMPUTED, sortKey: text },
).list;
