import { categoryProductsPath, departmentPath, type MenuEntry } from '@wevisu/site/paths.ts';

/**
 * NAV-10, NAV-11: a category with children opens its page in the department, one without opens
 * its products.
 */
export function menuCategoryPath(
  menuSlug: string,
  category: MenuEntry & { readonly children: readonly unknown[] },
): string {
  return category.children.length > 0
    ? departmentPath(menuSlug, category)
    : categoryProductsPath(category);
}
