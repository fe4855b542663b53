import { docOfProduct } from './build-data.ts';
import { profileOf } from './coder.ts';
import {
  ALIVE,
  IN_STOCK,
  ORDINAL_AT,
  POPULARITY_AT,
  PROFILE_AT,
  RECORD,
  WHOLESALE_AT,
} from './data.ts';
import { fingerprintOf, type ProductFacts } from './facts.ts';
import { type CatalogState, countDoc, isAlive, type LateDoc, markAlive } from './state.ts';

/** The doc that stands for a product now, -1 where it is not sold. */
export function currentDoc(state: CatalogState, productId: number): number {
  const late = state.late.get(productId);
  if (late !== undefined) return late.doc;
  const doc = docOfProduct(state.data, productId);
  return doc !== -1 && isAlive(state.data, doc) ? doc : -1;
}

/**
 * Takes over what the database now says of a product; null where it is not sold. False where there
 * is no room or the taxonomy does not know its category or brand: then the index must be built anew.
 * Name ranks of late docs are set afterwards: see rank-late-names.ts.
 */
export function applyFacts(
  state: CatalogState,
  productId: number,
  facts: ProductFacts | null,
): boolean {
  const { data } = state;
  const doc = currentDoc(state, productId);
  if (facts === null) {
    if (doc !== -1) remove(state, productId, doc);
    return true;
  }
  if (doc !== -1 && data.fingerprints[doc] === fingerprintOf(facts)) {
    countDoc(state, doc, -1);
    writePriceAndStock(state, doc, facts);
    countDoc(state, doc, 1);
    return true;
  }
  if (doc !== -1) remove(state, productId, doc);
  return revive(state, facts) || add(state, facts);
}

function remove(state: CatalogState, productId: number, doc: number): void {
  countDoc(state, doc, -1);
  state.data.flags[doc] = 0;
  markAlive(state, doc, false);
  if (state.late.delete(productId)) state.freeDocs.push(doc);
}

/** A product that is sold again as it was built takes its old place. */
function revive(state: CatalogState, facts: ProductFacts): boolean {
  const doc = docOfProduct(state.data, facts.id);
  if (doc === -1 || state.data.fingerprints[doc] !== fingerprintOf(facts)) return false;
  writePriceAndStock(state, doc, facts);
  markAlive(state, doc, true);
  countDoc(state, doc, 1);
  return true;
}

function add(state: CatalogState, facts: ProductFacts): boolean {
  const { data, coders, taxonomy } = state;
  const ordinal = taxonomy.ordinalOf.get(facts.categoryId);
  const brand = taxonomy.brandCodeOf.get(facts.brandId);
  if (ordinal === undefined || brand === undefined) return false;
  const doc = state.freeDocs.pop();
  if (doc === undefined) return false;
  data.productIds[doc] = facts.id;
  data.createdAt[doc] = facts.createdAt;
  data.fingerprints[doc] = fingerprintOf(facts);
  data.records[doc * RECORD + PROFILE_AT] = profileOf(coders, facts, brand);
  data.records[doc * RECORD + ORDINAL_AT] = ordinal;
  data.records[doc * RECORD + POPULARITY_AT] = Math.max(0, facts.popularity);
  writePriceAndStock(state, doc, facts);
  const late: LateDoc = { doc, facts, words: state.wordsOf(facts) };
  state.late.set(facts.id, late);
  countDoc(state, doc, 1);
  return true;
}

function writePriceAndStock(state: CatalogState, doc: number, facts: ProductFacts): void {
  state.data.records[doc * RECORD + WHOLESALE_AT] = facts.wholesale;
  state.data.flags[doc] = ALIVE | (facts.inStock ? IN_STOCK : 0);
}
