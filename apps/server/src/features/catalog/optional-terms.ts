import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ShowroomRef, ShowroomRefusal } from '../showrooms/require-showroom.ts';
import type { ShowroomTerms, TermsReader } from '../showrooms/showroom-terms.ts';

/** The terms of the named showroom; null if none is named, and then there are no prices. */
export async function optionalTerms(
  terms: TermsReader,
  ref: ShowroomRef,
): Promise<Result<ShowroomTerms | null, ShowroomRefusal>> {
  if (ref.showroom === undefined && ref.vsd_id === undefined) return ok(null);
  return terms.requireTerms(ref);
}
