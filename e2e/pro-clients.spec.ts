// A pro's work with clients, from the order of a homeowner to the day it arrives.
import { expect } from '@playwright/test';
import { findInaccessible } from './axe.ts';
import { beSignedIn, beVerified } from './browser-state.ts';
import { newAddress, open } from './people.ts';
import { placeOrder } from './place-order.ts';
import { test } from './test.ts';

test('ORD-01 ORD-03 PRO-04 a pro finds an order, its client and its delivery, and writes down what to do', async ({
  page,
}) => {
  const token = await beVerified(page, newAddress());
  const { number } = await placeOrder(page, token);
  const task = `Measure the bath of ${number}`;

  await beSignedIn(page, 'pro@example.com');
  await open(page, `/pro/orders?q=${number}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `of order ${number}` }).click();
  const popup = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(popup.getByRole('columnheader')).toHaveText(['Name', 'Qty', 'Profit', 'Status']);
  await expect(popup.getByRole('combobox')).toHaveValue('Waiting for approval');
  await expect(popup.getByRole('option', { name: 'Approved', exact: true })).toBeDisabled();
  expect(await findInaccessible(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);

  await main.getByRole('link', { name: number }).click();
  await expect(main.getByRole('heading', { name: 'What happened' })).toBeVisible();
  expect(await findInaccessible(page)).toEqual([]);
  // 'Arrives between 12.31.2026 and 01.19.2027' stands in the month of its last day.
  const arrives = (await main.getByText(/^Arrives /).textContent()) ?? '';
  const [, month, year] = /(\d\d)\.\d\d\.(\d{4})$/.exec(arrives) ?? [];
  await main.getByRole('link', { name: 'Ana Maria Lopez' }).click();
  await expect(main.getByRole('heading', { name: 'Ana Maria Lopez' })).toBeVisible();
  await main.getByLabel('Note').fill('Wants it before the holidays.');
  await main.getByRole('button', { name: 'Save note' }).click();
  await expect(main.getByText('Saved on')).toBeVisible();
  await main.getByLabel('New task').fill(task);
  await main.getByRole('button', { name: 'Add task' }).click();
  await expect(main.getByRole('checkbox', { name: task })).toBeVisible();
  expect(await findInaccessible(page)).toEqual([]);

  await open(page, '/pro/tasks');
  await expect(main.getByRole('checkbox', { name: task })).toBeVisible();
  expect(await findInaccessible(page)).toEqual([]);
  await open(page, '/pro/calendar');
  await expect(page).toHaveURL(/\/pro\/calendar$/);
  await open(page, `/pro/calendar?month=${year}-${month}`);
  await expect(main.getByRole('link', { name: `Ana Maria Lopez, order ${number}` })).toBeVisible();
  await main.getByRole('button', { name: /^(Make an|Renew the) address$/ }).click();
  const feed = await main.getByLabel('Address of your calendar').inputValue();
  const calendar = await page.request.get(new URL(feed).pathname);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain(number);
  expect(await findInaccessible(page)).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});
