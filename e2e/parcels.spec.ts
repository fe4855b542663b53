// One order in two parcels: the vendor packs, sends and proves, the homeowner, the pro and staff read.
import { vendors } from '../db/demo/trade/vendors.ts';
import { beSignedIn, beStaff, beVerified } from './browser-state.ts';
import { newAddress, open } from './people.ts';
import { placeOrder } from './place-order.ts';
import { expect, test } from './test.ts';

test('VEND-02 ORD-11 ORD-15 a vendor sends an order in two parcels, and the homeowner follows both', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const token = await beVerified(page, newAddress());
  const { number, vendor, qty } = await placeOrder(page, token, 2);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  const email = vendors.find(({ company }) => company === vendor)?.email ?? '';
  await beSignedIn(desk, email);
  await open(desk, `/vendor/orders?q=${number}`);
  await desk
    .getByRole('main')
    .getByRole('checkbox', { name: /^Select .* of WV-/ })
    .first()
    .check();
  await desk
    .getByRole('toolbar', { name: 'Selected rows' })
    .getByRole('button', { name: 'Approve', exact: true })
    .click();
  await expect(desk.getByText('Approve: 1 row done')).toBeVisible();

  await desk.getByRole('button', { name: 'Parcels' }).click();
  const dialog = desk.getByRole('dialog', { name: `Order ${number}` });
  const amount = dialog.getByRole('textbox').first();
  await expect(amount).toHaveValue(String(qty));
  await amount.fill(String(qty + 1));
  await expect(dialog).toContainText(`Enter a whole number up to ${qty}.`);
  await amount.fill('1');
  await dialog.getByLabel('Tracking number of the new parcel').fill('1Z999AA10123456784');
  await dialog.getByRole('button', { name: 'Pack it' }).click();
  const first = dialog.getByRole('listitem', { name: 'Parcel 1' });
  await first.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(first).toContainText('On its way');
  await expect(amount).toHaveValue(String(qty - 1));

  await open(page, `/account/orders/${number}`);
  const parcels = page.getByRole('region', { name: 'Parcels' });
  await expect(parcels).toContainText(`partly shipped, 1 of ${qty}`);
  await expect(parcels.getByRole('link', { name: /1Z999AA10123456784/ })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Pack it' }).click();
  const second = dialog.getByRole('listitem', { name: 'Parcel 2' });
  await second.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(second).toContainText('On its way');
  await expect(dialog.getByRole('button', { name: 'Pack it' })).toHaveCount(0);
  for (const parcel of [first, second]) {
    await parcel.getByRole('button', { name: 'Mark as delivered' }).click();
    await expect(parcel.getByRole('button', { name: 'Save the delivery' })).toBeDisabled();
    await parcel.getByLabel('Received by').fill('Ana Lopez');
    await parcel.getByRole('button', { name: 'Save the delivery' }).click();
    await expect(parcel).toContainText('Received by Ana Lopez');
  }
  await expectAccessible(desk);
  await context.close();

  await page.reload();
  await expect(parcels.getByText('Received by Ana Lopez')).toHaveCount(2);
  await expect(
    page.getByRole('main').getByText('Delivered', { exact: true }).first(),
  ).toBeVisible();
});

test('ADMIN-06 staff see the parcels of an order on its board', { tag: '@once' }, async ({
  page,
  browser,
}) => {
  const token = await beVerified(page, newAddress());
  const { number } = await placeOrder(page, token, 2);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await beStaff(desk);
  await open(desk, `/staff/orders?q=${number}`);
  await desk
    .getByRole('main')
    .getByRole('checkbox', { name: /^Select .* of WV-/ })
    .first()
    .check();
  await desk.getByRole('button', { name: `Items of order ${number}` }).click();
  const dialog = desk.getByRole('dialog', { name: `Order ${number}` });
  await dialog.getByRole('combobox').first().selectOption('Vendor Approved');
  await expect(dialog.getByRole('heading', { name: 'Make a parcel' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Pack it' }).click();
  await expect(dialog.getByRole('listitem', { name: 'Parcel 1' })).toContainText('Packed');
  await context.close();
});
