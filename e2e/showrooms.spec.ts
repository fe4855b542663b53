// Which showroom a visitor is in: none and the sample, one by its ID, another one, and out again.
import type { Page } from '@playwright/test';
import { enterShowroom } from './browser-state.ts';
import { openFirstBoxProduct } from './first-product.ts';
import { open } from './people.ts';
import { expect, test } from './test.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1025;

test('prices of two showrooms never mix', { tag: '@once' }, async ({ page }) => {
  await enterShowroom(page);
  await openFirstBoxProduct(page);
  const theirs = page.url().replace('OAKRIDGE', 'STUDIO7M');
  await open(page, theirs);
  await expect(page.getByText('These are the prices of Studio Marchetti.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Shop at Studio Marchetti' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Add \d/ })).toBeVisible();
});

test('U-59 a visitor without an ID looks around the sample showroom, opens a room in 3D, and is told how to get an ID', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/');
  const card = page.getByRole('region', { name: 'Enter Showroom ID' });
  const box = await card.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
  await card.getByRole('button', { name: 'Look around a sample showroom' }).click();
  await expect(page).toHaveURL(/\/visualize\/contractor\/all$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample Showroom');
  const main = page.getByRole('main');
  await expect(main.getByText('shows no prices and sells nothing')).toBeVisible();
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('article').filter({ hasText: /\$[\d,.]+ \/ / })).toHaveCount(0);
  await expectAccessible(page);

  await main.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('navigation', { name: 'Your showroom' })).toContainText(
    'Sample Showroom',
  );
  await expect(main.getByRole('button', { name: /^Add / })).toHaveCount(0);
  await open(page, '/cart');
  await expect(main).toContainText('Nothing is sold in the sample showroom.');

  await open(page, '/visualize?room=kitchen');
  await main.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/visualize\/design\?template=/);
  await expect(page.getByRole('button', { name: 'Showroom: Sample Showroom' })).toBeVisible();
  if (isPhone(page)) await page.getByRole('button', { name: /Total$/ }).click();
  await expect(page.getByText('No prices yet')).toBeVisible();
  await page.getByRole('button', { name: 'Enter a showroom ID' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your Showroom ID' });
  await expect(dialog).toContainText('Ask your pro for the Showroom ID');
  // Enter waits for the lookup, which has not even started.
  await dialog.getByRole('textbox', { name: 'Showroom ID' }).fill('OAKRIDGE');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Showroom: Oakridge Remodeling' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('$');
});

test("U-59 every page names the showroom and leads to its shop, to another one and out; a product's URL with an unknown ID says so", async ({
  page,
}) => {
  await enterShowroom(page);
  const bar = page.getByRole('navigation', { name: 'Your showroom' });
  for (const path of ['/faq', '/visualize', '/cart']) {
    await open(page, path);
    await expect(bar).toContainText('Oakridge Remodeling');
  }
  await bar.getByRole('button', { name: 'Switch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your Showroom ID' });
  await dialog.getByRole('textbox', { name: 'Showroom ID' }).fill('HADDAD28');
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('Haddad & Sons Builders');
  await bar.getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haddad & Sons Builders');

  await openFirstBoxProduct(page);
  await open(page, page.url().replace('HADDAD28', 'ZZZZZZZZ'));
  const main = page.getByRole('main');
  await expect(main).toContainText('No open showroom has the ID ZZZZZZZZ');
  await expect(main).toContainText('The prices here are those of your showroom.');
  await bar.getByRole('button', { name: 'Leave' }).click();
  await expect(bar).toHaveCount(0);
  await expect(main.getByText('Your pro sets the prices.')).toBeVisible();
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(bar).toContainText('Haddad & Sons Builders');
});
