import { productsUsed } from '../document/products-used.ts';
import type { SceneDocument } from '../document/scene.ts';
import { broken } from './broken.ts';
import type { Finding } from './finding.ts';

const problems = {
  discontinued: ['product-discontinued', 'is no longer made'],
  'other-showroom': ['product-elsewhere', 'is not sold in this showroom'],
} as const;

/**
 * Products that a scene names and cannot have. A document whose `products` are empty has not been
 * filled in yet and gets no findings. Being out of stock is temporary and no fault of the scene.
 */
export function productFindings({ nodes, products }: SceneDocument): Finding[] {
  if (Object.keys(products).length === 0) return [];
  return [...productsUsed(nodes)].flatMap(([sku, nodeIds]): Finding[] => {
    const facts = Object.hasOwn(products, sku) ? products[sku] : undefined;
    if (!facts) {
      const text = `The product ${sku} is not in the catalog; choose another.`;
      return [broken({ code: 'product-unknown', text, nodeIds })];
    }
    if (facts.problem === null || facts.problem === 'out-of-stock') return [];
    const [code, why] = problems[facts.problem];
    return [broken({ code, text: `${facts.name} (${sku}) ${why}; choose another.`, nodeIds })];
  });
}
