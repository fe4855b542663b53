import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCompanyName, isPersonName, MAX_NAME_LENGTH } from './plain-name.ts';

test.each([
  "Sinéad O'Brien",
  'Conan O’Brien',
  'María José',
  'Nguyễn Thị Minh Khai',
  '王小明',
  'J. R.',
  'J.R. Ewing',
  'J.R.R. Tolkien',
  'Anne-Marie St. John',
  'Martin L. King, Jr.',
  'Robert "Bob" Smith 3rd',
  'Ana & Ben Lopez',
  'Łukasz Żółć',
  'Ana María de la Cruz (García)',
  'محمد علی حسین\u200cزاده',
  'अनुष्का शर्मा',
  'นภา ใจดี',
  'Μαρία Παπαδοπούλου',
  'レオナルド・ダ・ヴィンチ',
])('"%s" is a person\'s name', (name) => {
  expect(isPersonName(name)).toBe(true);
  expect(isCompanyName(name)).toBe(true);
});

test.each([
  'Smith & Sons',
  'Diaz & Daughters, Inc.',
  'St. Louis Tile Co.',
  'A+ Roofing / Siding',
  '#1 Kitchens!',
  '84 Lumber',
  '1-800-Flowers',
  'B. & Q. Ltd.',
])('"%s" is a company\'s name', (name) => {
  expect(isCompanyName(name)).toBe(true);
});

test.each([
  'https://evil.example/win-$1000 now',
  'evil.example Lopez',
  'Ana evil.example',
  'Ana x.com',
  'Ana t.co/abc',
  'Ana www.evil.example.',
  'Ana (evil.example)',
  'Ana evil\u3002example',
  'Ana evil\uff0eexample',
  'Ana evil\u2024example',
  'Ana evil.\u200dexample',
  'Ana evil.\u0301example',
  'Ana 10.0.0.1',
  'ana@evil.example Lopez',
  'Ana @evil',
  'Ana\nLopez',
  'Ana\r\nBcc: x',
  'Ana\u2028Lopez',
  'Ana\u0000Lopez',
  'Ana \u202eLopez',
  'Ana <b>Lopez</b>',
  'Ana http://localhost',
  'Ana 213 555 0123',
  'Ana $1000',
  `Ana ${'x'.repeat(MAX_NAME_LENGTH)}`,
  '',
])("%j is nobody's name", (name) => {
  expect(isPersonName(name)).toBe(false);
  expect(isCompanyName(name)).toBe(false);
});

test('no text around a domain, an email address or a URL makes it a name', () => {
  const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
  const ending = fc.constantFrom('com', 'co', 'example', 'рф', 'xn--p1ai', 'io');
  const around = fc.constantFrom('', ' ', 'Ana ', '(', '"', "'", ', ', '. ', '-');
  fc.assert(
    fc.property(around, label, ending, around, (before, name, end, after) => {
      for (const address of [`${name}.${end}`, `${name}@${end}`, `http://${name}`]) {
        expect(isCompanyName(before + address + after)).toBe(false);
      }
    }),
  );
});
