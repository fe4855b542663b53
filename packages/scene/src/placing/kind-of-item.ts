import type { ItemNode } from '../document/nodes/item.ts';
import { type CardOf, cardOf, type KindForm, readForm } from '../kinds/card-of.ts';

/** An item's kind and complete params, with the card that reads them. */
export type KnownItem = KindForm & { readonly card: CardOf };

const known = new WeakMap<ItemNode, KnownItem | null>();

function read({ kind, params }: ItemNode): KnownItem | null {
  const form = readForm(kind, params);
  return form && { ...form, card: cardOf(form.kind) };
}

/** The kind of an item and its params with defaults; null for unknown kinds and params that it refuses. */
export function kindOfItem(item: ItemNode): KnownItem | null {
  const before = known.get(item);
  if (before !== undefined) return before;
  const found = read(item);
  known.set(item, found);
  return found;
}
