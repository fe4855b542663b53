// The frame of the areas for work: who gets in, the navigation, the palette, the table.
import { AREA_PATHS } from '@wevisu/site/area-paths.ts';
import { beSignedIn } from './browser-state.ts';
import { open, passStaffDoor, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('G-01 a guest signs in at the door of the area, comes back, and finds pages by the keyboard', async ({
  page,
  expectAccessible,
}) => {
  await open(page, AREA_PATHS.vendor);
  await expect(page).toHaveURL(/\/business\/login\?redirect=%2Fvendor/);
  await signIn(page, 'vendor@example.com');
  await expect(page).toHaveURL(AREA_PATHS.vendor);
  await expect(page.getByRole('heading', { level: 1, name: 'Start' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Page' })).toBeFocused();
  await page.keyboard.type('nothing is called that');
  await expect(page.getByText('No page or record is called that.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/staff/audit');
  await expect(page.getByRole('heading', { name: 'This page is for staff' })).toBeVisible();
});

test('G-01 a pro goes from task to task by the navigation of the area', async ({ page }) => {
  await beSignedIn(page, 'designer@example.com');
  await open(page, AREA_PATHS.pro);
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('navigation', { name: 'Pro' })
    .getByRole('link', { name: /^Orders/ })
    .click();
  await expect(page).toHaveURL('/pro/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Page' })).toBeFocused();
  await page.keyboard.type('client');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pro/clients');
});

test('staff read the audit log in the table: search, order, columns and both empty states', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  test.setTimeout(180_000);
  await open(page, AREA_PATHS.staffAudit);
  await expect(page).toHaveURL(/\/staff\/login\?redirect=%2Fstaff%2Faudit/);
  await passStaffDoor(page, 'staff3@example.com');
  await expect(page).toHaveURL(AREA_PATHS.staffAudit);
  const list = page.getByRole('region', { name: 'Audit log' });
  await expect(list.getByText(/\d\+? rows?$|Nothing was noted yet/).first()).toBeVisible();
  await expectAccessible(page);
  await list.getByPlaceholder('Name, email or record ID').fill('nobody is called that');
  await expect(list.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect(page).toHaveURL(/q=nobody/);
  await list.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page).toHaveURL(AREA_PATHS.staffAudit);
});
