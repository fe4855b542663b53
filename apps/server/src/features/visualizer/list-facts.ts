import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { optionalTerms } from '../catalog/optional-terms.ts';
import type { ShowroomRef } from '../showrooms/require-showroom.ts';
import type { VisualizerDeps } from './deps.ts';
import { factsOf } from './facts-of.ts';
import { readFactsOfVariants } from './store/facts.ts';
import { toFacts } from './to-facts.ts';

/** The showroom's row; null outside one. */
export async function showroomIdOf(
  { catalog }: Pick<VisualizerDeps, 'catalog'>,
  ref: ShowroomRef,
): Promise<Result<number | null>> {
  const terms = await optionalTerms(catalog.terms, ref);
  return terms.ok ? ok(terms.value?.showroom.id ?? null) : terms;
}

export async function listFacts(
  deps: VisualizerDeps,
  { skus, ref }: { readonly skus: readonly string[]; readonly ref: ShowroomRef },
): Promise<Result<ProductFacts[]>> {
  const showroomId = await showroomIdOf(deps, ref);
  if (!showroomId.ok) return showroomId;
  const distinct = [...new Set(skus)];
  return ok(await factsOf(deps.pool, { skus: distinct, showroomId: showroomId.value }));
}

/** Every size and finish of a product. */
export async function listVariantChoices(
  deps: VisualizerDeps,
  { hash, ref }: { readonly hash: string; readonly ref: ShowroomRef },
): Promise<Result<ProductFacts[]>> {
  const showroomId = await showroomIdOf(deps, ref);
  if (!showroomId.ok) return showroomId;
  const rows = await readFactsOfVariants(deps.pool, { hash, showroomId: showroomId.value });
  return rows.length === 0 ? refuse('product_not_found') : ok(rows.map(toFacts));
}
