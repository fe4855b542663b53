// One pass over candidates: which of them pass all filters, and what each facet would count with the
// filters of the others. The hot loop of every filtered list and every search; no allocation in it.
import { BRAND, CATEGORY, type CatalogData, CODES, COLOR, IN_STOCK, MATERIAL } from './data.ts';
import type { Filters } from './filters.ts';
import type { Taxonomy } from './taxonomy.ts';

export interface ScanCounts {
  readonly brand: Uint32Array;
  readonly color: Uint32Array;
  readonly material: Uint32Array;
  readonly sizeSet: Uint32Array;
  readonly finishSet: Uint32Array;
  /** By category ordinal. */
  readonly category: Uint32Array;
  inStock: number;
  /** Docs that pass everything but the price filter: what the price range is taken of. */
  readonly priced: DocList;
}

/** Docs in the order they were found. */
export interface DocList {
  docs: Uint32Array;
  length: number;
}

export function createScanCounts(data: CatalogData, taxonomy: Taxonomy): ScanCounts {
  const { colors, materials, sizeSets, finishSets } = data.values;
  return {
    brand: new Uint32Array(taxonomy.brands.length),
    color: new Uint32Array(colors.length),
    material: new Uint32Array(materials.length),
    sizeSet: new Uint32Array(sizeSets.length),
    finishSet: new Uint32Array(finishSets.length),
    category: new Uint32Array(taxonomy.categories.length),
    inStock: 0,
    priced: { docs: new Uint32Array(0), length: 0 },
  };
}

const FAILS_BRAND = 1;
const FAILS_COLOR = 2;
const FAILS_MATERIAL = 4;
const FAILS_SIZE = 8;
const FAILS_FINISH = 16;
const FAILS_STOCK = 32;
const FAILS_PRICE = 64;

export interface Candidates {
  readonly docs: Uint32Array;
  readonly length: number;
}

/**
 * Counts into `counts` and moves the candidates that pass to the front of `into` (which may be the
 * candidates' own array); returns how many. With `tiers` each doc's tier moves along.
 */
export function scan(given: {
  readonly data: CatalogData;
  readonly filters: Filters;
  readonly candidates: Candidates;
  readonly counts: ScanCounts;
  readonly tiers: Uint8Array | null;
  /** Whether to collect `counts.priced` where the price is filtered. */
  readonly wantsPriced: boolean;
}): number {
  const { data, filters, candidates, counts, tiers } = given;
  const { codes, sizeSets, finishSets, flags } = data;
  const { brand, color, material, sizeSet, finishSet, inStock, price } = filters;
  const { docs } = candidates;
  const collectsPriced = given.wantsPriced && price !== null;
  if (collectsPriced) counts.priced.docs = new Uint32Array(candidates.length);
  let passed = 0;
  for (let i = 0; i < candidates.length; i += 1) {
    const doc = docs[i] as number;
    const at = doc * CODES;
    const brandCode = codes[at + BRAND] as number;
    const colorCode = codes[at + COLOR] as number;
    const materialCode = codes[at + MATERIAL] as number;
    const sizes = sizeSets[doc] as number;
    const finishes = finishSets[doc] as number;
    const stocked = ((flags[doc] as number) & IN_STOCK) !== 0;
    let fails = 0;
    if (brand !== null && brand[brandCode] !== 1) fails |= FAILS_BRAND;
    if (color !== null && color[colorCode] !== 1) fails |= FAILS_COLOR;
    if (material !== null && material[materialCode] !== 1) fails |= FAILS_MATERIAL;
    if (sizeSet !== null && sizeSet[sizes] !== 1) fails |= FAILS_SIZE;
    if (finishSet !== null && finishSet[finishes] !== 1) fails |= FAILS_FINISH;
    if (inStock && !stocked) fails |= FAILS_STOCK;
    // The dearest test, needed only where it can change a count.
    if (price !== null && (fails & (fails - 1)) === 0 && !price(doc)) fails |= FAILS_PRICE;
    switch (fails) {
      case 0:
        bump(counts.brand, brandCode);
        bump(counts.color, colorCode);
        bump(counts.material, materialCode);
        bump(counts.sizeSet, sizes);
        bump(counts.finishSet, finishes);
        bump(counts.category, codes[at + CATEGORY] as number);
        if (stocked) counts.inStock += 1;
        if (collectsPriced) append(counts.priced, doc);
        docs[passed] = doc;
        if (tiers !== null) tiers[passed] = tiers[i] as number;
        passed += 1;
        break;
      case FAILS_BRAND:
        bump(counts.brand, brandCode);
        break;
      case FAILS_COLOR:
        bump(counts.color, colorCode);
        break;
      case FAILS_MATERIAL:
        bump(counts.material, materialCode);
        break;
      case FAILS_SIZE:
        bump(counts.sizeSet, sizes);
        break;
      case FAILS_FINISH:
        bump(counts.finishSet, finishes);
        break;
      case FAILS_STOCK:
        // It is not in stock, so there is nothing to count.
        break;
      case FAILS_PRICE:
        if (collectsPriced) append(counts.priced, doc);
        break;
    }
  }
  return passed;
}

function bump(counts: Uint32Array, code: number): void {
  counts[code] = (counts[code] as number) + 1;
}

function append(list: DocList, doc: number): void {
  list.docs[list.length] = doc;
  list.length += 1;
}
