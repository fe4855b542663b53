import type { facetsSchema } from '@wevisu/contract/catalog.ts';
import { eachFacet, FACET_NAMES, type FacetName, facetOf } from '@wevisu/domain/catalog/facets.ts';
import type { z } from 'zod';
import { FACET_PLACES, type FacetDictionary, ORDINAL, PROFILE } from './data.ts';
import type { AllFacetSlugs } from './facet-slugs.ts';
import type { FilterInput } from './filters.ts';
import type { ProfileCounts, ScanBuffers } from './scan.ts';
import type { CatalogState } from './state.ts';
import { type Category, childrenOf, topCategories } from './taxonomy.ts';

export type Facets = z.output<typeof facetsSchema>;
export type FacetValue = Facets['brand'][number];

/** How many of each value, by code, and of each category, by ordinal. */
export interface FacetCounts {
  /** By facet in the order of the table. */
  readonly byCode: readonly ArrayLike<number>[];
  readonly category: ArrayLike<number>;
  readonly inStock: number;
}

/** Commonest values of one facet that are told; chosen ones always are. */
const MAX_VALUES = 60;

/** Counts that a scan made: each facet from what passes and what fails its own filter alone. */
export function countsOfScan(state: CatalogState, buffers: ScanBuffers): FacetCounts {
  const { dictionaries } = state;
  const table = state.coders.profile.table();
  // Of a facet of sets, how often each set; taken apart at the end.
  const sums = dictionaries.map(({ texts, sets }) => new Uint32Array((sets ?? texts).length));
  const category = new Uint32Array(state.taxonomy.categories.length);
  const { counts, met, length } = buffers.passed;
  for (let i = 0; i < length; i += 1) {
    const profile = met[i] as number;
    const count = counts[profile] as number;
    const at = profile * PROFILE;
    for (let facet = 0; facet < ORDINAL; facet += 1) {
      bump(sums[facet] as Uint32Array, table[at + facet] as number, count);
    }
    bump(category, table[at + ORDINAL] as number, count);
  }
  sums.forEach((ofFacet, facet) => {
    const failed = buffers.failed[facet] as ProfileCounts;
    for (let i = 0; i < failed.length; i += 1) {
      const profile = failed.met[i] as number;
      bump(ofFacet, table[profile * PROFILE + facet] as number, failed.counts[profile] as number);
    }
  });
  return {
    byCode: dictionaries.map((dictionary, facet) =>
      countTexts(dictionary, sums[facet] as Uint32Array),
    ),
    category,
    inStock: buffers.inStock,
  };
}

function bump(sums: Uint32Array, code: number, by: number): void {
  sums[code] = (sums[code] as number) + by;
}

function countTexts({ texts, sets }: FacetDictionary, counts: Uint32Array): Uint32Array {
  if (sets === null) return counts;
  const byText = new Uint32Array(texts.length);
  for (let set = 0; set < counts.length; set += 1) {
    const count = counts[set] as number;
    if (count === 0) continue;
    for (const code of sets[set] ?? []) byText[code] = (byText[code] as number) + count;
  }
  return byText;
}

/** Counts of whole categories [from, to): kept with every change, so only added up. */
export function countsOfCategories(
  state: CatalogState,
  { from, to }: { readonly from: number; readonly to: number },
): FacetCounts {
  const byCode: number[][] = FACET_NAMES.map(() => []);
  const category = new Uint32Array(state.counts.length);
  let inStock = 0;
  for (let ordinal = from; ordinal < to; ordinal += 1) {
    const counts = state.counts[ordinal];
    if (counts === undefined || counts.total === 0) continue;
    category[ordinal] = counts.total;
    inStock += counts.inStock;
    byCode.forEach((sums, facet) => {
      addInto(sums, counts.byCode[facet] as number[]);
    });
  }
  return { byCode, category, inStock };
}

function addInto(sums: number[], counts: readonly number[]): void {
  for (let code = 0; code < counts.length; code += 1) {
    sums[code] = (sums[code] ?? 0) + (counts[code] as number);
  }
}

export interface FacetContext {
  readonly state: CatalogState;
  readonly slugs: AllFacetSlugs;
  readonly category: Category | null;
  readonly chosen: FilterInput;
}

export function buildFacets(
  { state, slugs, category, chosen }: FacetContext,
  counts: FacetCounts,
  price: Facets['price'],
): Facets {
  return {
    ...eachFacet((facet) =>
      toValues({
        facet,
        texts: state.data.values[facet].texts,
        slugs: slugs[facet].slugs,
        counts: counts.byCode[FACET_PLACES[facet]] ?? [],
        chosen: chosen[facet],
      }),
    ),
    category: categoryValues(state, category, counts.category),
    in_stock: counts.inStock,
    price,
  };
}

interface ToValues {
  readonly facet: FacetName;
  readonly texts: readonly string[];
  readonly slugs: readonly string[];
  readonly counts: ArrayLike<number>;
  readonly chosen: readonly string[];
}

/** Values with products, and chosen ones even without, in the order of their facet. */
function toValues({ facet, texts, slugs, counts, chosen }: ToValues): FacetValue[] {
  const { toLabel, isNumber } = facetOf(facet);
  const wanted = new Set(chosen.map((value) => value.toLowerCase()));
  const isWanted = (code: number) =>
    wanted.has(slugs[code] ?? '') || wanted.has((texts[code] ?? '').toLowerCase());
  const codes: number[] = [];
  for (let code = 0; code < counts.length; code += 1) {
    if (texts[code] === '' || texts[code] === undefined) continue;
    if ((counts[code] as number) > 0 || (wanted.size > 0 && isWanted(code))) codes.push(code);
  }
  const countOf = (code: number) => counts[code] as number;
  const textOf = (code: number) => texts[code] as string;
  codes.sort((a, b) => countOf(b) - countOf(a) || (textOf(a) < textOf(b) ? -1 : 1));
  const shown = codes.filter((code, place) => place < MAX_VALUES || isWanted(code));
  if (isNumber) shown.sort((a, b) => Number(textOf(a)) - Number(textOf(b)));
  return shown.map((code) => ({
    value: slugs[code] as string,
    label: toLabel?.(textOf(code)) ?? textOf(code),
    count: countOf(code),
  }));
}

/** The level of the menu below the one that is shown. */
function categoryValues(
  state: CatalogState,
  category: Category | null,
  counts: ArrayLike<number>,
): FacetValue[] {
  const level =
    category === null ? topCategories(state.taxonomy) : childrenOf(state.taxonomy, category);
  const listed = level.filter(({ isListed }) => isListed);
  return listed.flatMap((row) => {
    let count = 0;
    for (let ordinal = row.from; ordinal < row.to; ordinal += 1) count += counts[ordinal] as number;
    return count === 0 ? [] : [{ value: row.slugUrl, label: row.name, count }];
  });
}
