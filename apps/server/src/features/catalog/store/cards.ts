import type { ProductId } from '@wevisu/domain/ids.ts';
import { anyOf, type Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { type BatchedReader, createBatchedReader } from './batched-reader.ts';

/** `leastCents` and `leastBoxSqftE4` are of the cheapest active variant, `mostCents` of the dearest; wholesale. */
const cardsOf = statement((p: Params<{ productIds: readonly ProductId[] }>) =>
  tables
    .selectFrom('product_summaries')
    .select(['product_id as id', 'hash', 'name', 'unit', 'minimum_unit', 'color'])
    .select(['lead_time_min_days', 'lead_time_max_days', 'category_id', 'brand_id'])
    .select(['picture_key', 'variants', 'least_cents', 'least_box_sqft_e4', 'most_cents'])
    .where('product_id', '=', anyOf(p.productIds)),
).list;

/** What a product's card shows, as the database has it now. */
export type CardRow = RowOf<typeof cardsOf>;

/** Rows by product id; products no longer on sale are missing. */
export type CardReader = BatchedReader<ProductId, CardRow>;

/** Pages of 48 rows for 10 waiting requests. */
const BATCHES = { maxKeys: 480, inFlight: 2 };

export function createCardReader(db: Queryable): CardReader {
  return createBatchedReader(async (productIds) => {
    const rows = await cardsOf(db, { productIds });
    return new Map(rows.map((row) => [row.id, row]));
  }, BATCHES);
}
