import type { z } from 'zod';
import type { Kind } from './definition/kind.ts';
import { type KindId, type KindParams, kindIds, kinds } from './registry.generated.ts';

/** A card whose params are those of one kind, or of any where K is not narrowed. */
export type CardOf<K extends KindId = KindId> = Kind<z.ZodType<KindParams[K]>>;

const cards: { readonly [K in KindId]: CardOf<K> } = kinds;

/** The card of a kind, with the params of that kind in its type: no caller needs a cast. */
export function cardOf<K extends KindId>(kind: K): CardOf<K> {
  return cards[kind];
}

export function isKindId(kind: string): kind is KindId {
  return Object.hasOwn(kinds, kind);
}

/** Every kind with its card, in the order of their ids. */
export function listCards(): readonly (readonly [KindId, CardOf])[] {
  return kindIds.map((kind) => [kind, cardOf(kind)]);
}

/** A kind with complete params: what decides a model's form. */
export type KindForm<K extends KindId = KindId> = {
  readonly [P in K]: { readonly kind: P; readonly params: KindParams[P] };
}[K];

function readParams<K extends KindId>(kind: K, params: unknown): KindForm<K> | null {
  const read = cards[kind].params.safeParse(params);
  return read.success ? { kind, params: read.data } : null;
}

const known = new WeakMap<object, { readonly kind: string; readonly form: KindForm | null }>();

/**
 * A kind with its params and their defaults; null for unknown kinds and params that they refuse. Params are values:
 * the same object is read once.
 */
export function readForm(kind: string, params: unknown): KindForm | null {
  if (!isKindId(kind)) return null;
  if (typeof params !== 'object' || params === null) return readParams(kind, params);
  const before = known.get(params);
  if (before?.kind === kind) return before.form;
  const form = readParams(kind, params);
  known.set(params, { kind, form });
  // What is complete reads as itself.
  if (form) known.set(form.params, { kind, form });
  return form;
}
