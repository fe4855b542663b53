import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { productsUsed } from '@wevisu/scene/document/products-used.ts';
import type { Editor } from './editor-store.ts';

const AT_ONCE = 500;
/** After the last step of a drag. */
export const SETTLED_MS = 250;

interface FactsSource {
  /** Whether the source has prices that the room's products may not have yet. */
  readonly isPriced: boolean;
  /** Null where the request failed. */
  ask(skus: readonly string[]): Promise<readonly ProductFacts[] | null>;
}

/**
 * Learns the facts of all products of a room from a source with prices, and then of those that edits add. What
 * failed is asked for again with the next edit, and what comes after the end is not learned.
 */
export function keepFactsFresh(editor: Editor, { isPriced, ask }: FactsSource): () => void {
  const asked = new Set<string>();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function load(skus: readonly string[]): Promise<void> {
    for (const sku of skus) asked.add(sku);
    for (let at = 0; at < skus.length; at += AT_ONCE) {
      const facts = await ask(skus.slice(at, at + AT_ONCE));
      if (isOver) return;
      if (facts === null) {
        for (const sku of skus.slice(at)) asked.delete(sku);
        return;
      }
      editor.getState().learn(facts);
    }
  }

  const used = () => [...productsUsed(editor.getState().history.nodes).keys()];
  if (isPriced) void load(used());
  const stop = editor.subscribe((state, before) => {
    if (state.history.nodes === before.history.nodes) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { products } = editor.getState();
      const missing = used().filter((sku) => !Object.hasOwn(products, sku) && !asked.has(sku));
      if (missing.length > 0) void load(missing);
    }, SETTLED_MS);
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
  };
}
