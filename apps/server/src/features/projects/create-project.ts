import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { requireCartProject, roomOfDesign } from './cart-project.ts';
import type { ProjectDeps } from './deps.ts';
import { requirePlaceForProject } from './storage.ts';
import { claimProject, insertProject } from './store/create-project.ts';

/** What a browser's storage returns for an empty value (VIS-07: 'empty if null or undefined'). */
const NOTHING = new Set(['', 'null', 'undefined']);

/**
 * DATA-10, API-20: a project from the stored selection, by its id. If the selection already names a
 * project, that one is returned, so that a retry creates no second.
 */
export async function createProject(
  deps: Pick<ProjectDeps, 'pool' | 'newId'>,
  given: {
    readonly userId: UserId;
    readonly proId: ProUserId;
    readonly name: string | undefined;
    readonly floorplan: string | null;
    readonly floorTemplate: string | null;
    readonly is3d: boolean;
    readonly remembered: string | null;
    /** For a guest's cart at sign-in: one project takes them all. */
    readonly forCart: boolean;
  },
): Promise<Result<ProjectId>> {
  const { userId, proId } = given;
  const remembered = given.remembered?.trim() ?? '';
  if (!NOTHING.has(remembered)) {
    const id = await claimProject(deps.pool, { remembered, userId, proId });
    return id === null ? refuse('project_not_found') : ok(id);
  }
  const name = given.name || null;
  return inTransactionOfResult(deps.pool, async (trx) => {
    if (given.forCart) {
      return requireCartProject(trx, deps, { ...given, name, room: roomOfDesign(given) });
    }
    const place = await requirePlaceForProject(trx, userId);
    if (!place.ok) return place;
    const id = await insertProject(trx, {
      publicId: deps.newId(),
      userId,
      proId,
      name,
      floorplan: given.floorplan,
      floorTemplate: given.floorTemplate,
      is3d: given.is3d,
      fromCart: null,
    });
    return id === null ? refuse('showroom_not_found') : ok(id);
  });
}
