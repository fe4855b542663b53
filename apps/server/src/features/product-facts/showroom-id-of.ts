import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import { optionalTerms } from '../catalog/optional-terms.ts';
import type { ShowroomRef } from '../showrooms/require-showroom.ts';
import type { ProductFactsDeps } from './deps.ts';

/** The showroom's row; null outside one. */
export async function showroomIdOf(
  { catalog }: Pick<ProductFactsDeps, 'catalog'>,
  ref: ShowroomRef,
): Promise<Result<ShowroomId | null>> {
  const terms = await optionalTerms(catalog.terms, ref);
  return terms.ok ? ok(terms.value?.showroom.id ?? null) : terms;
}
