import { type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import type { BrandRates, MarkupRates } from '@wevisu/domain/money/pricing.ts';
import type { listMarkups } from './store.ts';

export type ShowroomRates = Required<{ [K in keyof MarkupRates]: NonNullable<MarkupRates[K]> }>;

type MarkupRow = Awaited<ReturnType<typeof listMarkups>>[number];

/** A showroom's standard and its rules, as `resolveMarkup` reads them. */
export function toMarkupRates(showroomPpm: number, rows: readonly MarkupRow[]): ShowroomRates {
  const categoryRates = new Map<number, Ppm>();
  const productRates = new Map<number, Ppm>();
  const brandRates = new Map<number, BrandRates>();
  for (const { categoryId, brandId, productId, markupPpm } of rows) {
    const rate = ppm(markupPpm);
    if (productId !== null) productRates.set(productId, rate);
    else if (brandId !== null) {
      brandRates.set(brandId, withRate(brandRates.get(brandId), { categoryId, rate }));
    } else if (categoryId !== null) categoryRates.set(categoryId, rate);
  }
  return { showroomRate: ppm(showroomPpm), categoryRates, brandRates, productRates };
}

function withRate(
  rates: BrandRates = {},
  { categoryId, rate }: { readonly categoryId: number | null; readonly rate: Ppm },
): BrandRates {
  if (categoryId === null) return { ...rates, everywhere: rate };
  return { ...rates, categoryRates: new Map([...(rates.categoryRates ?? []), [categoryId, rate]]) };
}
