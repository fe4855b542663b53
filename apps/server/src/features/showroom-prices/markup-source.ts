import { type MarkupRates, resolveMarkup } from '@wevisu/domain/money/pricing.ts';
import type { ProductCostRow } from './store/products.ts';
import type { Scope } from './store/rules.ts';

export type MarkupSource = 'product' | 'brand' | 'category' | 'standard';

type Of = Pick<ProductCostRow, 'productId' | 'brandId' | 'categoryId' | 'parentId'>;

export function markupOf(row: Of) {
  const categoryIds = row.parentId === null ? [row.categoryId] : [row.categoryId, row.parentId];
  return { productId: row.productId, brandId: row.brandId, categoryIds };
}

/** Which kind of rule decides the markup of a product: the rates without the more specific kinds give another. */
export function sourceOf(rates: MarkupRates, row: Of): MarkupSource {
  const of = markupOf(row);
  if (rates.productRates?.has(of.productId)) return 'product';
  const ofBrand = rates.brandRates?.get(of.brandId);
  const { everywhere, categoryRates } = ofBrand ?? {};
  if (everywhere !== undefined || of.categoryIds.some((id) => categoryRates?.has(id))) {
    return 'brand';
  }
  return of.categoryIds.some((id) => rates.categoryRates?.has(id)) ? 'category' : 'standard';
}

/** Whether a rule of the scope decides, or would decide, the product's price: asked of `resolveMarkup` itself. */
export function followsScope(rates: MarkupRates, row: Of, scope: Scope): boolean {
  const marked = withRate(rates, scope);
  return Object.is(resolveMarkup(marked, markupOf(row)), MARK);
}

/** No rate that anybody can set. */
const MARK = Number.MAX_SAFE_INTEGER as NonNullable<MarkupRates['showroomRate']>;

function withRate(rates: MarkupRates, { categoryId, brandId, productId }: Scope): MarkupRates {
  if (productId !== null) return { ...rates, productRates: new Map([[productId, MARK]]) };
  if (brandId !== null) {
    const earlier = rates.brandRates?.get(brandId) ?? {};
    const changed =
      categoryId === null
        ? { ...earlier, everywhere: MARK }
        : {
            ...earlier,
            categoryRates: new Map([...(earlier.categoryRates ?? []), [categoryId, MARK]]),
          };
    return { ...rates, brandRates: new Map([...(rates.brandRates ?? []), [brandId, changed]]) };
  }
  if (categoryId !== null) {
    return {
      ...rates,
      categoryRates: new Map([...(rates.categoryRates ?? []), [categoryId, MARK]]),
    };
  }
  return { ...rates, showroomRate: MARK };
}
