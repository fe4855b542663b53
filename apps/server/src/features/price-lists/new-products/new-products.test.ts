import { MAX_LISTING_VARIANTS } from '@wevisu/domain/listings/listing.ts';
import { describe, expect, test } from 'vitest';
import type { DraftCategory } from '../../listings/begin-drafts.ts';
import { buildListing } from './build-listing.ts';
import { createCategoryFinder, wordsOf } from './find-category.ts';
import { groupRows } from './group-rows.ts';
import { parseSize } from './parse-size.ts';

const category = (id: number, name: string, slug: string): DraftCategory => ({
  ...{ id, name, slug, unit: 'Box', picture: { type: 'surface' } },
  attributes: [
    { ...{ key: 'edge', label: 'Edge', unit: '' }, ...CHOICE, options: ['Rectified', 'Pressed'] },
    { ...{ key: 'pei', label: 'PEI rating', unit: '' }, ...CHOICE, options: [] },
  ],
});
const CHOICE = { type: 'choice', required: true } as const;

const PORCELAIN = category(1, 'Floors > Tile Flooring > Porcelain Tile', 'porcelain-tile');
const OUTDOOR = category(2, 'Outdoor > Pavers > Tile', 'outdoor-tile');
const BATH = category(3, 'Bath > Walls > Tile', 'bath-tile');

describe('a size', () => {
  test.each([
    ['12x24 in', 3048, 6096, null],
    ['12" × 24"', 3048, 6096, null],
    [`12 x 24 x 3/8"`, 3048, 6096, 95],
    ['11 3/4 x 23-1/2 in.', 2985, 5969, null],
    ['300x600mm', 3000, 6000, null],
    ['30 x 60 cm', 3000, 6000, null],
    ['2ft x 4ft', 6096, 12_192, null],
    ['6x36', 1524, 9144, null],
  ])('%s is plain', (text, width, length, thickness) =>
    expect(parseSize(text)).toEqual({ width, length, thickness }),
  );
  test.each(['large', '12', '12x', '12x24x36x48', '0x24 in', '12 or 24', '1e9 x 4', '12x9000 ft'])(
    '%s is left as a text',
    (text) => expect(parseSize(text)).toBeNull(),
  );
});

describe('a category', () => {
  const find = createCategoryFinder([PORCELAIN, OUTDOOR, BATH], new Map([[wordsOf('GRES'), 1]]));
  test.each([
    ['Porcelain Tile', 1],
    ['porcelain  TILES', 1],
    ['porcelain-tile', 1],
    ['Floors / Tile Flooring / Porcelain Tile', 1],
    ['Tile Flooring > Porcelain Tile', 1],
    ['Pavers > Tile', 2],
    ['Grès', 1],
    ['Tile', undefined],
    ['Faucets', undefined],
    ['', undefined],
  ])('%j is found as %s', (text, id) => expect(find(text)?.id).toBe(id));
});

test('rows of one key are one product, of at most as many variants as a listing may have', () => {
  const rows = [
    ...Array.from({ length: MAX_LISTING_VARIANTS + 5 }, () => ({ productKey: 'a' })),
    { productKey: 'b' },
  ];
  const sizes = (isEnd: boolean) => groupRows(rows, { isEnd }).map(({ length }) => length);
  expect(sizes(true)).toEqual([MAX_LISTING_VARIANTS, 5, 1]);
  // More of the last one may follow.
  expect(sizes(false)).toEqual([MAX_LISTING_VARIANTS, 5]);
});

test('a listing takes what its rows say, and the fields of its category from columns of their names', () => {
  const asks = {
    name: 'Alba',
    brand: 'Oakmont',
    category: 'x',
    priceCents: 4100,
    size: '12x24 in',
  };
  const { content, stock } = buildListing({
    rows: [
      {
        number: 2,
        sku: 'A-1',
        asks: { ...asks, stock: 7, leadMax: 3 },
        cells: [null, 'RECTIFIED'],
      },
      { number: 3, sku: 'A-2', asks: { ...asks, description: 'For walls.' }, cells: ['IV', null] },
    ],
    category: PORCELAIN,
    defaults: { brand: '', leadTimeMinDays: 5, leadTimeMaxDays: 9 },
    others: new Map([
      ['pei rating', 0],
      ['edge', 1],
    ]),
  });
  expect(content).toMatchObject({
    ...{ name: 'Alba', description: 'For walls.', category_id: 1, unit: 'Box' },
    ...{ lead_time_min_days: 3, lead_time_max_days: 3, picture: { type: 'surface' } },
    specification: [
      ['Edge', 'Rectified'],
      ['PEI rating', 'IV'],
    ],
    variants: [
      { key: 'n0', vendor_sku: 'A-1', width_tmm: 3048, length_tmm: 6096, wholesale_cents: 4100 },
      { key: 'n1', vendor_sku: 'A-2', weight_g: null, is_sold: true },
    ],
  });
  expect(stock).toEqual({ 'A-1': 7 });
});
