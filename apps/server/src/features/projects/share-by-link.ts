import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { ProjectDeps } from './deps.ts';
import { showNewest } from './show-scene.ts';
import { findProjectByLink, setLinkToken } from './store/projects.ts';

/** A new link replaces the previous one; null just revokes it. */
export async function setShareLink(
  { pool, newId }: Pick<ProjectDeps, 'pool' | 'newId'>,
  { on, ...own }: { readonly userId: UserId; readonly id: ProjectId; readonly on: boolean },
): Promise<Result<string | null>> {
  const token = on ? newId() : null;
  return (await setLinkToken(pool, { ...own, token })) ? ok(token) : refuse('project_not_found');
}

/**
 * G-36: for anyone with the link. Notes, the budget and the owner's last name stay private. A link that names a pro opens only a
 * project in that pro's showroom.
 */
export async function showSharedProject(
  deps: Pick<ProjectDeps, 'pool'>,
  { pid, cid }: { readonly pid: string; readonly cid?: ProUserId | undefined },
) {
  const project = await findProjectByLink(deps.pool, { token: pid });
  if (project === null) return refuse('share_link_not_found');
  const { name, showroom, vsd_id, scene } = await showNewest(deps, project);
  if (cid !== undefined && cid !== showroom) return refuse('share_link_not_found');
  return ok({
    ...{ name, showroom, vsd_id },
    scene: scene && { ...scene, budgetCents: null },
    owner_first_name: project.ownerFirstName,
    company_name: project.companyName,
    picture: project.templatePicture,
  });
}
