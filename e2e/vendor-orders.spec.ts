// What a vendor does with orders, and how it connects its own system.
import { expect, type Page } from '@playwright/test';
import { findInaccessible } from './axe.ts';
import { open, signIn } from './people.ts';
import { test } from './test.ts';

async function comeInAsVendor(page: Page): Promise<void> {
  await open(page, '/business/login');
  await signIn(page, 'vendor@example.com');
  await expect(page).not.toHaveURL(/\/login/);
}

test('VEND-02 VEND-03 VEND-04 a vendor approves a line, and makes a key that is shown once', {
  tag: '@once',
}, async ({ page }) => {
  await comeInAsVendor(page);
  await open(page, '/vendor/orders?status=Waiting+for+approval');
  const rows = page.getByRole('checkbox', { name: /^Select .* of WV-/ });
  await expect(rows.first()).toBeVisible();
  expect(await findInaccessible(page, 'main')).toEqual([]);
  await rows.first().check();
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Approve: 1 row done')).toBeVisible();
  await expect(bar).toBeHidden();

  await open(page, '/vendor/requests');
  await expect(page.getByRole('heading', { name: 'Requests', level: 1 })).toBeVisible();
  await expect(page.getByText('are loading')).toHaveCount(0);
  expect(await findInaccessible(page, 'main')).toEqual([]);

  await open(page, '/vendor/connections');
  await page.getByLabel('Name of the key').fill('Warehouse');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await expect(page.getByText(/^wv_[0-9A-Za-z]{36}$/)).toBeVisible();
  await page.getByLabel('Address').fill('https://10.0.0.1/hook');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await expect(page.getByText('This address is not on the public internet.')).toBeVisible();
  expect(await findInaccessible(page, 'main')).toEqual([]);
});
