// A vendor counts a lot, is told what is low, and hands the list over as a file.
import { open, signIn } from './people.ts';
import { expect, test } from './test.ts';

test('G-62 VEND-02 a vendor counts a lot with a reason, sets when it is low, and exports the list', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  test.setTimeout(120_000);
  await open(page, '/business/login');
  await signIn(page, 'vendor@example.com');
  await expect(page).toHaveURL('/vendor');
  await open(page, '/vendor/inventory');
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: 'Inventory' });
  await expect(list.getByText(/^[\d,]+\+? rows$/)).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await list.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  const sku = (await list.getByRole('link').first().textContent()) ?? '';
  await list.getByRole('link', { name: sku, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: sku })).toBeVisible();
  await expectAccessible(page);

  const lot = `J-${Date.now() % 1_000_000}`;
  await main.getByRole('button', { name: 'New lot' }).click();
  await main.getByLabel('Lot', { exact: true }).fill(lot);
  await main.getByLabel(/^Counted, /).fill('12');
  await main.getByRole('button', { name: 'Save' }).first().click();
  await expect(main.getByText('Write why.')).toBeVisible();
  await main.getByLabel('Reason').fill('Arrived today');
  await main.getByRole('button', { name: 'Save' }).first().click();
  await expect(main.getByRole('row', { name: new RegExp(lot) })).toContainText('12');
  await expect(main.getByRole('region', { name: 'Movements' })).toContainText('Arrived today');

  const low = main.getByRole('form', { name: 'Low stock' });
  await low.getByLabel('Tell me at this many for sale').fill('100000');
  await low.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await open(page, '/vendor/inventory?show=low');
  await expect(list.getByText(sku, { exact: true }).first()).toBeVisible();
  await expect(
    list.getByText('Low', { exact: true }).and(list.locator('span')).first(),
  ).toBeVisible();
});
