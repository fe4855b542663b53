import { listCards } from '@wevisu/scene/kinds/card-of.ts';
import { modelCategories } from '@wevisu/scene/kinds/definition/kind.ts';
import { type ModelSpec, modelSpecSchema } from '@wevisu/scene/kinds/model-spec.ts';
import { expect, test } from 'vitest';
import { renderProduct } from './render-product.ts';

const PAPER = [250, 248, 244];

function spec(kind: string, params: object = {}, finishes: object = {}): ModelSpec {
  return modelSpecSchema.parse({ kind, params, finishes });
}

const draw = (of: ModelSpec, pixels = 48) => renderProduct(of, { pixels, samples: 1 }).rgb;

/** Pixels that are not the page's paper. */
function inkOf(rgb: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < rgb.length; at += 3) {
    const off = PAPER.some((value, k) => Math.abs((rgb[at + k] as number) - value) > 12);
    if (off) count++;
  }
  return count;
}

const sold = listCards().flatMap(([kind, { category }]) =>
  (modelCategories as readonly string[]).includes(category) ? [kind] : [],
);

test('there are many kinds that are sold', () => expect(sold.length).toBeGreaterThan(20));

test.each(sold)('CAT-14 %s is drawn on the page’s own paper', (kind) => {
  const rgb = draw(spec(kind), 32);
  const corners = [0, 31, 31 * 32, 32 * 32 - 1];
  // A lamp’s rod runs out of the picture, in its middle.
  for (const pixel of corners) {
    const own = [...rgb.subarray(pixel * 3, pixel * 3 + 3)];
    for (const [k, value] of own.entries()) {
      expect(Math.abs(value - (PAPER[k] as number)), `corner ${pixel}`).toBeLessThan(4);
    }
  }
  expect(inkOf(rgb)).toBeGreaterThan(10);
});

test('the same spec gives the same bytes, and another finish or size others', () => {
  const vanity = spec('vanity', {}, { cabinet: 'paint-navy' });
  const first = draw(vanity);
  expect(draw(vanity)).toEqual(first);
  expect(draw(spec('vanity', {}, { cabinet: 'paint-sage' }))).not.toEqual(first);
  expect(draw(spec('vanity', { widthTenths: 20_320 }, { cabinet: 'paint-navy' }))).not.toEqual(
    first,
  );
});

test('a finish has its own color in the middle of the front', () => {
  const rgb = draw(spec('vanity', { sinks: 1 }, { cabinet: 'paint-navy' }));
  const at = (30 * 48 + 22) * 3;
  const [r = 0, g = 0, b = 0] = rgb.subarray(at, at + 3);
  expect(b).toBeGreaterThan(r + 15);
  expect(b).toBeGreaterThan(g + 8);
});
