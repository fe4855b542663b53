// Where a pro is paid, typed on the gateway's own page, and what staff do about a payout that a bank refused.
import { expect } from '@playwright/test';
import { beSignedIn, beStaff } from './browser-state.ts';
import { open } from './people.ts';
import { test } from './test.ts';

test('NAV-34 PRO-07 G-65 a pro gives a bank account on the page of the payment company, and is told what is wrong with it', async ({
  page,
  expectAccessible,
}) => {
  await beSignedIn(page, 'builder@example.com');
  await open(page, '/payout_setup');
  const payouts = page.getByRole('region', { name: 'Payouts' });
  await payouts.getByRole('button', { name: /Set up payouts|Change the bank account/ }).click();
  await expect(page).toHaveTitle('Test bank');
  await expectAccessible(page);
  await page.getByLabel('Legal name').fill('Haddad & Sons Builders LLC');
  await page.getByLabel('Routing number').fill('110000001');
  await page.getByLabel('Account number').fill('000123456789');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('routing number');
  await page.getByLabel('Legal name').fill('Haddad & Sons Builders LLC');
  await page.getByLabel('Routing number').fill('110000000');
  await page.getByLabel('Account number').fill('000123456789');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/pro\/money$/);
  await expect(payouts).toContainText('account ending in 6789');
  await expect(payouts).toContainText('Ready');
  await expect(payouts).toContainText('The next payout is on');
  await expectAccessible(page);
});

test('G-65 staff bring back what a bank refused, with a reason', { tag: '@once' }, async ({
  page,
  expectAccessible,
}) => {
  await beStaff(page);
  await open(page, '/staff/payouts');
  const refused = page.getByRole('listitem').filter({ hasText: 'Refused by the bank' });
  await expect(refused).toHaveCount(1);
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Bring it back' }).click();
  const dialog = page.getByRole('dialog', { name: /^Bring it back/ });
  await dialog.getByRole('button', { name: 'Bring it back' }).click();
  await expect(dialog).toContainText('Say why.');
  await dialog.getByLabel('Reason').fill('The account is closed for good.');
  await dialog.getByRole('button', { name: 'Bring it back' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(refused).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Came back' })).toHaveCount(1);
});
