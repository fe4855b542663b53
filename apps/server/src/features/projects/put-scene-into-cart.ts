import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId, VariantId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { putSceneLines } from '../cart/scene-lines.ts';
import type { ProjectDeps } from './deps.ts';
import { countSceneOrders, totalOf } from './scene-orders.ts';
import { lockOwnProject } from './store/projects.ts';

/**
 * The room's products, or only those named, become lines of the project and the cart, all or none, after the owner
 * has seen this very revision. Products that are no longer listed, or that the showroom does not
 * sell, can't be put into a cart and are left out.
 */
export async function putSceneIntoCart(
  deps: ProjectDeps,
  of: {
    readonly userId: UserId;
    readonly id: ProjectId;
    readonly revision: number;
    readonly only?: readonly VariantId[] | undefined;
  },
): Promise<Result<{ lines: number; total: number }>> {
  const counted = await countSceneOrders(deps, of);
  if (!counted.ok) return counted;
  const listed = counted.value.orders.filter(
    ({ facts: { problem } }) => problem === null || problem === 'out-of-stock',
  );
  const orders = listed.filter(({ facts }) => of.only?.includes(facts.variantId) ?? true);
  const counterRevision = counted.value.project.sceneRevision;
  return inTransactionOfResult(deps.pool, async (trx) => {
    const project = await lockOwnProject(trx, of);
    if (project === null) return refuse('project_not_found');
    const seen = [counterRevision, of.revision].every((one) => one === project.sceneRevision);
    if (!seen) return refuse('scene_changed');
    const put = await putSceneLines(trx, deps, {
      userId: of.userId,
      projectId: of.id,
      proId: project.proId,
      needed: listed.map(({ facts }) => facts.variantId),
      only: of.only ?? null,
      items: orders.map(({ facts, units }) => ({ variantId: facts.variantId, qty: units })),
    });
    return put.ok ? ok({ lines: orders.length, total: totalOf(orders) }) : put;
  });
}
