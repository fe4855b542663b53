import type { ProjectCard } from '@wevisu/contract/projects.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { ProjectDeps } from './deps.ts';
import { getCard } from './store/cards.ts';
import { updateProject } from './store/projects.ts';
import { toCard } from './to-card.ts';

export async function renameProject(
  { pool, now }: Pick<ProjectDeps, 'pool' | 'now'>,
  of: {
    readonly userId: UserId;
    readonly id: ProjectId;
    readonly name: string | undefined;
    readonly notes: string | undefined;
  },
): Promise<Result<ProjectCard>> {
  const { id, userId, name = null, notes = null } = of;
  await updateProject(pool, { id, userId, name, notes, now: now() });
  const card = await getCard(pool, { id, userId });
  return card === null ? refuse('project_not_found') : ok(toCard(card));
}
