import type { ChecklistItem } from '@wevisu/contract/project-checklists.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { ProjectDeps } from './deps.ts';
import {
  changeItem,
  type ItemRow,
  listItems,
  listChecklists as listRows,
  removeItem,
} from './store/checklist.ts';
import { findOwnProject } from './store/projects.ts';

type Deps = Pick<ProjectDeps, 'pool'>;

export function toItem(row: ItemRow): ChecklistItem {
  const { id, projectId, title, done, productHash, position } = row;
  const source = row.sceneKey === null ? 'own' : 'scene';
  return { id, project: projectId, title, done, product_hash: productHash, source, position };
}

/** API-24. */
export async function listChecklists({ pool }: Deps, userId: UserId) {
  const rows = await listRows(pool, { userId });
  return rows.map(({ project, name, items }) => ({
    project,
    name,
    project_checklist: items.map(toItem),
  }));
}

/** API-25. */
export async function getChecklist(
  { pool }: Deps,
  of: { readonly userId: UserId; readonly id: ProjectId },
): Promise<Result<ChecklistItem[]>> {
  if ((await findOwnProject(pool, of)) === null) return refuse('project_not_found');
  return ok((await listItems(pool, { projectId: of.id })).map(toItem));
}

/** API-27: the whole list comes back. */
export async function updateChecklistItem(
  { pool }: Deps,
  of: {
    readonly userId: UserId;
    readonly id: number;
    readonly title: string | undefined;
    readonly done: boolean | undefined;
    readonly removed: boolean;
  },
): Promise<Result<ChecklistItem[]>> {
  const { id, userId, title = null, done = null } = of;
  const projectId = of.removed
    ? await removeItem(pool, { id, userId })
    : await changeItem(pool, { id, userId, title, done });
  if (projectId === null) return refuse('checklist_item_not_found');
  return ok((await listItems(pool, { projectId })).map(toItem));
}
