import type { MenuDraft } from '@wevisu/domain/catalog/menu-draft.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { listLiveCategories, listLiveDepartments } from './store.ts';

/** What is live, in the form of a draft. */
export async function readLiveMenu(db: Queryable): Promise<MenuDraft> {
  const departments = await listLiveDepartments(db);
  const categories = await listLiveCategories(db);
  return departments.map((department) => ({
    ...{ key: `d${department.id}`, ...department },
    categories: categories
      .filter((one) => one.departmentId === department.id && one.parentId === null)
      .map((top) => ({
        ...entry(top),
        children: categories
          .filter((one) => one.parentId === top.id)
          .map((child) => ({ ...entry(child), merge_into: null })),
      })),
  }));
}

function entry({ id, name, slug, hidden }: Awaited<ReturnType<typeof listLiveCategories>>[number]) {
  return { key: `c${id}`, id, name, slug, hidden, picture_from: null };
}
