// The account page: what people see and change in their account, and how they delete it.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { beSignedIn, beVerified } from './browser-state.ts';
import { fillAddress, newAddress, open, PASSWORD, signIn } from './people.ts';
import { placeOrder } from './place-order.ts';
import { expect, test } from './test.ts';

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
}

test('G-12 CHECK-07 FMT-07 profile and addresses change, and the next order goes to the default address', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  await beVerified(page, newAddress());
  await open(page, '/account?tab=profile');
  const main = page.getByRole('main');
  const name = main.getByLabel('First and last name');
  await expect(name).toHaveValue('Ana Maria Lopez');
  await expect(main.getByLabel('Phone number')).toHaveValue('(213) 555-0123');
  await name.fill('Ana');
  await main.getByRole('button', { name: 'Save profile' }).click();
  await expect(main.getByText('Enter your first and last name.')).toBeVisible();
  await name.fill('Eva Stone');
  await main.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: "Eva's account" })).toBeVisible();
  await expectAccessible(page);

  await openTab(page, 'Addresses');
  const list = main.getByRole('region', { name: 'Addresses' }).getByRole('listitem');
  await main.getByRole('button', { name: 'Add an address' }).click();
  await expect(name).toHaveValue('Eva Stone');
  await fillAddress(page);
  await main.getByLabel('Zip code').fill('10001');
  await main.getByRole('button', { name: 'Save address' }).click();
  await expect(main.getByText('This ZIP code is not in the chosen state.')).toBeVisible();
  await main.getByLabel('Zip code').fill('90012');
  await main.getByRole('button', { name: 'Save address' }).click();
  await expect(main.getByText('Default shipping address')).toBeVisible();
  await main.getByRole('button', { name: 'Add an address' }).click();
  await fillAddress(page);
  await main.getByLabel('Street address').fill('5 Elm Street');
  await main.getByRole('button', { name: 'Save address' }).click();
  await main.getByRole('button', { name: 'Ship here: 5 Elm Street' }).click();
  await expect(list.first()).toContainText('5 Elm Street');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Remove 200 N Spring St' }).click();
  await expect(list).toHaveCount(1);
});

test('G-10 G-06 AUTH-48 another device is listed, signed out from here, and asked to sign in', {
  tag: '@once',
}, async ({ page, browser, baseURL }) => {
  const email = newAddress();
  await beVerified(page, email);
  const phone = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const there = await phone.newPage();
  await beSignedIn(there, email);
  await open(page, '/account?tab=security');
  const main = page.getByRole('main');
  await expect(main.getByText('This device')).toHaveCount(1);
  await main.getByRole('button', { name: /^Sign out Safari on iPhone/ }).click();
  await expect(page.getByText('The device was signed out.')).toBeVisible();
  await expect(main.getByText('Safari on iPhone')).toBeHidden();
  await there.goto('/account');
  await expect(there).toHaveURL(/\/login/);
  await phone.close();
});

test('NOTI-01 NOTI-02 NOTI-03 NOTI-04 NOTI-05 NAV-05 U-03 STORE-01 G-61 G-70 an order notifies its buyer, its card can be removed, and the data can be downloaded', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  test.setTimeout(120_000);
  const email = newAddress();
  const token = await beVerified(page, email);
  await placeOrder(page, token);
  await open(page, '/');
  const header = page.getByRole('button', { name: "Ana's account, 1 unread" });
  await expect(header).toBeVisible();
  await header.click();
  for (const name of [/^Notifications/, 'My Account', 'Log Out']) {
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: /^Notifications/ }).click();
  await expect(page).toHaveURL('/notification');
  const main = page.getByRole('main');
  await expectAccessible(page);
  await main.getByRole('link', { name: /^Unread/ }).click();
  await main.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(main.getByText('You are all caught up.')).toBeVisible();
  await expect(page.getByRole('button', { name: "Ana's account", exact: true })).toBeVisible();

  await open(page, '/account?tab=cards');
  await expect(main.getByText('Visa ending in 4242')).toBeVisible();
  await main.getByRole('button', { name: 'Remove Visa ending in 4242' }).click();
  await expect(main.getByText('No saved cards')).toBeVisible();

  await open(page, '/account?tab=data');
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect([data.account.email, data.orders.length, data.saved_cards]).toEqual([email, 1, []]);

  // The account cannot be deleted while the order is on its way.
  await main.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(page.getByText(/An order is still on its way/)).toBeVisible();
});

test('G-70 AUTH-34 deleting an account asks for the password and deletes it', {
  tag: '@once',
}, async ({ page }) => {
  const email = newAddress();
  await beVerified(page, email);
  await open(page, '/account?tab=data');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(dialog.getByText('Enter your current password.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await open(page, '/login');
  await signIn(page, email);
  await expect(main.getByText('The email address or password is incorrect.')).toBeVisible();
});
