import type { ProjectCard } from '@wevisu/contract/projects.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { ProjectDeps } from './deps.ts';
import { requirePlaceForProject } from './storage.ts';
import { getCard } from './store/cards.ts';
import { setPutAside } from './store/projects.ts';
import { toCard } from './to-card.ts';

interface Own {
  readonly userId: UserId;
  readonly id: ProjectId;
}

type Deps = Pick<ProjectDeps, 'pool' | 'now'>;

/** G-42: deletes it, with 30 days to change one's mind. */
export async function putProjectAside({ pool, now }: Deps, of: Own): Promise<Result<null>> {
  const done = await setPutAside(pool, { ...of, aside: true, now: now() });
  return done ? ok(null) : refuse('project_not_found');
}

export async function restoreProject({ pool, now }: Deps, of: Own): Promise<Result<ProjectCard>> {
  const place = await inTransactionOfResult(pool, async (trx) => {
    const found = await requirePlaceForProject(trx, of.userId);
    if (found.ok) await setPutAside(trx, { ...of, aside: false, now: now() });
    return found;
  });
  if (!place.ok) return place;
  const card = await getCard(pool, of);
  return card === null ? refuse('project_not_found') : ok(toCard(card));
}
