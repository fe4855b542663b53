// The draft of the menu: read, saved, thrown away. Whoever saw an older one is told what is there now.
import type { MenuWork } from '@wevisu/contract/menu.ts';
import {
  findMenuProblem,
  isFixedName,
  listCategoriesOf,
  listChildrenOf,
  listRemoved,
  type MenuDraft,
} from '@wevisu/domain/catalog/menu-draft.ts';
import { ok, type Refusal, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { categoryPicture } from '../catalog/category-picture.ts';
import type { MenuDeps } from './deps.ts';
import { readLiveMenu } from './read-live-menu.ts';
import { findFilled, listTakenSlugs, lockWork, putWork, readWork, type WorkRow } from './store.ts';

export async function getMenuWork(deps: MenuDeps, db: Queryable = deps.pool): Promise<MenuWork> {
  return showWork(deps, await readWork(db), await readLiveMenu(db));
}

export function showWork(deps: MenuDeps, row: WorkRow, live: MenuDraft): MenuWork {
  const index = deps.index();
  const content = row.content ?? live;
  return {
    version: row.version,
    is_draft: row.content !== null,
    edited_by: row.editedBy,
    edited_at: row.editedAt?.toISOString() ?? null,
    content: content as MenuWork['content'],
    facts: index.taxonomy.categories.map((category) => ({
      id: category.id,
      total: index.countOf(category),
      picture: categoryPicture(category),
      is_fixed: category.parentId === null && isFixedName(category.name),
    })),
  };
}

export interface Edit {
  readonly version: number;
  readonly staffId: UserId;
}

export function saveMenuDraft(
  deps: MenuDeps,
  { version, staffId, content }: Edit & { readonly content: MenuDraft },
): Promise<Result<MenuWork>> {
  return inTransactionOfResult(deps.pool, async (trx) => {
    const row = await lockWork(trx);
    const live = await readLiveMenu(trx);
    if (row.version !== version)
      return refuse('changed_meanwhile', { now: showWork(deps, row, live) });
    const problem = await findProblem(trx, content, live);
    if (problem !== null) return problem;
    await putWork(trx, { content, staffId, now: deps.now() });
    return ok(showWork(deps, await readWork(trx), live));
  });
}

export function dropMenuDraft(
  deps: MenuDeps,
  { version, staffId }: Edit,
): Promise<Result<MenuWork>> {
  return inTransactionOfResult(deps.pool, async (trx) => {
    const row = await lockWork(trx);
    const live = await readLiveMenu(trx);
    if (row.version !== version)
      return refuse('changed_meanwhile', { now: showWork(deps, row, live) });
    const now = deps.now();
    await putWork(trx, { content: null, staffId, now });
    await noteAct(trx, {
      ...{ at: now, actorId: staffId, action: 'menu.draft_dropped' },
      ...{ target: { kind: 'menu', id: row.version }, from: { draft: true }, to: { draft: false } },
    });
    return ok(showWork(deps, await readWork(trx), live));
  });
}

/** Why a draft can't be saved or published: in itself, against what is live, or for products in the way. */
export async function findProblem(
  db: Queryable,
  draft: MenuDraft,
  live: MenuDraft,
): Promise<Refusal | null> {
  const problem = findMenuProblem(draft, live);
  if (problem !== null) return refuse(problem.code, { params: { ...problem } });
  const own = {
    department: new Map(draft.map((one) => [one.slug, one.id])),
    category: new Map(
      [...listCategoriesOf(draft), ...listChildrenOf(draft)].map((one) => [one.slug, one.id]),
    ),
  };
  for (const { kind, slug, id } of await listTakenSlugs(db)) {
    const taker = own[kind as 'department' | 'category'].get(slug);
    if (taker !== undefined && taker !== id) return refuse('menu_slug_taken', { params: { slug } });
  }
  const filled = await findFilled(db, { ids: listRemoved(draft, live).categories });
  return filled === null ? null : refuse('menu_not_empty', { params: { name: filled.name } });
}
