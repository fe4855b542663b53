// A pro's prices: a markup typed and undone, a coupon, and the report of what they earn.
import { expect, type Page } from '@playwright/test';
import { findInaccessible } from './axe.ts';
import { beSignedIn } from './browser-state.ts';
import { open } from './people.ts';
import { test } from './test.ts';

test('PRO-04 PRO-05 PRO-06 U-57 a pro sees what a markup does, stays above the minimum, makes a coupon and reads the report', {
  tag: '@once',
}, async ({ page }) => {
  await beSignedIn(page, 'pro@example.com');
  await open(page, '/pro/prices');
  const main = page.getByRole('main');
  const markup = main.getByLabel('Markup', { exact: true }).first();
  await markup.fill('9.99');
  await expect(main.getByText('The minimum markup is 10%.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Save markup' })).toBeDisabled();
  await markup.fill('45');
  const prices = main.getByRole('region', { name: 'Prices with this markup' });
  await expect(prices.getByRole('row').nth(1)).toBeVisible();
  expect(await findInaccessible(page)).toEqual([]);

  const now = await ruleOf(page);
  await saveElsewhere(page, { ...now, rate_ppm: now.rate_ppm === 220_000 ? 230_000 : 220_000 });
  await main.getByRole('button', { name: 'Save markup' }).click();
  const changed = main.getByRole('alert').filter({ hasText: 'This markup was changed meanwhile' });
  await expect(changed).toContainText(/Yours: 45%.*Saved: 2[23]%/);
  await expect(markup).toHaveValue('45');
  await changed.getByRole('button', { name: 'Take what is saved' }).click();
  await expect(markup).toHaveValue(/^2[23]$/);
  await expect(changed).toBeHidden();
  await saveElsewhere(page, { ...(await ruleOf(page)), rate_ppm: now.rate_ppm });

  await main.getByRole('button', { name: 'Preview' }).click();
  await expect(main.getByText(/products would change/)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Products that would change' })).toBeVisible();

  await open(page, '/pro/coupons');
  await main.getByRole('button', { name: 'Make a coupon' }).click();
  await main.getByRole('textbox', { name: 'Code' }).fill(`E2E${Date.now() % 1_000_000}`);
  await main.getByLabel('Off the price').fill('99');
  await main.getByRole('button', { name: 'Make this coupon' }).click();
  await expect(main.getByRole('alert')).toContainText('A coupon can take at most');
  await main.getByLabel('Off the price').fill('1');
  await main.getByLabel('Uses in total').fill('5');
  await main.getByRole('button', { name: 'Make this coupon' }).click();
  await expect(main.getByText('0 of 5 uses')).toBeVisible();
  expect(await findInaccessible(page)).toEqual([]);

  await open(page, '/pro/reports');
  await expect(main.getByRole('img', { name: /^Orders per visit by day/ })).toBeVisible();
  await main.getByText('Show sales as a table').click();
  await expect(main.getByRole('region', { name: 'Sales by day' })).toBeVisible();
  expect(await findInaccessible(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['reports', 'coupons', 'prices', 'featured']) {
    await open(page, `/pro/${path}`);
    await expect(
      main
        .getByRole('heading', { level: 2 })
        .or(main.getByRole('listitem'))
        .or(main.getByRole('table'))
        .first(),
    ).toBeVisible();
  }
});

interface Rule {
  readonly category_id: null;
  readonly brand_id: null;
  readonly product_id: null;
  readonly rate_ppm: number;
  readonly version: number;
}

/** The same pro on another device. */
const headers = (page: Page) =>
  page.evaluate(() => ({ authorization: `Bearer ${localStorage.getItem('authToken')}` }));

async function ruleOf(page: Page): Promise<Rule> {
  const reply = await page.request.get('/api/pro/prices/rules', { headers: await headers(page) });
  return (await reply.json()).data.standard;
}

async function saveElsewhere(page: Page, data: Rule): Promise<void> {
  const { category_id, brand_id, product_id, rate_ppm, version } = data;
  const reply = await page.request.put('/api/pro/prices/rules', {
    headers: await headers(page),
    data: { category_id, brand_id, product_id, rate_ppm, version },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}
