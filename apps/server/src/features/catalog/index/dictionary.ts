// All words of the catalog, sorted and packed, so that a million products need no million strings.
// A word's number is its place, hence words with one beginning are a range of numbers.
import { editDistance } from './edit-distance.ts';

export interface PackedWords {
  readonly bytes: Uint8Array;
  /** Word i is bytes [offsets[i], offsets[i + 1]). */
  readonly offsets: Uint32Array;
  /** Number of products with the word. */
  readonly frequencies: Uint32Array;
  /** One bit per letter and digit that occurs, to pass over words that cannot be near. */
  readonly signatures: Uint32Array;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function packWords(sorted: readonly string[], frequencies: Uint32Array): PackedWords {
  const encoded = sorted.map((word) => encoder.encode(word));
  const offsets = new Uint32Array(sorted.length + 1);
  encoded.forEach((word, i) => {
    offsets[i + 1] = (offsets[i] as number) + word.length;
  });
  const bytes = new Uint8Array(offsets[sorted.length] as number);
  encoded.forEach((word, i) => {
    bytes.set(word, offsets[i]);
  });
  return { bytes, offsets, frequencies, signatures: Uint32Array.from(encoded, signatureOf) };
}

/** The order that `packWords` expects: by bytes, as lookups compare. */
export function compareWords(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function wordCount(words: PackedWords): number {
  return words.frequencies.length;
}

export function wordAt(words: PackedWords, number: number): string {
  return decoder.decode(words.bytes.subarray(words.offsets[number], words.offsets[number + 1]));
}

/** The number of a word, -1 where the catalog has it not. */
export function findWord(words: PackedWords, word: string): number {
  const bytes = encoder.encode(word);
  const place = lowerBound(words, bytes);
  return place < wordCount(words) && compareAt(words, place, bytes) === 0 ? place : -1;
}

/** The words that begin so: [from, to). */
export function prefixRange(words: PackedWords, prefix: string): readonly [number, number] {
  const bytes = encoder.encode(prefix);
  const from = lowerBound(words, bytes);
  // 0xff occurs in no UTF-8.
  return [from, lowerBound(words, Uint8Array.of(...bytes, 0xff))];
}

export interface NearWord {
  readonly number: number;
  readonly distance: number;
}

/** Fewest mistakes that are forgiven: none below 4 letters, 2 from 8 on. */
function forgivenMistakes(word: string): number {
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/**
 * Words within the forgiven mistakes, nearest first, then those that begin alike, then frequent
 * ones. Every word is looked at, but only the few with nearly the same letters are compared: at
 * 20,000 words 0.1 ms, no index of deletions in memory.
 */
export function nearWords(words: PackedWords, word: string): NearWord[] {
  const maxDistance = forgivenMistakes(word);
  if (maxDistance === 0) return [];
  const bytes = encoder.encode(word);
  const signature = signatureOf(bytes);
  const found: NearWord[] = [];
  for (let i = 0; i < words.signatures.length; i += 1) {
    if (bitCount((words.signatures[i] as number) ^ signature) > 2 * maxDistance) continue;
    const from = words.offsets[i] as number;
    const to = words.offsets[i + 1] as number;
    if (Math.abs(to - from - bytes.length) > maxDistance) continue;
    const distance = editDistance(words.bytes.subarray(from, to), bytes, maxDistance);
    if (distance <= maxDistance) found.push({ number: i, distance });
  }
  const first = bytes[0];
  const alike = (near: NearWord) =>
    words.bytes[words.offsets[near.number] ?? 0] === first ? 0 : 1;
  return found.sort(
    (a, b) =>
      a.distance - b.distance ||
      alike(a) - alike(b) ||
      (words.frequencies[b.number] ?? 0) - (words.frequencies[a.number] ?? 0) ||
      a.number - b.number,
  );
}

function lowerBound(words: PackedWords, bytes: Uint8Array): number {
  let low = 0;
  let high = wordCount(words);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(words, middle, bytes) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareAt(words: PackedWords, place: number, bytes: Uint8Array): number {
  const from = words.offsets[place] as number;
  const length = (words.offsets[place + 1] as number) - from;
  const shared = Math.min(length, bytes.length);
  for (let i = 0; i < shared; i += 1) {
    const difference = (words.bytes[from + i] as number) - (bytes[i] as number);
    if (difference !== 0) return difference;
  }
  return length - bytes.length;
}

function signatureOf(bytes: Uint8Array): number {
  let signature = 0;
  for (const byte of bytes) signature |= 1 << (byte & 31);
  return signature >>> 0;
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
