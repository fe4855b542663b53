/** What a rule of a showroom's assortment may name, the most specific first. */
export const ASSORTMENT_KINDS = ['product', 'brand', 'vendor', 'category', 'department'] as const;
export type AssortmentKind = (typeof ASSORTMENT_KINDS)[number];

export interface AssortmentRule {
  readonly kind: AssortmentKind;
  readonly id: number;
  readonly shown: boolean;
}

/** By kind and id: whether it is shown. What no rule names is shown. */
export type AssortmentRules = Readonly<Record<AssortmentKind, ReadonlyMap<number, boolean>>>;

/** Rules of one showroom: each is kept in memory by every process that serves it. */
export const MAX_ASSORTMENT_RULES = 2_000;

/** What decides whether a product is offered. `categoryIds` run from its own category up. */
export interface AssortedProduct {
  readonly productId: number;
  readonly brandId: number;
  readonly vendorId: number;
  readonly categoryIds: readonly number[];
  readonly departmentId: number;
}

export function toAssortmentRules(rules: readonly AssortmentRule[]): AssortmentRules {
  const of = (kind: AssortmentKind) =>
    new Map(rules.filter((rule) => rule.kind === kind).map(({ id, shown }) => [id, shown]));
  return {
    product: of('product'),
    brand: of('brand'),
    vendor: of('vendor'),
    category: of('category'),
    department: of('department'),
  };
}

/**
 * Whether a showroom offers a product, by the most specific rule: its own; else its brand's; else its vendor's; else
 * its nearest category's; else its department's. The same in SQL is `is_offered`.
 */
export function isOffered(rules: AssortmentRules, of: AssortedProduct): boolean {
  return rules.product.get(of.productId) ?? offersOthersLike(rules, of);
}

/** The same of products without a rule of their own. */
export function offersOthersLike(
  rules: AssortmentRules,
  of: Omit<AssortedProduct, 'productId'>,
): boolean {
  return (
    rules.brand.get(of.brandId) ??
    rules.vendor.get(of.vendorId) ??
    of.categoryIds.map((id) => rules.category.get(id)).find((shown) => shown !== undefined) ??
    rules.department.get(of.departmentId) ??
    true
  );
}
