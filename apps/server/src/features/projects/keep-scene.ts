import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { CheckedScene } from '../scenes/workers/scene-tasks.ts';
import type { ProjectDeps } from './deps.ts';
import { requirePlaceForScenes } from './storage.ts';
import { lockOwnProject } from './store/projects.ts';
import {
  getSceneHash,
  insertScene,
  labelScene,
  labelUnnamedScene,
  thinVersions,
} from './store/scenes.ts';

export interface Kept {
  readonly revision: number;
  readonly savedAt: Date;
}

export interface SceneToKeep {
  readonly userId: UserId;
  readonly id: ProjectId;
  /** The revision that the caller has seen. */
  readonly baseRevision: number;
  readonly force: boolean;
  /** Saves it as a named version. */
  readonly label: string | null;
  readonly checked: Omit<CheckedScene, 'findings'>;
}

const REPLACED = 'Before it was saved over';

/**
 * Saves the next revision of a project's scene. If another was saved meanwhile, it is refused; with
 * `force` it replaces the other, which becomes a named version and so is kept. Saving the same bytes as
 * the newest revision returns that one, so a save whose reply was lost can be sent again.
 */
export function keepScene(
  deps: Pick<ProjectDeps, 'pool' | 'now'>,
  of: SceneToKeep,
): Promise<Result<Kept>> {
  return inTransactionOfResult(deps.pool, (trx) => keepSceneIn(trx, deps, of));
}

/** The same in a transaction of the caller. */
export async function keepSceneIn(
  trx: Queryable,
  { now }: Pick<ProjectDeps, 'now'>,
  of: SceneToKeep,
): Promise<Result<Kept>> {
  const { checked, label } = of;
  const project = await lockOwnProject(trx, of);
  if (project === null) return refuse('project_not_found');
  const newest = { projectId: project.id, revision: project.sceneRevision };
  const before = await getSceneHash(trx, newest);
  if (before?.contentHash.equals(checked.contentHash)) {
    if (label !== null) await labelScene(trx, { ...newest, label });
    return ok({ revision: newest.revision, savedAt: before.savedAt });
  }
  if (newest.revision !== of.baseRevision) {
    if (!of.force) return refuse('scene_changed');
    await labelUnnamedScene(trx, { ...newest, label: REPLACED });
  }
  const savedAt = now();
  const revision = newest.revision + 1;
  await insertScene(trx, { ...checked, ...newest, revision, label, savedAt });
  await thinVersions(trx, { projectId: project.id, now: savedAt });
  const space = await requirePlaceForScenes(trx, of);
  return space.ok ? ok({ revision, savedAt }) : space;
}
