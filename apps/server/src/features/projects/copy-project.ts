import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { ProjectDeps } from './deps.ts';
import { requirePlaceForProject, requirePlaceForScenes } from './storage.ts';
import { insertCopy } from './store/copy-project.ts';
import { findOwnProject } from './store/projects.ts';

/** The contract's limit for names. */
const MAX_LENGTH = 120;

export async function copyProject(
  { pool, now, newId }: Pick<ProjectDeps, 'pool' | 'now' | 'newId'>,
  of: { readonly userId: UserId; readonly id: ProjectId },
): Promise<Result<ProjectId>> {
  const project = await findOwnProject(pool, of);
  if (project === null) return refuse('project_not_found');
  const copy = {
    ...of,
    publicId: newId(),
    name: `Copy of ${project.name}`.slice(0, MAX_LENGTH),
    now: now(),
  };
  return inTransactionOfResult(pool, async (trx) => {
    const place = await requirePlaceForProject(trx, of.userId);
    if (!place.ok) return place;
    const id = await insertCopy(trx, copy);
    if (id === null) return refuse('project_not_found');
    const space = await requirePlaceForScenes(trx, of);
    return space.ok ? ok(id) : space;
  });
}
