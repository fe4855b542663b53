// What staff do to the draft of the menu, each as a new draft.
import type { MenuWork } from '@wevisu/contract/menu.ts';

export type Menu = MenuWork['content'];
export type Department = Menu[number];
export type Category = Department['categories'][number];
export type Child = Category['children'][number];
export type Entry = Department | Category | Child;

export interface Target {
  readonly key: string;
  readonly at: 'before' | 'after';
}

/** Applies a change to the lists of all levels. */
function eachList(menu: Menu, change: <E extends Entry>(list: readonly E[]) => E[]): Menu {
  return change(menu).map((department) => ({
    ...department,
    categories: change(department.categories).map((category) => ({
      ...category,
      children: change(category.children),
    })),
  }));
}

export function findEntry(menu: Menu, key: string | null): Entry | null {
  for (const department of menu) {
    if (department.key === key) return department;
    for (const category of department.categories) {
      if (category.key === key) return category;
      const child = category.children.find((one) => one.key === key);
      if (child !== undefined) return child;
    }
  }
  return null;
}

/** Within its own list. */
export function reorder(menu: Menu, key: string, target: Target): Menu {
  return eachList(menu, (list) => {
    const moved = list.find((one) => one.key === key);
    if (moved === undefined || key === target.key) return [...list];
    const rest = list.filter((one) => one !== moved);
    const at = rest.findIndex((one) => one.key === target.key);
    return at < 0 ? [...list] : rest.toSpliced(target.at === 'before' ? at : at + 1, 0, moved);
  });
}

/** To the end of another department, or of another category. */
export function moveInto(menu: Menu, key: string, into: string): Menu {
  const moved = findEntry(menu, key);
  if (moved === null || 'categories' in moved) return menu;
  const without = removeEntry(menu, key);
  return without.map((department) => {
    if ('children' in moved)
      return department.key === into
        ? { ...department, categories: [...department.categories, moved] }
        : department;
    return {
      ...department,
      categories: department.categories.map((category) =>
        category.key === into ? { ...category, children: [...category.children, moved] } : category,
      ),
    };
  });
}

export function removeEntry(menu: Menu, key: string): Menu {
  return eachList(menu, (list) => list.filter((one) => one.key !== key));
}

export function updateEntry(menu: Menu, key: string, to: Partial<Child>): Menu {
  return eachList(menu, (list) => list.map((one) => (one.key === key ? { ...one, ...to } : one)));
}

export interface NewEntry {
  readonly key: string;
  readonly name: string;
  readonly slug: string;
}

/** At the end of a department or a category, or as a department for null. */
export function addEntry(menu: Menu, under: string | null, entry: NewEntry): Menu {
  const made = { ...entry, id: null, hidden: false };
  if (under === null) return [...menu, { ...made, categories: [] }];
  return menu.map((department) => {
    if (department.key === under) {
      const category = { ...made, picture_from: null, children: [] };
      return { ...department, categories: [...department.categories, category] };
    }
    const child = { ...made, picture_from: null, merge_into: null };
    return {
      ...department,
      categories: department.categories.map((category) =>
        category.key === under
          ? { ...category, children: [...category.children, child] }
          : category,
      ),
    };
  });
}

/** What an address may be made of, from a name. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
