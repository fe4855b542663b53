// Staff change what counts on the site, at once and from a day on.
import { expect } from '@playwright/test';
import { open, passStaffDoor } from './people.ts';
import { test } from './test.ts';

test('U-50 staff change a setting at once, and a tax from a later day on, and take it back', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  test.setTimeout(180_000);
  await open(page, '/staff/login');
  await passStaffDoor(page, 'staff5@example.com');
  await expect(page).toHaveURL('/staff');
  await open(page, '/staff/settings?group=taxes');
  const main = page.getByRole('main');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Change TX, rate' }).click();
  const form = main.getByRole('form', { name: 'Change TX, rate' });
  const before = await form.getByLabel('New value').inputValue();
  await form.getByLabel('New value').fill('8.12345');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Enter a number such as 8.25.')).toBeVisible();
  await form.getByLabel('New value').fill('8.5');
  await form.getByLabel('First day').fill('2099-01-01');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Write the reason.')).toBeVisible();
  await form.getByLabel('Reason').fill('The state raises it.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('8.5% from 01.01.2099: The state raises it.')).toBeVisible();
  await expect(main.getByText(`${before}%`, { exact: true }).first()).toBeVisible();
  await main.getByRole('button', { name: 'History of TX, rate' }).click();
  await expect(main.getByText(`${before}% to 8.5%, waits.`)).toBeVisible();
  await main.getByRole('button', { name: 'Take back the change of TX, rate' }).click();
  await expect(main.getByText('8.5% from 01.01.2099')).toHaveCount(0);
  await open(page, '/staff/audit?q=tax_rate.TX');
  await expect(page.getByText('setting: withdrawn').first()).toBeVisible();
});
