// The index as it is built: flat arrays outside the JavaScript heap, made by a worker thread and
// handed over without copying. Products are numbered ("docs") by category in the order of the menu,
// within a category by popularity, so that a category is a range and its first page the range's head.
import { eachFacet, FACET_NAMES, type FacetName } from '@wevisu/domain/catalog/facets.ts';
import type { PackedWords } from './dictionary.ts';
import type { Postings } from './postings.ts';
import type { TaxonomyRows } from './taxonomy.ts';

/** Places for products that come or change while the index is in use; when they are full it is built anew. */
export const SPARE_DOCS = 4096;

/** Place of each facet in a profile, and in every list by facet. */
export const FACET_PLACES: Readonly<Record<FacetName, number>> = eachFacet((facet) =>
  FACET_NAMES.indexOf(facet),
);
/** Place of the category's ordinal in a profile, behind the facets. */
export const ORDINAL = FACET_NAMES.length;
/** Numbers of a profile, see `profileTable`. */
export const PROFILE = ORDINAL + 1;

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
   * Twice the number of the profile, and one more where a unit is in stock: all that a pass over
   * candidates must read of each. Four bytes, since such a pass is as fast as memory is.
   */
  readonly standings: Uint32Array;
  /** Cents of the cheapest variant. */
  readonly wholesale: Uint32Array;
  readonly popularity: Uint32Array;
  /** Seconds since 1970. */
  readonly createdAt: Uint32Array;
  /** Place among all names; a float, so that a name that comes later finds room between two. */
  readonly nameRank: Float64Array;
  readonly fingerprints: Uint32Array;
  /**
   * What facets are counted from, once per combination that occurs: the code of each facet, then the
   * category, PROFILE numbers in a row. A million products have some 30,000 profiles, so a doc is
   * counted by one step and a filter is judged once per profile.
   */
  readonly profileTable: Uint32Array;
  /** One bit per doc that is sold, in whole chunks of postings, for intersections of whole words. */
  readonly alive: Uint32Array;
  /** Docs by rising product id. */
  readonly byProduct: Uint32Array;
  readonly values: FacetDictionaries;
  readonly words: PackedWords;
  /** Term 2w: docs with word w in name, brand or category; term 2w + 1: elsewhere only. */
  readonly postings: Postings;
  readonly followFrom: ChangeMark;
}

/** The values of one facet. */
export interface FacetDictionary {
  /** By code. Of a facet of one value, code 0 is '': none. Of the brand, the names. */
  readonly texts: string[];
  /** The codes of each set; null where a product has one value, whose code stands in its profile. */
  readonly sets: (readonly number[])[] | null;
}

export type FacetDictionaries = Readonly<Record<FacetName, FacetDictionary>>;
