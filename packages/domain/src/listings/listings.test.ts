import { expect, test } from 'vitest';
import { diffListing } from './diff-listing.ts';
import { findListingProblems } from './find-listing-problems.ts';
import type { Listing, ListingVariant } from './listing.ts';
import { needsPriceApproval } from './price-approval.ts';
import { rebaseListing } from './rebase-listing.ts';

const VARIANT: ListingVariant = {
  ...{ key: 'v7', id: 7, vendor_sku: 'T-1', size_label: '12 x 24', finish: 'Matte', pattern: '' },
  ...{ width_tmm: 3048, height_tmm: 6096, length_tmm: null, thickness_tmm: 90 },
  ...{ box_sqft_e4: 150_000, pieces_per_unit: 8, weight_g: 20_000 },
  ...{ wholesale_cents: null, picture: null, is_sold: true },
};
const TILE: Listing = {
  ...{ name: 'Calacatta', description: 'A porcelain tile with the veins of marble.' },
  ...{ brand_name: 'Nowak', category_id: 3, unit: 'Box', minimum_unit: 1 },
  ...{ color_family: 'White', material: 'Porcelain', style: null },
  specification: [['Made in', 'Ohio']],
  picture: { type: 'surface', material: { kind: 'stone', baseColor: '#ffffff' } },
  ...{ lead_time_min_days: 3, lead_time_max_days: 5, freight_class: null },
  photos: [],
  documents: [],
  model: null,
  variants: [VARIANT],
};

test('VEND-01 nothing differs from itself, whatever the order of keys', () => {
  const turned = {
    ...TILE,
    picture: { material: { baseColor: '#ffffff', kind: 'stone' }, type: 'surface' },
  };
  expect(diffListing(TILE, turned)).toEqual([]);
});

test('VEND-01 a diff names each field with its old and its new text, variants and rows included', () => {
  const changed: Listing = {
    ...TILE,
    name: 'Calacatta Oro',
    specification: [['Edge', 'Rectified']],
    variants: [{ ...VARIANT, finish: 'Polished', weight_g: 21_000 }],
  };
  expect(diffListing(TILE, changed)).toEqual([
    { path: 'name', label: 'Name', from: 'Calacatta', to: 'Calacatta Oro' },
    { path: 'specification.Edge', label: 'Edge', from: null, to: 'Rectified' },
    { path: 'variants.v7.finish', label: 'T-1: Finish', from: 'Matte', to: 'Polished' },
    { path: 'variants.v7.weight_g', label: 'T-1: Weight', from: '44.1 lb', to: '46.3 lb' },
    { path: 'specification.Made in', label: 'Made in', from: 'Ohio', to: null },
  ]);
});

test('VEND-01 G-62 a changed look is told in words, and only by what differs', () => {
  const look = (changes: object, laying: object = {}) => ({
    ...TILE,
    picture: {
      ...{ type: 'surface', view: 'swatch' },
      material: { kind: 'stone', baseColor: '#ffffff', veinScaleMm: 350, ...changes },
      laying: { pattern: 'third-offset', joint: { widthTenths: 30, color: '#dddddd' }, ...laying },
    },
  });
  const changed = look(
    { veinScaleMm: 600, veinColors: ['#888888', '#777777'] },
    { pattern: 'herringbone45' },
  );
  expect(diffListing(look({}), changed)).toEqual([
    {
      ...{ path: 'picture', label: 'Look' },
      from: 'Vein scale: 350 mm, Pattern: third offset',
      to: 'Vein scale: 600 mm, Vein colors: #888888, #777777, Pattern: herringbone45',
    },
  ]);
  const empty = { ...TILE, variants: [{ ...VARIANT, picture: {} }] };
  expect(diffListing(TILE, empty)).toEqual([]);
  const chair = {
    type: 'model',
    kind: 'dining-chair',
    ...{ params: { seatHeightTenths: 4572 }, finishes: { frame: 'white-oak' } },
  };
  const [all] = diffListing({ ...TILE, picture: null }, { ...TILE, picture: chair });
  expect(all?.to).toBe('Kind: dining chair, Seat height: 18 in, Frame finish: white oak');
});

test('VEND-01 of a new product everything that is filled in is new', () => {
  const paths = diffListing(null, TILE).map(({ path, from }) => [path, from]);
  expect(paths).toContainEqual(['name', null]);
  expect(paths.map(([path]) => path)).not.toContain('style');
});

test('G-62 a draft takes over what changed live, and keeps its own', () => {
  const live: Listing = {
    ...TILE,
    lead_time_max_days: 9,
    variants: [{ ...VARIANT, size_label: '12 x 24 in' }],
  };
  const draft: Listing = {
    ...TILE,
    name: 'Mine',
    variants: [
      { ...VARIANT, finish: 'Polished' },
      { ...VARIANT, key: 'n1', id: null },
    ],
  };
  const { listing, conflicts } = rebaseListing({ base: TILE, live, draft });
  expect(conflicts).toEqual([]);
  expect(listing).toEqual({
    ...draft,
    lead_time_max_days: 9,
    variants: [{ ...VARIANT, size_label: '12 x 24 in', finish: 'Polished' }, draft.variants[1]],
  });
});

test('G-62 what both changed is reported, and stays as the vendor wrote it', () => {
  const live = { ...TILE, name: 'Theirs', specification: [['Made in', 'Maine']] } as Listing;
  const draft = { ...TILE, name: 'Mine', specification: [['Made in', 'Iowa']] } as Listing;
  const { listing, conflicts } = rebaseListing({ base: TILE, live, draft });
  expect(listing).toEqual(draft);
  expect(conflicts).toEqual([
    { path: 'name', label: 'Name', base: 'Calacatta', live: 'Theirs', draft: 'Mine' },
    { path: 'specification.Made in', label: 'Made in', base: 'Ohio', live: 'Maine', draft: 'Iowa' },
  ]);
  // The same change on both sides is none.
  expect(rebaseListing({ base: TILE, live, draft: live }).conflicts).toEqual([]);
});

const EDGE = { key: 'edge', label: 'Edge', unit: '', options: ['Rectified', 'Pressed'] } as const;

test('VEND-01 a listing is submitted once it is complete', () => {
  expect(findListingProblems(TILE, [])).toEqual({});
  expect(findListingProblems(TILE, [{ ...EDGE, type: 'choice', required: true }])).toEqual({
    'specification.Edge': 'Fill in edge.',
  });
  const broken: Listing = {
    ...TILE,
    ...{ name: '', category_id: null, lead_time_min_days: 9, specification: [['Edge', 'Odd']] },
    variants: [
      { ...VARIANT, box_sqft_e4: null },
      { ...VARIANT, key: 'n', id: null, weight_g: null },
    ],
  };
  expect(
    Object.keys(findListingProblems(broken, [{ ...EDGE, type: 'choice', required: true }])),
  ).toEqual([
    ...['name', 'category_id', 'lead_time_min_days', 'specification.Edge'],
    ...['variants.v7.vendor_sku', 'variants.v7.box_sqft_e4', 'variants.n.vendor_sku'],
    ...['variants.n.weight_g', 'variants.n.wholesale_cents'],
  ]);
});

test.each([
  [100_00, 120_00, false],
  [100_00, 120_01, true],
  [100_00, 80_00, false],
  [100_00, 79_99, true],
  // A price by the box that was meant by the piece.
  [100_00, 10_00, true],
])('VEND-01 a price that moves from %d to %d cents goes to staff: %s', (fromCents, toCents, is) => {
  expect(needsPriceApproval({ fromCents, toCents, limitPercent: 20 })).toBe(is);
});
