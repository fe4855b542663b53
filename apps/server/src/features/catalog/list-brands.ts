import { logoKey } from './get-product.ts';
import type { CatalogIndex } from './index/catalog-index.ts';

/** All brands by name. */
export function listBrands(index: CatalogIndex) {
  return index.taxonomy.brands
    .map((brand, code) => ({
      name: brand.name,
      slug: brand.slug,
      tagline: brand.tagline,
      logo: logoKey(brand),
      total: index.countOfBrand(code),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
