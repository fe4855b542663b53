/**
 * Reads a card as it is typed, in the browser and the gateway. A number or a CVC never reaches our
 * own calls, tables or logs (U-02).
 */

import type { Day } from '../calendar/calendar.ts';
import { digitsOnly } from '../numeric-text.ts';

interface CardRule {
  /** Prefixes of equal length, as inclusive ranges. */
  readonly prefixes: readonly (readonly [number, number])[];
  readonly lengths: readonly number[];
  /** Digits per group when displayed; the rest forms a last group. */
  readonly groups: readonly number[];
  readonly cvcLength: number;
}

const BY_FOURS = [4, 4, 4, 4];

const RULES = {
  Visa: { prefixes: [[4, 4]], lengths: [13, 16, 19], groups: BY_FOURS, cvcLength: 3 },
  Mastercard: {
    prefixes: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
    groups: BY_FOURS,
    cvcLength: 3,
  },
  'American Express': {
    prefixes: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
    groups: [4, 6, 5],
    cvcLength: 4,
  },
  Discover: {
    prefixes: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
    lengths: [16, 17, 18, 19],
    groups: BY_FOURS,
    cvcLength: 3,
  },
  'Diners Club': {
    prefixes: [
      [300, 305],
      [3095, 3095],
      [36, 36],
      [38, 39],
    ],
    lengths: [14, 16, 17, 18, 19],
    groups: [4, 6, 4],
    cvcLength: 3,
  },
  JCB: { prefixes: [[3528, 3589]], lengths: [16, 17, 18, 19], groups: BY_FOURS, cvcLength: 3 },
} as const satisfies Record<string, CardRule>;

export type CardBrand = keyof typeof RULES;

const CARD_BRANDS = Object.keys(RULES) as readonly CardBrand[];

const MAX_DIGITS = 19;
/** No card is valid for longer; a later year is a typo. */
const MAX_YEARS_AHEAD = 20;

/** Brand by the first digits, or null while there are too few or no brand matches. */
export function cardBrandOf(number: string): CardBrand | null {
  const digits = digitsOnly(number);
  const fits = ([from, to]: readonly [number, number]) => {
    const { length } = String(from);
    const start = Number(digits.slice(0, length));
    return digits.length >= length && start >= from && start <= to;
  };
  return CARD_BRANDS.find((brand) => ruleOf(brand).prefixes.some(fits)) ?? null;
}

/** REG-11: the number as typed so far, in its brand's groups; extra digits are cut off. */
export function formatCardNumber(typed: string): string {
  const brand = cardBrandOf(typed);
  const digits = digitsOnly(typed).slice(0, brand ? ruleOf(brand).lengths.at(-1) : MAX_DIGITS);
  // Only Diners Club has two formats: 14 digits as 4-6-4, longer ones in fours.
  const groups =
    brand && digits.length <= sumOf(ruleOf(brand).groups) ? ruleOf(brand).groups : BY_FOURS;
  const shown: string[] = [];
  let at = 0;
  for (const size of [...groups, MAX_DIGITS]) {
    if (at < digits.length) shown.push(digits.slice(at, at + size));
    at += size;
  }
  return shown.join(' ');
}

/** REG-26: whether a number is complete: a known brand, one of its lengths, the check digit. */
export function isCardNumber(number: string): boolean {
  if (!/^[\d\s-]+$/.test(number)) return false;
  const digits = digitsOnly(number);
  const brand = cardBrandOf(digits);
  return brand !== null && ruleOf(brand).lengths.includes(digits.length) && passesLuhn(digits);
}

/** The check of ISO/IEC 7812-1 on a string of digits. */
export function passesLuhn(digits: string): boolean {
  let total = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits.at(-1 - at));
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    total += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && total % 10 === 0;
}

/** The expiry as typed so far: '4' becomes '04', '1230' becomes '12/30'. */
export function formatExpiry(typed: string): string {
  const digits = digitsOnly(typed);
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return full.length > 2 ? `${full.slice(0, 2)}/${full.slice(2, 4)}` : full;
}

/** Month (1 to 12) and four-digit year of 'MM/YY', or null where it is not one. */
export function parseExpiry(
  text: string,
): { readonly month: number; readonly year: number } | null {
  const parts = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text.trim());
  return parts ? { month: Number(parts[1]), year: 2000 + Number(parts[2]) } : null;
}

/** REG-27: whether 'MM/YY' is a month that is not over `today`; a card is valid to the end of its month. */
export function isExpiry(text: string, today: Day): boolean {
  const expiry = parseExpiry(text);
  if (!expiry) return false;
  const year = Number(today.slice(0, 4));
  const monthsLeft = (expiry.year - year) * 12 + expiry.month - Number(today.slice(5, 7));
  return monthsLeft >= 0 && expiry.year <= year + MAX_YEARS_AHEAD;
}

/** REG-28, U-35: three digits, four for American Express; either while the brand is unknown. */
export function isCvc(text: string, brand: CardBrand | null): boolean {
  const length = brand ? String(ruleOf(brand).cvcLength) : '3,4';
  return new RegExp(`^\\d{${length}}$`).test(text.trim());
}

export type CardError = 'card_number_invalid' | 'card_expiry_invalid' | 'card_cvc_invalid';

/** ERR-09: the errors of a filled-in card, by wire field name; empty if there are none. */
export function checkCard(
  card: { readonly card_number: string; readonly exp_date: string; readonly cvv: string },
  today: Day,
): Readonly<Record<string, CardError>> {
  return {
    ...(!isCardNumber(card.card_number) && { card_number: 'card_number_invalid' as const }),
    ...(!isExpiry(card.exp_date, today) && { exp_date: 'card_expiry_invalid' as const }),
    ...(!isCvc(card.cvv, cardBrandOf(card.card_number)) && { cvv: 'card_cvc_invalid' as const }),
  };
}

function ruleOf(brand: CardBrand): CardRule {
  return RULES[brand];
}

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
