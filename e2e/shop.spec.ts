// The shop from the home page to a product in the cart: by role and label, on desktop and phone.
import type { Page } from '@playwright/test';
import { SHOP_CATEGORIES } from '@wevisu/domain/catalog/shop-categories.ts';
import { enterShowroom } from './browser-state.ts';
import { openFirstBoxProduct } from './first-product.ts';
import { open } from './people.ts';
import { expect, test } from './test.ts';

const NO_SHOWROOM = 'No Showroom Found, Please Enter Correct Showroom Id.';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1025;

/** The facets next to the list, or in a sheet on a phone. */
async function openFilters(page: Page) {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

async function closeFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Show [\d,]+ products?$/ }).click();
}

test('HOME-02 HOME-06 HOME-14 NAV-20 the home page opens the shop', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Save Time, Save Money, Build Smarter',
  );
  await expect(page.getByRole('textbox', { name: 'Showroom ID' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  const categories = page.getByRole('region', { name: 'Shop by category' });
  await expect(categories.getByRole('listitem')).toHaveText([...SHOP_CATEGORIES]);
  await expect(page.getByRole('link', { name: /^Kitchen/ }).last()).toHaveAttribute(
    'href',
    '/department/kitchen',
  );
  await expectAccessible(page);
});

/** Fully visible slides of the brands. */
async function countLogos(page: Page): Promise<number> {
  const region = page.getByRole('region', { name: 'Our Brand Partners' });
  await region.scrollIntoViewIfNeeded();
  const box = await region.boundingBox();
  return region.getByRole('listitem').evaluateAll(
    (slides, [left, right]) =>
      slides.filter((slide) => {
        const { x, width: own } = slide.getBoundingClientRect();
        return x >= left - 2 && x + own <= right + 2;
      }).length,
    [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)] as const,
  );
}

test('HOME-12 6, 4, 2 and 1 logos are visible at once from 1280 px down to 480', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/');
  for (const [width, logos] of [
    [1280, 6],
    [1024, 4],
    [767, 2],
    [480, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => countLogos(page), `at ${width} px`).toBe(logos);
  }
});

test('HOME-15 HOME-16 HOME-17 a category asks for a Showroom ID first', { tag: '@once' }, async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Appliances' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your Showroom ID' });
  await expect(dialog).toContainText('Ask your pro for the Showroom ID');
  await expect(dialog.getByRole('link', { name: 'Back to shopping' })).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'See All' }).click();
  await expect(dialog).toBeVisible();
});

test('SHOW-03 SHOW-05 SHOW-08 SHOW-10 SHOW-11 SHOW-12 SHOW-13 an ID leads into the showroom and is remembered', async ({
  page,
  expectAccessible,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/visualization')) calls.push(pathname + search);
  });
  await open(page, '/');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page
    .getByRole('textbox', { name: 'Showroom ID' })
    .pressSequentially('OAKRIDGE', { delay: 20 });
  await expect(page.getByText('Oakridge Remodeling')).toBeVisible();
  await expect(next).toBeEnabled();
  expect(calls.filter((path) => path.includes('/showrooms'))).toEqual([
    '/api/visualization/showrooms?s=OAKRIDGE',
  ]);
  await next.click();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oakridge Remodeling');
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  const list = await page.evaluate(() => localStorage.getItem('category'));
  expect(JSON.parse(list ?? '{}').parent).toBe('all');
  expect(calls.some((path) => path.includes('/shop_profile'))).toBe(true);
  await expect(page.getByRole('article').first()).toContainText('$');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oakridge Remodeling');
  const stored = await page.evaluate(() => localStorage.getItem('my_item'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ vsd_id: 'OAKRIDGE' });
  await expectAccessible(page);
});

test('SHOW-06 SHOW-14 a miss warns once, and Next stays disabled', { tag: '@once' }, async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const field = page.getByRole('textbox', { name: 'Showroom ID' });
  await field.fill('ZZ');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field.fill('ZZZZZZZ9');
  await expect(page.getByRole('alert')).toHaveText(NO_SHOWROOM);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await field.fill('');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText(NO_SHOWROOM);
});

test('ERR-16 a failed showroom search can be retried with a button', {
  tag: '@once',
}, async ({ page, complaints }) => {
  await open(page, '/');
  await page.route('**/api/visualization/showrooms*', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  const field = page.getByRole('textbox', { name: 'Showroom ID' });
  await field.fill('OAKRIDGE');
  await expect(page.getByText('The search did not go through.')).toBeVisible();
  await page.unroute('**/api/visualization/showrooms*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  complaints.splice(0, 1);
});

test('HOME-07 HOME-08 HOME-18 HOME-19 the home page continues in the selected showroom', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page);
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/visualize/contractor/all',
  );
  await page.getByRole('button', { name: 'New Showroom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your Showroom ID' });
  await expect(dialog.getByRole('textbox', { name: 'Showroom ID' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  await dialog.getByRole('link', { name: 'Back to shopping' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all$/);
  await open(page, '/');
  await page.getByRole('link', { name: 'Artificial Turf' }).first().click();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all\?category=artificial-turf$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artificial Turf');
});

test('VIS-11 a category of the showroom is fetched by category and showroom', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page);
  await open(page, '/visualize/contractor/all');
  const request = page.waitForRequest('**/api/visualization/products');
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Tile Flooring' })
    .click();
  expect((await request).postDataJSON()).toMatchObject({ category: 'tile-flooring' });
  expect((await request).postDataJSON().showroom).toBeGreaterThan(0);
  await expect(page).toHaveURL(/category=tile-flooring/);
});

test('CAT-01 NAV-21 NAV-22 NAV-23 departments lead to categories, and those to products', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/department/flooring-tile');
  if (!isPhone(page)) {
    const opener = page.getByRole('button', { name: 'Browse Kitchen' });
    const entry = page.getByRole('banner').getByRole('link', { name: 'Kitchen Faucets' });
    await opener.hover();
    await expect(entry).toBeVisible();
    // Pressing what the pointer has just opened does not close it; pressing again does.
    await opener.click();
    await expect(entry).toBeVisible();
    await opener.click();
    await expect(entry).toBeHidden();
  }
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Tile Flooring/ })
    .click();
  await expect(page).toHaveURL(/\/department\/flooring-tile\/tile-flooring$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tile Flooring');
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Marble Tile/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/category\/marble-tile\/product$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await open(page, '/category/tile-flooring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tile Flooring');
});

