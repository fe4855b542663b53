// How a text file is written: which characters its bytes mean, and what parts its columns.
import { isUtf8 } from 'node:buffer';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** How much of a file is looked at to guess the delimiter, in characters. */
const LOOKED_AT = 64 * 1024;

/** The byte order mark first; then UTF-16 by its zero bytes; then UTF-8 if all bytes fit it. */
export function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = countZeros(bytes.subarray(0, 4096));
  if (zeros.odd > zeros.even * 4 && zeros.odd > 8) return 'utf-16le';
  if (zeros.even > zeros.odd * 4 && zeros.even > 8) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 };
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  }
  return zeros;
}

/** The delimiter that parts most lines into the same number of columns; a comma if none does. */
export function delimiterOf(text: string): Delimiter {
  const lines = linesOutsideQuotes(text.slice(0, LOOKED_AT));
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const usual = mostFrequent(counts.filter((count) => count > 0));
    if (usual === null) continue;
    const score = counts.filter((count) => count === usual).length * (1 + Math.log(usual));
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

/** Lines with everything between quotes taken out; the last one, which may be cut, only if it is alone. */
function linesOutsideQuotes(text: string): string[] {
  const lines = text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  return lines.length > 1 ? lines.slice(0, -1) : lines;
}

function mostFrequent(counts: readonly number[]): number | null {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  let best: number | null = null;
  for (const [count, seen] of times) {
    if (best === null || seen > (times.get(best) ?? 0)) best = count;
  }
  return best;
}
