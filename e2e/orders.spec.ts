// After buying: a part of an order is canceled, the vendor answers, and the homeowner follows it.

import { formatUsd } from '@wevisu/domain/money/money.ts';
import { DEMO_PASSWORD } from '../db/demo/people/people.ts';
import { vendors } from '../db/demo/trade/vendors.ts';
import { beVerified } from './browser-state.ts';
import { newAddress, open } from './people.ts';
import { placeOrder } from './place-order.ts';
import { expect, test } from './test.ts';

test('G-54 POL-14 G-61 a homeowner cancels a part of an order at once, reads what the vendor did to the rest, and prints the receipt', async ({
  page,
  expectAccessible,
}) => {
  const token = await beVerified(page, newAddress());
  const { number, vendor, qty } = await placeOrder(page, token, 4);
  const headers = { authorization: `Bearer ${token}` };
  const read = async () =>
    (await (await page.request.get(`/api/orders/${number}`, { headers })).json()).data;
  const [item] = (await read()).parcels[0].items;

  await open(page, `/account/orders/${number}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(/until \d+:\d\d [AP]M Pacific/);
  await main.getByRole('button', { name: /^Cancel this item/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this item' });
  const cancel = dialog.getByRole('button', { name: /^Cancel \d/ });
  await cancel.click();
  await expect(dialog).toContainText('Choose a reason.');
  await dialog.getByRole('radio', { name: 'The quantity is wrong' }).check({ force: true });
  await dialog.getByRole('textbox', { name: 'How many' }).fill('1');
  await dialog.getByRole('textbox', { name: 'How many' }).blur();
  await expectAccessible(page, '[role=dialog]');
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText('Canceled at your request.')).toBeVisible();
  const { payment } = await read();
  expect(payment.released).toBeGreaterThan(0);
  await expect(main.getByRole('region', { name: 'Payment' })).toContainText(
    `-${formatUsd(payment.released)}`,
  );

  const email = vendors.find(({ company }) => company === vendor)?.email;
  const credentials = { email, password: DEMO_PASSWORD };
  const seller = await page.request.post('/api/business/login', { data: credentials });
  const vendorHeaders = { authorization: `Bearer ${(await seller.json()).token}` };
  for (const [status, part] of [
    ['Decline', 1],
    ['Vendor Approved', qty - 2],
  ]) {
    const reply = await page.request.put(`/api/order_items/${item.id}/status`, {
      data: { status, qty: part },
      headers: vendorHeaders,
    });
    expect([status, reply.status()]).toEqual([status, 200]);
  }
  await page.reload();
  for (const status of ['Approved', 'Not Approved']) {
    await expect(main.getByText(status, { exact: true }).first()).toBeVisible();
  }
  await expectAccessible(page);

  // All of it is one notification, with a time for each step.
  await open(page, '/notification');
  const row = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(/\d\d\.\d\d\.\d{4}, \d+:\d\d [AP]M/);
  await expect(row.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await row.getByRole('link').click();

  await main.getByRole('link', { name: 'Receipt' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Receipt');
  await expect(main).toContainText('This receipt is of an authorization.');
  const { authorized, due } = (await read()).payment;
  for (const amount of [authorized, due]) {
    await expect(main.getByRole('region', { name: 'Payment' })).toContainText(formatUsd(amount));
  }
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('button', { name: 'Print' })).toBeHidden();
});
