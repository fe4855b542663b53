// POL-03: a vendor asks for another price of a line, and the homeowner answers.
import { vendors } from '../db/demo/trade/vendors.ts';
import { beSignedIn, beVerified } from './browser-state.ts';
import { newAddress, open } from './people.ts';
import { placeOrder } from './place-order.ts';
import { expect, test } from './test.ts';

test('POL-03 VEND-02 a vendor asks for another price, and the homeowner accepts it on the order', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const token = await beVerified(page, newAddress());
  const { number, vendor } = await placeOrder(page, token, 2);

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  const email = vendors.find(({ company }) => company === vendor)?.email ?? '';
  await beSignedIn(desk, email);
  await open(desk, `/vendor/orders?q=${number}`);
  await desk.getByRole('button', { name: 'Another price' }).click();
  const dialog = desk.getByRole('dialog', { name: /^Another price for/ });
  await dialog.getByRole('button', { name: 'Ask the homeowner' }).click();
  await expect(dialog).toContainText('Enter another amount');
  await expect(dialog).toContainText('Tell the homeowner why.');
  await dialog.getByLabel(/^Your price/).fill('900');
  await dialog.getByLabel('Why').fill('The mill raised its price.');
  await expect(dialog).toContainText('then to $1,800.00');
  await dialog.getByRole('button', { name: 'Ask the homeowner' }).click();
  await expect(desk.getByText('The homeowner was asked.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Price asked' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Approve a part' })).toHaveCount(0);

  await open(page, `/account/orders/${number}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('The vendor asks for another price');
  await expect(main).toContainText('The mill raised its price.');
  await expectAccessible(page);
  await main.getByRole('button', { name: /^Accept \$/ }).click();
  await expect(page.getByText('You accepted the new price.')).toBeVisible();
  await expect(main).not.toContainText('The vendor asks for another price');
  await expect(main.getByRole('region', { name: 'Payment' })).toContainText(
    'Higher prices that you accepted',
  );
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Another price' })).toBeVisible();
  await context.close();
});
