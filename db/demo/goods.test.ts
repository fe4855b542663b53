import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listModelPictures } from './model-pictures.ts';
import type { DemoProduct, DemoVariant } from './product.ts';
import { Chance } from './random.ts';
import { dealLots } from './stock.ts';
import { generateProducts } from './world.ts';

const world: readonly DemoProduct[] = [...generateProducts('full')];

/** Square feet in ten-thousandths from the variant's own sizes, in whole numbers. */
function coverageFromSizes({ widthTmm, lengthTmm, pieces, size }: DemoVariant): number {
  const width = BigInt(widthTmm ?? 0);
  // A regular hexagon is its width across flats squared, times half the root of three.
  const [side, scale] = /^[\d.]+ in hexagon$/.test(size)
    ? [width, 866_025_404n]
    : [BigInt(lengthTmm ?? 0), 1_000_000_000n];
  const top = width * side * scale * BigInt(pieces) * 10_000n;
  const bottom = 3048n * 3048n * 1_000_000_000n;
  return Number((top * 2n + bottom) / (bottom * 2n));
}

test('CAT-06 what a box covers is exactly its pieces times their size', () => {
  let boxes = 0;
  for (const { name, variants } of world) {
    for (const variant of variants) {
      if (variant.boxSqftE4 === null) continue;
      boxes++;
      expect(variant.boxSqftE4, name).toBe(coverageFromSizes(variant));
    }
  }
  expect(boxes).toBeGreaterThan(50_000);
});

test('every variant has a price, a weight that can be lifted or forked, and a size that is its own', () => {
  for (const { name, unit, variants } of world) {
    expect(variants.length, name).toBeGreaterThanOrEqual(1);
    expect(variants.length, name).toBeLessThanOrEqual(10);
    expect(new Set(variants.map(({ size, finish }) => `${size}|${finish}`)).size, name).toBe(
      variants.length,
    );
    for (const { wholesaleCents, weightG } of variants) {
      expect(wholesaleCents, name).toBeGreaterThan(0);
      expect(weightG, name).toBeGreaterThan(0);
      if (unit === 'Box') expect(weightG, `${name} weighs too much for a box`).toBeLessThan(82_000);
    }
  }
});

/** Wholesale dollars a square foot that no shopper would wonder at, by child. */
const FAIR: Readonly<Record<string, readonly [low: number, median: number, high: number]>> = {
  'porcelain-tile': [1.5, 3.8, 12],
  'ceramic-floor-tile': [1.1, 2.8, 8],
  'marble-tile': [4, 11, 45],
  'natural-stone-tile': [2, 5, 13],
  'wood-look-tile': [1.5, 3.8, 9],
  'subway-tile': [1.9, 4.7, 11],
  'handmade-look-tile': [7, 16, 32],
  'solid-hardwood': [2.8, 6.5, 18],
  'engineered-hardwood': [2.6, 6.2, 16],
  'classic-laminate': [0.9, 1.7, 3.5],
  'rigid-core-plank': [1.4, 2.7, 5.5],
  'quartz-slabs': [14, 38, 90],
  'marble-slabs': [16, 55, 160],
  'concrete-pavers': [2, 3.7, 8],
  'landscape-turf': [1.5, 2.9, 6],
};

test('prices by the square foot are those of their class', () => {
  for (const [slug, [low, median, high]] of Object.entries(FAIR)) {
    const prices = world
      .filter(({ childSlug }) => childSlug === slug)
      .flatMap(({ variants }) => variants)
      .map(({ wholesaleCents, boxSqftE4 }) => (wholesaleCents * 100) / (boxSqftE4 ?? Number.NaN))
      .toSorted((a, b) => a - b);
    const middle = prices[Math.floor(prices.length / 2)] ?? 0;
    expect(prices[0], `${slug} lowest`).toBeGreaterThanOrEqual(low);
    expect(prices.at(-1), `${slug} highest`).toBeLessThanOrEqual(high);
    expect(middle / median, `${slug} median ${middle.toFixed(2)}`).toBeGreaterThan(0.75);
    expect(middle / median, `${slug} median ${middle.toFixed(2)}`).toBeLessThan(1.33);
  }
});

/** Millimeters in which the trade makes them, by child. */
const THICK: Readonly<Record<string, readonly [thinnest: number, thickest: number]>> = {
  'porcelain-tile': [8, 20],
  'subway-tile': [6, 10],
  'solid-hardwood': [15, 20],
  'engineered-hardwood': [9.5, 20],
  'classic-laminate': [7, 12],
  'rigid-core-plank': [4, 8],
  'glue-down-plank': [2, 3],
  'metal-tile': [4, 10],
  'ledger-panels': [15, 40],
  'quartz-slabs': [12, 30],
  'porcelain-pavers': [18, 30],
};

test('every surface but turf says how thick it is, as the trade makes it', () => {
  const met = new Set<string>();
  for (const { name, childSlug, picture, variants } of world) {
    const isThick = picture.type === 'surface' && !/turf|greens/.test(childSlug);
    const [thinnest, thickest] = THICK[childSlug] ?? [2, 100];
    for (const { thicknessTmm } of variants) {
      if (!isThick) expect(thicknessTmm, name).toBeNull();
      else {
        met.add(childSlug);
        expect(thicknessTmm, name).toBeGreaterThanOrEqual(10 * thinnest);
        expect(thicknessTmm, name).toBeLessThanOrEqual(10 * thickest);
      }
    }
  }
  expect([...met]).toEqual(expect.arrayContaining(Object.keys(THICK)));
});

test('every model that a fixture shows has its rendered picture', async () => {
  const models = listModelPictures();
  expect(models.size).toBeGreaterThan(1_000);
  const rendered = new Set(await readdir(new URL('../../media/products/', import.meta.url)));
  expect([...models.keys()].filter((key) => !rendered.has(`${key}.webp`))).toEqual([]);
});

test('of a thousand dealings some are sold out, most have several lots, and codes do not repeat', () => {
  const dealt = Array.from({ length: 1000 }, (_, seed) =>
    dealLots({ unit: 'Box', isMadeToOrder: false, mustBeOut: false }, new Chance(seed)),
  );
  const soldOut = dealt.filter((lots) => lots.every(({ onHand }) => onHand === 0)).length;
  expect(soldOut).toBeGreaterThan(30);
  expect(soldOut).toBeLessThan(120);
  for (const lots of dealt) {
    expect(lots.length).toBeLessThanOrEqual(3);
    expect(new Set(lots.map(({ code }) => code)).size).toBe(lots.length);
    for (const { code } of lots) expect(code).toMatch(/^[A-H]2[45]-\d{3}$/);
  }
});
