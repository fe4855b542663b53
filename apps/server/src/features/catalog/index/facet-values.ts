import type { facetsSchema } from '@wevisu/contract/catalog.ts';
import type { z } from 'zod';
import { BRAND, COLOR, FINISH_SET, MATERIAL, ORDINAL, PROFILE, SIZE_SET } from './data.ts';
import type { AllFacetSlugs } from './facet-slugs.ts';
import type { FilterInput } from './filters.ts';
import type { ProfileCounts, ScanBuffers } from './scan.ts';
import type { CatalogState, CountedFacet } from './state.ts';
import { type Category, childrenOf, topCategories } from './taxonomy.ts';

export type Facets = z.output<typeof facetsSchema>;
export type FacetValue = Facets['brand'][number];

/** How many of each value, by code, and of each category, by ordinal. */
export interface FacetCounts {
  readonly byCode: Readonly<Record<CountedFacet, ArrayLike<number>>>;
  readonly category: ArrayLike<number>;
  readonly inStock: number;
}

/** Commonest values of one facet that are told; chosen ones always are. */
const MAX_VALUES = 60;

/** Counts that a scan made: each facet from what passes and what fails its own filter alone. */
export function countsOfScan(state: CatalogState, buffers: ScanBuffers): FacetCounts {
  const { colors, materials, sizes, sizeSets, finishes, finishSets } = state.data.values;
  const table = state.coders.profile.table();
  const brand = new Uint32Array(state.taxonomy.brands.length);
  const color = new Uint32Array(colors.length);
  const material = new Uint32Array(materials.length);
  const sizeSet = new Uint32Array(sizeSets.length);
  const finishSet = new Uint32Array(finishSets.length);
  const category = new Uint32Array(state.taxonomy.categories.length);
  const { counts, met, length } = buffers.passed;
  for (let i = 0; i < length; i += 1) {
    const profile = met[i] as number;
    const count = counts[profile] as number;
    const at = profile * PROFILE;
    bump(brand, table[at + BRAND] as number, count);
    bump(color, table[at + COLOR] as number, count);
    bump(material, table[at + MATERIAL] as number, count);
    bump(sizeSet, table[at + SIZE_SET] as number, count);
    bump(finishSet, table[at + FINISH_SET] as number, count);
    bump(category, table[at + ORDINAL] as number, count);
  }
  [brand, color, material, sizeSet, finishSet].forEach((sums, facet) => {
    const failed = buffers.failed[facet] as ProfileCounts;
    for (let i = 0; i < failed.length; i += 1) {
      const profile = failed.met[i] as number;
      // The facets of FACET_FILTERS are the first numbers of a profile, in that order.
      bump(sums, table[profile * PROFILE + facet] as number, failed.counts[profile] as number);
    }
  });
  return {
    byCode: {
      brand,
      color,
      material,
      size: takeApart(sizeSet, sizeSets, sizes.length),
      finish: takeApart(finishSet, finishSets, finishes.length),
    },
    category,
    inStock: buffers.inStock,
  };
}

function bump(sums: Uint32Array, code: number, by: number): void {
  sums[code] = (sums[code] as number) + by;
}

function takeApart(
  counts: Uint32Array,
  sets: readonly (readonly number[])[],
  values: number,
): Uint32Array {
  const byValue = new Uint32Array(values);
  for (let set = 0; set < counts.length; set += 1) {
    const count = counts[set] as number;
    if (count === 0) continue;
    for (const code of sets[set] ?? []) byValue[code] = (byValue[code] as number) + count;
  }
  return byValue;
}

/** Counts of whole categories [from, to): kept with every change, so only added up. */
export function countsOfCategories(
  state: CatalogState,
  { from, to }: { readonly from: number; readonly to: number },
): FacetCounts {
  const byCode = { brand: [], color: [], material: [], size: [], finish: [] } satisfies Record<
    CountedFacet,
    number[]
  >;
  const category = new Uint32Array(state.counts.length);
  let inStock = 0;
  for (let ordinal = from; ordinal < to; ordinal += 1) {
    const counts = state.counts[ordinal];
    if (counts === undefined || counts.total === 0) continue;
    category[ordinal] = counts.total;
    inStock += counts.inStock;
    for (const facet of ['brand', 'color', 'material', 'size', 'finish'] as const) {
      addInto(byCode[facet], counts.byCode[facet]);
    }
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
  const { values } = state.data;
  const { brands } = state.taxonomy;
  const of = (facet: 'color' | 'material' | 'size' | 'finish', texts: readonly string[]) =>
    toValues({
      counts: counts.byCode[facet],
      chosen: chosen[facet],
      toValue: (code) =>
        texts[code] === '' ? null : { value: slugs[facet].slugs[code], label: texts[code] },
    });
  return {
    brand: toValues({
      counts: counts.byCode.brand,
      chosen: chosen.brand,
      toValue: (code) => ({ value: brands[code]?.slug, label: brands[code]?.name }),
    }),
    color: of('color', values.colors),
    material: of('material', values.materials),
    size: of('size', values.sizes),
    finish: of('finish', values.finishes),
    category: categoryValues(state, category, counts.category),
    in_stock: counts.inStock,
    price,
  };
}

interface ToValues {
  readonly counts: ArrayLike<number>;
  readonly chosen: readonly string[];
  readonly toValue: (
    code: number,
  ) => { readonly value: string | undefined; readonly label: string | undefined } | null;
}

/** Values with products by falling count, and chosen ones even without. */
function toValues({ counts, chosen, toValue }: ToValues): FacetValue[] {
  const wanted = new Set(chosen.map((value) => value.toLowerCase()));
  const found: FacetValue[] = [];
  for (let code = 0; code < counts.length; code += 1) {
    const count = counts[code] as number;
    if (count === 0 && wanted.size === 0) continue;
    const value = toValue(code);
    if (value?.value === undefined || value.label === undefined) continue;
    if (count === 0 && !isWanted(wanted, value.value, value.label)) continue;
    found.push({ value: value.value, label: value.label, count });
  }
  found.sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  if (found.length <= MAX_VALUES) return found;
  const rest = found.slice(MAX_VALUES).filter(({ value, label }) => isWanted(wanted, value, label));
  return [...found.slice(0, MAX_VALUES), ...rest];
}

function isWanted(wanted: ReadonlySet<string>, value: string, label: string): boolean {
  return wanted.has(value) || wanted.has(label.toLowerCase());
}

/** The level of the menu below the one that is shown. */
function categoryValues(
  state: CatalogState,
  category: Category | null,
  counts: ArrayLike<number>,
): FacetValue[] {
  const level =
    category === null ? topCategories(state.taxonomy) : childrenOf(state.taxonomy, category);
  return level.flatMap((row) => {
    let count = 0;
    for (let ordinal = row.from; ordinal < row.to; ordinal += 1) count += counts[ordinal] as number;
    return count === 0 ? [] : [{ value: row.slugUrl, label: row.name, count }];
  });
}
