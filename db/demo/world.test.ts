import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';
import { expect, test } from 'vitest';
import type { DemoProduct } from './product.ts';
import { hashText, publicHash } from './random.ts';
import { categories } from './taxonomy/categories.ts';
import { children } from './taxonomy/children.ts';
import { departments } from './taxonomy/departments.ts';
import { brands, requireBrand } from './trade/brands.ts';
import { vendors } from './trade/vendors.ts';
import { generateProducts } from './world.ts';

const world: readonly DemoProduct[] = [...generateProducts('full')];
const keyOf = (product: DemoProduct) => `${product.brandSlug}|${product.name}`;

function digest(products: Iterable<DemoProduct>): number {
  let state = 0;
  for (const product of products) state = hashText(JSON.stringify(product), state);
  return state;
}

test('HOME-25 the standard world holds at least 25,000 products', () => {
  expect(world.length).toBeGreaterThanOrEqual(25_000);
  expect(world.length).toBeLessThan(30_000);
});

test('HOME-14 the 21 categories are spelled as the home page lists them, and cabinets are one more', () => {
  expect(categories.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [
      'Appliances',
      'Artificial Turf',
      'Backsplash Tiles',
      'Bathroom Faucets',
      'Bathroom Vanitys',
      'Bath Tubs',
      'Cabinet Hardware',
      'Countertop',
      'Fans',
      'Hardscaping',
      'Hardwood Flooring',
      'Kitchen Cabinets',
      'Kitchen Faucets',
      'Kitchen Sinks',
      'Laminate Flooring',
      'Lights',
      'luxury-flooring',
      'Pool Copings',
      'Showers',
      'Stacked Stone',
      'Tile Flooring',
      'Toilets',
    ].toSorted((a, b) => a.localeCompare(b)),
  );
});

test('CAT-17 every category stands in one department and has three to seven children with products', () => {
  const stocked = new Set(world.map(({ childSlug }) => childSlug));
  for (const { slug, department, face } of categories) {
    expect(departments.map((one) => one.slug)).toContain(department);
    const own = children.filter(({ category }) => category === slug);
    expect(own.length, slug).toBeGreaterThanOrEqual(3);
    expect(own.length, slug).toBeLessThanOrEqual(7);
    expect(
      own.map((child) => child.slug),
      slug,
    ).toContain(face);
    for (const child of own) expect(stocked, child.slug).toContain(child.slug);
  }
  const slugs = [...categories, ...children].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('at least 60 brands of at least 12 vendors all sell something, each under a code of its own', () => {
  expect(brands.length).toBeGreaterThanOrEqual(60);
  expect(vendors.length).toBeGreaterThanOrEqual(12);
  const selling = new Set(world.map(({ brandSlug }) => brandSlug));
  expect(selling.size).toBe(brands.length);
  expect(new Set(brands.map(({ vendorKey }) => vendorKey)).size).toBe(vendors.length);
  expect(new Set(brands.map(({ code }) => code)).size).toBe(brands.length);
  expect(new Set(brands.map(({ slug }) => slug)).size).toBe(brands.length);
});

test('no two products share brand and name, public hash or SKU', () => {
  const keys = new Set(world.map(keyOf));
  expect(keys.size).toBe(world.length);
  expect(new Set([...keys].map(publicHash)).size).toBe(world.length);
  expect(new Set(world.map(({ skuStem }) => skuStem)).size).toBe(world.length);
});

test('every SKU begins with the code of its brand', () => {
  for (const { brandSlug, skuStem } of world) {
    expect(skuStem.startsWith(`${requireBrand(brandSlug).code}-`)).toBe(true);
  }
});

test('every picture, and every variant of it, is one that the scene can draw', () => {
  for (const { picture, variants } of world) {
    expect(() => parseProductPicture(picture)).not.toThrow();
    for (const { picture: override } of variants) {
      if (override !== null) parseProductPicture(mergePicture(picture, override));
    }
  }
});

test('two runs give the same world, and another size the same products', () => {
  expect(digest(generateProducts('full'))).toBe(digest(world));
  const all = new Map(world.map((product) => [keyOf(product), product]));
  const small = [...generateProducts('small')];
  expect(small.length).toBeGreaterThan(400);
  expect(small.length).toBeLessThan(1_200);
  for (const product of small) expect(product).toEqual(all.get(keyOf(product)));
  expect(new Set(small.map(({ childSlug }) => childSlug)).size).toBe(children.length);
});

test('a larger world begins with the standard one and repeats no name', () => {
  const larger = world.length + 10_000;
  const keys = new Set<string>();
  let place = 0;
  for (const product of generateProducts(larger)) {
    if (place < world.length) expect(product.name).toBe(world[place]?.name);
    keys.add(keyOf(product));
    place++;
  }
  expect(place).toBe(larger);
  expect(keys.size).toBe(larger);
});

test('descriptions are two to four sentences, and seldom alike', () => {
  for (const { name, description } of world) {
    const sentences = description.split(/(?<=[.!?])\s+(?=[A-Z0-9])/).length;
    expect(sentences, name).toBeGreaterThanOrEqual(2);
    expect(sentences, `${name}: ${description}`).toBeLessThanOrEqual(5);
    expect(description).not.toMatch(/undefined|NaN|\{|\}| {2}/);
  }
  const distinct = new Set(world.map(({ description }) => description)).size;
  expect(distinct / world.length).toBeGreaterThan(0.99);
});
