import { productsNamed, productsWorn } from '../document/products-used.ts';
import type { SceneDocument } from '../document/scene.ts';
import { pictureOf } from '../pictures/picture-of.ts';
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
export function productFindings(document: SceneDocument): Finding[] {
  if (Object.keys(document.products).length === 0) return [];
  return [...catalogFindings(document), ...pictureFindings(document)];
}

function catalogFindings({ nodes, products }: SceneDocument): Finding[] {
  return [...productsNamed(nodes)].flatMap(([sku, nodeIds]): Finding[] => {
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

const unlaid = {
  unreadable: ['product-picture-unreadable', 'has no readable size and material'],
  model: ['product-not-laid', 'is not something to lay on a surface'],
} as const;

/** What is laid is counted by its picture's material, pattern and piece: without one, nothing is ordered. */
function pictureFindings({ nodes, products }: SceneDocument): Finding[] {
  return [...productsWorn(nodes)].flatMap(([sku, nodeIds]): Finding[] => {
    const facts = Object.hasOwn(products, sku) ? products[sku] : undefined;
    if (!facts || pictureOf(facts)?.type === 'surface') return [];
    const [code, why] = unlaid[pictureOf(facts) === null ? 'unreadable' : 'model'];
    const text = `${facts.name} (${sku}) ${why}, so it is not counted or ordered; choose another.`;
    return [broken({ code, text, nodeIds })];
  });
}
