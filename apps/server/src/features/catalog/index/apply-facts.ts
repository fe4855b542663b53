import { docOfProduct, standingOf } from './build-data.ts';
import { profileOf } from './coder.ts';
import { fingerprintOf, type ProductFacts } from './facts.ts';
import {
  type CatalogState,
  countDoc,
  isAlive,
  type LateDoc,
  markAlive,
  priceChanged,
  profileOfDoc,
} from './state.ts';

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
 * Name ranks of late docs are set afterward: see rank-late-names.ts.
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
    if (data.wholesale[doc] !== facts.wholesale) priceChanged(state, doc);
    countDoc(state, doc, -1);
    writePriceAndStock(state, doc, facts);
    countDoc(state, doc, 1);
    return true;
  }
  if (doc !== -1) remove(state, productId, doc);
  return revive(state, facts) || add(state, facts);
}

function remove(state: CatalogState, productId: number, doc: number): void {
  priceChanged(state, doc);
  countDoc(state, doc, -1);
  markAlive(state.data, doc, false);
  if (state.late.delete(productId)) state.freeDocs.push(doc);
}

/** A product that is sold again as it was built takes its old place. */
function revive(state: CatalogState, facts: ProductFacts): boolean {
  const doc = docOfProduct(state.data, facts.id);
  if (doc === -1 || state.data.fingerprints[doc] !== fingerprintOf(facts)) return false;
  writePriceAndStock(state, doc, facts);
  markAlive(state.data, doc, true);
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
  data.popularity[doc] = Math.max(0, facts.popularity);
  data.standings[doc] = standingOf(profileOf(coders, facts, { brand, ordinal }), facts.inStock);
  data.wholesale[doc] = facts.wholesale;
  markAlive(data, doc, true);
  const late: LateDoc = { doc, facts, words: state.wordsOf(facts) };
  state.late.set(facts.id, late);
  countDoc(state, doc, 1);
  return true;
}

function writePriceAndStock(state: CatalogState, doc: number, facts: ProductFacts): void {
  const { data } = state;
  data.wholesale[doc] = facts.wholesale;
  data.standings[doc] = standingOf(profileOfDoc(data, doc), facts.inStock);
}
