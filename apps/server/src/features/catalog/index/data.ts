// The index as it is built: flat arrays outside the JavaScript heap, made by a worker thread and
// handed over without copying. Products are numbered ("docs") by category in the order of the menu,
// within a category by popularity, so that a category is a range and its first page the range's head.
import type { PackedWords } from './dictionary.ts';
import type { Postings } from './postings.ts';
import type { TaxonomyRows } from './taxonomy.ts';

/** Places for products that come or change while the index is in use; when they are full it is built anew. */
export const SPARE_DOCS = 4096;

/** Shorts per doc in `codes`. */
export const CODES = 4;
export const CATEGORY = 0;
export const BRAND = 1;
export const COLOR = 2;
export const MATERIAL = 3;

export const ALIVE = 1;
export const IN_STOCK = 2;

/** A moment in the history of changes; see store/changes.ts. */
export interface ChangeMark {
  /** The oldest transaction that was open: all before it were seen. */
  readonly horizon: string;
  /** Numbers of the later changes that were seen as well. */
  readonly seen: readonly number[];
}

export interface CatalogData {
  readonly taxonomy: TaxonomyRows;
  /** Docs that were built; the arrays have room for SPARE_DOCS more. */
  readonly count: number;
  /** Docs of category ordinal c are [ranges[c], ranges[c + 1]). */
  readonly ranges: Uint32Array;
  readonly productIds: Uint32Array;
  readonly popularity: Int32Array;
  /** Cents of the cheapest variant. */
  readonly wholesale: Uint32Array;
  /** Seconds since 1970. */
  readonly createdAt: Uint32Array;
  /** Place among all names; a float, so that a name that comes later finds room between two. */
  readonly nameRank: Float64Array;
  readonly fingerprints: Uint32Array;
  /** Category ordinal, brand, color and material of each doc, CODES numbers in a row. */
  readonly codes: Uint16Array;
  /** Most products share their set of sizes with others, so a doc has one number for its set. */
  readonly sizeSets: Uint32Array;
  readonly finishSets: Uint32Array;
  readonly flags: Uint8Array;
  /** Docs by rising product id. */
  readonly byProduct: Uint32Array;
  readonly values: FacetDictionaries;
  readonly words: PackedWords;
  /** Term 2w: docs with word w in name, brand or category; term 2w + 1: elsewhere only. */
  readonly postings: Postings;
  readonly followFrom: ChangeMark;
}

/** Texts by code. Color and material 0 are "none". */
export interface FacetDictionaries {
  readonly colors: string[];
  readonly materials: string[];
  readonly sizes: string[];
  readonly finishes: string[];
  /** Codes of each set. */
  readonly sizeSets: (readonly number[])[];
  readonly finishSets: (readonly number[])[];
}
