// Departments, categories and brands as the index numbers them.

export interface DepartmentRow {
  readonly id: number;
  readonly name: string;
  readonly menuSlug: string;
}

export interface CategoryRow {
  readonly id: number;
  readonly departmentId: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly slugUrl: string;
  readonly unit: string;
  readonly picture: unknown;
}

export interface BrandRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly tagline: string;
  /** Content hash of its logo, '' where it has none. */
  readonly logoHash: string;
  /** The company that ships it. */
  readonly vendor: string;
  /** From how many cents on it ships an order free; null: never. */
  readonly freeShippingFromCents: number | null;
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
    const own = rows.categories.filter((row) => row.departmentId === department.id);
    const tops = own.filter((row) => row.parentId === null);
    for (const top of tops) {
      const children = own.filter((row) => row.parentId === top.id);
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
    categoryBySlug: new Map(categories.map((category) => [category.slugUrl, category])),
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
  return taxonomy.categories.filter((category) => category.parentId === null);
}

export function childrenOf(taxonomy: Taxonomy, category: Category): Category[] {
  return taxonomy.categories.slice(category.from + 1, category.to);
}

export function parentOf(taxonomy: Taxonomy, category: Category): Category | null {
  if (category.parentId === null) return null;
  const ordinal = taxonomy.ordinalOf.get(category.parentId);
  return ordinal === undefined ? null : (taxonomy.categories[ordinal] ?? null);
}
