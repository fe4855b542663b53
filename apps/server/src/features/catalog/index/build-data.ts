import { createFacetCoders, LARGEST_CODE, profileOf, startFacetDictionaries } from './coder.ts';
import { type CatalogData, type ChangeMark, PROFILE, SPARE_DOCS } from './data.ts';
import { compareWords, packWords } from './dictionary.ts';
import { fingerprintOf, type ProductFacts } from './facts.ts';
import { BITMAP_WORDS, CHUNK_SIZE, createPostingsBuilder } from './postings.ts';
import { buildTaxonomy, type TaxonomyRows } from './taxonomy.ts';
import { createWordReader } from './words-of-product.ts';

export interface DataBuilder {
  /** By category in the order of the menu, then by falling popularity, then by rising id. */
  add(facts: ProductFacts): void;
  /** After the last product; what follows goes by product id. Products that were not added are passed over. */
  seal(): SealedBuilder;
}

export interface SealedBuilder {
  /** Each product once, by name. */
  addName(productId: number): void;
  /** Products with a unit left, beside those that were added as such. */
  addStock(productId: number): void;
  finish(followFrom: ChangeMark): CatalogData;
}

/** `max` bounds the number of products. Throws RangeError for an id or a price beyond 32 bits. */
export function createDataBuilder(taxonomyRows: TaxonomyRows, max: number): DataBuilder {
  const taxonomy = buildTaxonomy(taxonomyRows);
  if (taxonomy.brands.length > LARGEST_CODE) throw new RangeError('too many brands');
  const capacity = max + SPARE_DOCS;
  const columns = {
    productIds: new Uint32Array(capacity),
    standings: new Uint32Array(capacity),
    wholesale: new Uint32Array(capacity),
    popularity: new Uint32Array(capacity),
    createdAt: new Uint32Array(capacity),
    nameRank: new Float64Array(capacity),
    fingerprints: new Uint32Array(capacity),
    alive: new Uint32Array(Math.ceil(capacity / CHUNK_SIZE) * BITMAP_WORDS),
  };
  const values = startFacetDictionaries(taxonomy);
  const coders = createFacetCoders(values, new Uint32Array(0));
  const wordsOf = createWordReader(taxonomy);
  const numbers = new Map<string, number>();
  const frequencies: number[] = [];
  const postings = createPostingsBuilder();
  const ranges = new Uint32Array(taxonomy.categories.length + 1);
  let count = 0;

  function addWord(doc: number, word: string, minor: 0 | 1): void {
    let number = numbers.get(word);
    if (number === undefined) {
      number = frequencies.push(0) - 1;
      numbers.set(word, number);
    }
    frequencies[number] = (frequencies[number] ?? 0) + 1;
    postings.add(doc, 2 * number + minor);
  }

  return {
    add(facts) {
      const ordinal = taxonomy.ordinalOf.get(facts.categoryId);
      const brand = taxonomy.brandCodeOf.get(facts.brandId);
      if (ordinal === undefined || brand === undefined) return;
      if (Math.max(facts.id, facts.wholesale) > 0xffffffff) throw new RangeError('beyond 32 bits');
      const doc = count;
      count += 1;
      ranges[ordinal + 1] = count;
      columns.productIds[doc] = facts.id;
      columns.createdAt[doc] = facts.createdAt;
      columns.fingerprints[doc] = fingerprintOf(facts);
      const profile = profileOf(coders, facts, { brand, ordinal });
      columns.standings[doc] = standingOf(profile, facts.inStock);
      columns.wholesale[doc] = facts.wholesale;
      columns.popularity[doc] = Math.max(0, facts.popularity);
      columns.alive[doc >>> 5] = (columns.alive[doc >>> 5] as number) | (1 << (doc & 31));
      const words = wordsOf(facts);
      for (const word of words.major) addWord(doc, word, 0);
      for (const word of words.minor) addWord(doc, word, 1);
    },
    seal() {
      for (let ordinal = 1; ordinal < ranges.length; ordinal += 1) {
        ranges[ordinal] = Math.max(ranges[ordinal] as number, ranges[ordinal - 1] as number);
      }
      const { productIds, nameRank, standings } = columns;
      // The ranks are not there yet: their column serves as scratch space for the sort.
      const byProduct = sortByProduct(productIds, nameRank.subarray(0, count));
      let rank = 0;
      return {
        addName(productId) {
          rank += 1;
          const doc = docOfProduct({ byProduct, productIds }, productId);
          if (doc !== -1) nameRank[doc] = rank;
        },
        addStock(productId) {
          const doc = docOfProduct({ byProduct, productIds }, productId);
          if (doc !== -1) standings[doc] = (standings[doc] as number) | 1;
        },
        finish(followFrom) {
          const { words, rankOf } = sortWords(numbers, frequencies);
          return {
            taxonomy: taxonomyRows,
            count,
            ranges,
            ...columns,
            profileTable: coders.profile.table().slice(0, coders.profile.count() * PROFILE),
            byProduct,
            values,
            words,
            postings: postings.finish(rankOf.length, rankOf),
            followFrom,
          };
        },
      };
    },
  };
}

/** See `standings`. */
export function standingOf(profile: number, inStock: boolean): number {
  return 2 * profile + (inStock ? 1 : 0);
}

/** Words in their order, and the new number of each term. */
function sortWords(numbers: ReadonlyMap<string, number>, frequencies: readonly number[]) {
  const sorted = [...numbers.keys()].sort(compareWords);
  const rankOf = new Uint32Array(sorted.length * 2);
  const sortedFrequencies = new Uint32Array(sorted.length);
  sorted.forEach((word, rank) => {
    const number = numbers.get(word) as number;
    rankOf[2 * number] = 2 * rank;
    rankOf[2 * number + 1] = 2 * rank + 1;
    sortedFrequencies[rank] = frequencies[number] as number;
  });
  return { words: packWords(sorted, sortedFrequencies), rankOf };
}

/** Docs by rising product id, through one sort of numbers in `scratch`: 21 bits of doc below 32 bits of id. */
function sortByProduct(productIds: Uint32Array, scratch: Float64Array): Uint32Array {
  const DOCS = 2 ** 21;
  if (scratch.length > DOCS) throw new RangeError(`more than ${DOCS} products`);
  for (let doc = 0; doc < scratch.length; doc += 1) {
    scratch[doc] = (productIds[doc] as number) * DOCS + doc;
  }
  scratch.sort();
  const byProduct = new Uint32Array(scratch.length);
  for (let i = 0; i < scratch.length; i += 1) byProduct[i] = (scratch[i] as number) % DOCS;
  scratch.fill(0);
  return byProduct;
}

/** The doc that was built for a product, -1 where there is none. */
export function docOfProduct(
  { byProduct, productIds }: Pick<CatalogData, 'byProduct' | 'productIds'>,
  productId: number,
): number {
  let low = 0;
  let high = byProduct.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((productIds[byProduct[middle] as number] as number) < productId) low = middle + 1;
    else high = middle;
  }
  const doc = byProduct[low];
  return doc !== undefined && productIds[doc] === productId ? doc : -1;
}
