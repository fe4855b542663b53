// Departments, categories and brands as the index numbers them.

export interface DepartmentRow {
  readonly id: number;
  readonly name: string;
  readonly menuSlug: string;
  /** In no menu; its categories neither. */
  readonly hidden: boolean;
}

export interface CategoryRow {
  readonly id: number;
  readonly departmentId: number;
  readonly parentId: number | null;
  readonly name: string;
  readonly slugUrl: string;
  /** What programs go by: its first address, which never changes. */
  readonly code: string;
  readonly hidden: boolean;
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
  readonly vendorId: number;
  /** The company that ships it. */
  readonly vendor: string;
  /** From how many cents on it ships an order free; null: never. */
  readonly freeShippingFromCents: number | null;
}

/** An address that an entry of the menu had before, or that a merged category had. */
export interface OldAddressRow {
  readonly kind: string;
  readonly slug: string;
  readonly id: number;
}

/** Rows in the order of the menu. */
export interface TaxonomyRows {
  readonly departments: readonly DepartmentRow[];
  readonly categories: readonly CategoryRow[];
  readonly brands: readonly BrandRow[];
  readonly oldAddresses: readonly OldAddressRow[];
}

/** A category with its place in the menu read from top to bottom: its whole subtree is [from, to). */
export interface Category extends CategoryRow {
  /** In a menu: neither it nor what it is in is hidden. */
  readonly isListed: boolean;
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
  /** By present addresses, by those before and by codes; a present one wins. */
  readonly categoryBySlug: ReadonlyMap<string, Category>;
  readonly departmentBySlug: ReadonlyMap<string, DepartmentRow>;
}

export function buildTaxonomy(rows: TaxonomyRows): Taxonomy {
  const categories: Category[] = [];
  for (const department of rows.departments) {
    const own = rows.categories.filter((row) => row.departmentId === department.id);
    const tops = own.filter((row) => row.parentId === null);
    for (const top of tops) {
      const children = own.filter((row) => row.parentId === top.id);
      const from = categories.length;
      const isListed = !department.hidden && !top.hidden;
      categories.push({ ...top, isListed, from, to: from + 1 + children.length });
      children.forEach((child, place) => {
        categories.push({
          ...{ ...child, isListed: isListed && !child.hidden },
          ...{ from: from + 1 + place, to: from + 2 + place },
        });
      });
    }
  }
  return {
    departments: rows.departments,
    categories,
    brands: rows.brands,
    ordinalOf: new Map(categories.map((category, ordinal) => [category.id, ordinal])),
    brandCodeOf: new Map(rows.brands.map((brand, code) => [brand.id, code])),
    categoryBySlug: new Map([
      ...categories.map((one) => [one.code, one] as const),
      ...movedTo(rows, 'category', categories),
      ...categories.map((one) => [one.slugUrl, one] as const),
    ]),
    departmentBySlug: new Map([
      ...movedTo(rows, 'department', rows.departments),
      ...rows.departments.map((one) => [one.menuSlug, one] as const),
    ]),
  };
}

function movedTo<Entry extends { readonly id: number }>(
  { oldAddresses }: TaxonomyRows,
  kind: string,
  entries: readonly Entry[],
): (readonly [string, Entry])[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return oldAddresses.flatMap((row) => {
    const entry = row.kind === kind ? byId.get(row.id) : undefined;
    return entry === undefined ? [] : [[row.slug, entry] as const];
  });
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
