import { DEFAULT_COUNTRY_CODE } from '@wevisu/domain/people/phone.ts';
import { expect, test } from 'vitest';
import { COUNTRY_CODES, isDialCode } from './country-codes.ts';

test('FMT-13 there are about 240 countries, UK and USA first, the rest by name', () => {
  expect(Math.abs(COUNTRY_CODES.length - 240)).toBeLessThanOrEqual(10);
  expect(COUNTRY_CODES.slice(0, 2)).toEqual([
    { country: 'GB', name: 'United Kingdom', dialCode: '+44' },
    { country: 'US', name: 'United States', dialCode: '+1' },
  ]);
  const names = COUNTRY_CODES.slice(2).map((one) => one.name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('FMT-13 DATA-24 each entry has a country code of its own, a name and a dialing code', () => {
  expect(new Set(COUNTRY_CODES.map((one) => one.country)).size).toBe(COUNTRY_CODES.length);
  expect(new Set(COUNTRY_CODES.map((one) => one.name)).size).toBe(COUNTRY_CODES.length);
  for (const { country, name, dialCode } of COUNTRY_CODES) {
    expect(country).toMatch(/^[A-Z]{2}$/);
    expect(name).toMatch(/^\p{Lu}[\p{L}\s.,’()-]+$/u);
    expect(dialCode).toMatch(/^\+[1-9]\d{0,3}$/);
  }
});

test('REG-04 the default dialing code is one of the list', () => {
  expect(isDialCode(DEFAULT_COUNTRY_CODE)).toBe(true);
  expect(isDialCode('1')).toBe(false);
  expect(isDialCode('+0')).toBe(false);
});
