import { expect, test } from 'vitest';
import { fromDraft, mistakesIn, readRange, toDraft } from './draft.ts';

const LISTING = {
  ...{ version: 3, slug: 'tidewell-baths', is_on: true, about: 'Baths.', taken_down: null },
  ...{ kinds: ['bathrooms'], styles: ['modern'], zip: '97209', radius_miles: 50, rooms: [4, 2] },
  ...{ hourly: { from: 9_000, to: 12_050 }, project: null },
};

test('a profile comes back from its draft as it was', () => {
  const { slug: _, taken_down: __, ...form } = LISTING;
  expect(fromDraft(toDraft(LISTING), LISTING.version)).toEqual(form);
  expect(mistakesIn(toDraft(LISTING))).toEqual({});
});

test('an empty draft says what is missing', () => {
  expect(Object.keys(mistakesIn(toDraft(null)))).toEqual(['about', 'kinds', 'zip']);
});

test.each([
  ['', '', null],
  ['90', '120', { from: 9_000, to: 12_000 }],
  ['1,500.50', '1,500.50', { from: 150_050, to: 150_050 }],
  ['90', '', undefined],
  ['120', '90', undefined],
  ['0', '90', undefined],
  ['cheap', '90', undefined],
])('%j to %j are read as %j', (from, to, range) => {
  expect(readRange({ from, to })).toEqual(range);
});
