import { digitsOnly } from '../numeric-text.ts';

/** REG-04. */
export const DEFAULT_COUNTRY_CODE = '+1';

/** Digits of a North American number without its leading country code, or null. */
function nationalDigits(phone: string): string | null {
  const digits = digitsOnly(phone).replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
}

/**
 * FMT-07: a +1 number as (xxx) xxx-xxxx; a number of another country, or a +1 number without ten
 * digits, as its code and its digits unchanged (U-36).
 */
export function formatPhone(phone: string, countryCode: string = DEFAULT_COUNTRY_CODE): string {
  if (countryCode !== DEFAULT_COUNTRY_CODE) return `${countryCode} ${digitsOnly(phone)}`.trim();
  const digits = nationalDigits(phone);
  if (!digits) return phone.trim();
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/**
 * REG-21: whether a number can be dialed: ten digits with area code and exchange from 2 up for
 * +1, four to fourteen digits elsewhere (E.164 allows fifteen with the code).
 */
export function isPhone(phone: string, countryCode: string = DEFAULT_COUNTRY_CODE): boolean {
  if (!/^[\d\s().+-]+$/.test(phone)) return false;
  if (countryCode !== DEFAULT_COUNTRY_CODE) return /^\d{4,14}$/.test(digitsOnly(phone));
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(nationalDigits(phone) ?? '');
}
