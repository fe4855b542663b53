// Amounts as people write them: $18k, 20 grand, 12,500 dollars, fifteen thousand, 15-20k, a hundred thousand.
import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import { readWords, WORDS } from './numbers.ts';

export interface Budget {
  readonly minCents: Cents | null;
  readonly maxCents: Cents | null;
  /** "around", "roughly": the amount is aimed at and not a limit. */
  readonly about: boolean;
}

/** No room costs more; more is a slip of the finger or a jest. */
const MOST_DOLLARS = 100_000_000;

const UNIT = '(?: ?(?:k|grand|thousand|thou)(?![a-z]))';
const COIN = '(?: ?(?:dollars?|bucks|usd)(?![a-z]))';
const SPELLED = `(?:(?:a|${WORDS})(?: (?:hundred|thousand|grand)(?![a-z]| piano)){1,2}(?: (?:and )?${WORDS} hundred(?![a-z]))?)`;
const AMOUNT = String.raw`(?:(?:us ?)?\$ ?\d{1,3}(?: \d{3})+(?!\d)|(?:(?:us ?)?\$ ?|usd ?)?\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?(?!\d)${UNIT}?${COIN}?|(?:(?:us ?)?\$ ?|usd ?)?\d{1,9}(?:\.\d{1,2})?(?!\d)${UNIT}?${COIN}?|${SPELLED}${COIN}?|${WORDS}${UNIT}${COIN}?)`;

const NEVER_OVER = `(?:can'?t|cannot|don'?t|do not|won'?t|not|never) (?:want to )?(?:go |spend |be )?(?:over|above|past|more than|exceed)`;
const before: readonly (readonly ['max' | 'min' | 'about', RegExp])[] = [
  [
    'max',
    new RegExp(
      `(?:${NEVER_OVER}|no more than|not more than|under|below|(?<!no |not )less than|up to|at most|max(?:imum)?(?: of)?|within|limit(?: is| of)?|<=?|cap(?:ped at)?)[ :]{0,2}$`,
    ),
  ],
  [
    'about',
    /(?:about|around|roughly|approx(?:imately)?\.?|maybe|circa|ca\.?|~|somewhere near|close to)[ :]{0,2}$/,
  ],
  [
    'min',
    /(?:no less than|not less than|at least|minimum(?: of)?|over|more than|starting at|>=?)[ :]{0,2}$/,
  ],
];
const after: readonly (readonly ['max' | 'min' | 'about', RegExp])[] = [
  ['about', /^ ?-?(?:ish|or so|give or take)(?![a-z])/],
  [
    'max',
    /^ ?(?:max(?:imum)?|tops?|or less|or under|or below|limit|at most|all in|total)(?![a-z])/,
  ],
  ['min', /^ ?(?:or more|minimum|and up|\+)(?![a-z])/],
];
const CUED =
  /(?:budget|spend|spending|afford|under|below|less than|max|maximum|limit|up to|over|more than|cost|money)[^.;!?\n,\d]{0,16}$/;
const CUED_AFTER = /^ ?(?:budget|max|tops|limit|or less|or under|total|all in)(?![a-z])/;

const range = new RegExp(`(?<![\\w.,/'"$])(${AMOUNT})(?: ?- ?| to | and | or )(${AMOUNT})`, 'g');
const single = new RegExp(`(?<![\\w.,/'"$])(${AMOUNT})`, 'g');
const amounts = { range, single } as const;

/** Dollars of an amount; a thousand times as much where the other end of a range says so. */
function readDollars(text: string, thousands: boolean): number | null {
  const plain = text.replaceAll(/usd|us(?![a-z])|[$,]|dollars?|bucks/g, ' ').trim();
  const digits = /^(\d[\d ]*(?:\.\d+)?) ?(k|grand|thousand|thou)?$/.exec(
    plain.replaceAll(/ +/g, ' '),
  );
  if (digits) {
    const value = Number((digits[1] ?? '').replaceAll(' ', ''));
    return value * (digits[2] || (thousands && value < 1_000) ? 1_000 : 1);
  }
  let total = 0;
  let part = 0;
  for (const word of plain.replaceAll('-', ' ').split(/ +/)) {
    if (word === 'and') continue;
    if (word === 'hundred') part = Math.max(part, 1) * 100;
    else if (/^(?:k|grand|thousand|thou)$/.test(word)) {
      total += Math.max(part, 1) * 1_000;
      part = 0;
    } else if (word !== 'a') {
      const value = readWords(word);
      if (value === null) return null;
      part += value;
    }
  }
  total += part;
  return total * (thousands && total < 1_000 ? 1_000 : 1);
}

