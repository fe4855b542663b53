// Puts the draft of the menu in place of what is live, in one transaction: the catalog index, the menu, the sitemap and
// finished pages follow the tables.
import type { MenuWork } from '@wevisu/contract/menu.ts';
import {
  listCategoriesOf,
  listChildrenOf,
  listRemoved,
  type MenuDraft,
} from '@wevisu/domain/catalog/menu-draft.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteActs } from '../audit/note-act.ts';
import type { MenuDeps } from './deps.ts';
import { type Edit, findProblem, showWork } from './edit-menu.ts';
import { listMenuActs } from './list-menu-acts.ts';
import { readLiveMenu } from './read-live-menu.ts';
import {
  deleteCategories,
  deleteDepartments,
  freeNames,
  insertCategory,
  insertDepartment,
  keepAddresses,
  lockWork,
  markMerged,
  moveDrafts,
  moveProducts,
  moveWords,
  type PlacedCategory,
  type PlacedEntry,
  putWork,
  readWork,
  updateCategories,
  updateDepartments,
} from './store.ts';

export function publishMenu(deps: MenuDeps, { version, staffId }: Edit): Promise<Result<MenuWork>> {
  return inTransactionOfResult(deps.pool, async (trx) => {
    const row = await lockWork(trx);
    const live = await readLiveMenu(trx);
    if (row.version !== version)
      return refuse('changed_meanwhile', { now: showWork(deps, row, live) });
    if (row.content === null) return refuse('menu_unchanged');
    const problem = await findProblem(trx, row.content, live);
    if (problem !== null) return problem;

    const now = deps.now();
    await keepOldAddresses(trx, row.content, live);
    await freeNames(trx);
    const draft = await insertNew(trx, row.content);
    await mergeProducts(trx, draft);
    await updateEntries(trx, draft);
    const removed = listRemoved(draft, live);
    await deleteCategories(trx, { ids: removed.categories });
    await deleteDepartments(trx, { ids: removed.departments });
    await putWork(trx, { content: null, staffId, now });
    const published = await readLiveMenu(trx);
    await noteActs(trx, listMenuActs({ live, draft, at: now, actorId: staffId, version }));
    return ok(showWork(deps, await readWork(trx), published));
  });
}

/** The draft with the ids of what was new. */
async function insertNew(db: Queryable, draft: MenuDraft): Promise<MenuDraft> {
  const made = [];
  for (const department of draft) {
    const { name, slug } = department;
    const id = department.id ?? (await insertDepartment(db, { name, slug })).id;
    const categories = [];
    for (const top of department.categories) {
      const topId = top.id ?? (await insertUnder(db, top, { departmentId: id, parentId: null }));
      const children = [];
      for (const child of top.children) {
        const under = { departmentId: id, parentId: topId };
        children.push({ ...child, id: child.id ?? (await insertUnder(db, child, under)) });
      }
      categories.push({ ...top, id: topId, children });
    }
    made.push({ ...department, id, categories });
  }
  return made;
}

async function insertUnder(
  db: Queryable,
  { name, slug }: { readonly name: string; readonly slug: string },
  under: { readonly departmentId: number; readonly parentId: number | null },
): Promise<number> {
  return (await insertCategory(db, { name, slug, ...under })).id;
}

async function mergeProducts(db: Queryable, draft: MenuDraft): Promise<void> {
  for (const { id: from, merge_into: into } of listChildrenOf(draft)) {
    if (from === null || into === null) continue;
    await moveProducts(db, { from, into });
    await moveDrafts(db, { from, into });
    await moveWords(db, { from, into });
    await markMerged(db, { from, into });
  }
}

async function updateEntries(db: Queryable, draft: MenuDraft): Promise<void> {
  const departments: PlacedEntry[] = [];
  const categories: PlacedCategory[] = [];
  draft.forEach(({ id, name, slug, hidden, categories: tops }, position) => {
    departments.push({ id: id ?? 0, name, slug, hidden, position });
    const place = (one: (typeof tops)[number] | (typeof tops)[number]['children'][number]) => ({
      ...{ id: one.id ?? 0, name: one.name, slug: one.slug, picture_from: one.picture_from },
      department_id: id ?? 0,
    });
    tops.forEach((top, at) => {
      categories.push({ ...place(top), hidden: top.hidden, parent_id: null, position: at });
      top.children.forEach((child, below) => {
        const hidden = child.hidden || child.merge_into !== null;
        categories.push({ ...place(child), hidden, parent_id: top.id, position: below });
      });
    });
  });
  await updateDepartments(db, { rows: departments });
  await updateCategories(db, { rows: categories });
}

async function keepOldAddresses(db: Queryable, draft: MenuDraft, live: MenuDraft): Promise<void> {
  const changed = (list: (menu: MenuDraft) => readonly { id: number | null; slug: string }[]) => {
    const before = new Map(list(live).map(({ id, slug }) => [id, slug]));
    return list(draft).flatMap(({ id, slug }) => {
      const old = id === null ? undefined : before.get(id);
      return id === null || old === undefined || old === slug ? [] : [{ id, old, slug }];
    });
  };
  await keepAddresses(db, { kind: 'department', rows: changed((menu) => menu) });
  const all = (menu: MenuDraft) => [...listCategoriesOf(menu), ...listChildrenOf(menu)];
  await keepAddresses(db, { kind: 'category', rows: changed(all) });
}
