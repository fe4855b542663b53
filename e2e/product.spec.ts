// Everything about a product: pictures, delivery, documents, samples, projects, related rows, and search
// engine data.
import type { Page } from '@playwright/test';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import { open } from './people.ts';
import { newHomeowner } from './room-editor.ts';
import { expect, test } from './test.ts';

/** Hashes of products of a category, as the API lists them. */
async function findHashes(page: Page, category: string, count: number): Promise<string[]> {
  const reply = await page.request.get(
    `/api/products?category=${category}&in_stock=true&ppp=${count}`,
  );
  const hashes = (await reply.json()).data.data.map((card: { hash: string }) => card.hash);
  expect(hashes).toHaveLength(count);
  return hashes;
}

async function openTile(page: Page): Promise<string> {
  const [hash = ''] = await findHashes(page, 'porcelain-tile', 1);
  await open(page, `/product/${hash}/OAKRIDGE`);
  return hash;
}

test('G-33 a tile is shown as a piece, close up, laid and with its dimensions, and every picture loads', async ({
  page,
  expectAccessible,
}) => {
  await openTile(page);
  const main = page.getByRole('main');
  const pictures = main.getByRole('list', { name: 'Pictures' });
  for (const label of ['One piece', 'Close-up', 'Measures']) {
    await pictures.getByRole('button', { name: label }).click();
    await expect(pictures.getByRole('button', { name: label })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const shown = main.getByRole('img', { name: new RegExp(`: ${label}$`) });
    await expect(async () => {
      expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }).toPass({ timeout: 30_000 });
  }
  await expectAccessible(page);
});

test('POL-17 U-50 a zip code gives the delivery window and the shipping charge, and is remembered', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page);
  await openTile(page);
  const main = page.getByRole('main');
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await delivery.getByLabel('Deliver to zip code').fill('123');
  await delivery.getByRole('button', { name: 'Check' }).click();
  await expect(delivery).toContainText('Enter a U.S. zip code');
  await delivery.getByLabel('Deliver to zip code').fill('90012');
  await delivery.getByRole('button', { name: 'Check' }).click();
  await expect(delivery).toContainText(/Arrives between \d\d\.\d\d\.\d{4} and \d\d\.\d\d\.\d{4}/);
  await page.reload();
  await expect(delivery.getByLabel('Deliver to zip code')).toHaveValue('90012');
  await expect(delivery).toContainText('Arrives between');

  // U-50: the cart says the same, before any sign-in.
  const arrives = await delivery.getByText(/^Arrives between/).textContent();
  const shipping = /\$[\d,.]+\d/.exec((await delivery.textContent()) ?? '')?.[0] ?? 'Free';
  await main.getByRole('button', { name: /^Add \d/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, '/cart');
  await expect(main).toContainText(arrives ?? '');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByText(/^Shipping to 90012/).locator('..')).toContainText(shipping);
  await expect(summary).toContainText('Total before tax');
});

test('G-33 the specification sheet opens from the product', { tag: '@once' }, async ({ page }) => {
  const hash = await openTile(page);
  const link = page.getByRole('link', { name: 'Specification sheet (PDF)' });
  await expect(link).toHaveAttribute('href', `/documents/${hash}/specification.pdf`);
  await expect(async () => {
    const sheet = await page.request.get(`/documents/${hash}/specification.pdf`);
    expect(sheet.headers()['content-type']).toBe('application/pdf');
  }).toPass({ timeout: 30_000 });
});

test('CAT-16 STORE-09 viewing products fetches the three rows and stores what was viewed', {
  tag: '@once',
}, async ({ page }) => {
  const calls = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.add(new URL(request.url()).pathname);
  });
  const seen = await findHashes(page, 'porcelain-tile', 2);
  for (const hash of seen) {
    await open(page, `/product/${hash}`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Top products' })).toBeVisible();
  }
  expect([...calls]).toEqual(
    expect.arrayContaining([
      '/api/top_products/',
      '/api/customer_also_viewed/',
      '/api/recently_viewed/',
    ]),
  );
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('recently_viewed'));
  const hashes = JSON.parse(stored ?? '[]').map((one: { hash: string }) => one.hash);
  expect(hashes).toEqual(expect.arrayContaining(seen));
  expect(await page.evaluate(() => localStorage.getItem('top_product'))).toContain('hash');
});

test('CAT-04 G-33 product details open with and without a selected product', async ({
  page,
  expectAccessible,
}) => {
  const response = await page.goto('/product-details');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(/\/product-details$/);
  await expect(page.getByRole('heading', { name: 'No product selected' })).toBeVisible();
  await expectAccessible(page);
  const [hash] = await findHashes(page, 'toilets', 1);
  await page.goto(`/product-details?product=${hash}`);
  await expect(page).toHaveURL(new RegExp(`/product/${hash}`));
});

test('CHECK-05 a sample is added to the cart as one piece at its own price in dollars', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await enterShowroom(page);
  await openTile(page);
  const order = page.getByRole('button', { name: /^Order a sample, \$\d+\.\d\d$/ });
  const price = (await order.textContent())?.match(/\$[\d.]+/)?.[0] ?? '?';
  await order.click();
  await expect(page.getByText('A sample is in your cart.')).toBeVisible();
  await open(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByText('1 sample')).toBeVisible();
  await expect(main).toContainText(price);
  await expect(main.getByRole('textbox', { name: /^Quantity/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('CART-05 CART-06 CART-17 CHECK-09 ERR-06 a product is added to a new project, a failure says to log in, and signing out empties the cart', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  test.setTimeout(180_000);
  await enterShowroom(page);
  await openTile(page);
  const product = page.url();
  await page.getByRole('button', { name: 'Add to a project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a project' });
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await beSignedIn(page, await newHomeowner(page));
  await open(page, product);

  await page.getByRole('button', { name: 'Add to a project' }).click();
  await dialog.getByLabel('Project name').fill('Upstairs bath');
  await expectAccessible(page, '[role=dialog]');
  await page.route('**/api/projectCart', (route) =>
    route.fulfill({ status: 422, json: { message: 'No.' } }),
  );
  await dialog.getByRole('button', { name: 'Create and add' }).click();
  await expect(page.getByRole('alert').getByText('Please login to proceed.')).toBeVisible();
  await expect(dialog.getByLabel('Project name')).toHaveValue('Upstairs bath');
  await page.unroute('**/api/projectCart');
  await dialog.getByRole('button', { name: 'Create and add' }).click();
  await expect(page.getByText('Your project is up to date.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await open(page, '/projects');
  await expect(page.getByRole('main')).toContainText('Upstairs bath');

  await open(page, product);
  await page.getByRole('button', { name: /^Order a sample/ }).click();
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await page.getByRole('button', { name: /'s account/ }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('button', { name: /'s account/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
});

test("search engines and link previews get a product's data", { tag: '@once' }, async ({
  page,
}) => {
  const hash = await openTile(page);
  const { origin } = new URL(page.url());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${origin}/product/${hash}`,
  );
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(image ?? '')).headers()['content-type']).toBe('image/webp');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(
    expect.arrayContaining(['Product', 'BreadcrumbList']),
  );
  const index = await (await page.request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file]) => file ?? '');
  const maps = await Promise.all(files.map(async (file) => (await page.request.get(file)).text()));
  expect(maps.join()).toContain(`<loc>${origin}/product/${hash}</loc>`);
});
