import { expect, test } from 'vitest';
import { fieldText, readField, settingText } from './setting-text.ts';

test.each([
  ['ppm', 82_500, '8.25', '8.25%'],
  ['ppm', 50_000, '5', '5%'],
  ['ppm', 1, '0.0001', '0.0001%'],
  ['cents', 1_205, '12.05', '$12.05'],
  ['cents', 1_234_500, '12345.00', '$12,345.00'],
  ['percent', 60, '60', '60%'],
  ['switch', false, 'false', 'No'],
  ['text', 'WeVisu', 'WeVisu', 'WeVisu'],
] as const)(
  'U-50 a value of kind %s, %j, is %s in its field and reads %s',
  (kind, value, field, text) => {
    expect([fieldText(kind, value), settingText(kind, value)]).toEqual([field, text]);
    expect(readField(kind, field)).toBe(value);
  },
);

test('what is no number of that kind is none', () => {
  for (const text of ['', '-1', '1.23456', 'x', '1,5', '1e3'])
    expect(readField('ppm', text)).toBeNull();
  expect(readField('cents', '1.005')).toBeNull();
  expect(readField('percent', '5.5')).toBeNull();
});
