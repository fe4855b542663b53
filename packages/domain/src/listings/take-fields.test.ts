import { expect, test } from 'vitest';
import type { Listing, ListingVariant } from './listing.ts';
import { rebaseListing } from './rebase-listing.ts';
import { takeFields } from './take-fields.ts';

const variant = (key: string, changes: Partial<ListingVariant> = {}): ListingVariant => ({
  ...{ key, id: null, vendor_sku: key, size_label: '', finish: '', pattern: '', width_tmm: null },
  ...{ height_tmm: null, length_tmm: null, thickness_tmm: null, box_sqft_e4: null },
  ...{ pieces_per_unit: 1, weight_g: null, wholesale_cents: null, picture: null, is_sold: true },
  ...changes,
});
const listing = (changes: Partial<Listing> = {}): Listing => ({
  ...{ name: 'Base', description: '', brand_name: '', category_id: 1, unit: 'Box' },
  ...{ minimum_unit: 1, color_family: null, material: null, style: null, freight_class: null },
  ...{ specification: [['Edge', 'Cut']], picture: null, photos: [], documents: [], model: null },
  ...{ lead_time_min_days: 1, lead_time_max_days: 2, variants: [variant('n1')] },
  ...changes,
});

test('G-62 two people change one draft: what only one changed is merged, the rest is chosen', () => {
  const base = listing();
  const theirs = listing({
    ...{ name: 'Theirs', lead_time_max_days: 9, specification: [['Edge', 'Pressed']] },
    variants: [variant('n1', { finish: 'Matte', weight_g: 5 }), variant('n2')],
  });
  const mine = listing({
    ...{ name: 'Mine', description: 'Typed', specification: [['Edge', 'Rectified']] },
    variants: [variant('n1', { finish: 'Glossy' }), variant('n3')],
  });
  const { listing: merged, conflicts } = rebaseListing({ base, live: theirs, draft: mine });
  expect(merged).toMatchObject({ name: 'Mine', description: 'Typed', lead_time_max_days: 9 });
  expect(merged.variants.map(({ key }) => key)).toEqual(['n1', 'n3', 'n2']);
  expect(merged.variants[0]).toMatchObject({ finish: 'Glossy', weight_g: 5 });
  const paths = conflicts.map(({ path }) => path);
  expect(paths).toEqual(['name', 'specification.Edge', 'variants.n1.finish']);

  const chosen = takeFields(merged, { from: theirs, paths: paths.slice(1) });
  expect(chosen).toMatchObject({ name: 'Mine', specification: [['Edge', 'Pressed']] });
  expect(chosen.variants[0]).toMatchObject({ finish: 'Matte', weight_g: 5 });
});

test('G-62 a variant that one person removed goes, unless the other has changed it', () => {
  const base = listing({ variants: [variant('n1'), variant('n2')] });
  const theirs = listing({ variants: [] });
  const mine = listing({ variants: [variant('n1', { finish: 'Matte' }), variant('n2')] });
  const { listing: merged, conflicts } = rebaseListing({ base, live: theirs, draft: mine });
  expect(merged.variants.map(({ key }) => key)).toEqual(['n1']);
  expect(conflicts).toMatchObject([{ path: 'variants.n1.finish', live: null, draft: 'Matte' }]);
  const paths = conflicts.map(({ path }) => path);
  expect(takeFields(merged, { from: theirs, paths }).variants).toEqual([]);
  // The other way around it comes back whole.
  const back = rebaseListing({ base, live: mine, draft: theirs });
  expect(takeFields(back.listing, { from: mine, paths }).variants).toEqual([mine.variants[0]]);
});
