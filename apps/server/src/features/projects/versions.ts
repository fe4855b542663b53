import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { ProjectDeps } from './deps.ts';
import { keepScene } from './keep-scene.ts';
import { type SavedScene, showScene } from './show-scene.ts';
import { findOwnProject } from './store/projects.ts';
import { getSceneRow, listVersions as listVersionRows } from './store/scenes.ts';

interface Own {
  readonly userId: UserId;
  readonly id: ProjectId;
}

export async function listVersions({ pool }: Pick<ProjectDeps, 'pool'>, of: Own) {
  if ((await findOwnProject(pool, of)) === null) return refuse('project_not_found');
  const rows = await listVersionRows(pool, { projectId: of.id });
  return ok(rows.map(({ savedAt, ...row }) => ({ ...row, saved_at: savedAt.toISOString() })));
}

/** An older version becomes the newest; the previous newest stays as a version. */
export async function restoreVersion(
  deps: Pick<ProjectDeps, 'pool' | 'now'>,
  of: Own & { readonly revision: number },
): Promise<Result<SavedScene>> {
  const project = await findOwnProject(deps.pool, of);
  if (project === null) return refuse('project_not_found');
  const row = await getSceneRow(deps.pool, { projectId: of.id, revision: of.revision });
  if (row === null) return refuse('scene_version_not_found');
  const kept = await keepScene(deps, {
    ...of,
    baseRevision: project.sceneRevision,
    force: false,
    label: null,
    checked: row,
  });
  return kept.ok ? showScene(deps, of) : kept;
}
