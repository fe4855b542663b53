/** What a list of choices is narrowed by; '' and null are not asked. */
export interface ChoiceFilters {
  readonly category: string;
  readonly q: string;
  readonly brand: string;
  readonly color: string;
  readonly finish: string;
  /** Highest price of one selling unit, cents. */
  readonly maxCents: number | null;
  readonly page: number;
}

export function startFilters(category: string): ChoiceFilters {
  return { category, q: '', brand: '', color: '', finish: '', maxCents: null, page: 1 };
}

/** Filters after a change; the list starts anew, and another category keeps no brand or color of before. */
export function withFilter(filters: ChoiceFilters, change: Partial<ChoiceFilters>): ChoiceFilters {
  if (change.category !== undefined && change.category !== filters.category) {
    return { ...startFilters(change.category), q: filters.q };
  }
  return { ...filters, page: 1, ...change };
}

/** As the call takes them. */
export function toChoicesQuery(
  { category, q, brand, color, finish, maxCents, page }: ChoiceFilters,
  of: { readonly vsdId: string | null; readonly kind: string | null; readonly ppp: number },
) {
  return {
    category,
    q,
    page,
    ppp: of.ppp,
    brand: brand ? [brand] : [],
    color: color ? [color] : [],
    finish: finish ? [finish] : [],
    ...(maxCents === null ? {} : { max_price: maxCents }),
    ...(of.vsdId === null ? {} : { vsd_id: of.vsdId }),
    ...(of.kind === null ? {} : { kind: of.kind }),
  };
}
