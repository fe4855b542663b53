// Departments, categories and brands as the index numbers them.

export interface DepartmentRow {
  readonly id: number;
  readonly name: string;
  readonly menu_slug: string;
}

export interface CategoryRow {
  readonly id: number;
  readonly department_id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly slug_url: string;
  readonly unit: string;
  readonly picture: unknown;
}

export interface BrandRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly tagline: string;
  /** Content hash of its logo, '' where it has none. */
  readonly logo_hash: string;
}

/** Rows in the order of the menu. */
export interface TaxonomyRows {
  readonly departments: readonly DepartmentRow[];
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly BrandRow[];
}

/** A category with its place in the menu read from top to bottom: its whole subtree is [from, to). */
export interface Category extends CategoryRow {
  readonly from: number;
  readonly to: number;
}

export interface Taxonomy {
  readonly departments: readonly DepartmentRow[];
  /** By ordinal: the number that stands for a category in the index. */
  readonly categories: readonly Category[];
  /** By brand code. */
  readonly brands: readonly BrandRow[];
  readonly ordinalOf: ReadonlyMap<number, number>;
  readonly brandCodeOf: ReadonlyMap<number, number>;
  readonly categoryBySlug: ReadonlyMap<string, Category>;
}

export function buildTaxonomy(rows: TaxonomyRows): Taxonomy {
  const categories: Category[] = [];
  for (const department of rows.departments) {
    const own = rows.categories.filter((row) => row.department_id === department.id);
    const tops = own.filter((row) => row.parent_id === null);
    for (const top of tops) {
      const children = own.filter((row) => row.parent_id === top.id);
      const from = categories.length;
      categories.push({ ...top, from, to: from + 1 + children.length });
      children.forEach((child, place) => {
        categories.push({ ...child, from: from + 1 + place, to: from + 2 + place });
      });
    }
  }
  return {
    departments: rows.departments,
    categories,
    brands: rows.brands,
    ordinalOf: new Map(categories.map((category, ordinal) => [category.id, ordinal])),
    brandCodeOf: new Map(rows.brands.map((brand, code) => [brand.id, code])),
    categoryBySlug: new Map(categories.map((category) => [category.slug_url, category])),
  };
}

/** By slug or by id, as addresses name a category (CAT-02). */
export function findCategory(taxonomy: Taxonomy, ref: string): Category | null {
  const bySlug = taxonomy.categoryBySlug.get(ref.toLowerCase());
  if (bySlug !== undefined) return bySlug;
  if (!/^\d{1,9}$/.test(ref)) return null;
  const ordinal = taxonomy.ordinalOf.get(Number(ref));
  return ordinal === undefined ? null : (taxonomy.categories[ordinal] ?? null);
}

/** The 21 categories of the menu that are not inside another. */
export function topCategories(taxonomy: Taxonomy): Category[] {
  return taxonomy.categories.filter((category) => category.parent_id === null);
}

export function childrenOf(taxonomy: Taxonomy, category: Category): Category[] {
  return taxonomy.categories.slice(category.from + 1, category.to);
}

export function parentOf(taxonomy: Taxonomy, category: Category): Category | null {
  if (category.parent_id === null) return null;
  const ordinal = taxonomy.ordinalOf.get(category.parent_id);
  return ordinal === undefined ? null : (taxonomy.categories[ordinal] ?? null);
}
