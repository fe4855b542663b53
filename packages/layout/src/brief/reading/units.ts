// A text as a row of units: phrases with a meaning, measures, numbers, marks and words that mean nothing here.
import { fillerWords } from '../words/cues.ts';
import { type Meaning, phrasesFrom } from '../words/vocabulary.ts';
import { findMeasures, type MeasureValue, TAKEN } from './measures.ts';
import { readWords } from './numbers.ts';
import { plainText } from './plain-text.ts';
import { readWord } from './words.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export type UnitValue =
  | Meaning
  | { readonly kind: 'measure'; readonly measure: MeasureValue }
  | { readonly kind: 'number'; readonly count: number }
  /** "stop" ends a sentence, "pause" a part of it, "slash" joins what stands on both sides. */
  | { readonly kind: 'stop' | 'pause' | 'slash' | 'colon' }
  | { readonly kind: 'filler' | 'unknown'; readonly word: string };

export type Unit = Span &
  UnitValue & {
    /** Whether its last word is written as a plural. */
    readonly isPlural?: boolean;
  };

interface Token extends Span {
  readonly word: string;
  readonly measure: MeasureValue | null;
  readonly isPlural?: boolean;
}

const tokenPattern = new RegExp(
  `${TAKEN}+|w\\/(?:(?:out|o|d)(?![a-z]))?|[a-zà-ÿ]+(?:'[a-z]+)?|\\d+|\\n|[^\\s]`,
  'g',
);
const spelledOut: Readonly<Record<string, string>> = {
  'w/': 'with',
  w: 'with',
  'w/o': 'without',
  'w/out': 'without',
  '&': 'and',
  '+': 'and',
  '@': 'at',
};

function readTokens(plain: string): readonly Token[] {
  const { measures, rest } = findMeasures(plain);
  const read = new Map<string, string>();
  const tokens: Token[] = [];
  for (const match of rest.matchAll(tokenPattern)) {
    const [text] = match;
    const start = match.index;
    const end = start + text.length;
    if (text.startsWith(TAKEN)) {
      for (const measure of measures) {
        if (measure.start < start || measure.end > end) continue;
        tokens.push({ start: measure.start, end: measure.end, word: '', measure: measure.value });
      }
      continue;
    }
    if (text === 'w/d') {
      tokens.push({ start, end, word: 'washer', measure: null });
      tokens.push({ start, end, word: 'dryer', measure: null });
      continue;
    }
    // A hyphen inside a word is a space: walk-in, L-shaped.
    if (text === '-' && /\S/.test(plain[start - 1] ?? ' ') && /\S/.test(plain[end] ?? ' '))
      continue;
    let word = spelledOut[text] ?? read.get(text);
    if (word === undefined) {
      word = /^[a-zà-ÿ]/.test(text) ? readWord(text) : text;
      read.set(text, word);
    }
    const isPlural = text.endsWith('s') && !word.endsWith('s');
    tokens.push({ start, end, word, measure: null, isPlural });
  }
  return tokens;
}

const marks: Readonly<Record<string, 'stop' | 'pause' | 'slash' | 'colon'>> = {
  '.': 'stop',
  ';': 'stop',
  '!': 'stop',
  '?': 'stop',
  '\n': 'stop',
  ',': 'pause',
  '-': 'pause',
  ')': 'pause',
  '*': 'pause',
  '|': 'pause',
  '/': 'slash',
  ':': 'colon',
  '=': 'colon',
};

function meaningOf(word: string): UnitValue {
  const mark = Object.hasOwn(marks, word) ? marks[word] : undefined;
  if (mark) return { kind: mark };
  const count = /^\d{1,3}$/.test(word) ? Number(word) : readWords(word);
  if (count !== null) return { kind: 'number', count };
  const filler = fillerWords.has(word) || fillerWords.has(`${word}s`) || !/[\p{L}\d]/u.test(word);
  return { kind: filler ? 'filler' : 'unknown', word };
}

function isColor(word: string | undefined): boolean {
  return word !== undefined && phrasesFrom(word).some(({ meaning }) => meaning.kind === 'color');
}

/** The units of a text in order. Spans count UTF-16 units of the text itself. */
export function readUnits(text: string): readonly Unit[] {
  const tokens = readTokens(plainText(text));
  const units: Unit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    if (token.measure) {
      units.push({ kind: 'measure', measure: token.measure, start: token.start, end: token.end });
      at += 1;
      continue;
    }
    const phrase = phrasesFrom(token.word).find(
      ({ words }) =>
        words.every((word, offset) => tokens[at + offset]?.word === word) &&
        // "Walls light gray" are no wall lights.
        !(words.length > 1 && words.at(-1) === 'light' && isColor(tokens[at + words.length]?.word)),
    );
    const last = tokens[at + (phrase?.words.length ?? 1) - 1] ?? token;
    const value = phrase ? phrase.meaning : meaningOf(token.word);
    const isPlural = last.isPlural ?? false;
    units.push({ ...value, start: token.start, end: last.end, isPlural });
    at += phrase?.words.length ?? 1;
  }
  return units;
}
