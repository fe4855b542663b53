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
  const cell = main.getByRole('textbox', { name: 'TX, rate' });
  const before = await cell.inputValue();
  await cell.fill('8.12345');
  // Enter leads to the state below, and back.
  await cell.press('Enter');
  await expect(main.getByRole('textbox', { name: 'UT, rate' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell).toBeFocused();
  const form = main.getByRole('form', { name: 'Save the changes' });
  await form.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(form.getByText('Enter a number such as 8.25.')).toBeVisible();
  await cell.fill('8.5');
  await form.getByLabel('First day').fill('2099-01-01');
  await form.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(form.getByText('Write the reason.')).toBeVisible();
  await form.getByLabel('Reason').fill('The state raises it.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(main.getByText('8.5% from 01.01.2099: The state raises it.')).toBeVisible();
  await expect(cell).toHaveValue(before);
  await cell.focus();
  await main.getByRole('button', { name: 'History of TX, rate' }).click();
  await expect(main.getByText(`${before}% to 8.5%, waits.`)).toBeVisible();
  await main.getByRole('button', { name: 'Take back the change of TX, rate' }).click();
  await expect(main.getByText('8.5% from 01.01.2099')).toHaveCount(0);
  await open(page, '/staff/audit?q=tax_rate.TX');
  await expect(page.getByText('setting: withdrawn').first()).toBeVisible();
});
