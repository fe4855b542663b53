import type { AssortedProduct } from '@wevisu/domain/catalog/assortment.ts';
import { parentOf, type Taxonomy } from '../catalog/index/taxonomy.ts';

interface Placed {
  readonly productId: number;
  readonly brandId: number;
  readonly categoryId: number;
}

/** What decides whether a product is offered; null if its brand or category has just been removed. */
export function placeOf(
  taxonomy: Taxonomy,
  { productId, brandId, categoryId }: Placed,
): AssortedProduct | null {
  const category = taxonomy.categories[taxonomy.ordinalOf.get(categoryId) ?? -1];
  const brand = taxonomy.brands[taxonomy.brandCodeOf.get(brandId) ?? -1];
  if (category === undefined || brand === undefined) return null;
  const parent = parentOf(taxonomy, category);
  return {
    productId,
    brandId,
    vendorId: brand.vendorId,
    categoryIds: parent === null ? [categoryId] : [categoryId, parent.id],
    departmentId: category.departmentId,
  };
}
