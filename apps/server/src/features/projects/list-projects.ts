import type { ProjectCard } from '@wevisu/contract/projects.ts';
import type { ProjectDeps } from './deps.ts';
import { listCards } from './store/cards.ts';
import { toCard } from './to-card.ts';

/** G-42: own projects, or those that were put aside. */
export async function listProjects(
  { pool }: Pick<ProjectDeps, 'pool'>,
  of: { readonly userId: number; readonly deleted: boolean },
): Promise<ProjectCard[]> {
  return (await listCards(pool, of)).map(toCard);
}
