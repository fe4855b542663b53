// The examples of AI 3D design as they are kept: whole, within the rules, and at the prices of their showroom.
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { expect, test } from 'vitest';
import { demoStock } from './demo-stock.ts';
import { EXAMPLE_BRIEFS } from './example-briefs.ts';
import { readExamples } from './example-files.ts';

const goods = demoStock();
const examples = await readExamples();

test('G-44 each brief has three designs, and a picture of the one that is shown', () => {
  expect(examples.map(({ text }) => text)).toEqual(EXAMPLE_BRIEFS.map(({ text }) => text));
  for (const { id, designs, shown, pictures } of examples) {
    expect([id, designs.length]).toEqual([id, 3]);
    expect([id, pictures[shown - 1]?.subarray(8, 12).toString()]).toEqual([id, 'WEBP']);
  }
});

test('G-44 every example is of products on offer, comes to its total to the cent, and breaks no rule', () => {
  for (const { id, designs } of examples) {
    for (const { scene, skus, orders, summary } of designs) {
      const facts = skus.map((sku) => goods.facts(sku));
      expect([id, facts.filter((one) => one === null)]).toEqual([id, []]);
      const products = Object.fromEntries(skus.map((sku, n) => [sku, facts[n]]));
      const { document, findings } = readScene({ ...scene, products });
      const takeoff = takeoffOf(document);
      expect([id, findings, takeoff.totalCents]).toEqual([id, [], summary.total_cents]);
      expect(takeoff.orders.filter(({ units }) => units > 0).length).toBe(orders.length);
      const forbidden = checkRules(document, 'standard').filter(
        ({ tier }) => tier === 'broken' || tier === 'code',
      );
      expect([id, forbidden]).toEqual([id, []]);
    }
  }
});
