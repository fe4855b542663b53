import type { ProjectCard } from '@wevisu/contract/projects.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { ProjectDeps } from './deps.ts';
import { listCards } from './store/cards.ts';
import { toCard } from './to-card.ts';

/** G-42: the user's own projects, or the deleted ones that can still be restored. */
export async function listProjects(
  { pool }: Pick<ProjectDeps, 'pool'>,
  of: { readonly userId: UserId; readonly deleted: boolean },
): Promise<ProjectCard[]> {
  return (await listCards(pool, of)).map(toCard);
}
