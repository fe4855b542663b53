// The SQL of a list that is paged by key: one statement for each sort and direction, each able to read its index from
// the row where the page before ended. Statements with optional filters are `rare`, so that PostgreSQL plans each call
// for the filters that it has.
import { type RawBuilder, sql } from 'kysely';
import { int4, int8, text } from '../database/columns.ts';
import type { Params } from '../database/parameters.ts';

/** Parameters of every statement of a list, in addition to its filters. */
export const PAGE_TAKES = { afterKey: text.orNull, afterId: int8.orNull, most: int4 };
/** Columns of every row of a list, in addition to its own. `id` is unique. */
export const PAGE_GIVES = { sortKey: text.orNull };

export interface PageValues {
  readonly afterKey: string | null;
  readonly afterId: number | null;
  readonly most: number;
}

interface SortColumn {
  /** Parts of the statement's text: `sql\`o.placed_at\``. */
  readonly by: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** PostgreSQL's name of the type of `by`. */
  readonly type: 'text' | 'timestamptz' | 'date' | 'bigint' | 'numeric';
  /** Nulls come last in both directions; the index needs `nulls last` for it. */
  readonly isNullable?: boolean;
}

export interface Keyset {
  /** The column `sortKey`. */
  readonly key: RawBuilder<unknown>;
  /** True for the rows of this page and those after it. */
  readonly after: RawBuilder<unknown>;
  /** `order by … limit …`. */
  readonly order: RawBuilder<unknown>;
}

export function keyset(
  { by, id, type, isNullable = false }: SortColumn,
  dir: 'asc' | 'desc',
  p: Params<PageValues>,
): Keyset {
  const beyond = sql.raw(dir === 'asc' ? '>' : '<');
  const way = sql.raw(dir);
  const given = sql`${p.afterKey}::text::${sql.raw(type)}`;
  const afterId = sql`${p.afterId}::bigint`;
  const afterValue = sql`(${by}, ${id}) ${beyond} (${given}, ${afterId})`;
  const after = isNullable
    ? sql`case when ${p.afterKey}::text is null then ${by} is null and ${id} ${beyond} ${afterId}
        else ${afterValue} or ${by} is null end`
    : afterValue;
  return {
    key: sql`(${by})::text`,
    after: sql`(${afterId} is null or ${after})`,
    order: sql`order by ${by} ${way}${sql.raw(isNullable ? ' nulls last' : '')}, ${id} ${way}
      limit ${p.most}::int`,
  };
}
