import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type BatchedReader, createBatchedReader } from './batched-reader.ts';

/** What a card shows of a product, as the database has it now. */
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
  /** Wholesale and coverage of the cheapest active variant. */
  readonly least: readonly [number, number | null];
  readonly most: number;
  readonly in_stock: boolean;
}

const CARDS = `
  select p.id, p.hash, p.name, p.unit, p.minimum_unit, p.color_family, p.lead_time_min_days,
    p.lead_time_max_days, p.category_id, p.brand_id, p.picture_key,
    v.variants::int, v.least, v.most,
    exists (
      select from variants s join stock_lots l on l.variant_id = s.id and l.on_hand > l.held
      where s.product_id = p.id and s.status = 'active') as in_stock
  from products p
  cross join lateral (
    select count(*) as variants, max(wholesale_cents) as most,
      min(array[wholesale_cents, box_sqft_e4]) as least
    from variants where product_id = p.id and status = 'active'
  ) v
  where p.id = any($1::bigint[])`;

/** Rows by product id; those that are gone are missing, those without a variant have 0 of them. */
export type CardReader = BatchedReader<number, CardRow>;

/** Pages of 48 rows of all that 10 waiting requests show. */
const BATCHES = { mostKeys: 480, inFlight: 2 };

export function createCardReader(db: Queryable): CardReader {
  return createBatchedReader(async (productIds) => {
    const { rows } = await queryPrepared(db, CARDS, [productIds]);
    return new Map(rows.map((row: CardRow) => [row.id, row]));
  }, BATCHES);
}
