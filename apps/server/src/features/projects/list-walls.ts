import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { SceneWall } from '../scenes/workers/scene-tasks.ts';
import type { ProjectDeps } from './deps.ts';
import { requireReadableScene } from './stored-scene.ts';

/** The walls of a project's newest scene, for whoever may read it; none where nothing is drawn. */
export async function listWalls(
  deps: Pick<ProjectDeps, 'pool' | 'sceneWorkers'>,
  of: { readonly userId: UserId; readonly id: ProjectId },
): Promise<Result<readonly SceneWall[]>> {
  const stored = await requireReadableScene(deps, of);
  if (!stored.ok) return stored.code === 'scene_missing' ? ok([]) : stored;
  const { document, facts } = stored.value;
  const { userId } = of;
  return deps.sceneWorkers.run('listWalls', { userId, input: { document, facts } });
}
