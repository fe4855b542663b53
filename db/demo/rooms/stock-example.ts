// An example of AI 3D design can be bought: what of its products has sold out since, or is too few, came in again.

import type { Queryable } from '../../../apps/server/src/platform/database/queryable.ts';
import type { Example } from './example-files.ts';

/** Enough for so many who buy the same. */
const ROOMS = 3;

export async function stockExample(
  client: Queryable,
  designs: readonly Pick<Example['designs'][number], 'skus' | 'orders'>[],
  now: Date,
): Promise<void> {
  const units = new Map<string, number>();
  for (const { skus, orders } of designs) {
    for (const sku of skus) units.set(sku, Math.max(1, units.get(sku) ?? 0));
    for (const one of orders) units.set(one.sku, Math.max(one.units, units.get(one.sku) ?? 0));
  }
  await client.query(
    `insert into stock_lots (variant_id, lot_code, on_hand)
     select v.id, 'E' || to_char($3::timestamptz, 'YY-DDD'), wanted.units * $4
     from unnest($1::text[], $2::int[]) wanted(sku, units) join variants v using (sku)
     where (select coalesce(sum(on_hand - held), 0) from stock_lots where variant_id = v.id) < wanted.units
     on conflict (variant_id, lot_code) do update set on_hand = stock_lots.on_hand + excluded.on_hand`,
    [[...units.keys()], [...units.values()], now, ROOMS],
  );
}
