// Quotas of what an account keeps.
import type { accountStorageSchema } from '@wevisu/contract/projects.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { ACCOUNT_STORAGE, WITH_DELETED } from '@wevisu/domain/projects/account-storage.ts';
import { OWN_PICTURE } from '@wevisu/domain/projects/own-picture.ts';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { ProjectDeps } from './deps.ts';
import { countProjects, dropVersionsToFit, getUsage, lockOwner } from './store/usage.ts';

const { maxProjects, maxSceneBytes, maxStills } = ACCOUNT_STORAGE;

export async function showStorage(
  { pool }: Pick<ProjectDeps, 'pool'>,
  userId: UserId,
): Promise<z.output<typeof accountStorageSchema>> {
  const { projects, sceneBytes, pictures, stills } = await getUsage(pool, { userId });
  return {
    projects: { used: projects, max: maxProjects },
    scene_bytes: { used: sceneBytes, max: maxSceneBytes },
    pictures: { used: pictures, max: OWN_PICTURE.maxPictures },
    stills: { used: stills, max: maxStills },
  };
}

/** In the transaction that adds a project: others of the account wait for it. */
export async function requirePlaceForProject(db: Queryable, userId: UserId): Promise<Result<null>> {
  await lockOwner(db, { userId });
  const { projects, withDeleted } = await countProjects(db, { userId });
  const isFull = projects >= maxProjects || withDeleted >= maxProjects * WITH_DELETED.projects;
  return isFull ? refuse('too_many_projects', { params: { maximum: maxProjects } }) : ok(null);
}

/** In the transaction that has added a scene; if it is refused, the transaction is rolled back. */
export async function requirePlaceForScenes(
  db: Queryable,
  { userId, maxBytes = maxSceneBytes }: { readonly userId: UserId; readonly maxBytes?: number },
): Promise<Result<null>> {
  const { kept, withDeleted } = await dropVersionsToFit(db, { userId, maxBytes });
  if (kept <= maxBytes && withDeleted <= maxBytes * WITH_DELETED.bytes) return ok(null);
  return refuse('storage_full', { params: { megabytes: Math.floor(maxBytes / 1e6) } });
}
