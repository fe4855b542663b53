import type { SharedWithPro } from '@wevisu/contract/project-sharing.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { projectOfHomeownerPath } from '@wevisu/site/paths.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notify.ts';
import type { ProjectDeps } from './deps.ts';
import { type SavedScene, showNewest } from './show-scene.ts';
import { listCardsOfPro } from './store/cards.ts';
import {
  findReadableByPro,
  lockOwnProject,
  type ProjectRow,
  setProsEdit,
  setSharedToPro,
} from './store/projects.ts';
import { toCard } from './to-card.ts';

/** CART-15, G-60: the showroom's pro may read it and is notified once, however often it is shared. */
export function shareToPro(
  { pool, now }: Pick<ProjectDeps, 'pool' | 'now'>,
  of: { readonly userId: UserId; readonly id: ProjectId },
): Promise<Result<null>> {
  return inTransaction(pool, async (trx) => {
    const project = await lockOwnProject(trx, of);
    if (project === null) return refuse('project_not_found');
    if (project.sharedToProAt !== null) return ok(null);
    await setSharedToPro(trx, { id: project.id, now: now() });
    await notify(trx, [
      {
        userId: project.proId,
        event: 'project_shared',
        title: 'A project was shared with you',
        text: `${ownerOf(project)} shared “${project.name}” with you.`,
        link: projectOfHomeownerPath(project.id),
      },
    ]);
    return ok(null);
  });
}

/** Whether the pros who may read a project may edit its room as well. */
export async function letProsEdit(
  { pool }: Pick<ProjectDeps, 'pool'>,
  of: { readonly userId: UserId; readonly id: ProjectId; readonly on: boolean },
): Promise<Result<null>> {
  return (await setProsEdit(pool, of)) ? ok(null) : refuse('project_not_found');
}

/** Those of the pro's own showroom and those that the pro is hired for, the newest first. */
export async function listSharedProjects(
  { pool }: Pick<ProjectDeps, 'pool'>,
  proId: ProUserId,
): Promise<SharedWithPro[]> {
  return (await listCardsOfPro(pool, { proId })).map((row) => {
    const { id, name, has_scene, rooms, products, updated_at, ...rest } = toCard(row);
    const { picture, own_template, plan_picture } = rest;
    return {
      ...{ id, name, has_scene, rooms, products, picture, own_template, plan_picture, updated_at },
      ...{ owner: ownerOf(row), shared_at: row.since.toISOString() },
    };
  });
}

/** For a pro who may read it, as it is now. */
export async function showSceneToPro(
  deps: Pick<ProjectDeps, 'pool'>,
  of: { readonly proId: ProUserId; readonly id: ProjectId },
): Promise<Result<SavedScene & { owner: string; shared_at: string; is_of_own_showroom: boolean }>> {
  const project = await findReadableByPro(deps.pool, of);
  if (project === null) return refuse('project_not_found');
  const scene = await showNewest(deps, project);
  return ok({
    ...{ ...scene, owner: ownerOf(project), shared_at: project.since.toISOString() },
    is_of_own_showroom: project.isOfOwnShowroom,
  });
}

const ownerOf = ({ ownerFirstName, ownerLastName }: ProjectRow) =>
  `${ownerFirstName} ${ownerLastName}`.trim();
