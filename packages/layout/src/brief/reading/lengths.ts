// Lengths as people write them in a sentence; the scene's own reader decides what each one is.
import { parseLength } from '@wevisu/scene/units/feet-inches.ts';
import { type Tenths, tenthsFromInches } from '@wevisu/scene/units.ts';
import { NUMBER, readNumber } from './numbers.ts';

const FOOT = String.raw`(?: ?-?(?:'(?!')|ft(?![a-z])\.?|feet(?![a-z])|foot(?![a-z])))`;
const INCH = String.raw`(?: ?-?(?:"|''|in(?![a-z]| the| a | my| our| this)\.?|inch(?:es)?(?![a-z])))`;
const METRIC = `(?: ?(?:mm|cm|meters?|metres?|m)(?![a-z0-9²]))`;
/** Inches without their sign are taken only right after feet, and only where the length must end. */
const ENDS = String.raw`(?= ?(?:x|by|[,.;:)(\n]|-|$)| (?:kitchen|bath|bed|living|dining|office|room|laundry|entry|patio|deck|wide|long|deep|tall))`;

/** A length with its unit. */
export const LENGTH = `(?:${NUMBER}${FOOT}(?:[ -]{0,3}(?:and )?${NUMBER}${INCH}| ?-? ?${NUMBER}${ENDS})?|${NUMBER}(?:${INCH}|${METRIC}))`;
/** A length, or a number that takes its unit from its neighbor. */
export const SIDE = `(?:${LENGTH}|${NUMBER}(?:ish)?)`;

const numbers = new RegExp(NUMBER, 'g');

/** Tenths of a millimeter of what `LENGTH` matches; null for what is no length or a silly one. */
export function readLength(text: string): Tenths | null {
  const plain = text
    .replaceAll(numbers, (number) => String(Math.round((readNumber(number) ?? 0) * 1e4) / 1e4))
    .replaceAll(/\band\b/g, ' ')
    .replaceAll(/ ?-?(?:feet|foot|ft\.?) ?/g, "' ")
    .replaceAll(/(\d)-(in|"|')/g, '$1$2')
    .replaceAll(/met(?:er|re)s?/g, 'm')
    .replace(/^(\d+(?:\.\d+)?)' ?- ?/, "$1' ")
    .trim();
  return limited(parseLength(plain));
}

function limited(tenths: number | null): Tenths | null {
  // Nothing of a room is under an inch or over 1,000 ft.
  return tenths !== null && tenths >= 254 && tenths <= 3_048_000 ? (tenths as Tenths) : null;
}

function unitOf(text: string): 'foot' | 'inch' | 'mm' | 'cm' | 'm' | null {
  if (/'(?!')|f(?:ee|oo)?t(?![a-z])/.test(text)) return 'foot';
  if (/"|''|in(?:ch(?:es)?)?\.?$/.test(text)) return 'inch';
  const metric = /(mm|cm|m)(?:et(?:er|re)s?)?$/.exec(text);
  return metric ? (metric[1] as 'mm') : null;
}

const tenthsPer = { foot: 3_048, inch: 254, mm: 10, cm: 100, m: 10_000 } as const;

/** The unit that two bare numbers mean: no room is 96 ft by 144 ft, and none is 10 in by 12 in. */
function guessUnit(values: readonly number[]): keyof typeof tenthsPer {
  const least = Math.min(...values);
  if (least >= 1_000) return 'mm';
  if (least >= 200) return 'cm';
  return least >= 60 || Math.max(...values) >= 96 ? 'inch' : 'foot';
}

/** Tenths of the sides of "10 x 12 ft": one side may lend the others its unit. null if one is none. */
export function readSides(sides: readonly string[]): readonly Tenths[] | null {
  const texts = sides.map((side) => side.replace(/ish$/, '').trim());
  const units = texts.map(unitOf);
  const lent = units.find((unit) => unit !== null) ?? null;
  const bare = texts.map((text, at) => (units[at] ? null : readNumber(text)));
  const guessed = lent ?? guessUnit(bare.map((value) => value ?? 0));
  const read = texts.map((text, at) => {
    const value = bare[at] ?? null;
    return value === null ? readLength(text) : limited(Math.round(value * tenthsPer[guessed]));
  });
  return read.every((length) => length !== null) ? read : null;
}

/** Feet that nobody wrote a unit to, as in "ceiling of 9". */
export function readFeet(text: string): Tenths | null {
  const value = readNumber(text);
  return value === null ? readLength(text) : limited(tenthsFromInches(value * 12));
}
