import { expect, test } from 'vitest';
import { countGoods, listGoods, totalOfGoods } from './shared-goods.ts';

const facts = (sku: string, over: object = {}) => ({
  sku,
  hash: `h-${sku}`,
  variantId: 1,
  name: `Product ${sku}`,
  brand: 'Alder',
  vendor: 'Vendor',
  category: 'tile-flooring',
  finish: 'Matte',
  size: '12 x 24 in',
  unit: 'Box',
  boxSqftE4: 140_000,
  piecesPerUnit: 7,
  minimumUnit: 1,
  leadTimeDays: [3, 5],
  priceCents: 3_780,
  problem: null,
  pictureKey: 'm/abc',
  picture: {},
  ...over,
});

const scene = {
  products: {
    b: facts('b'),
    a: facts('a', { brand: 'Zenith', finish: '' }),
    gone: facts('gone', { problem: 'discontinued' }),
    out: facts('out', { problem: 'out-of-stock' }),
    broken: { sku: 'broken' },
  },
};

test('G-36 a shared room lists its products by brand and name', () => {
  const goods = listGoods(scene);
  expect(goods.map(({ sku }) => sku)).toEqual(['b', 'gone', 'out', 'a']);
  expect(goods.map(({ variant }) => variant)).toEqual([
    '12 x 24 in, Matte',
    '12 x 24 in, Matte',
    '12 x 24 in, Matte',
    '12 x 24 in',
  ]);
  expect(listGoods({})).toEqual([]);
});

test('G-36 what the room orders is counted, and only products for sale have a price', () => {
  const exact = { breakageUnits: null, keptUnits: 0 };
  const counted = countGoods(listGoods(scene), [
    { sku: 'b', units: 9, countedUnits: 8, breakageUnits: 1, keptUnits: 0, totalCents: 34_020 },
    { sku: 'gone', units: 2, countedUnits: 2, ...exact, totalCents: 7_560 },
    { sku: 'out', units: 1, countedUnits: 1, ...exact, totalCents: 3_780 },
  ]);
  expect(counted.map(({ contents }) => contents)).toEqual([
    '8 counted, 1 for breakage',
    null,
    null,
  ]);
  expect(counted.map(({ sku, units, total }) => [sku, units, total])).toEqual([
    ['b', 9, 34_020],
    ['gone', 2, null],
    ['out', 1, 3_780],
  ]);
  expect(totalOfGoods(counted)).toBe(37_800);
  expect(totalOfGoods(listGoods(scene))).toBeNull();
});
