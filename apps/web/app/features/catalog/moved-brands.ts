import { findMovedBrand } from '@wevisu/contract/brands.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import { load } from '../../platform/load.ts';
import { type ListFilters, writeFilters } from './list-filters.ts';
import type { ProductList } from './product-list.ts';

/** Addresses that are looked up; nobody has a link with more brands that have all moved. */
const MAX_LOOKED_UP = 5;

/** Throws the way to the same list at the new addresses of its brands, where some were renamed or merged. */
export async function followBrands(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { filters, facets }: ProductList,
): Promise<void> {
  const unknown = filters.brand.filter((slug) => !facets.brand.some(({ value }) => value === slug));
  const found = await Promise.all(
    unknown.slice(0, MAX_LOOKED_UP).map(async (slug) => {
      const { data } = await load(context, findMovedBrand, { query: { slug } });
      return [slug, data.slug] as const;
    }),
  );
  const moved = new Map(found.flatMap(([slug, now]) => (now === null ? [] : [[slug, now]])));
  if (moved.size === 0) return;
  const { pathname } = new URL(request.url);
  throw redirect(`${pathname}?${writeFilters(renameBrands(filters, moved))}`, 301);
}

/** Two brands that are one now are filtered by once. */
export function renameBrands(
  filters: ListFilters,
  moved: ReadonlyMap<string, string>,
): ListFilters {
  return { ...filters, brand: [...new Set(filters.brand.map((slug) => moved.get(slug) ?? slug))] };
}
