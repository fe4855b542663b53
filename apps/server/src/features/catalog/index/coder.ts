// Gives numbers to texts and to sets of texts as they are met.
import type { FacetDictionaries } from './data.ts';

export const LARGEST_CODE = 0xffff;

export interface TextCoder {
  codeOf(text: string): number;
}

export function createTextCoder(texts: string[]): TextCoder {
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

export interface SetCoder {
  codeOf(texts: readonly string[]): number;
}

export function createSetCoder(sets: (readonly number[])[], texts: string[]): SetCoder {
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
  readonly color: TextCoder;
  readonly material: TextCoder;
  readonly sizes: SetCoder;
  readonly finishes: SetCoder;
}

/** Coders that go on numbering where the dictionaries end. */
export function createFacetCoders(values: FacetDictionaries): FacetCoders {
  return {
    color: createTextCoder(values.colors),
    material: createTextCoder(values.materials),
    sizes: createSetCoder(values.sizeSets, values.sizes),
    finishes: createSetCoder(values.finishSets, values.finishes),
  };
}

export function emptyFacetDictionaries(): FacetDictionaries {
  return {
    colors: [''],
    materials: [''],
    sizes: [],
    finishes: [],
    sizeSets: [[]],
    finishSets: [[]],
  };
}
