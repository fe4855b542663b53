import type { Menu } from '@wevisu/contract/catalog.ts';
import { categoryProductsPath, departmentPath, PATHS } from '@wevisu/site/paths.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';

type Department = Menu[number];
type Category = Department['categories'][number];
type Child = Category['children'][number];

export interface CategoryPlace {
  readonly department: Department;
  readonly category: Category;
  /** Null if the category itself was meant. */
  readonly child: Child | null;
}

/** Finds a category or a child in the menu by slug or id (CAT-02). */
export function findCategory(menu: Menu, key: string): CategoryPlace | null {
  const isMeant = (entry: Category | Child) => entry.slug_url === key || String(entry.id) === key;
  for (const department of menu) {
    for (const category of department.categories) {
      if (isMeant(category)) return { department, category, child: null };
      const child = category.children.find(isMeant);
      if (child) return { department, category, child };
    }
  }
  return null;
}

const HOME: Crumb = { label: 'Home', path: PATHS.home };

export function departmentCrumbs({ name, menu_slug }: Department): Crumb[] {
  return [HOME, { label: name, path: departmentPath(menu_slug) }];
}

/** The breadcrumb of a category or one of its children. */
export function categoryCrumbs({ department, category, child }: CategoryPlace): Crumb[] {
  const crumbs = departmentCrumbs(department);
  crumbs.push({ label: category.name, path: departmentPath(department.menu_slug, category) });
  if (child) crumbs.push({ label: child.name, path: categoryProductsPath(child) });
  return crumbs;
}
