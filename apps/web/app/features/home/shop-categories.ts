import type { Menu } from '@wevisu/contract/catalog.ts';
import { SHOP_CATEGORIES } from '@wevisu/domain/catalog/shop-categories.ts';

export interface ShopCategory {
  readonly name: string;
  readonly slug: string | null;
  readonly picture: string | null;
}

/** HOME-14: the 21 categories in the spec's order, each with its menu entry. */
export function listShopCategories(menu: Menu): ShopCategory[] {
  const known = new Map(
    menu.flatMap(({ categories }) => categories).map((category) => [category.name, category]),
  );
  return SHOP_CATEGORIES.map((name) => {
    const category = known.get(name);
    return { name, slug: category?.slug_url ?? null, picture: category?.picture ?? null };
  });
}
