// The demo world's products as goods that can all be bought: what designs are tried with where there is no database.
import type { Stocked } from '@wevisu/layout/dressing/goods.ts';
import { indexProducts } from './author/product-index.ts';

/** Reads the whole demo world: some seconds. */
export function demoStock(): Stocked {
  const index = indexProducts();
  return {
    of: (child) => index.of(child),
    facts: (sku) => index.find(sku),
    available: () => null,
  };
}
