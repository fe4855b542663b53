// A parcel that arrives short and broken: checked without a network, signed for, and seen by its vendor.

import sharp from 'sharp';
import { vendors } from '../db/demo/trade/vendors.ts';
import { beSignedIn, beVerified, tokenOf } from './browser-state.ts';
import { newAddress, open } from './people.ts';
import { placeOrder } from './place-order.ts';
import { expect, test } from './test.ts';

const WALL = { width: 800, height: 600, channels: 3, background: '#886' } as const;

test('POL-16 a homeowner checks a parcel without a network and signs, and the vendor sees the claim', async ({
  page,
  browser,
  complaints,
  expectAccessible,
}) => {
  const photo = await sharp({ create: WALL }).png().toBuffer();
  const token = await beVerified(page, newAddress());
  const { number, vendor, qty } = await placeOrder(page, token, 3);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await beSignedIn(desk, vendors.find(({ company }) => company === vendor)?.email ?? '');
  const by = { headers: { authorization: `Bearer ${await tokenOf(desk)}` } };
  const found = await desk.request.get(`/api/vendor/order_lines?q=${number}`, by);
  const [{ id }] = (await found.json()).data.rows;
  const approved = { status: 'Vendor Approved', lines: [{ id, of: qty }] };
  await desk.request.put('/api/vendor/order_lines/status', { ...by, data: approved });
  const packed = await desk.request.post('/api/parcels', {
    ...{ ...by, data: { lines: [{ id, qty, of: qty }] } },
  });
  const { id: parcel, version: seen } = (await packed.json()).data;
  await desk.request.put(`/api/parcels/${parcel}/shipped`, { ...by, data: { seen } });

  await open(page, `/account/orders/${number}`);
  await page.getByRole('link', { name: /^Check and sign for it/ }).click();
  await expect(page.getByRole('heading', { name: 'Check on arrival', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'sent' }).first();
  await expect(card).toContainText('Not counted');

  await page.context().setOffline(true);
  await card.getByRole('button', { name: /^Not all/ }).click();
  await expect(card).toContainText('1 short');
  await card
    .getByRole('group', { name: /are damaged/ })
    .getByRole('button', { name: 'One more' })
    .click();
  await expect(card).toContainText('1 short, 1 damaged');
  await card.getByLabel('Lot or shade').fill('K7, L8');
  await expect(card).toContainText('Two lots in one line may differ in color');
  await card
    .getByLabel(/^Take photos of/)
    .setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: photo });
  await card.getByLabel('Note (optional)').fill('The corner is crushed.');
  await expect(page.getByText('1 of 1 line counted')).toBeVisible();
  await page.getByRole('button', { name: 'Review and sign' }).click();
  await expect(page.getByText('We open a claim: 1 short, 1 damaged')).toBeVisible();
  await page.getByRole('textbox', { name: 'Received by' }).fill('Jo Miller');
  await page.getByRole('button', { name: 'Sign for it' }).click();
  await expect(page.getByText(/^Signed on this device at/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/Received by Jo Miller, signed by the homeowner/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByText(/^Claim for 2/)).toBeVisible();
  await expectAccessible(page);
  // What was tried without a network.
  complaints.splice(0);

  await open(desk, `/vendor/requests`);
  const request = desk.getByRole('listitem').filter({ hasText: number });
  await expect(request).toContainText('The corner is crushed.');
  await request.getByRole('button', { name: 'See the check on arrival' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Checked on arrival' });
  await expect(dialog).toContainText('Lots K7, L8');
  await expect(dialog.getByRole('button', { name: /^Show Photo 1 of/ })).toBeVisible();
  await context.close();
});
