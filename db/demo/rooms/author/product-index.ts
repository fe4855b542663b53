// The demo world's products by the child of the category, with no more than choosing asks for.
import type { Candidate, Goods } from '@wevisu/layout/dressing/goods.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { type DemoChoice, listChoices } from '../demo-facts.ts';

export interface ProductIndex extends Goods {
  /** Throws for an SKU that the demo has not. */
  facts(sku: string): ProductFacts;
  /** Null for an SKU that the demo has not. */
  find(sku: string): ProductFacts | null;
}

function candidatesOf({ product, child, variants }: DemoChoice): Candidate[] {
  const color = product.specification.find(([name]) => name === 'Color')?.[1] ?? '';
  return variants.map((facts) => ({ facts, child, style: product.style, color }));
}

/** Reads the whole demo world: some seconds. */
export function indexProducts(): ProductIndex {
  const byChild = new Map<string, Candidate[]>();
  const bySku = new Map<string, ProductFacts>();
  for (const choice of listChoices()) {
    const list = byChild.get(choice.child) ?? [];
    if (list.length === 0) byChild.set(choice.child, list);
    for (const one of candidatesOf(choice)) {
      list.push(one);
      bySku.set(one.facts.sku, one.facts);
    }
  }
  return {
    of: (child) => byChild.get(child) ?? [],
    find: (sku) => bySku.get(sku) ?? null,
    facts(sku) {
      const found = bySku.get(sku);
      if (!found) throw new Error(`There is no product ${sku}`);
      return found;
    },
  };
}
