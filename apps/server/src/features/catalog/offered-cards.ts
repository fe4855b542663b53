import type { ProductCard } from '@wevisu/contract/catalog.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ProductId } from '@wevisu/domain/ids.ts';
import type { ShowroomRef } from '../showrooms/require-showroom.ts';
import type { CatalogDeps } from './deps.ts';
import { optionalTerms } from './optional-terms.ts';
import { toCard } from './to-card.ts';

/** Of these products, those that the showroom offers. */
export async function offeredCards(
  deps: CatalogDeps,
  { ref, productIds }: { readonly ref: ShowroomRef; readonly productIds: readonly ProductId[] },
): Promise<Result<ProductCard[]>> {
  const [found, rows] = await Promise.all([
    optionalTerms(deps.terms, ref),
    productIds.length === 0 ? new Map() : deps.cards([...productIds]),
  ]);
  if (!found.ok) return found;
  const index = deps.index();
  const context = { taxonomy: index.taxonomy, terms: found.value };
  const assortment = found.value?.assortment ?? null;
  return ok(
    productIds.flatMap((id) => {
      const row = rows.get(id);
      if (row === undefined || !index.offers(id, assortment)) return [];
      return toCard(context, { row, inStock: index.isInStock(id) }) ?? [];
    }),
  );
}
