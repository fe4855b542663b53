import { sql } from 'kysely';
import { arrayOf, int8, text } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const predecessorsOf = sqlStatement({
  takes: { ids: arrayOf(int8), names: arrayOf(text) },
  gives: { id: int8, before: int8.orNull },
  sql: (p) => sql`select l.id, (
      select s.product_id from product_summaries s
      where (lower(s.name) collate "C", s.product_id) < (lower(l.name) collate "C", l.id)
        and s.product_id <> all (${p.ids}::bigint[])
      order by lower(s.name) collate "C" desc, s.product_id desc
      limit 1
    ) as before
    from unnest(${p.ids}::bigint[], ${p.names}::text[]) as l (id, name)`,
}).list;

/**
 * For each name, the id of the last product before it by name among those that the index was built
 * with: the neighbor whose rank it follows. Null if it comes before all. `late` ones were not built.
 */
export async function findNamePredecessors(
  db: Queryable,
  late: readonly { readonly id: number; readonly name: string }[],
): Promise<Map<number, number | null>> {
  const ids = late.map(({ id }) => id);
  const rows = await predecessorsOf(db, { ids, names: late.map(({ name }) => name) });
  return new Map(rows.map(({ id, before }) => [id, before]));
}
