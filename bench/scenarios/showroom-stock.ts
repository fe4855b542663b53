// What the journeys buy: variants that can't sell out while measuring, spread over many rows.
import type { World } from '../scenario.ts';

export interface Shelf {
  /** The pro's user id, which the cart calls take. */
  readonly showroom: number;
  /** Variants by vendor, largest vendors first. */
  readonly byVendor: readonly (readonly number[])[];
}

const VARIANTS = 2_000;

export async function stockShelf({ pool, vsdId }: World): Promise<Shelf> {
  const { rows } = await pool.query<{ vendor_id: number; id: number }>(
    `select p.vendor_id, v.id from products p join variants v on v.product_id = p.id
     where p.status = 'active' and v.status = 'active' and p.minimum_unit = 1
     order by md5(v.id::text) limit $1`,
    [VARIANTS],
  );
  await pool.query(
    `update stock_lots set on_hand = greatest(on_hand, 1000000)
     where id in (select min(id) from stock_lots where variant_id = any($1) group by variant_id)`,
    [rows.map((row) => row.id)],
  );
  const { rows: showrooms } = await pool.query('select user_id from showrooms where vsd_id = $1', [
    vsdId,
  ]);
  const vendors = Map.groupBy(rows, (row) => row.vendor_id);
  return {
    showroom: showrooms[0].user_id,
    byVendor: [...vendors.values()]
      .map((list) => list.map((row) => row.id))
      .sort((a, b) => b.length - a.length),
  };
}
