/** Filters of the product list; empty and null filters are left out of the query. */
export interface ChoiceFilters {
  readonly category: string;
  readonly q: string;
  readonly brand: string;
  readonly color: string;
  readonly finish: string;
  /** Maximum price of one selling unit, in cents. */
  readonly maxCents: number | null;
  readonly page: number;
}

export function startFilters(category: string): ChoiceFilters {
  return { category, q: '', brand: '', color: '', finish: '', maxCents: null, page: 1 };
}

/** The filters after a change. The list starts over, and another category drops the brand and the color. */
export function withFilter(filters: ChoiceFilters, change: Partial<ChoiceFilters>): ChoiceFilters {
  if (change.category !== undefined && change.category !== filters.category) {
    return { ...startFilters(change.category), q: filters.q };
  }
  return { ...filters, page: 1, ...change };
}

/** As the call expects them. */
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
