import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { PhotoStore } from './state/photo-store.ts';

/** As many as one call takes. */
const MAX = 500;

/**
 * Learns the products of a photo at the prices of one showroom, until it is ended: at first all that were met, since
 * each may come back by a step back; then those that come onto the photo unknown, with marks from elsewhere. Without
 * a showroom there are no prices, and only what is unknown is asked for. Without an answer the photo keeps what it has.
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
        // An answer that comes late has the prices of another showroom.
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
