import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type BatchedReader, createBatchedReader } from './batched-reader.ts';

/** What a product's card shows, as the database has it now. */
export interface CardRow {
  readonly id: number;
  readonly hash: string;
  readonly name: string;
  readonly unit: string;
  readonly minimum_unit: number;
  readonly color_family: string | null;
  readonly lead_time_min_days: number;
  readonly lead_time_max_days: number;
  readonly category_id: number;
  readonly brand_id: number;
  readonly picture_key: string | null;
  readonly variants: number;
  /** Wholesale of the cheapest active variant, its coverage, and wholesale of the dearest. */
  readonly least_cents: number;
  readonly least_box_sqft_e4: number | null;
  readonly most_cents: number;
}

const CARDS = `
  select product_id as id, hash, name, unit, minimum_unit, color_family, lead_time_min_days,
    lead_time_max_days, category_id, brand_id, picture_key, variants, least_cents,
    least_box_sqft_e4, most_cents
  from product_summaries where product_id = any($1::bigint[])`;

/** Rows by product id; products no longer on sale are missing. */
export type CardReader = BatchedReader<number, CardRow>;

/** Pages of 48 rows for 10 waiting requests. */
const BATCHES = { maxKeys: 480, inFlight: 2 };

export function createCardReader(db: Queryable): CardReader {
  return createBatchedReader(async (productIds) => {
    const { rows } = await queryPrepared(db, CARDS, [productIds]);
    return new Map(rows.map((row: CardRow) => [row.id, row]));
  }, BATCHES);
}
