import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { ProjectDeps } from './deps.ts';
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
  const copyId = await insertCopy(pool, {
    ...of,
    publicId: newId(),
    name: `Copy of ${project.name}`.slice(0, MAX_LENGTH),
    now: now(),
  });
  return copyId === null ? refuse('project_not_found') : ok(copyId);
}
