// Samples are variants that no list shows. One is made when somebody first asks for it: most never are.
import { NOT_KEPT_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { SAMPLE } from '@wevisu/domain/policy/policy.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { textList } from '../../../platform/database/text-list.ts';

/** A small parcel, packed. */
const WEIGHT_G = 340;
/** Cut from what is there, so never short; the count tells how many went out. */
const ON_HAND = 100_000;

export interface SampleRow {
  readonly product_name: string;
  readonly product_hash: string;
  /** Null where the product is none that samples are cut from. */
  readonly variant_id: number | null;
}

/** The sample of a variant that is sold, made if it is the first one asked for; null for no such variant. */
export async function requireSample(db: Queryable, variantId: number): Promise<SampleRow | null> {
  const found = await findOrMake(db, variantId);
  // Made by somebody else at the same moment, it is there only for the next look.
  return found?.has_samples && found.variant_id === null ? findOrMake(db, variantId) : found;
}

async function findOrMake(
  db: Queryable,
  variantId: number,
): Promise<(SampleRow & { readonly has_samples: boolean }) | null> {
  const { rows } = await queryPrepared(
    db,
    `with base as (
       select v.id, v.product_id, v.sku, v.finish, v.pattern, v.picture, v.picture_key, p.name,
         p.hash, p.picture ->> 'type' = 'surface' as has_samples
       from variants v join products p on p.id = v.product_id
       where v.id = $1 and v.status = 'active' and p.status = 'active'
     ),
     made as (
       insert into variants (product_id, sku, position, size_label, finish, pattern, weight_g,
         wholesale_cents, picture, picture_key, status, sample_of)
       select product_id, sku || '-SAMPLE', 1000, 'Sample', finish, pattern, $2,
         coalesce((select (value #>> '{}')::bigint from settings where key = 'sample_wholesale_cents'), $3),
         picture, picture_key, 'sample', id
       from base
       where has_samples and not exists (select from variants where sample_of = $1)
       on conflict (sample_of) where sample_of is not null do nothing
       returning id
     ),
     lot as (
       insert into stock_lots (variant_id, lot_code, on_hand) select id, 'SAMPLE', $4 from made
     )
     select name as product_name, hash as product_hash, has_samples,
       coalesce((select id from made), (select id from variants where sample_of = $1)) as variant_id
     from base`,
    [variantId, WEIGHT_G, SAMPLE.wholesale, ON_HAND],
  );
  return rows[0] ?? null;
}

/** Whether an account has ordered a sample of a product in the last days. */
export async function hasSampled(
  db: Queryable,
  of: {
    readonly hash: string;
    readonly userId: number;
    readonly now: Date;
    readonly days: number;
  },
): Promise<boolean> {
  const { rows } = await queryPrepared(
    db,
    `select exists (
       select from order_items i join orders o on o.id = i.order_id
       where i.is_sample and i.product_hash = $1 and o.user_id = $2
         and o.placed_at > $3::timestamptz - $4::int * interval '1 day'
         and i.status not in (${textList(NOT_KEPT_STATUSES)})) as taken`,
    [of.hash, of.userId, of.now, of.days],
  );
  return rows[0].taken;
}
