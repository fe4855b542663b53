import type { Piece } from '../geometry/part.ts';
import { boundsOf } from '../geometry/shape.ts';
import type { Polygon } from '../patterns/polygon.ts';
import { builders } from './builders.generated.ts';
import type { Kind } from './kind.ts';
import { type Clearance, type KindPlan, type PlanSymbol, rectangleBetween } from './kind-plan.ts';
import { plans } from './plans.generated.ts';
import { type KindId, kinds } from './registry.generated.ts';

/** The rectangle that a kind's drawn pieces fill, for kinds that say nothing better. */
function boxSymbol(id: KindId, params: unknown): PlanSymbol {
  const card = kinds[id] as unknown as Kind;
  const build = builders[id] as unknown as (params: unknown) => Piece[];
  const { min, max } = boundsOf(
    ...build(params)
      .map((one) => one.shape)
      .filter((shape) => shape.points.length > 0),
  );
  const size = card.sizeMm(params as never);
  const mount = card.mount(params as never);
  const width = size.width ?? max[0] - min[0];
  const depth = size.depth ?? max[2] - min[2];
  const height = size.height ?? max[1] - min[1];
  const front = mount === 'wall' ? -depth : -depth / 2;
  const sunk = card.sunkMm?.(params as never) ?? 0;
  const bottom = mount === 'ceiling' ? -height : mount === 'wall' ? -height / 2 : -sunk;
  return {
    footprint: [rectangleBetween(-width / 2, front, width / 2, front + depth)],
    bottomMm: bottom,
    topMm: bottom + height,
    lines: [],
  };
}

/** Plan symbol of a kind with complete params (those that its schema gave back). */
export function symbolOf(id: KindId, params: unknown): PlanSymbol {
  const plan = plans[id] as KindPlan<unknown> | undefined;
  return plan ? plan.symbol(params) : boxSymbol(id, params);
}

/** Room that a thing of a kind needs beside its body; none where its plan names none. */
export function clearancesOf(id: KindId, params: unknown): readonly Clearance[] {
  const plan = plans[id] as KindPlan<unknown> | undefined;
  return plan ? plan.clearances(params) : [];
}

/** The hole that a thing of a kind needs in a counter, local as its symbol; null for none. */
export function cutOutOf(id: KindId, params: unknown): Polygon | null {
  const plan = plans[id] as KindPlan<unknown> | undefined;
  return plan?.cutOut?.(params) ?? null;
}

/**
 * Where no floor is laid below a thing of a kind, local as its symbol: what its plan names, and all of
 * what is dug into the ground.
 */
export function noFloorOf(id: KindId, params: unknown): readonly Polygon[] {
  const plan = plans[id] as KindPlan<unknown> | undefined;
  const named = plan?.noFloor?.(params);
  if (named) return named;
  const card = kinds[id] as unknown as Kind;
  const sunk = card.sunkMm?.(params as never) ?? 0;
  return sunk > 0 && card.mount(params as never) === 'floor' ? symbolOf(id, params).footprint : [];
}
