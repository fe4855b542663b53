// A pro buys Premium, sees what it gives, cancels it and lets it renew; another one pays a refused renewal by another card.
import { expect } from '@playwright/test';
import { beSignedIn, beStaff, enterShowroom } from './browser-state.ts';
import { open, typeCard } from './people.ts';
import { expectWell } from './staff-queue.ts';
import { test } from './test.ts';

test('G-64 U-52 POL-04 a pro sees price and renewal, buys Premium, has the own look, cancels and resumes', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.setTimeout(120_000);
  await beSignedIn(page, 'studio@example.com');
  await open(page, '/pro/plan');
  const offer = page.getByRole('region', { name: 'Get Premium' });
  await expect(offer).toContainText('$199.00 a month');
  await expect(offer).toContainText(/It renews by itself: on \d\d\.\d\d\.\d{4}/);
  await expect(offer).toContainText('Cancel here with one press');
  await expectWell(page);
  await offer.getByRole('button', { name: 'Buy Premium for $199.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy Premium' });
  await expect(dialog).toContainText('charged $199.00 now');
  await typeCard(page, '4000000000000002');
  await dialog.getByRole('button', { name: 'Pay $199.00' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The bank declined the card.');
  await expectWell(page);
  await dialog.getByLabel('Card number').fill('4242424242424242');
  await dialog.getByRole('button', { name: 'Pay $199.00' }).click();
  await expect(dialog).toHaveCount(0);
  const paid = page.getByRole('region', { name: 'Your Premium' });
  await expect(paid).toContainText('Next charge');
  await expect(paid).toContainText('Visa ending in 4242');
  await expect(page.getByRole('row', { name: /^Premium/ })).toContainText('Yours');
  const charges = page.getByRole('region', { name: 'Charges', exact: true });
  await expect(charges.getByRole('row')).toHaveCount(3);
  const receipt = page.waitForEvent('download');
  await charges.getByRole('button', { name: /^PLAN-/ }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^PLAN-\d{4}-\d{6}\.pdf$/);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await enterShowroom(visitor, 'OSTRAND3');
  await open(visitor, '/visualize/contractor/all');
  await expect(visitor.getByRole('banner').getByRole('img', { name: 'WeVisu' })).toHaveCount(0);
  await context.close();

  await paid.getByRole('button', { name: 'Cancel Premium' }).click();
  await expect(paid).toContainText('Ends after');
  await expect(page.getByRole('row', { name: /^Premium/ })).toContainText('Yours');
  await expectWell(page);
  await paid.getByRole('button', { name: 'Let it renew' }).click();
  await expect(paid).toContainText('Next charge');
});

test('G-64 a refused renewal is told on the start page of the pro, and another card pays it', {
  tag: '@once',
}, async ({ page }) => {
  await beSignedIn(page, 'baths@example.com');
  await open(page, '/pro');
  await expect(page.getByText('Premium could not be renewed')).toBeVisible();
  await expectWell(page);
  await page.getByRole('link', { name: 'See your plan' }).click();
  const paid = page.getByRole('region', { name: 'Your Premium' });
  await expect(paid).toContainText('The card does not have enough funds.');
  await expectWell(page);
  await paid.getByRole('button', { name: 'Change the card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the card' });
  await typeCard(page, '5555555555554444');
  await dialog.getByRole('button', { name: 'Pay $199.00' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(paid).not.toContainText('could not be renewed');
  await expect(paid).toContainText('Mastercard ending in 4444');
  await open(page, '/pro');
  await expect(page.getByRole('heading', { name: 'Checklist' })).toBeVisible();
  await expect(page.getByText('Premium could not be renewed')).toHaveCount(0);
});

test('G-64 staff see what a pro pays, and set no plan beside it', { tag: '@once' }, async ({
  page,
}) => {
  await beStaff(page);
  await open(page, '/staff/showrooms?q=CALDER24');
  await page.getByRole('link', { name: 'Calder Kitchens' }).click();
  const plan = page.getByRole('region', { name: 'Premium, paid by card' });
  await expect(plan).toContainText('Canceled');
  await expect(page.getByRole('button', { name: 'Set the plan' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Charges', exact: true })).toContainText('$199.00');
  await expectWell(page);
});
