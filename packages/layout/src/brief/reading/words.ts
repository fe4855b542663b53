import { everydayWords, fillerWords } from '../words/cues.ts';
import { guessedWords, knownWords } from '../words/vocabulary.ts';
import { readWords } from './numbers.ts';
import { allowedSlips, countSlips } from './slips.ts';

/** The word and what it may be the plural of. */
function stemsOf(word: string): readonly string[] {
  const stems = [word];
  if (word.endsWith('ies')) stems.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) stems.push(`${word.slice(0, -3)}f`);
  if (word.endsWith('es')) stems.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) stems.push(word.slice(0, -1));
  // "Us" is no U.
  return stems.filter((stem) => stem === word || stem.length > 1);
}

function sameLetters(a: string, b: string): boolean {
  return a.split('').sort().join('') === b.split('').sort().join('');
}

/** The known word that a mistyped one is nearest to; null where none is near enough. */
function guessWord(word: string): string | null {
  let best: string | null = null;
  let fewest = allowedSlips(word.length) + 1;
  for (const known of guessedWords) {
    const allowed = Math.min(allowedSlips(word.length), allowedSlips(known.length), fewest - 1);
    if (allowed < 1) break;
    // People get the first letter right, or swap it with the second.
    if (known[0] !== word[0] && known[0] !== word[1]) continue;
    // One letter for another makes a new word too easily while words are short.
    if (word.length <= 5 && word.length === known.length && !sameLetters(word, known)) continue;
    const slips = countSlips(word, known, allowed);
    if (slips < fewest && slips <= allowed) {
      fewest = slips;
      best = known;
    }
  }
  return best;
}

const LONGEST_WORD = 24;

/** The word of the vocabulary that a word of a text stands for; the word itself where it stands for none. */
export function readWord(typed: string): string {
  const word = typed.replace(/'s?$/, '').replaceAll("'", '');
  const stems = stemsOf(word);
  const known = stems.find((stem) => knownWords.has(stem));
  if (known !== undefined) return known;
  const common = stems.some((stem) => fillerWords.has(stem) || everydayWords.has(stem));
  if (common || word.length > LONGEST_WORD || readWords(word) !== null) return word;
  for (const stem of stems) {
    const guess = guessWord(stem);
    if (guess !== null) return guess;
  }
  return word;
}
