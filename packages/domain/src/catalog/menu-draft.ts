// The whole menu as staff draft it, and what keeps a draft from being published. Entries that exist have their id; new
// ones have null and are told apart by their key.
import { SHOP_CATEGORIES } from './shop-categories.ts';

export interface DraftChild {
  readonly key: string;
  readonly id: number | null;
  readonly name: string;
  readonly slug: string;
  readonly hidden: boolean;
  /** The product whose picture it takes when it is published; null keeps the one it has. */
  readonly picture_from: string | null;
  /** The category that its products go to; it is gone after that. */
  readonly merge_into: number | null;
}

export interface DraftCategory extends Omit<DraftChild, 'merge_into'> {
  readonly children: readonly DraftChild[];
}

export interface DraftDepartment {
  readonly key: string;
  readonly id: number | null;
  readonly name: string;
  readonly slug: string;
  readonly hidden: boolean;
  readonly categories: readonly DraftCategory[];
}

export type MenuDraft = readonly DraftDepartment[];

/** 'all' is the address of everything, and a number would be read as an id. */
export const MENU_SLUG = /^(?!all$)(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/;

const FIXED_NAMES: ReadonlySet<string> = new Set(SHOP_CATEGORIES);

/** HOME-14: the carousel of the home page finds these by their names. */
export function isFixedName(name: string): boolean {
  return FIXED_NAMES.has(name);
}

export type MenuProblem =
  | { readonly code: 'menu_slug_taken'; readonly slug: string }
  | { readonly code: 'menu_name_taken'; readonly name: string }
  | { readonly code: 'menu_name_fixed'; readonly name: string }
  | { readonly code: 'menu_merge_lost'; readonly name: string }
  | { readonly code: 'menu_entry_lost'; readonly name: string };

export function listCategoriesOf(menu: MenuDraft): DraftCategory[] {
  return menu.flatMap(({ categories }) => categories);
}

export function listChildrenOf(menu: MenuDraft): DraftChild[] {
  return listCategoriesOf(menu).flatMap(({ children }) => children);
}

/** The first thing that is wrong with a draft in itself and against what is live; null if nothing is. */
export function findMenuProblem(draft: MenuDraft, live: MenuDraft): MenuProblem | null {
  return (
    findLost(draft, live) ?? findTwice(draft) ?? findRenamed(draft, live) ?? findLostMerge(draft)
  );
}

/** Ids that are not live on this level, or stand there twice. */
function findLost(draft: MenuDraft, live: MenuDraft): MenuProblem | null {
  const levels = [(menu: MenuDraft) => menu, listCategoriesOf, listChildrenOf];
  for (const level of levels) {
    const left = new Set(level(live).flatMap(({ id }) => id ?? []));
    for (const { id, name } of level(draft))
      if (id !== null && !left.delete(id)) return { code: 'menu_entry_lost', name };
  }
  return null;
}

function findTwice(draft: MenuDraft): MenuProblem | null {
  const categories = listCategoriesOf(draft);
  const slug =
    firstTwice(draft.map((one) => one.slug)) ??
    firstTwice([...categories, ...listChildrenOf(draft)].map((one) => one.slug));
  if (slug !== null) return { code: 'menu_slug_taken', slug };
  // The home page finds a category by its name alone.
  const lists = [draft, categories, ...categories.map(({ children }) => children)];
  for (const list of lists) {
    const name = firstTwice(list.map((one) => one.name.toLowerCase()));
    if (name !== null) return { code: 'menu_name_taken', name };
  }
  return null;
}

function firstTwice(texts: readonly string[]): string | null {
  const seen = new Set<string>();
  for (const text of texts) {
    if (seen.has(text)) return text;
    seen.add(text);
  }
  return null;
}

/** One of the 21 was renamed, removed or is made anew. */
function findRenamed(draft: MenuDraft, live: MenuDraft): MenuProblem | null {
  const now = new Map(listCategoriesOf(draft).map(({ id, name }) => [id, name]));
  for (const { id, name } of listCategoriesOf(live))
    if (isFixedName(name) && now.get(id) !== name) return { code: 'menu_name_fixed', name };
  return null;
}

/** Merged into itself, into one that is merged, or into none that is there. */
function findLostMerge(draft: MenuDraft): MenuProblem | null {
  const children = listChildrenOf(draft);
  const stays = new Set(children.flatMap((one) => (one.merge_into === null ? one.id : null) ?? []));
  for (const { id, name, merge_into: into } of children) {
    if (into === null) continue;
    if (id === null || !stays.has(into)) return { code: 'menu_merge_lost', name };
  }
  return null;
}

/** Ids of live entries that a draft has no more. */
export function listRemoved(
  draft: MenuDraft,
  live: MenuDraft,
): { readonly departments: readonly number[]; readonly categories: readonly number[] } {
  const idsOf = (list: readonly { readonly id: number | null }[]) =>
    list.flatMap(({ id }) => id ?? []);
  const kept = new Set(idsOf([...listCategoriesOf(draft), ...listChildrenOf(draft)]));
  const keptDepartments = new Set(idsOf(draft));
  return {
    departments: idsOf(live).filter((id) => !keptDepartments.has(id)),
    // Children first: a category goes after what is below it.
    categories: idsOf([...listChildrenOf(live), ...listCategoriesOf(live)]).filter(
      (id) => !kept.has(id),
    ),
  };
}
