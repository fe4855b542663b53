import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { MAX_LINE_QTY } from '../cart/limits.ts';
import type { ProjectDeps } from './deps.ts';
import { requireStoredScene, type StoredScene } from './stored-scene.ts';

export interface SceneOrder {
  readonly facts: ProductFacts;
  readonly units: number;
  /** '13 counted, 1 for breakage'; null where only the count is ordered. */
  readonly contents: string | null;
}

/** How much the newest scene of a project takes of each product in the catalog. */
export async function countSceneOrders(
  deps: ProjectDeps,
  of: { readonly userId: UserId; readonly id: ProjectId },
): Promise<Result<StoredScene & { readonly orders: readonly SceneOrder[] }>> {
  const stored = await requireStoredScene(deps, of);
  if (!stored.ok) return stored;
  const { document, facts } = stored.value;
  const counted = await deps.sceneWorkers.run('countOrders', {
    userId: of.userId,
    input: { document, facts },
  });
  if (!counted.ok) return counted;
  const known = new Map(facts.map((one) => [one.sku, one]));
  const orders = counted.value.flatMap(({ sku, units, contents }) => {
    const one = known.get(sku);
    return one === undefined
      ? []
      : [{ facts: one, units: Math.min(units, MAX_LINE_QTY), contents }];
  });
  return ok({ ...stored.value, orders });
}

/** At current prices, for products that can be bought now. */
export function totalOf(orders: readonly SceneOrder[]): number {
  return orders
    .filter(({ facts }) => facts.problem === null)
    .reduce((total, { facts, units }) => total + (facts.priceCents ?? 0) * units, 0);
}
