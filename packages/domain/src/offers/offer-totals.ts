/** The sums of an offer, in whole cents. Tax and shipping follow at checkout, where the address is known. */
import type { OfferSection } from './offer-content.ts';

export interface OfferTotals {
  /** At least and at most, by what the client may still choose. */
  readonly from: number;
  readonly to: number;
  /** Allowances of choices that are still open, as part of `from` and `to`. */
  readonly open_allowances: number;
  /** Chosen lines above their allowances, less those below. */
  readonly over_allowance: number;
}

type Section = Pick<OfferSection, 'kind' | 'allowance'> & {
  readonly lines: readonly { readonly key: string; readonly total: number }[];
};

/** `picked` are the lines that the client takes; null before any answer, when all of 'each' count. */
export function offerTotals(
  sections: readonly Section[],
  picked: ReadonlySet<string> | null,
): OfferTotals {
  return sections
    .map((section) => (section.kind === 'each' ? eachOf(section, picked) : oneOf(section, picked)))
    .reduce(
      (sum, part) => ({
        from: sum.from + part.from,
        to: sum.to + part.to,
        open_allowances: sum.open_allowances + part.open_allowances,
        over_allowance: sum.over_allowance + part.over_allowance,
      }),
      exactly(0),
    );
}

function eachOf({ lines }: Section, picked: ReadonlySet<string> | null): OfferTotals {
  const taken = lines.filter(({ key }) => picked === null || picked.has(key));
  return exactly(taken.reduce((sum, { total }) => sum + total, 0));
}

function oneOf({ lines, allowance }: Section, picked: ReadonlySet<string> | null): OfferTotals {
  const chosen = lines.find(({ key }) => picked?.has(key));
  if (chosen !== undefined) {
    const over = allowance === null ? 0 : chosen.total - allowance;
    return { ...exactly(chosen.total), over_allowance: over };
  }
  if (allowance !== null) return { ...exactly(allowance), open_allowances: allowance };
  if (picked !== null || lines.length === 0) return exactly(0);
  const totals = lines.map(({ total }) => total);
  return { ...exactly(0), from: Math.min(...totals), to: Math.max(...totals) };
}

function exactly(amount: number): OfferTotals {
  return { from: amount, to: amount, open_allowances: 0, over_allowance: 0 };
}
