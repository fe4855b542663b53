import type { ProductCard } from '@wevisu/contract/catalog.ts';
import { pictureKeyOf } from '@wevisu/contract/media.ts';
import { leadTimeText } from '@wevisu/domain/catalog/lead-time.ts';
import { pricePerSqft, sqftFromUnits, sqftText } from '@wevisu/domain/catalog/sqft.ts';
import type { ProductId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { resolveMarkup, unitPrice } from '@wevisu/domain/money/pricing.ts';
import type { Terms } from './index/price-view.ts';
import { type Category, parentOf, type Taxonomy } from './index/taxonomy.ts';
import type { CardRow } from './store/cards.ts';

export interface CardContext {
  readonly taxonomy: Taxonomy;
  /** Null outside a showroom, where there are no prices. */
  readonly terms: Terms | null;
}

/** Null if its category or brand has just been removed. */
export function toCard(
  { taxonomy, terms }: CardContext,
  { row, inStock }: { readonly row: CardRow; readonly inStock: boolean },
): ProductCard | null {
  const category = taxonomy.categories[taxonomy.ordinalOf.get(row.categoryId) ?? -1];
  const brand = taxonomy.brands[taxonomy.brandCodeOf.get(row.brandId) ?? -1];
  if (category === undefined || brand === undefined) return null;
  const { leastCents: least, leastBoxSqftE4: boxSqft } = row;
  const priceOf = createPricer(
    { taxonomy, terms },
    { productId: row.id, brandId: row.brandId, category },
  );
  return {
    hash: row.hash,
    name: row.name,
    brand: brand.name,
    brand_slug: brand.slug,
    category: category.name,
    category_slug: category.slugUrl,
    unit: row.unit,
    box_sqft: boxSqft === null ? null : sqftText(sqftFromUnits(boxSqft)),
    minimum_unit: row.minimumUnit,
    price: priceOf(least, boxSqft),
    from_price: row.mostCents > least,
    total_variants: row.variants,
    colors: row.color,
    in_stock: inStock,
    lead_time: leadTimeText(row.leadTimeMinDays, row.leadTimeMaxDays),
    free_delivery_from: brand.freeShippingFromCents,
    picture: pictureKeyOf({
      productHash: row.hash,
      productKey: row.pictureKey,
      variantId: 0,
      variantKey: null,
    }),
  };
}

export interface Priced {
  readonly productId: ProductId;
  readonly brandId: number;
  readonly category: Category;
}

export type Pricer = (
  wholesaleCents: number,
  boxSqftE4: number | null,
) => { readonly price: number; readonly price_sqft: number | null } | null;

/** Prices of one product's variants in a showroom; null for each of them outside one. */
export function createPricer(
  { taxonomy, terms }: CardContext,
  { productId, brandId, category }: Priced,
): Pricer {
  if (terms === null) return () => null;
  const parent = parentOf(taxonomy, category);
  const markupRate = resolveMarkup(terms.rates, {
    productId,
    brandId,
    categoryIds: parent === null ? [category.id] : [category.id, parent.id],
  });
  return (wholesaleCents, boxSqftE4) => {
    const wholesale = cents(wholesaleCents);
    const { price } = unitPrice({ wholesale, platformRate: terms.platformRate, markupRate });
    return {
      price,
      price_sqft: boxSqftE4 === null ? null : pricePerSqft(price, sqftFromUnits(boxSqftE4)),
    };
  };
}
