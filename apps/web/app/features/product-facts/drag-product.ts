import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';

/** What is being dragged from a list into a view: a product or a kind of thing. */
export type Dragged =
  | { readonly type: 'product'; readonly facts: ProductFacts }
  | { readonly type: 'kind'; readonly kind: string };

// The browser lets a page read what is dragged only when it is dropped, and only as text; within one
// page this is enough.
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
