import { expect, test } from 'vitest';
import { formatPhone, isPhone } from './phone.ts';

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
