import { expect, test } from 'vitest';
import { brandSlidesAt, deviceClassOf, hasMobileMenu } from './breakpoints.ts';
import { isFullName, splitFullName } from './full-name.ts';
import { formatPhone, isPhone } from './phone.ts';

test.each([
  ['Ana Maria Lopez', 'Ana', 'Maria Lopez'],
  ['Ana', 'Ana', ''],
  ['  Ana   Lopez ', 'Ana', 'Lopez'],
  ['', '', ''],
])('REG-15 "%s" splits into "%s" and "%s"', (fullName, firstName, lastName) => {
  expect(splitFullName(fullName)).toEqual({ firstName, lastName });
});

test('REG-18 a full name has a first and a last part', () => {
  expect(isFullName('Ana Lopez')).toBe(true);
  expect(isFullName('Ana ')).toBe(false);
});

test.each([
  ['2135550123', '(213) 555-0123'],
  ['+1 213 555 0123', '(213) 555-0123'],
  ['(213) 555-0123', '(213) 555-0123'],
  ['555-0123', '555-0123'],
])('FMT-07 %s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test('U-36 only +1 numbers are formatted so', () => {
  expect(formatPhone('020 7946 0958', '+44')).toBe('+44 02079460958');
});

test('REG-21 a +1 number has ten digits with an area code, others four to fourteen', () => {
  expect(isPhone('(213) 555-0123')).toBe(true);
  for (const bad of ['1135550123', '2131550123', '213555012', '', 'call me', '213555012a']) {
    expect(isPhone(bad)).toBe(false);
  }
  expect(isPhone('020 7946 0958', '+44')).toBe(true);
  expect(isPhone('123', '+44')).toBe(false);
});

test.each([
  [768, 'mobile'],
  [769, 'tablet'],
  [1024, 'tablet'],
  [1025, 'desktop'],
])('FMT-01 FMT-02 FMT-03 a width of %d is %s', (width, device) => {
  expect(deviceClassOf(width)).toBe(device);
});

test('FMT-04 NAV-08 the menu is a drawer up to 1199 px', () => {
  expect(hasMobileMenu(1199)).toBe(true);
  expect(hasMobileMenu(1200)).toBe(false);
});

test.each([
  [1280, 6],
  [1024, 4],
  [767, 2],
  [480, 1],
])('HOME-12 at %d px %d logos are seen', (width, slides) => {
  expect(brandSlidesAt(width)).toBe(slides);
});
