import { cartChangeOf } from '@wevisu/contract/cart-change-of.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId, VariantId } from '@wevisu/domain/ids.ts';
import { listSceneLines } from '../cart/scene-lines.ts';
import { factsOfVariants } from '../product-facts/facts-of.ts';
import type { ProjectDeps } from './deps.ts';
import { countSceneOrders, type SceneOrder, totalOf } from './scene-orders.ts';

export interface CartChange {
  readonly variant_id: VariantId;
  readonly product_hash: string;
  readonly product_name: string;
  readonly picture: string;
  readonly unit: string;
  readonly in_room: number;
  readonly in_room_contents: string | null;
  readonly in_cart: number;
  readonly price: number;
  readonly problem: string | null;
}

/** A preview of what putSceneIntoCart would do. It ignores lines that come from elsewhere. */
export async function listCartChanges(
  deps: ProjectDeps,
  of: { readonly userId: UserId; readonly id: ProjectId },
): Promise<Result<{ revision: number; total: number; changes: CartChange[] }>> {
  const counted = await countSceneOrders(deps, of);
  if (!counted.ok) return counted;
  const { project, orders } = counted.value;
  const lines = await listSceneLines(deps.pool, { userId: of.userId, projectId: of.id });
  const inCart = new Map(lines.map((line) => [line.variantId, line.inCart]));
  const needed = new Set(orders.map(({ facts }) => facts.variantId));
  const gone = await factsOfVariants(deps.pool, {
    variantIds: lines
      .filter((line) => line.fromScene && line.inCart > 0 && !needed.has(line.variantId))
      .map((line) => line.variantId),
    showroomId: project.showroomId,
  });
  const wanted: SceneOrder[] = [
    ...orders,
    ...gone.map((facts) => ({ facts, units: 0, contents: null })),
  ];
  return ok({
    revision: project.sceneRevision,
    total: totalOf(orders),
    changes: wanted
      .map(({ facts, units, contents }) => {
        const inCartNow = inCart.get(facts.variantId) ?? 0;
        return cartChangeOf(facts, { inRoom: units, contents, inCart: inCartNow });
      })
      .filter((change) => change.in_room !== change.in_cart),
  });
}
