// Samples are variants that no list shows. Each is created on first request; most never are.

import type { UserId, VariantId } from '@wevisu/domain/ids.ts';
import { NOT_KEPT_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { SAMPLE } from '@wevisu/domain/policy/policy.ts';
import { sql } from 'kysely';
import { bool, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import { textList } from '../../../platform/database/text-list.ts';

/** Weight of a small parcel, packed. */
const WEIGHT_G = 340;
/** Cut from existing stock, so never out of stock; the difference is how many were shipped. */
const ON_HAND = 100_000;

const findOrMake = sqlStatement({
  takes: { variantId: ID.variant },
  gives: {
    productName: text,
    productHash: text,
    hasSamples: bool,
    /** Null if the product has no samples. */
    variantId: ID.variant.orNull,
  },
  sql: (p) => sql`with base as (
      select v.id, v.product_id, v.sku, v.finish, v.pattern, v.picture, v.picture_key, p.name,
        p.hash, p.picture ->> 'type' = 'surface' as has_samples
      from variants v join products p on p.id = v.product_id
      where v.id = ${p.variantId} and v.status = 'active' and p.status = 'active'
    ),
    made as (
      insert into variants (product_id, sku, position, size_label, finish, pattern, weight_g,
        wholesale_cents, picture, picture_key, status, sample_of)
      select product_id, sku || '-SAMPLE', 1000, 'Sample', finish, pattern, ${sql.lit(WEIGHT_G)},
        coalesce((select (value #>> '{}')::bigint from settings
          where key = 'sample_wholesale_cents'), ${sql.lit(SAMPLE.wholesale)}),
        picture, picture_key, 'sample', id
      from base
      where has_samples and not exists (select from variants where sample_of = ${p.variantId})
      -- Of those made at the same moment any unique key may be the first to clash, the SKU too.
      on conflict do nothing
      returning id
    ),
    lot as (
      insert into stock_lots (variant_id, lot_code, on_hand)
      select id, 'SAMPLE', ${sql.lit(ON_HAND)} from made
    )
    select name as "productName", hash as "productHash", has_samples as "hasSamples",
      coalesce((select id from made),
        (select id from variants where sample_of = ${p.variantId})) as "variantId"
    from base`,
}).get;

type SampleRow = RowOf<typeof findOrMake>;

/** The sample of a listed variant, created on first request; null if there is no such variant. */
export async function requireSample(
  db: Queryable,
  variantId: VariantId,
): Promise<SampleRow | null> {
  const found = await findOrMake(db, { variantId });
  // One that somebody else created at the same moment is visible only to the next statement.
  return found?.hasSamples && found.variantId === null ? findOrMake(db, { variantId }) : found;
}

const sampled = sqlStatement({
  takes: { hash: text, userId: ID.user, now: timestamptz },
  gives: { taken: bool },
  sql: (p) => sql`select exists (
    select from order_items i join orders o on o.id = i.order_id
    where i.is_sample and i.product_hash = ${p.hash} and o.user_id = ${p.userId}
      and o.placed_at > ${p.now}::timestamptz - ${sql.lit(SAMPLE.days)} * interval '1 day'
      and i.status not in (${sql.raw(textList(NOT_KEPT_STATUSES))})) as taken`,
}).require;

/** Whether an account has ordered a sample of a product within SAMPLE.days. */
export async function hasSampled(
  db: Queryable,
  of: { readonly hash: string; readonly userId: UserId; readonly now: Date },
): Promise<boolean> {
  return (await sampled(db, of)).taken;
}
