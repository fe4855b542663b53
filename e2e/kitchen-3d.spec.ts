// The product in one journey: a kitchen from an empty plan, with products of five brands, counted and bought.
import { pointer } from './hands.ts';
import { buildAndBuy } from './kitchen.ts';
import { test } from './test.ts';
import { softwareWebgl } from './webgl.ts';

test.use(softwareWebgl);

test('VIS-04 VIS-05 G-39 a kitchen is built from an empty plan of eight products of five brands, and bought', {
  tag: '@once',
}, async ({ page }) => {
  // Software rendering takes most of the time: minutes on two cores.
  test.setTimeout(480_000);
  await page.setViewportSize({ width: 1280, height: 720 });
  await buildAndBuy(page, pointer);
});
