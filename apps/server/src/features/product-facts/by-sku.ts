import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';

/** As a scene document holds them. */
export function bySku(facts: readonly ProductFacts[]): Record<string, ProductFacts> {
  return Object.fromEntries(facts.map((one) => [one.sku, one]));
}
