import type { Queryable } from '../../../platform/database/queryable.ts';

/**
 * For each name, the id of the last product before it by name among those that the index was built
 * with: the neighbor whose rank it follows. Null if it comes before all. `late` ones were not built.
 */
export async function findNamePredecessors(
  db: Queryable,
  late: readonly { readonly id: number; readonly name: string }[],
): Promise<Map<number, number | null>> {
  const { rows } = await db.query(
    `select l.id, (
       select s.product_id from product_summaries s
       where (lower(s.name) collate "C", s.product_id) < (lower(l.name) collate "C", l.id)
         and s.product_id <> all ($1::bigint[])
       order by lower(s.name) collate "C" desc, s.product_id desc
       limit 1
     ) as before
     from unnest($1::bigint[], $2::text[]) as l (id, name)`,
    [late.map(({ id }) => id), late.map(({ name }) => name)],
  );
  return new Map(rows.map(({ id, before }) => [id, before]));
}
