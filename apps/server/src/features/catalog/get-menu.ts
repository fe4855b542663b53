import type { Menu } from '@wevisu/contract/catalog.ts';
import type { ShowroomCategory } from '../showrooms/get-shop-profile.ts';
import { categoryPicture } from './category-picture.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import { type Category, childrenOf, parentOf, topCategories } from './index/taxonomy.ts';

/** DATA-17, DATA-18, API-44: the same in every showroom, since every showroom sells everything. */
export function getMenu(index: CatalogIndex): Menu {
  const { taxonomy } = index;
  const tops = topCategories(taxonomy);
  const shown = taxonomy.departments.filter(({ hidden }) => !hidden);
  return shown.map((department) => ({
    id: department.id,
    name: department.name,
    menu_slug: department.menuSlug,
    categories: tops
      .filter((category) => category.isListed && category.departmentId === department.id)
      .map((category) => ({
        ...toEntry(index, category),
        unit: category.unit,
        children: childrenOf(taxonomy, category)
          .filter(({ isListed }) => isListed)
          .map((child) => toEntry(index, child)),
      })),
  }));
}

/** Every category of the menu as a flat list, for a showroom's profile. */
export function listCategories(index: CatalogIndex): ShowroomCategory[] {
  const listed = index.taxonomy.categories.filter(({ isListed }) => isListed);
  return listed.map((category) => ({
    ...toEntry(index, category),
    parent: parentOf(index.taxonomy, category)?.slugUrl ?? 'all',
    unit: category.unit,
  }));
}

function toEntry(index: CatalogIndex, category: Category) {
  return {
    id: category.id,
    name: category.name,
    slug_url: category.slugUrl,
    total: index.countOf(category),
    picture: categoryPicture(category),
  };
}
