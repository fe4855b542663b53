import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { PhotoStore } from './state/photo-store.ts';

/** The most that one call accepts. */
const MAX = 500;

/**
 * Loads the facts of a photo's products at the prices of one showroom, until it is stopped: first for all
 * products used so far, since undo can bring any of them back, then for unknown ones that arrive with marks
 * from another device. Without a showroom there are no prices, and only unknown products are requested. If
 * the request fails, the photo keeps what it has.
 */
export function followFacts(
  store: PhotoStore,
  vsdId: string | null,
  fetchFacts: (skus: readonly string[]) => Promise<readonly ProductFacts[]>,
): () => void {
  const asked = new Set<string>();
  let isOver = false;

  function ask(skus: readonly string[]) {
    const fresh = [...new Set(skus)].filter((sku) => !asked.has(sku)).slice(0, MAX);
    if (fresh.length === 0) return;
    for (const sku of fresh) asked.add(sku);
    fetchFacts(fresh).then(
      (facts) => {
        // A late answer has the prices of another showroom.
        if (!isOver) store.getState().learn(facts);
      },
      () => {},
    );
  }

  function unknown(): readonly string[] {
    const { history, products } = store.getState();
    const used = history.now.surfaces.flatMap(({ covering }) => covering?.sku ?? []);
    return used.filter((sku) => !products[sku]);
  }

  const met = vsdId === null ? [] : Object.keys(store.getState().products);
  ask([...unknown(), ...met]);
  const stop = store.subscribe((state, before) => {
    if (state.history.now !== before.history.now) ask(unknown());
  });
  return () => {
    isOver = true;
    stop();
  };
}
