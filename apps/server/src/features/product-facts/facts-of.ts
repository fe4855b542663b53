import type { ShowroomId, VariantId } from '@wevisu/domain/ids.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readFactsBySku, readFactsByVariant } from './store.ts';
import { toFacts } from './to-facts.ts';

/** Max SKUs of one round trip: 500 pictures are some 500 KB. */
const MAX_SKUS = 500;

/**
 * Current facts of products, at the prices of a showroom (its row's id; null: no prices). Unknown SKUs
 * are left out.
 */
export async function factsOf(
  db: Queryable,
  of: { readonly skus: readonly string[]; readonly showroomId: ShowroomId | null },
): Promise<ProductFacts[]> {
  const facts: ProductFacts[] = [];
  for (let at = 0; at < of.skus.length; at += MAX_SKUS) {
    const skus = of.skus.slice(at, at + MAX_SKUS);
    const rows = await readFactsBySku(db, { skus, showroomId: of.showroomId });
    facts.push(...rows.map(toFacts));
  }
  return facts;
}

/** The same of variants by id. */
export async function factsOfVariants(
  db: Queryable,
  of: { readonly variantIds: readonly VariantId[]; readonly showroomId: ShowroomId | null },
): Promise<ProductFacts[]> {
  return (await readFactsByVariant(db, of)).map(toFacts);
}
