// What the database derives and keeps beside its rows (migrations 7 and 120), held against what it is derived from.
import type { Pool } from './platform/database/queryable.ts';

const KEPT = [
  { table: 'product_summaries', rows: 'select * from product_summary_rows' },
  { table: 'vendor_products', rows: 'select * from vendor_product_rows' },
  {
    table: 'vendor_product_names',
    rows: 'select product_id, vendor_id, name from vendor_product_rows',
  },
] as const;

/** The products whose kept row is not what it has to be, each table in one statement. */
export async function findWrongRows(pool: Pool): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { table, rows } of KEPT) {
    const found = await pool.query<{
      id: number;
    }>(`with wanted as (${rows}), kept as (select * from ${table})
      select product_id as id from (
        (table wanted except table kept) union all (table kept except table wanted)
      ) differ group by 1 order by 1`);
    wrong.push(...found.rows.map(({ id }) => `${table} is wrong about product ${id}`));
  }
  return wrong;
}
