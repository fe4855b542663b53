import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each([
  '/',
  '/cart',
  '/visualize/contractor/all',
  '/product/a1b2c3/OAKRIDGE',
  '/category/tile?sort=price&page=2',
  '/faq#returns',
  '/login?redirect=/cart',
  '/login?redirect=%2Fcart',
  '/category/caf%C3%A9',
])('U-09 %s is followed', (path) => {
  expect(safePath(path)).toBe(path);
});

test.each([
  '',
  'cart',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%2F/evil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/./evil',
  '/%2e%2e//evil.example',
  '/%',
  '/a\u0000b',
  '/a b',
  `/${'a'.repeat(2000)}`,
  '/%252525255Cevil',
  null,
  undefined,
  42,
  ['/cart'],
])('U-09 %j leads home', (path) => {
  expect(safePath(path)).toBe('/');
});

test('U-09 whatever is followed stays on the own site in a browser’s reading of it', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '\t',
    'a',
    ':',
    '@',
    '?',
  );
  const anything = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(anything, (rest) => {
      const path = safePath(`/${rest}`);
      expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
      const decoded = safePath(path);
      expect(decoded).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
