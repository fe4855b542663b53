import type { ChecklistItem } from '@wevisu/contract/project-checklists.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SceneNeed } from '../scenes/workers/list-needs.ts';
import { toItem } from './checklist.ts';
import type { ProjectDeps } from './deps.ts';
import { appendItems, finishOtherNeeds, listItems, type NewItem } from './store/checklist.ts';
import { lockOwnProject } from './store/projects.ts';
import { requireStoredScene } from './stored-scene.ts';

const MAX_ITEMS = 500;
/** The contract's limit for titles. */
const MAX_TITLE_LENGTH = 300;

interface ToAppend {
  readonly userId: UserId;
  readonly id: ProjectId;
  readonly items: readonly { readonly title: string; readonly productHash: string | null }[];
  readonly fromScene: boolean;
}

export interface Appended {
  readonly append_items: ChecklistItem[];
  readonly project_checklist: ChecklistItem[];
}

/**
 * CART-14, API-26: typed lines, and what the saved room still needs. Each need of the room appears
 * once, and is done as soon as the room has it.
 */
export async function appendChecklist(
  deps: ProjectDeps,
  given: ToAppend,
): Promise<Result<Appended>> {
  const needs = given.fromScene ? await needsOf(deps, given) : ok(null);
  if (!needs.ok) return needs;
  const own = given.items.map((item): NewItem => ({ ...item, sceneKey: null }));
  const fromRoom = (needs.value ?? []).map(
    ({ key, title, productHash }): NewItem => ({
      title: title.slice(0, MAX_TITLE_LENGTH),
      productHash,
      sceneKey: key,
    }),
  );
  return inTransaction(deps.pool, async (trx): Promise<Result<Appended>> => {
    const project = await lockOwnProject(trx, given);
    if (project === null) return refuse('project_not_found');
    const before = await listItems(trx, { projectId: project.id });
    const known = new Set(before.map((item) => item.sceneKey));
    const items = [...own, ...fromRoom.filter(({ sceneKey }) => !known.has(sceneKey))];
    if (before.length + own.length > MAX_ITEMS) {
      return refuse('checklist_full', { params: { maximum: MAX_ITEMS } });
    }
    const appended = await appendItems(trx, {
      projectId: project.id,
      items: items.slice(0, MAX_ITEMS - before.length),
    });
    if (needs.value !== null) {
      const keys = needs.value.map(({ key }) => key);
      await finishOtherNeeds(trx, { projectId: project.id, keys });
    }
    const all = await listItems(trx, { projectId: project.id });
    return ok({ append_items: appended.map(toItem), project_checklist: all.map(toItem) });
  });
}

async function needsOf(
  deps: ProjectDeps,
  of: { readonly userId: UserId; readonly id: ProjectId },
): Promise<Result<readonly SceneNeed[]>> {
  const stored = await requireStoredScene(deps, of);
  if (!stored.ok) return stored;
  const { document, facts } = stored.value;
  return deps.sceneWorkers.run('listNeeds', { userId: of.userId, input: { document, facts } });
}
