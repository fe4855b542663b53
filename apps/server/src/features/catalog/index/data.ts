// The index as it is built: flat arrays outside the JavaScript heap, made by a worker thread and
// handed over without copying. Products are numbered ("docs") by category in the order of the menu,
// within a category by popularity, so that a category is a range and its first page the range's head.
import type { PackedWords } from './dictionary.ts';
import type { Postings } from './postings.ts';
import type { TaxonomyRows } from './taxonomy.ts';

/** Places for products that come or change while the index is in use; when they are full it is built anew. */
export const SPARE_DOCS = 4096;

/** Numbers of a profile, see `profiles`. */
export const PROFILE = 5;
export const BRAND = 0;
export const COLOR = 1;
export const MATERIAL = 2;
export const SIZE_SET = 3;
export const FINISH_SET = 4;

/** Numbers of a record, see `records`. */
export const RECORD = 4;
export const PROFILE_AT = 0;
export const WHOLESALE_AT = 1;
export const ORDINAL_AT = 2;
export const POPULARITY_AT = 3;

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
  /**
   * What every pass over candidates reads of each doc, RECORD numbers in a row, so that a doc is one
   * line of the processor's cache: profile, wholesale of the cheapest variant in cents, category
   * ordinal, popularity.
   */
  readonly records: Uint32Array;
  /** Seconds since 1970. */
  readonly createdAt: Uint32Array;
  /** Place among all names; a float, so that a name that comes later finds room between two. */
  readonly nameRank: Float64Array;
  readonly fingerprints: Uint32Array;
  /**
   * What facets are counted from, once per combination that occurs: brand, color, material, set of
   * sizes, set of finishes, PROFILE numbers in a row. A million products have some thousands of
   * profiles, so a doc is counted by one step and a filter is judged once per profile.
   */
  readonly profileTable: Uint32Array;
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
