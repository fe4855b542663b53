import type { TaxAnswer, TaxRequest } from '@wevisu/domain/money/tax-by-address.ts';

/** Whoever knows the tax of an address. An adapter of a provider stands behind one implementation (docs/tax-service.md). */
export interface TaxService {
  /**
   * The tax of each line, or null where there is none to be believed, for whatever reason: the table of the states
   * counts then. Takes a few seconds at most and never throws. Not to be called within a transaction.
   */
  computeTax(request: TaxRequest): Promise<TaxAnswer | null>;
}
