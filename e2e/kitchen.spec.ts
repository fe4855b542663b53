// The product in one journey, without WebGL: see kitchen-3d.spec.ts.
import { keyboard, pointer } from './hands.ts';
import { buildAndBuy } from './kitchen.ts';
import { test } from './test.ts';

test.setTimeout(300_000);

test('VIS-04 VIS-05 G-39 on a phone a kitchen is built from an empty plan of eight products of five brands, and bought', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen builds it in 3D');
  await buildAndBuy(page, pointer);
});

test('G-39 the same kitchen is built and bought with only the keyboard', {
  tag: '@once',
}, async ({ page }) => {
  // Two kitchens take what is in stock of the first pulls.
  await buildAndBuy(page, keyboard(page), ['Quillon Hardware']);
});
