import type { Queryable } from '../../platform/database/queryable.ts';
import { queryTokens } from './index/search-words.ts';
import { findProductsBySku } from './store/products.ts';

export interface Search {
  readonly tokens: readonly string[];
  /** Product ids by the word that one of their SKUs begins with. */
  readonly skuProducts: ReadonlyMap<string, readonly number[]>;
}

const NO_SKUS: ReadonlyMap<string, readonly number[]> = new Map();
/** Letters and digits with at least one digit; a size such as 12x24 does not count. */
const SKU =
  /^(?=.*\d)(?!\d+(?:[./]\d+)?(?:x\d+(?:[./]\d+)?)*(?:in|")?$)[a-z0-9]+(?:[-_.][a-z0-9]+)*$/i;
const SHORTEST_SKU = 4;
const MAX_PRODUCTS = 1_000;

/**
 * The words of a query. SKUs stay in the database, which finds them by prefix through an index: four
 * million of them are not worth their memory here.
 */
export async function readSearch(db: Queryable, text: string): Promise<Search> {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  const skus = parts.filter((part) => part.length >= SHORTEST_SKU && SKU.test(part));
  if (skus.length === 0) return { tokens: queryTokens(text), skuProducts: NO_SKUS };
  const skuProducts = new Map<string, readonly number[]>();
  const tokens: string[] = [];
  for (const part of parts) {
    const found = skus.includes(part)
      ? await findProductsBySku(db, { sku: part.toUpperCase(), limit: MAX_PRODUCTS })
      : [];
    if (found.length > 0) {
      skuProducts.set(part.toLowerCase(), found);
      tokens.push(part.toLowerCase());
    }
  }
  const rest = parts.filter((part) => !skuProducts.has(part.toLowerCase()));
  return { tokens: [...new Set([...tokens, ...queryTokens(rest.join(' '))])], skuProducts };
}
