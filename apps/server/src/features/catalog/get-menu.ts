import type { Menu } from '@wevisu/contract/catalog.ts';
import type { ShowroomAssortment } from '../showrooms/assortment-of.ts';
import type { ShowroomCategory } from '../showrooms/get-shop-profile.ts';
import { categoryPicture } from './category-picture.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import { type Category, childrenOf, parentOf, topCategories } from './index/taxonomy.ts';

/** DATA-17, DATA-18, API-44: what a showroom offers nothing of is not in its menu. */
export function getMenu(index: CatalogIndex, assortment: ShowroomAssortment): Menu {
  const { taxonomy } = index;
  const tops = topCategories(taxonomy);
  const isShown = ({ total }: { readonly total: number }) => assortment === null || total > 0;
  const shown = taxonomy.departments.filter(({ hidden }) => !hidden);
  const menu = shown.map((department) => ({
    id: department.id,
    name: department.name,
    menu_slug: department.menuSlug,
    categories: tops
      .filter((category) => category.isListed && category.departmentId === department.id)
      .map((category) => ({
        ...toEntry(index, category, assortment),
        unit: category.unit,
        children: childrenOf(taxonomy, category)
          .filter(({ isListed }) => isListed)
          .map((child) => toEntry(index, child, assortment))
          .filter(isShown),
      }))
      .filter(isShown),
  }));
  return menu.filter(({ categories }) => assortment === null || categories.length > 0);
}

/** Every category of the menu that a showroom offers something of, as a flat list for its profile. */
export function listCategories(
  index: CatalogIndex,
  assortment: ShowroomAssortment,
): ShowroomCategory[] {
  return index.taxonomy.categories
    .filter(({ isListed }) => isListed)
    .map((category) => ({
      ...toEntry(index, category, assortment),
      parent: parentOf(index.taxonomy, category)?.slugUrl ?? 'all',
      unit: category.unit,
    }))
    .filter(({ total }) => assortment === null || total > 0);
}

function toEntry(index: CatalogIndex, category: Category, assortment: ShowroomAssortment) {
  return {
    id: category.id,
    name: category.name,
    slug_url: category.slugUrl,
    total: index.countOf(category, assortment),
    picture: categoryPicture(category),
  };
}
