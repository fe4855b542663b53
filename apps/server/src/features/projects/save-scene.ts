import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { checkScene } from '../scenes/check-scene.ts';
import type { SceneFinding } from '../scenes/workers/scene-tasks.ts';
import type { ProjectDeps } from './deps.ts';
import { type Kept, keepScene } from './keep-scene.ts';
import { findOwnProject } from './store/projects.ts';

export interface SceneToSave {
  readonly userId: UserId;
  readonly id: ProjectId;
  readonly baseRevision: number;
  readonly scene: Readonly<Record<string, unknown>>;
  readonly force: boolean;
  readonly label: string | null;
}

/** Saves the readable parts of a scene and keeps the rest as it is: the findings say what can't be used. */
export async function saveScene(
  deps: ProjectDeps,
  given: SceneToSave,
): Promise<Result<Kept & { readonly findings: readonly SceneFinding[] }>> {
  const project = await findOwnProject(deps.pool, given);
  if (project === null) return refuse('project_not_found');
  const checked = await checkScene(deps, { ...given, showroomId: project.showroomId });
  if (!checked.ok) return checked;
  const kept = await keepScene(deps, { ...given, checked: checked.value });
  return kept.ok ? ok({ ...kept.value, findings: checked.value.findings }) : kept;
}
