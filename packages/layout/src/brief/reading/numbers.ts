// Numbers as people write them: 12, 12.5, 12,5, 12 1/2, 12½, twelve, twenty-four, ten and a half.

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const spelled = new Map<string, number>([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ['fourty', 40],
  ['dozen', 12],
  ['pair', 2],
]);

const oneWords = ones.slice(1).reverse().join('|');
const tenWords = [...tens, 'fourty'].join('|');
/** A number in words below one hundred. */
export const WORDS = `(?:(?:${tenWords})(?:[ -](?:${ones.slice(1, 10).join('|')})(?![a-z]))?|(?:${oneWords})(?![a-z]))`;
const FRACTION = String.raw`(?: ?[½¼¾⅓⅔⅛⅜⅝⅞]|[ -]\d{1,2}\/\d{1,2}(?!\d))`;
const DIGITS = String.raw`(?:\d{1,5}(?:\.\d{1,3}|,\d(?!\d))?(?!\d)|\.\d{1,3}(?!\d))`;
/** A number of a length or a count; nothing before it may be a part of it. */
export const NUMBER = `(?:${DIGITS}${FRACTION}?|[½¼¾](?!\\d)|${WORDS}(?: and a half| and one half)?)`;

const signs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** The value of what `WORDS` matches, or of one word; null for any other text. */
export function readWords(text: string): number | null {
  const values = text.split(/[ -]/).map((word) => spelled.get(word));
  let total = 0;
  for (const value of values) {
    if (value === undefined) return null;
    total += value;
  }
  return values.length > 0 && values.length <= 2 ? total : null;
}

/** The value of what `NUMBER` matches; null for any other text and for fractions of zero. */
export function readNumber(text: string): number | null {
  const trimmed = text.trim();
  const half = / and (?:a|one) half$/.test(trimmed) ? 0.5 : 0;
  const words = readWords(trimmed.replace(/ and (?:a|one) half$/, ''));
  if (words !== null) return words + half;
  const found = /^(\d+(?:[.,]\d+)?|\.\d+)?(?: ?([½¼¾⅓⅔⅛⅜⅝⅞])|[ -](\d+)\/(\d+))?$/.exec(trimmed);
  if (!found || trimmed === '') return null;
  const [, whole = '0', sign, top, bottom] = found;
  if (bottom !== undefined && Number(bottom) === 0) return null;
  const part = sign ? (signs[sign] ?? 0) : top ? Number(top) / Number(bottom) : 0;
  return Number(whole.replace(',', '.')) + part;
}
