// What the words of a query stand for among the words of the catalog.
import { findWord, nearWords, type PackedWords, prefixRange, wordAt } from './dictionary.ts';
import type { CatalogState } from './state.ts';
import { toTokens } from './tokens.ts';

/** One word of a query; a product matches it through any of these. */
export interface QueryWord {
  /** As it was looked for. */
  readonly text: string;
  /** Numbers of dictionary words: the word itself. */
  readonly exact: readonly number[];
  /** Words that begin with it. */
  readonly others: readonly number[];
  /** For products that came after the build, whose words may be new. */
  readonly matches: (word: string) => 'exact' | 'other' | null;
  /** Docs found by SKU. */
  readonly docs: readonly number[];
  /** Whether some product has the word itself. */
  readonly known: boolean;
}

export interface WordQuery {
  readonly words: readonly QueryWord[];
  /** The words joined, where one was corrected; else null. */
  readonly corrected: string | null;
}

/** The commonest words with one beginning; the rest of a beginning of one or two letters is noise. */
const MAX_OTHERS = 500;
const MAX_WORDS = 8;
/** Corrections tried for one word. */
const MAX_CORRECTIONS = 4;
/** One letter begins too many words. */
const SHORTEST_PREFIX = 2;

export function queryTokens(text: string): string[] {
  return [...new Set(toTokens(text))].slice(0, MAX_WORDS);
}

/**
 * Readings of a query, best first: as typed; then with each unknown word corrected; then, for a
 * query of known words that have nothing in common, with one word at a time corrected. The first
 * one that finds something is the answer.
 */
export function* readQuery(
  state: CatalogState,
  tokens: readonly string[],
  skuDocs: ReadonlyMap<string, readonly number[]>,
): Generator<WordQuery> {
  const asTyped = tokens.map((token, place) =>
    typedWord(state, token, {
      asPrefix: place === tokens.length - 1,
      docs: skuDocs.get(token) ?? [],
    }),
  );
  const unknown = asTyped.map(isUnknown);
  if (!unknown.includes(true)) {
    yield { words: asTyped, corrected: null };
    for (const [place, token] of tokens.entries()) {
      for (const word of corrections(state, token).slice(0, 2))
        yield withWords(asTyped.with(place, word));
    }
    return;
  }
  const choices = asTyped.map((word, place) =>
    unknown[place] ? corrections(state, tokens[place] as string) : [word],
  );
  if (choices.some((list) => list.length === 0)) return;
  for (let choice = 0; choice < MAX_CORRECTIONS; choice += 1) {
    if (choice > 0 && !choices.some((list) => list.length > choice)) return;
    yield withWords(choices.map((list) => list[Math.min(choice, list.length - 1)] as QueryWord));
  }
}

function withWords(words: readonly QueryWord[]): WordQuery {
  return { words, corrected: words.map(({ text }) => text).join(' ') };
}

function isUnknown(word: QueryWord): boolean {
  return !word.known && word.others.length + word.docs.length === 0;
}

interface TypedWord {
  readonly asPrefix: boolean;
  readonly docs: readonly number[];
}

function typedWord(state: CatalogState, token: string, { asPrefix, docs }: TypedWord): QueryWord {
  const { words } = state.data;
  const number = findWord(words, token);
  const opens = asPrefix && token.length >= SHORTEST_PREFIX;
  const isLate = lateWords(state).some(
    (word) => word === token || (opens && word.startsWith(token)),
  );
  return {
    text: token,
    exact: number === -1 ? [] : [number],
    others: opens ? commonest(words, prefixRange(words, token), number) : [],
    matches: (word) =>
      word === token ? 'exact' : opens && word.startsWith(token) ? 'other' : null,
    docs,
    known: number !== -1 || isLate,
  };
}

/** Words of the products that came after the build. */
function lateWords(state: CatalogState): string[] {
  return [...state.late.values()].flatMap(({ words }) => [...words.major, ...words.minor]);
}

function commonest(
  words: PackedWords,
  [from, to]: readonly [number, number],
  except: number,
): number[] {
  const numbers: number[] = [];
  for (let number = from; number < to; number += 1) if (number !== except) numbers.push(number);
  if (numbers.length <= MAX_OTHERS) return numbers;
  return numbers
    .sort((a, b) => (words.frequencies[b] ?? 0) - (words.frequencies[a] ?? 0))
    .slice(0, MAX_OTHERS);
}

function corrections(state: CatalogState, token: string): QueryWord[] {
  const { words } = state.data;
  const near = nearWords(words, token).filter(({ distance }) => distance > 0);
  return near.slice(0, MAX_CORRECTIONS).map(({ number }) => {
    const text = wordAt(words, number);
    return {
      text,
      exact: [number],
      others: [],
      matches: (word) => (word === text ? 'exact' : null),
      docs: [],
      known: true,
    };
  });
}
