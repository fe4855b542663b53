import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { SceneNodeFound } from '../scenes/workers/scene-tasks.ts';
import type { ProjectDeps } from './deps.ts';
import { requireReadableScene } from './stored-scene.ts';

/** Those of the named nodes that a project's newest scene has, for whoever may read it; none where nothing is drawn. */
export async function findNodes(
  deps: Pick<ProjectDeps, 'pool' | 'sceneWorkers'>,
  {
    ids,
    ...of
  }: { readonly userId: UserId; readonly id: ProjectId; readonly ids: readonly string[] },
): Promise<Result<readonly SceneNodeFound[]>> {
  const stored = await requireReadableScene(deps, of);
  if (!stored.ok) return stored.code === 'scene_missing' ? ok([]) : stored;
  const { document, facts } = stored.value;
  const { userId } = of;
  return deps.sceneWorkers.run('findNodes', { userId, input: { document, facts, ids } });
}
