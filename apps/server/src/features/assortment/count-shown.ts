import type { AssortmentView } from '@wevisu/contract/assortment.ts';
import type { CatalogIndex } from '../catalog/index/catalog-index.ts';
import type { Assortment } from '../catalog/index/offer-view.ts';
import { topCategories } from '../catalog/index/taxonomy.ts';

type Counts = Omit<AssortmentView, 'version' | 'rules'>;

/** How many products an assortment shows of everything that a rule can name. */
export function countShown(index: CatalogIndex, assortment: Assortment | null): Counts {
  const { taxonomy } = index;
  const tops = topCategories(taxonomy);
  const categories = taxonomy.categories.map((category) => ({
    id: category.id,
    name: category.name,
    total: index.countOf(category),
    shown: index.countOf(category, assortment),
    department_id: category.departmentId,
    parent_id: category.parentId,
  }));
  const topIds = new Set(tops.map(({ id }) => id));
  const brands = taxonomy.brands.map((brand, code) => ({
    id: brand.id,
    name: brand.name,
    total: index.countOfBrand(code),
    shown: index.countOfBrand(code, assortment),
    vendor_id: brand.vendorId,
  }));
  const vendorNames = new Map(taxonomy.brands.map(({ vendorId, vendor }) => [vendorId, vendor]));
  return {
    ...sum(brands),
    departments: taxonomy.departments.map(({ id, name }) => ({
      id,
      name,
      ...sum(categories.filter((one) => one.department_id === id && topIds.has(one.id))),
    })),
    categories,
    vendors: [...vendorNames]
      .map(([id, name]) => ({ id, name, ...sum(brands.filter((one) => one.vendor_id === id)) }))
      .sort(byName),
    brands: brands.toSorted(byName),
  };
}

interface Counted {
  readonly total: number;
  readonly shown: number;
}

function sum(of: readonly Counted[]): Counted {
  return {
    total: of.reduce((total, one) => total + one.total, 0),
    shown: of.reduce((total, one) => total + one.shown, 0),
  };
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : 1;
}
