// Gives numbers to texts and to sets of texts as they are met.
import { eachFacet, FACET_NAMES, type Facet, facetOf } from '@wevisu/domain/catalog/facets.ts';
import { type FacetDictionaries, type FacetDictionary, PROFILE } from './data.ts';
import type { ProductFacts } from './facts.ts';
import type { Taxonomy } from './taxonomy.ts';

export const LARGEST_CODE = 0xffff;

interface TextCoder {
  codeOf(text: string): number;
}

function createTextCoder(texts: string[]): TextCoder {
  const codes = new Map(texts.map((text, code) => [text, code]));
  return {
    codeOf(text) {
      const known = codes.get(text);
      if (known !== undefined) return known;
      if (texts.length > LARGEST_CODE)
        throw new RangeError(`more than ${LARGEST_CODE} values of one facet`);
      codes.set(text, texts.length);
      return texts.push(text) - 1;
    },
  };
}

interface SetCoder {
  codeOf(texts: readonly string[]): number;
}

function createSetCoder(sets: (readonly number[])[], texts: string[]): SetCoder {
  const coder = createTextCoder(texts);
  const codes = new Map(sets.map((set, code) => [set.join(), code]));
  return {
    codeOf(members) {
      const set = members.map((text) => coder.codeOf(text));
      const key = set.join();
      const known = codes.get(key);
      if (known !== undefined) return known;
      codes.set(key, sets.length);
      return sets.push(set) - 1;
    },
  };
}

export interface FacetCoders {
  /** What stands in a product's profile, by facet in the order of the table. */
  readonly facets: readonly ((facts: ProductFacts, brandCode: number) => number)[];
  readonly profile: ProfileCoder;
}

/** Coders that go on numbering where the dictionaries end. */
export function createFacetCoders(
  values: FacetDictionaries,
  profileTable: Uint32Array,
): FacetCoders {
  return {
    facets: FACET_NAMES.map((facet) => {
      if (facet === 'brand') return (_, brandCode) => brandCode;
      const { texts, sets } = values[facet];
      if (sets === null) {
        const coder = createTextCoder(texts);
        return ({ facets }) => coder.codeOf(facets[facet][0] ?? '');
      }
      const coder = createSetCoder(sets, texts);
      return ({ facets }) => coder.codeOf(facets[facet]);
    }),
    profile: createProfileCoder(profileTable),
  };
}

/** Before the first product: only the brands are known. */
export function startFacetDictionaries({ brands }: Pick<Taxonomy, 'brands'>): FacetDictionaries {
  const start = {
    brand: () => ({ texts: brands.map(({ name }) => name), sets: null }),
    single: () => ({ texts: [''], sets: null }),
    set: () => ({ texts: [], sets: [[]] }),
  } satisfies Record<Facet['values'], () => FacetDictionary>;
  return eachFacet((facet) => start[facetOf(facet).values]());
}

/** Gives numbers to profiles; `table` holds those there are, and their numbers are not looked up again. */
export interface ProfileCoder {
  codeOf(profile: readonly number[]): number;
  /** All profiles; another array after it had to grow. */
  table(): Uint32Array;
  count(): number;
}

function createProfileCoder(start: Uint32Array): ProfileCoder {
  const codes = new Map<string, number>();
  let table = start;
  let count = start.length / PROFILE;
  return {
    codeOf(profile) {
      const key = profile.join();
      const known = codes.get(key);
      if (known !== undefined) return known;
      if ((count + 1) * PROFILE > table.length) {
        const larger = new Uint32Array(Math.max(64 * PROFILE, table.length * 2));
        larger.set(table);
        table = larger;
      }
      table.set(profile, count * PROFILE);
      codes.set(key, count);
      count += 1;
      return count - 1;
    },
    table: () => table,
    count: () => count,
  };
}

/** The profile of a product; its parts get numbers where they are new. */
export function profileOf(
  coders: FacetCoders,
  facts: ProductFacts,
  { brand, ordinal }: { readonly brand: number; readonly ordinal: number },
): number {
  return coders.profile.codeOf([...coders.facets.map((codeOf) => codeOf(facts, brand)), ordinal]);
}
