import type { Polygon } from '../plane/polygon.ts';
import { cardOf, type KindForm } from './card-of.ts';
import type { Clearance, PlanSymbol } from './definition/kind-plan.ts';
import { plans } from './plans.generated.ts';
import type { KindId } from './registry.generated.ts';

const known = new WeakMap<object, { readonly kind: KindId; readonly symbol: PlanSymbol }>();

/** Plan symbol of a kind with complete params (those that its schema gave back), drawn once for the same object. */
export function symbolOf<K extends KindId>({ kind, params }: KindForm<K>): PlanSymbol {
  const before = known.get(params);
  if (before?.kind === kind) return before.symbol;
  const symbol = plans[kind].symbol(params);
  known.set(params, { kind, symbol });
  return symbol;
}

/** Room that a thing of a kind needs beside its body. */
export function clearancesOf<K extends KindId>({
  kind,
  params,
}: KindForm<K>): readonly Clearance[] {
  return plans[kind].clearances(params);
}

/** The hole that a thing of a kind needs in a counter, local as its symbol; null for none. */
export function cutOutOf<K extends KindId>({ kind, params }: KindForm<K>): Polygon | null {
  return plans[kind].cutOut?.(params) ?? null;
}

/**
 * Where no floor is laid below a thing of a kind, local as its symbol: what its plan names, and all of
 * what is dug into the ground.
 */
export function noFloorOf<K extends KindId>(form: KindForm<K>): readonly Polygon[] {
  const named = plans[form.kind].noFloor?.(form.params);
  if (named) return named;
  const card = cardOf(form.kind);
  const sunk = card.sunkMm?.(form.params) ?? 0;
  return sunk > 0 && card.mount(form.params) === 'floor' ? symbolOf(form).footprint : [];
}
