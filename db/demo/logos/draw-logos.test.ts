import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { showrooms } from '../people/showrooms.ts';
import { brands } from '../trade/brands.ts';
import { drawLogos } from './draw-logos.ts';

test('every brand and showroom has a wordmark of its own, drawn as outlines', async () => {
  const logos = await drawLogos();
  const slugs = [...brands.map(({ slug }) => slug), ...showrooms.map(({ logoSlug }) => logoSlug)];
  expect([...logos.keys()].toSorted()).toEqual(slugs.toSorted());
  expect(new Set(logos.values()).size).toBe(slugs.length);
  for (const [slug, svg] of logos) {
    expect(svg, slug).toMatch(/^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+"/);
    expect(svg, slug).not.toMatch(/<text|NaN|undefined/);
  }
});

test('the kept wordmarks are the ones that are drawn', async () => {
  for (const [slug, svg] of await drawLogos()) {
    expect(readFileSync(new URL(`./${slug}.svg`, import.meta.url), 'utf8'), slug).toBe(svg);
  }
});
