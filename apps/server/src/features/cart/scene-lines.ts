import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { CartDeps } from './deps.ts';
import { putIntoCart } from './put-into-cart.ts';
import { readSceneLines, replaceSceneLines, type SceneLineRow } from './store/scene-lines.ts';

/** What of a project stands in the cart, and what of it its room put there. */
export function listSceneLines(
  db: Queryable,
  of: { readonly userId: UserId; readonly projectId: ProjectId },
): Promise<SceneLineRow[]> {
  return readSceneLines(db, of);
}

/**
 * Project and cart get what the room needs and lose what it put there before and no longer needs;
 * lines of other origin stay. Doing it twice changes nothing. The caller's transaction must not
 * commit a refusal: the project is written by then.
 */
export async function putSceneLines(
  db: Queryable,
  deps: Pick<CartDeps, 'now' | 'newId'>,
  of: {
    readonly userId: UserId;
    readonly projectId: ProjectId;
    readonly proId: ProUserId;
    readonly items: readonly { readonly variantId: number; readonly qty: number }[];
  },
): Promise<Result<null>> {
  const { userId, projectId, proId, items } = of;
  await replaceSceneLines(db, of);
  if (items.length === 0) return ok(null);
  const put = await putIntoCart(db, deps, {
    proId,
    owner: { kind: 'member', userId },
    items: items.map((item) => ({ ...item, projectId, areaSqftE2: null })),
    mode: 'set',
  });
  return put.ok ? ok(null) : put;
}
