import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { CheckedScene } from '../scenes/workers/scene-tasks.ts';
import type { ProjectDeps } from './deps.ts';
import { keepSceneIn } from './keep-scene.ts';
import { requirePlaceForProject } from './storage.ts';
import { insertProject } from './store/create-project.ts';

/** A project that begins with a scene, in a transaction of the caller, which must not commit after a refusal. */
export async function createProjectOfScene(
  trx: Queryable,
  deps: Pick<ProjectDeps, 'newId' | 'now'>,
  given: {
    readonly userId: UserId;
    readonly proId: ProUserId;
    readonly name: string;
    readonly scene: Omit<CheckedScene, 'findings'>;
  },
): Promise<Result<ProjectId>> {
  const { userId, proId, name, scene } = given;
  const place = await requirePlaceForProject(trx, userId);
  if (!place.ok) return place;
  const id = await insertProject(trx, {
    ...{ publicId: deps.newId(), userId, proId, name, is3d: true },
    ...{ floorplan: null, floorTemplate: null, fromCart: null },
  });
  if (id === null) return refuse('showroom_not_found');
  const { document, contentHash, rooms, skus } = scene;
  const kept = await keepSceneIn(trx, deps, {
    ...{ userId, id, baseRevision: 0, force: false, label: null },
    checked: { document, contentHash, rooms, skus },
  });
  return kept.ok ? ok(id) : kept;
}
