import type { ShowroomAssortment } from '../showrooms/assortment-of.ts';
import { logoKey } from './get-product.ts';
import type { CatalogIndex } from './index/catalog-index.ts';

/** Brands by name; in a showroom those that it offers something of. */
export function listBrands(index: CatalogIndex, assortment: ShowroomAssortment) {
  return index.taxonomy.brands
    .map((brand, code) => ({
      name: brand.name,
      slug: brand.slug,
      tagline: brand.tagline,
      logo: logoKey(brand),
      total: index.countOfBrand(code, assortment),
    }))
    .filter(({ total }) => assortment === null || total > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
