import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { StillDeps } from './deps.ts';
import { disownStill, hasProject } from './store/stills.ts';
import { dropIfLost } from './worker/still-files.ts';

/**
 * For good: it loses its owner at once, its worker stops, then its files and its row are removed. One that does not
 * exist (any longer) counts as deleted.
 */
export async function deleteStill(
  deps: Pick<StillDeps, 'pool' | 'files' | 'worker'>,
  of: { readonly userId: UserId; readonly projectId: ProjectId; readonly id: number },
): Promise<Result<null>> {
  const key = await disownStill(deps.pool, of);
  if (key === null) {
    return (await hasProject(deps.pool, of)) ? ok(null) : refuse('project_not_found');
  }
  await deps.worker.stop(of.id);
  await dropIfLost(deps, key);
  return ok(null);
}
