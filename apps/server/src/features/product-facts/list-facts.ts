import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { ShowroomRef } from '../showrooms/require-showroom.ts';
import type { ProductFactsDeps } from './deps.ts';
import { factsOf } from './facts-of.ts';
import { showroomIdOf } from './showroom-id-of.ts';
import { readFactsOfVariants } from './store.ts';
import { toFacts } from './to-facts.ts';

export async function listFacts(
  deps: ProductFactsDeps,
  { skus, ref }: { readonly skus: readonly string[]; readonly ref: ShowroomRef },
): Promise<Result<ProductFacts[]>> {
  const showroomId = await showroomIdOf(deps, ref);
  if (!showroomId.ok) return showroomId;
  const distinct = [...new Set(skus)];
  return ok(await factsOf(deps.pool, { skus: distinct, showroomId: showroomId.value }));
}

/** Every size and finish of a product. */
export async function listVariantChoices(
  deps: ProductFactsDeps,
  { hash, ref }: { readonly hash: string; readonly ref: ShowroomRef },
): Promise<Result<ProductFacts[]>> {
  const showroomId = await showroomIdOf(deps, ref);
  if (!showroomId.ok) return showroomId;
  const rows = await readFactsOfVariants(deps.pool, { hash, showroomId: showroomId.value });
  return rows.length === 0 ? refuse('product_not_found') : ok(rows.map(toFacts));
}
