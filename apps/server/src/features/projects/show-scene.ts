import type { savedSceneSchema } from '@wevisu/contract/project-scenes.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { z } from 'zod';
import { unpackScene } from '../scenes/unpack-scene.ts';
import { roomOfDesign } from './cart-project.ts';
import type { ProjectDeps } from './deps.ts';
import { findOwnProject, type ProjectRow } from './store/projects.ts';
import { getSceneRow } from './store/scenes.ts';

export type SavedScene = z.output<typeof savedSceneSchema>;
type Deps = Pick<ProjectDeps, 'pool'>;

export async function showScene(
  deps: Deps,
  of: { readonly userId: UserId; readonly id: ProjectId },
): Promise<Result<SavedScene>> {
  const project = await findOwnProject(deps.pool, of);
  return project === null ? refuse('project_not_found') : ok(await showNewest(deps, project));
}

export async function showVersion(
  deps: Deps,
  of: { readonly userId: UserId; readonly id: ProjectId; readonly revision: number },
): Promise<Result<SavedScene>> {
  const project = await findOwnProject(deps.pool, of);
  if (project === null) return refuse('project_not_found');
  const shown = await showRevision(deps, { project, revision: of.revision });
  return shown.scene === null ? refuse('scene_version_not_found') : ok(shown);
}

export function showNewest(deps: Deps, project: ProjectRow): Promise<SavedScene> {
  return showRevision(deps, { project, revision: project.sceneRevision });
}

async function showRevision(
  { pool }: Deps,
  { project, revision }: { readonly project: ProjectRow; readonly revision: number },
): Promise<SavedScene> {
  const row = await getSceneRow(pool, { projectId: project.id, revision });
  return {
    project: project.id,
    name: project.name,
    notes: project.notes,
    showroom: project.proId,
    vsd_id: project.vsdId,
    pros_edit: project.prosEdit,
    revision,
    saved_at: row?.savedAt.toISOString() ?? null,
    started_from: project.fromCart || roomOfDesign(project) || null,
    scene: row && (await unpackScene(pool, { packed: row, showroomId: project.showroomId })),
  };
}
