import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { readStoredJson, writeStoredJson } from '../../platform/storage.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import type { ProductList } from './product-list.ts';

// STORE-08 to STORE-11: browsing history in the shop. Stored in this browser, cleared at logout.

export interface ViewedProduct {
  readonly hash: string;
  readonly name: string;
  readonly brand: string;
  readonly picture: string;
}

const MAX_VIEWED = 12;

/** The list with a product moved to the front; no duplicates. */
function addViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  return [product, ...viewed.filter(({ hash }) => hash !== product.hash)].slice(0, MAX_VIEWED);
}

export function readViewed(): ViewedProduct[] {
  const stored = readStoredJson(STORAGE_KEYS.recentlyViewed);
  return Array.isArray(stored) ? stored.filter(isViewed) : [];
}

function isViewed(value: unknown): value is ViewedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const product = value as Record<string, unknown>;
  return ['hash', 'name', 'brand', 'picture'].every((key) => typeof product[key] === 'string');
}

export function rememberViewed(product: ViewedProduct): void {
  writeStoredJson(STORAGE_KEYS.recentlyViewed, addViewed(readViewed(), product));
}

const ROW_KEYS = {
  top: STORAGE_KEYS.topProduct,
  viewed: STORAGE_KEYS.customerViewed,
} as const;

/** STORE-09: the content of a related row; the visitor's own list is stored elsewhere, as it grows. */
export function rememberRow(
  row: 'top' | 'viewed' | 'recent',
  cards: readonly (ViewedProduct & object)[],
): void {
  if (row === 'recent') return;
  const kept = cards.map(({ hash, name, brand, picture }) => ({ hash, name, brand, picture }));
  writeStoredJson(ROW_KEYS[row], kept);
}

export function rememberList({ cards, page, lastPage, total, filters }: ProductList): void {
  writeStoredJson(STORAGE_KEYS.productList, {
    q: filters.q,
    hashes: cards.map(({ hash }) => hash),
  });
  writeStoredJson(STORAGE_KEYS.pagination, { current_page: page, last_page: lastPage, total });
}

/** The category being browsed, with its breadcrumb. */
export function rememberCategory(slug: string, crumbs: readonly Crumb[]): void {
  writeStoredJson(STORAGE_KEYS.productCategory, slug);
  writeStoredJson(STORAGE_KEYS.breadcrumb, crumbs);
}
