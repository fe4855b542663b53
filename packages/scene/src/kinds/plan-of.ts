import type { Polygon } from '../patterns/polygon.ts';
import type { Kind } from './kind.ts';
import type { Clearance, KindPlan, PlanSymbol } from './kind-plan.ts';
import { plans } from './plans.generated.ts';
import { type KindId, kinds } from './registry.generated.ts';

function planOf(id: KindId): KindPlan<unknown> {
  return plans[id] as unknown as KindPlan<unknown>;
}

/** Plan symbol of a kind with complete params (those that its schema gave back). */
export function symbolOf(id: KindId, params: unknown): PlanSymbol {
  return planOf(id).symbol(params);
}

/** Room that a thing of a kind needs beside its body. */
export function clearancesOf(id: KindId, params: unknown): readonly Clearance[] {
  return planOf(id).clearances(params);
}

/** The hole that a thing of a kind needs in a counter, local as its symbol; null for none. */
export function cutOutOf(id: KindId, params: unknown): Polygon | null {
  return planOf(id).cutOut?.(params) ?? null;
}

/**
 * Where no floor is laid below a thing of a kind, local as its symbol: what its plan names, and all of
 * what is dug into the ground.
 */
export function noFloorOf(id: KindId, params: unknown): readonly Polygon[] {
  const named = planOf(id).noFloor?.(params);
  if (named) return named;
  const card = kinds[id] as unknown as Kind;
  const sunk = card.sunkMm?.(params as never) ?? 0;
  return sunk > 0 && card.mount(params as never) === 'floor' ? symbolOf(id, params).footprint : [];
}
