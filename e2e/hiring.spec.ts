// CHAT-02, G-59: a homeowner hires a pro, each in a browser of their own, from the request to published reviews.
import type { Page } from '@playwright/test';
import { findInaccessible } from './axe.ts';
import { beSignedIn, beVerified } from './browser-state.ts';
import { newAddress, open, PASSWORD, typeCard } from './people.ts';
import { expect, test } from './test.ts';

/** Presses what the page offers, and confirms it with a word for the other one. */
async function act(page: Page, name: string, word = ''): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  if (word !== '') await dialog.getByRole('textbox').fill(word);
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
}

async function review(page: Page, stars: string, text: string): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.getByRole('radio', { name: stars }).check();
  await page.getByRole('textbox', { name: 'Your review' }).fill(text);
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();
}

const happened = (page: Page) => page.getByRole('region', { name: 'What happened' });

const paid = (page: Page) => page.getByRole('region', { name: 'Payments' });

/** A declined card, then a good one: the terms are accepted and the first milestone is held. */
async function acceptByCard(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Accept these terms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept these terms' });
  await expect(dialog).toContainText('Your card is charged $3,000.01 now for milestone 1');
  await typeCard(page, '4000000000000002');
  await dialog.getByRole('button', { name: 'Accept and pay $3,000.01' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The bank declined the card.');
  expect(await findInaccessible(page)).toEqual([]);
  await dialog.getByLabel('Card number').fill('4242424242424242');
  await dialog.getByRole('button', { name: 'Accept and pay $3,000.01' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(paid(page)).toContainText('Held');
  await expect(paid(page)).toContainText('to Visa ending in 4242');
}

test('CHAT-02 CHAT-06 G-59 a pro is hired for a project, from the request to reviews that both can read', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const token = await beVerified(page, newAddress());
  const headers = { authorization: `Bearer ${token}` };
  const shop = await page.request.get('/api/visualization/shop_profile?vsd_id=OAKRIDGE');
  const showroom = (await shop.json()).data.data.profile.user_id;
  const name = `Kitchen ${crypto.randomUUID().slice(0, 6)}`;
  const made = await page.request.post('/api/projectCart', { data: { showroom, name }, headers });
  expect(made.ok()).toBe(true);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const pro = await context.newPage();
  await beSignedIn(pro, 'pro@example.com');

  await open(page, `/visualize/design?project=${(await made.json()).data}`);
  await page.getByRole('button', { name: 'Files' }).click();
  await page.getByRole('menuitem', { name: 'Ask a designer about this room' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Say what you need.')).toBeVisible();
  await page.getByRole('textbox', { name: 'What do you need?' }).fill('New tile and paint in May.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Your request was sent. The pro answers')).toBeVisible();
  await expect(page.getByText('You pay through us, milestone by milestone.')).toBeVisible();

  await open(pro, '/pro/hires');
  await pro.getByRole('link', { name: new RegExp(name) }).click();
  await expect(happened(pro)).toContainText('New tile and paint in May.');
  await pro.getByRole('button', { name: 'Make an offer' }).click();
  await pro.getByRole('textbox', { name: 'What is done' }).fill('Tear out, tile, paint.');
  await pro.getByRole('textbox', { name: 'Milestone 1' }).fill('Tile');
  await pro.getByRole('textbox', { name: 'Amount 1, dollars' }).fill('3,000.01');
  await pro.getByRole('button', { name: 'Add a milestone' }).click();
  await pro.getByRole('textbox', { name: 'Milestone 2' }).fill('Paint');
  await pro.getByRole('button', { name: 'Send the offer' }).click();
  await expect(pro.getByText('Enter an amount, such as 850.')).toBeVisible();
  await pro.getByRole('textbox', { name: 'Amount 2, dollars' }).fill('999.99');
  await expect(pro.getByText('$4,000.00')).toBeVisible();
  expect(await findInaccessible(pro)).toEqual([]);
  await pro.getByRole('button', { name: 'Send the offer' }).click();
  await expect(pro.getByText('Your offer was sent.', { exact: false })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Propose other terms' }).click();
  await page.getByRole('textbox', { name: 'Amount 2, dollars' }).fill('900');
  await page.getByRole('button', { name: 'Send these terms' }).click();
  await expect(happened(page)).toContainText('You proposed other terms for $3,900.01');
  await act(pro, 'Accept these terms', 'Agreed.');
  await acceptByCard(page);
  await act(pro, 'Say it is delivered');
  await act(page, 'Ask for changes', 'One corner is open.');
  await expect(page.getByRole('link', { name: 'Chat', exact: true })).toBeVisible();
  for (const _ of ['Tile', 'Paint']) {
    await act(pro, 'Say it is delivered');
    await act(page, 'Accept the delivery');
  }
  await expect(paid(page)).toContainText('With the pro');
  await expect(paid(page).getByText('$3,900.01').first()).toBeVisible();
  await expectAccessible(page);
  await open(pro, '/pro/money');
  const brought = pro.getByRole('row', { name: /Hire/ });
  await expect(brought.filter({ hasText: '$3,000.01' }).first()).toContainText('Tile');
  await pro.goBack();
  await act(page, 'Complete the hire');
  await review(page, '5 stars', 'On time and clean.');
  await expect(page.getByText('Neither reads the review of the other')).toBeVisible();
  await review(pro, '4 stars', 'Quick answers.');
  await expect(pro.getByText('On time and clean.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Quick answers.')).toBeVisible();
  await expectAccessible(page);
  expect(await findInaccessible(pro)).toEqual([]);
  await open(page, '/hires');
  await expect(page.getByRole('link', { name: new RegExp(name) })).toContainText('Completed');
  await context.close();
});

test('G-59 a bank asks for the payment of a hire, and a cancel pays it back to the cent', async ({
  page,
  browser,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const main = page.getByRole('main');
  const token = await beVerified(page, newAddress());
  const headers = { authorization: `Bearer ${token}` };
  const shop = await page.request.get('/api/visualization/shop_profile?vsd_id=OAKRIDGE');
  const pro = (await shop.json()).data.data.profile.user_id;
  const name = `Porch ${crypto.randomUUID().slice(0, 6)}`;
  const project = { showroom: pro, name };
  const made = await page.request.post('/api/projectCart', { data: project, headers });
  const asked = { project: (await made.json()).data, pro, message: 'New boards, please.' };
  const hired = await page.request.post('/api/hire_designer', { data: asked, headers });
  const { hire } = (await hired.json()).data;
  const context = await browser.newContext();
  const entry = { email: 'pro@example.com', password: PASSWORD, remember_me: false };
  const entered = await context.request.post('/api/business/login', { data: entry });
  const proToken = (await entered.json()).token;
  const terms = {
    ...{ version: 1, scope: 'New boards.', price: 120_000, note: '' },
    milestones: [{ title: 'Boards', price: 120_000 }],
  };
  const offered = await context.request.post(`/api/hires/${hire}/terms`, {
    ...{ data: terms, headers: { authorization: `Bearer ${proToken}` } },
  });
  expect(offered.ok()).toBe(true);
  await context.close();

  await open(page, `/hires/${hire}`);
  const asksTheBank = async () => {
    await main.getByRole('button', { name: 'Accept these terms' }).click();
    await typeCard(page, '4000002500003155');
    await page.getByRole('button', { name: 'Accept and pay $1,200.00' }).click();
    await expect(page.getByRole('button', { name: 'Yes, confirm the payment' })).toBeVisible();
  };
  await asksTheBank();
  await page.goBack();
  const waits = main.getByText('Your bank asks you to confirm this payment');
  await expect(waits).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Cancel this payment' }).click();
  await expect(waits).toHaveCount(0);
  await asksTheBank();
  await page.getByRole('button', { name: 'Yes, confirm the payment' }).click();
  await expect(paid(page)).toContainText('Held');
  await expect(main.getByText('Work underway')).toBeVisible();
  await main.getByRole('button', { name: 'Cancel this hire' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this hire' });
  await expect(dialog).toContainText('The $1,200.00 that we hold goes back to your card.');
  await dialog.getByRole('button', { name: 'Cancel this hire' }).click();
  await expect(paid(page)).toContainText('Refunded');
  await expect(paid(page)).toContainText('$1,200.00 went back to the card on');
  await expectAccessible(page);
});
