import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';

/** What is dragged from a list into a view: a product, a kind of item, or a row of cabinets. */
export type Dragged =
  | { readonly type: 'product'; readonly facts: ProductFacts }
  | { readonly type: 'kind'; readonly kind: string }
  | { readonly type: 'run'; readonly tier: 'base' | 'wall' | 'tall' | 'island' };

// Browsers reveal dragged data only on drop, and only as text; within a single page, a variable is enough.
let dragged: Dragged | null = null;

export function startDrag(what: Dragged): void {
  dragged = what;
}

export function takeDragged(): Dragged | null {
  const what = dragged;
  dragged = null;
  return what;
}

export function isDragging(): boolean {
  return dragged !== null;
}

/** What is dragged, which stays so. */
export function draggedNow(): Dragged | null {
  return dragged;
}
