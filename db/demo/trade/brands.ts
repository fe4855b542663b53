import { requireEntry } from '../table.ts';
import type { Brand, Trade } from './brand.ts';
import { fixtureBrands } from './brands-fixtures.ts';
import { floorBrands } from './brands-floor.ts';
import { stoneBrands } from './brands-stone.ts';
import { tileBrands } from './brands-tile.ts';

export const brands: readonly Brand[] = [
  ...tileBrands,
  ...floorBrands,
  ...stoneBrands,
  ...fixtureBrands,
];

const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));

export function requireBrand(slug: string): Brand {
  return requireEntry(bySlug, slug);
}

/** The brands that make something, in their authored order. */
export function listBrandsOf(trade: Trade): readonly Brand[] {
  return brands.filter((brand) => brand.trades.includes(trade));
}