function toCents(dollars: number | null): Cents | null {
  if (dollars === null || !(dollars >= 1) || dollars > MOST_DOLLARS) return null;
  return cents(Math.round(dollars * 100));
}

const isMarked = (text: string): boolean =>
  /\$|usd|dollar|bucks|\dk|\d k(?![a-z])|grand|thou|hundred|,\d{3}/.test(text);

export interface FoundBudget {
  readonly start: number;
  readonly end: number;
  readonly budget: Budget;
  /** Whether words such as "budget" or "under" say that it is one. */
  readonly cued: boolean;
}

/** Every amount of money in plain text, in order. Numbers without a sign count only beside a word such as "budget". */
export function findBudgets(plain: string): readonly FoundBudget[] {
  const found: FoundBudget[] = [];
  const taken: (readonly [number, number])[] = [];
  for (const form of ['range', 'single'] as const) {
    for (const match of plain.matchAll(amounts[form])) {
      const [whole, first = '', second = ''] = match;
      const start = match.index;
      const end = start + whole.length;
      if (taken.some(([from, to]) => start < to && end > from)) continue;
      const one =
        form === 'range'
          ? readRange(plain, { start, end, first, second })
          : readOne(plain, { start, end });
      if (!one) continue;
      found.push(one);
      taken.push([one.start, one.end]);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function readRange(
  plain: string,
  { start, end, first, second }: Place & { readonly first: string; readonly second: string },
): FoundBudget | null {
  if (!isMarked(first) && !isMarked(second)) return null;
  const joined = plain.slice(start + first.length, end - second.length);
  const lead = plain.slice(Math.max(0, start - 40), start);
  if (joined.includes('and') && !/between $/.test(lead)) return null;
  const thousands = /k|grand|thou/.test(second) && !/k|grand|thou|,/.test(first);
  const min = toCents(readDollars(first, thousands));
  const max = toCents(readDollars(second, false));
  if (min === null || max === null || min > max) return null;
  const cue = /(?:between|from) $/.exec(lead)?.[0].length ?? 0;
  return {
    start: start - cue,
    end,
    budget: { minCents: min, maxCents: max, about: false },
    cued: cue > 0 || CUED.test(lead),
  };
}

function readOne(plain: string, { start, end }: Place): FoundBudget | null {
  const text = plain.slice(start, end);
  const lead = plain.slice(Math.max(0, start - 40), start);
  const rest = plain.slice(end, end + 24);
  const cued = CUED.test(lead) || CUED_AFTER.test(rest);
  const amount = toCents(readDollars(text, false));
  if (amount === null || (!isMarked(text) && (!cued || amount < 30_000))) return null;
  const [preSense, pre = ''] = cueOf(before, lead);
  const [postSense, post = ''] = cueOf(after, rest);
  const sense = postSense ?? preSense ?? 'max';
  const none = { minCents: null, maxCents: null };
  const budget: Budget =
    sense === 'min'
      ? { ...none, minCents: amount, about: false }
      : { ...none, maxCents: amount, about: sense === 'about' };
  return {
    start: start - pre.length,
    end: end + post.length,
    budget,
    cued: cued || preSense !== null,
  };
}

function cueOf(
  cues: typeof before,
  text: string,
): readonly ['max' | 'min' | 'about' | null, string?] {
  for (const [sense, pattern] of cues) {
    const hit = pattern.exec(text);
    if (hit) return [sense, hit[0]];
  }
  return [null];
}