test('guests see products without prices, and are asked for a Showroom ID', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/category/tile-flooring/product');
  // A vendor's free delivery is shown to everybody.
  const price = /\$[\d,.]+ \/ /;
  await expect(page.getByRole('article').first()).not.toContainText(price);
  await page.getByRole('button', { name: 'Enter a showroom ID to see prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your Showroom ID' });
  await dialog.getByRole('textbox', { name: 'Showroom ID' }).fill('OAKRIDGE');
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/category\/tile-flooring\/product$/);
  await expect(page.getByRole('article').first()).toContainText(price);
});

test('facets narrow the list, are kept in the URL and can be removed one by one', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/category/tile-flooring/product');
  const filters = await openFilters(page);
  await filters.getByText('Gray', { exact: true }).click();
  await expect(page).toHaveURL(/color=gray/);
  await filters.getByRole('button', { name: 'Thickness' }).click();
  await filters.getByText('9.5 mm (3/8 in)', { exact: true }).click();
  await expect(page).toHaveURL(/color=gray&thickness=9.5$/);
  await expectAccessible(page, isPhone(page) ? '[role=dialog]' : undefined);
  await closeFilters(page);
  const chips = page.getByRole('list', { name: 'Active filters' });
  await chips.getByRole('link', { name: 'Remove filter Gray' }).click();
  await expect(page).toHaveURL(/product\?thickness=9.5$/);
  await page.reload();
  await expect(
    chips.getByRole('link', { name: 'Remove filter 9.5 mm (3/8 in)', exact: true }),
  ).toBeVisible();
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/category\/tile-flooring\/product$/);
});

test('CAT-12 pages turn, and a jump past the end goes to the last page', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, '/category/all/product?sort=name');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const first = await page.getByRole('article').first().textContent();
  await pages.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('article').first()).not.toHaveText(first ?? '');
  await pages.getByLabel('Go to page').fill('9999');
  await pages.getByRole('button', { name: 'Go' }).click();
  await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await open(page, '/category/all/product?page=9999');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a search corrects typos and says so', { tag: '@once' }, async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.fill('marbel tile');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=marbel\+tile$/);
  await expect(page.getByText(/^Showing results for/)).toContainText('marble');
  await expect(page.getByRole('article').first()).toContainText(/marble/i);
  await expectAccessible(page);
  await open(page, '/search?q=qqqqzzzz');
  await expect(page.getByRole('heading', { name: 'Nothing found for “qqqqzzzz”' })).toBeVisible();
});

test('suggestions appear while typing and can be used with the keyboard', { tag: '@once' }, async ({
  page,
}) => {
  await open(page, '/');
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.pressSequentially('marb', { delay: 30 });
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(box).toHaveValue('marb');
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/(category|search|product)/);
});

test('CAT-03 CAT-05 CAT-06 an area becomes boxes that are added to the cart', async ({
  page,
  expectAccessible,
}) => {
  await enterShowroom(page);
  await openFirstBoxProduct(page);
  await expect(page).toHaveURL(/\/product\/\w+\/OAKRIDGE/);
  await expect(page.getByText('/ sq ft').first()).toBeVisible();
  await expect(page.getByText('/ Box').first()).toBeVisible();
  await page.getByLabel('Your area').fill('60.555');
  await expect(page.getByLabel('Your area')).toHaveValue('60.55');
  await expect(page.getByText(/for cuts and leftovers/)).toBeVisible();
  await expectAccessible(page);
  const add = page.getByRole('button', { name: /^Add \d+ box/ });
  const label = await add.textContent();
  await add.click();
  const drawer = page.getByRole('dialog', { name: /added$/ });
  await expect(drawer).toContainText(label?.match(/\d+/)?.[0] ?? '?');
  await expectAccessible(page, '[role=dialog]');
  const title = await drawer.getByRole('heading').first().boundingBox();
  const message = await page.locator('[data-sonner-toast]').first().boundingBox();
  expect(message?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await drawer.getByRole('button', { name: 'Keep shopping' }).click();
  await expect(page.getByRole('link', { name: /^Cart, \d+ item/ })).toBeVisible();
});

test('CAT-07 CAT-08 CAT-09 the quantity is a whole number from the minimum up', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page);
  await openFirstBoxProduct(page);
  const box = page.getByRole('textbox', { name: 'Quantity in boxes' });
  const least = await box.inputValue();
  await expect(page.getByRole('button', { name: 'One less' })).toBeDisabled();
  await box.fill('abc');
  await expect(box).toHaveValue('');
  await box.fill('0');
  await box.blur();
  await expect(box).toHaveValue(least);
});

test('an unknown product and an unknown category say so', { tag: '@once' }, async ({
  page,
  complaints,
}) => {
  for (const path of ['/product/nosuchhash00', '/category/no-such-thing/product']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page no longer exists' })).toBeVisible();
  }
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});
