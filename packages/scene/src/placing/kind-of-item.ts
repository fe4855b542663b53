import type { ItemNode } from '../document/nodes/item.ts';
import type { Kind } from '../kinds/kind.ts';
import { type KindId, kinds } from '../kinds/registry.generated.ts';

/** An item with its kind and complete params. */
export interface KnownItem {
  readonly id: KindId;
  readonly card: Kind;
  readonly params: unknown;
}

export function isKindId(kind: string): kind is KindId {
  return Object.hasOwn(kinds, kind);
}

const known = new WeakMap<ItemNode, KnownItem | null>();

/** The kind of an item and its params with defaults; null for unknown kinds and params that it refuses. */
export function kindOfItem(item: ItemNode): KnownItem | null {
  const before = known.get(item);
  if (before !== undefined) return before;
  let found: KnownItem | null = null;
  if (isKindId(item.kind)) {
    const card = kinds[item.kind] as unknown as Kind;
    const params = card.params.safeParse(item.params);
    if (params.success) found = { id: item.kind, card, params: params.data };
  }
  known.set(item, found);
  return found;
}
