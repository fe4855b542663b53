import { expect, test } from 'vitest';
import { answerTimeText, listingSlug, workKindLabel } from './pro-listing.ts';

test.each([
  ['Haddad & Sons Builders', 'haddad-sons-builders'],
  ['  Éclat  Intérieurs ', 'eclat-interieurs'],
  ['***', 'pro'],
  ['A'.repeat(90), 'a'.repeat(60)],
])('the company %s has the address %s', (name, slug) => {
  expect(listingSlug(name)).toBe(slug);
});

test.each([
  [0.2, 'in about 1 hour'],
  [1, 'in about 1 hour'],
  [30.4, 'in about 30 hours'],
  [72, 'in about 3 days'],
])('an answer after %s hours comes %s', (hours, text) => {
  expect(answerTimeText(hours)).toBe(text);
});

test('a kind of work has words', () => {
  expect(workKindLabel('floors-tile')).toBe('Floors and tile');
});
