import type { ProductCard } from '@wevisu/contract/catalog.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import { offeredCards } from '../catalog/offered-cards.ts';
import { optionalTerms } from '../catalog/optional-terms.ts';
import type { ShowroomRef } from '../showrooms/require-showroom.ts';
import type { FeaturedDeps } from './deps.ts';
import { listPicked } from './store.ts';

/** G-30: what the showroom does not offer any more is left out, and the pro reads it at the pick. */
export async function listFeatured(
  { pool, catalog }: Pick<FeaturedDeps, 'pool' | 'catalog'>,
  ref: ShowroomRef,
): Promise<Result<ProductCard[]>> {
  const found = await optionalTerms(catalog.terms, ref);
  if (!found.ok) return found;
  if (found.value === null) return ok([]);
  const picked = await listPicked(pool, { showroomId: found.value.showroom.id });
  const productIds = picked.map(({ productId }) => productId);
  return offeredCards(catalog, { ref, productIds });
}
