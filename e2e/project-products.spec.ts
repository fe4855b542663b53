// Products added to a project from the shop: viewed, changed, and added to the cart.
import type { Page } from '@playwright/test';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import { findProducts, open } from './people.ts';
import { centsIn, newHomeowner } from './room-editor.ts';
import { expect, test } from './test.ts';

const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function enterAsHomeowner(page: Page): Promise<void> {
  const email = await newHomeowner(page);
  await enterShowroom(page);
  await beSignedIn(page, email);
}

interface Card {
  readonly hash: string;
  readonly in_stock: boolean;
}

interface SoldOut {
  readonly name: string;
  readonly variant_id: number;
  readonly qty: number;
}

async function findSoldOut(page: Page): Promise<SoldOut> {
  const read = async (path: string) => (await (await page.request.get(path)).json()).data;
  for (let number = 1; number <= 12; number++) {
    const list = await read(`/api/products?vsd_id=OAKRIDGE&category=all&ppp=48&page=${number}`);
    // A product without any stock is most likely one whose first size has none.
    const likely = list.data.toSorted(
      (a: Card, b: Card) => Number(a.in_stock) - Number(b.in_stock),
    );
    for (const { hash } of likely) {
      const { name, variants, minimum_unit } = await read(`/api/product/${hash}?vsd_id=OAKRIDGE`);
      const [first] = variants;
      if (first.stock === 0) return { name, variant_id: first.id, qty: minimum_unit };
    }
  }
  throw new Error('Nothing is out of stock.');
}

/** Adds to the newest project of the signed-in user. */
async function addByCall(page: Page, { variant_id, qty }: SoldOut): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { authorization: `Bearer ${token}` };
  const [project] = (await (await page.request.get('/api/projects', { headers })).json()).data;
  const data = { project: project.id, add: true, items: [{ variant_id, qty }] };
  const reply = await page.request.post('/api/projectCart/update_project_cart', { headers, data });
  expect(reply.status(), await reply.text()).toBe(200);
}

test('CART-03 CART-06 CART-10 CART-11 products of a project are viewed, changed and added to the cart', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const [found] = await findProducts(page, 1);
  await enterAsHomeowner(page);
  await open(page, `/product/${found?.hash}/OAKRIDGE`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Add to a project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a project' });
  await dialog.getByLabel('Project name').fill('Upstairs bath');
  await dialog.getByRole('button', { name: 'Create and add' }).click();
  await page.getByRole('button', { name: 'View its products' }).click();

  await expect(page).toHaveURL(/\/projects\/\d+\/products$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Upstairs bath' })).toBeVisible();
  const summary = page.getByRole('region', { name: 'Summary' });
  const subtotal = async () => centsIn((await summary.textContent()) ?? '');
  const quantity = row(page, name).getByRole('textbox', { name: `Quantity of ${name}` });
  const least = Number(await quantity.inputValue());
  const price = (await subtotal()) / least;
  await expect(row(page, name).getByRole('link', { name })).toHaveAttribute(
    'href',
    `/product/${found?.hash}/OAKRIDGE`,
  );

  await quantity.focus();
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue(String(least + 1));
  await page.keyboard.press('ArrowUp');
  await expect.poll(subtotal).toBe(price * (least + 2));
  await page.reload();
  await expect(quantity).toHaveValue(String(least + 2));
  await expect.poll(subtotal).toBe(price * (least + 2));

  const soldOut = await findSoldOut(page);
  await addByCall(page, soldOut);
  await page.reload();
  await expect(row(page, soldOut.name)).toContainText('Out of stock.');
  await expect(summary).toContainText('1 product is not in this subtotal');
  await expect.poll(subtotal).toBe(price * (least + 2));
  await expectAccessible(page);

  await summary.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(row(page, name)).toBeVisible();
  await expect(row(page, soldOut.name)).toHaveCount(0);
  await expect.poll(subtotal).toBe(price * (least + 2));

  await open(page, '/projects');
  await page.getByRole('link', { name: /^2 products ?, picked for Upstairs bath$/ }).click();
  await row(page, name)
    .getByRole('button', { name: `Remove ${name}` })
    .press('Enter');
  const undo = page.getByRole('button', { name: `Undo: put ${name} back` });
  await expect(undo).toBeFocused();
  await expect(summary.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(quantity).toHaveValue(String(least + 2));
  await row(page, name)
    .getByRole('button', { name: `Remove ${name}` })
    .click();
  await row(page, soldOut.name)
    .getByRole('button', { name: `Remove ${soldOut.name}` })
    .click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No products yet' })).toBeVisible();
  await expectAccessible(page);
});

test('CART-03 products of a project that fail to load can be retried, and those of others are not shown', {
  tag: '@once',
}, async ({ page, complaints, expectAccessible }) => {
  await enterAsHomeowner(page);
  await page.route('**/api/projectCart/*', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/projects/1/products');
  await expect(
    page.getByRole('heading', { name: 'The products could not be loaded' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/projectCart/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'This project was not found' })).toBeVisible();
  await expectAccessible(page);
  complaints.length = 0;
});
