import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId, UserId, VariantId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { CartDeps } from './deps.ts';
import { putIntoCart } from './put-into-cart.ts';
import { readSceneLines, replaceSceneLines, type SceneLineRow } from './store/scene-lines.ts';

/** A project's lines in the cart, and which of them its room added. */
export function listSceneLines(
  db: Queryable,
  of: { readonly userId: UserId; readonly projectId: ProjectId },
): Promise<SceneLineRow[]> {
  return readSceneLines(db, of);
}

/**
 * Adds to project and cart what the room needs, and removes what it added before and no longer needs;
 * other lines stay. Idempotent. The caller's transaction must not commit after a refusal: the project
 * has been written by then.
 */
export async function putSceneLines(
  db: Queryable,
  deps: Pick<CartDeps, 'now' | 'newId'>,
  of: {
    readonly userId: UserId;
    readonly projectId: ProjectId;
    readonly proId: ProUserId;
    readonly items: readonly { readonly variantId: VariantId; readonly qty: number }[];
    /** All products of the room, which stay where they are. */
    readonly needed: readonly VariantId[];
    /** The products to change; null for all. */
    readonly only: readonly VariantId[] | null;
  },
): Promise<Result<null>> {
  const { userId, projectId, proId, items } = of;
  await replaceSceneLines(db, of);
  if (items.length === 0) return ok(null);
  const put = await putIntoCart(db, deps, {
    proId,
    owner: { kind: 'member', userId },
    items: items.map((item) => ({ ...item, projectId, room: null, areaSqftE2: null })),
    mode: 'set',
  });
  return put.ok ? ok(null) : put;
}
