// Cart lines that can't be bought: why, what can be done, and the total without them.
import { expect, type Page } from '@playwright/test';
import { enterShowroom } from './browser-state.ts';
import { findProducts, open } from './people.ts';
import { centsIn } from './room-editor.ts';
import { test } from './test.ts';

interface Found {
  readonly hash: string;
  readonly name: string;
  readonly variant: number;
  readonly stock: number;
  readonly least: number;
}

/** A product of the showroom whose first size has stock that fits. */
async function findStock(page: Page, fits: (found: Found) => boolean): Promise<Found> {
  const call = async (path: string) => (await page.request.get(path)).json();
  for (let number = 1; number <= 12; number++) {
    const list = await call(`/api/products?vsd_id=OAKRIDGE&category=all&ppp=48&page=${number}`);
    for (const { hash } of list.data.data) {
      const { data } = await call(`/api/product/${hash}?vsd_id=OAKRIDGE`);
      const [first] = data.variants;
      const { name, minimum_unit: least } = data;
      const found = { hash, name, variant: first.id, stock: first.stock, least };
      if (fits(found)) return found;
    }
  }
  throw new Error('No product has that much in stock.');
}

/** A guest's cart of these. */
async function fill(page: Page, items: readonly { variant_id: number; qty: number }[]) {
  const shop = await page.request.get('/api/visualization/shop_profile?vsd_id=OAKRIDGE');
  const showroom = (await shop.json()).data.data.profile.user_id;
  const data = { action: 'cart', showroom, items };
  const reply = await page.request.post('/api/projectCart/sync_to_cart', { data });
  const { temp_project_id } = (await reply.json()).data;
  await page.evaluate((id) => localStorage.setItem('cart_id', id), temp_project_id);
}

const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('POL-03 CART-02 an out-of-stock line says what can be done, and that the total excludes it', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  test.setTimeout(120_000);
  await enterShowroom(page);
  const [fine] = await findProducts(page, 1);
  const { data: bought } = await (
    await page.request.get(`/api/product/${fine?.hash}?vsd_id=OAKRIDGE`)
  ).json();
  const none = await findStock(page, ({ stock }) => stock === 0);
  const few = await findStock(page, ({ stock, least }) => stock >= least && stock < 500);
  await fill(page, [
    { variant_id: bought.variants[0].id, qty: bought.minimum_unit },
    { variant_id: none.variant, qty: none.least },
    { variant_id: few.variant, qty: few.stock + 100 },
  ]);
  await open(page, '/cart');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('2 products are not in this total');
  await expect(row(page, none.name)).toContainText('Out of stock. Leave it here');
  await expect(row(page, none.name)).toContainText('Not in the total');
  await expectAccessible(page);
  const before = centsIn((await summary.textContent()) ?? '');

  // The remaining stock counts again.
  await row(page, few.name)
    .getByRole('button', { name: /^Change to / })
    .click();
  await expect(row(page, few.name)).not.toContainText('Not in the total');
  await expect(summary).toContainText('1 product is not in this total');
  expect(centsIn((await summary.textContent()) ?? '')).toBeGreaterThan(before);

  await row(page, none.name).getByRole('link', { name: 'Find similar' }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${none.hash}/OAKRIDGE#alike$`));
  await expect(page.getByRole('region', { name: 'You may also like' })).toBeInViewport();
  await open(page, '/cart');

  await row(page, none.name)
    .getByRole('button', { name: `Remove ${none.name}` })
    .click();
  await expect(page.getByRole('button', { name: `Undo: put ${none.name} back` })).toBeFocused();
  await expect(summary).not.toContainText('not in this total');
});
