// AI 3D design: an account of its own, from signing up to its credits.

import type { Route } from '@playwright/test';
import { beSignedIn } from './browser-state.ts';
import { mailedLink, newAddress, open, PASSWORD, signIn, typeCard } from './people.ts';
import { expect, test } from './test.ts';

const token = () => localStorage.getItem('AIauthToken');

test('AI-02 AI-05 AI-06 AI-07 AI-08 AI-09 STORE-02 G-45 a person signs up, verifies the address, sees the credits and logs out', async ({
  page,
  expectAccessible,
}) => {
  const main = page.getByRole('main');
  const email = newAddress();
  await open(page, '/design-ai');
  await main.getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(page).toHaveURL('/design-ai/singup');
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(main.getByLabel('First and last name')).toBeFocused();
  await expectAccessible(page);
  await main.getByLabel('First and last name').fill('Ana Maria Lopez');
  await main.getByLabel('Email Address').fill(email);
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/design-ai/welcome');
  await expect(main.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const kept = await page.evaluate(token);
  expect(kept?.length).toBeGreaterThan(40);
  await expect(main.getByRole('link', { name: '0 credits' })).toBeVisible();

  // Too soon, said by a toast.
  const again = page.waitForRequest('**/api/AI/design/email/resend');
  await main.getByRole('button', { name: 'Send the email again' }).click();
  expect(await (await again).headerValue('x-ai-token')).toBe(kept);

  const link = await mailedLink(page, email, /\/design-ai\/verify\/[\w-]+/);
  const verified = page.waitForRequest('**/api/AI/design/email/verify/*');
  await open(page, link);
  await verified;
  await expect(main.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
  await main.getByRole('link', { name: 'Continue' }).click();
  await expect(main.getByRole('heading', { name: 'Welcome to AI 3D Design' })).toBeVisible();
  await main.getByRole('link', { name: 'See your credits' }).click();
  await expect(page).toHaveURL('/design-ai/credits');
  const asked = page.waitForResponse('**/api/AI/get_credits');
  await open(page, '/design-ai/credits');
  const { credits } = (await (await asked).json()).data;
  await expect(main.getByRole('region', { name: 'Balance' })).toContainText(
    `${credits} credits to use`,
  );
  await expect(main.getByRole('row', { name: /Welcome credits/ })).toContainText(`+${credits}`);
  await expectAccessible(page);

  // The link works once.
  await open(page, link);
  await expect(main.getByRole('heading', { name: /not valid any more/ })).toBeVisible();

  await open(page, '/design-ai/account');
  await expect(main.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()));
  await main.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/design-ai');
  expect(await page.evaluate(token)).toBeNull();
  expect(
    sent.filter((url) => !url.includes('/api/settings') && !url.includes('/api/menu')),
  ).toEqual([]);
  await open(page, '/design-ai/credits');
  await expect(page).toHaveURL('/design-ai/login?redirect=%2Fdesign-ai%2Fcredits');
  await expectAccessible(page);
  await signIn(page, email);
  await expect(page).toHaveURL('/design-ai/credits');

  // AI-06.
  await page.route('**/api/AI/get_user', (route) => route.fulfill({ status: 403, body: '{}' }));
  await open(page, '/design-ai/welcome');
  await expect(page).toHaveURL(/\/design-ai\/login/);
  expect(await page.evaluate(token)).toBeNull();
});

test('AI-01 AI-03 NAV-07 a shop account is connected and enters without a second password, and its menu stays hidden', {
  tag: '@once',
}, async ({ page }) => {
  const main = page.getByRole('main');
  const email = newAddress();
  await beSignedIn(page, 'homeowner@example.com');
  await open(page, '/design-ai/login');
  await expect(page.getByRole('banner').getByRole('button', { name: /account/i })).toHaveCount(0);
  await main.getByRole('button', { name: 'Continue with my shop account' }).click();
  await expect(page.getByText('to another account, or to none')).toBeVisible();
  await open(page, '/design-ai/singup');
  await main.getByLabel('First and last name').fill('Ana Maria Lopez');
  await main.getByLabel('Email Address').fill(email);
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(main.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await open(page, await mailedLink(page, email, /\/design-ai\/verify\/[\w-]+/));
  await main.getByRole('link', { name: 'Continue' }).click();
  await main.getByRole('link', { name: 'Account' }).click();
  await main.getByRole('button', { name: 'Connect homeowner@example.com' }).click();
  await expect(main.getByText('Connected with homeowner@example.com')).toBeVisible();
  await main.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/design-ai');
  // The shop's session is none of it.
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull();
  await open(page, '/design-ai/login');
  await main.getByRole('button', { name: 'Continue with my shop account' }).click();
  await expect(main.getByRole('heading', { name: 'Welcome to AI 3D Design' })).toBeVisible();
  await main.getByRole('link', { name: 'Account' }).click();
  await main.getByRole('button', { name: 'Disconnect' }).click();
  await expect(main.getByRole('button', { name: 'Connect homeowner@example.com' })).toBeVisible();
});

test('G-44 a person buys credits by keyboard: a declined card, one that pays, and one whose bank asks', {
  tag: '@once',
}, async ({ page, complaints, expectAccessible }) => {
  test.setTimeout(120_000);
  const main = page.getByRole('main');
  const email = newAddress();
  await open(page, '/design-ai/singup');
  await main.getByLabel('First and last name').fill('Ana Maria Lopez');
  await main.getByLabel('Email Address').fill(email);
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(main.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await open(page, '/design-ai/credits');
  await expect(main.getByText('Verify your email address first')).toBeVisible();
  await open(page, await mailedLink(page, email, /\/design-ai\/verify\/[\w-]+/));
  await expect(main.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();
  await open(page, '/design-ai/credits');
  await expect(main.getByRole('region', { name: 'Balance' })).toContainText('30 credits to use');
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Buy for $9.00' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Buy 50 credits' });
  await expect(dialog).toContainText('charged $9.00 once, for 50 credits');
  await typeCard(page, '4000000000000002');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('The bank declined the card.');
  await expectAccessible(page);
  await dialog.getByLabel('Card number').fill('4242424242424242');
  const lostOnce = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/api/AI/credit_purchases', lostOnce, { times: 1 });
  await dialog.getByLabel('Card number').press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('No answer has come');
  await dialog.getByRole('button', { name: 'Pay $9.00' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Balance' })).toContainText('80 credits to use');
  await expect(main.getByRole('row', { name: /Bought/ })).toContainText('+50');

  const asksTheBank = async () => {
    await main.getByRole('button', { name: 'Buy for $24.00' }).press('Enter');
    await typeCard(page, '4000002500003155');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Yes, confirm the payment' })).toBeVisible();
  };
  await asksTheBank();
  await page.goBack();
  const waits = main.getByText('Your bank asks you to confirm this payment');
  await expect(waits).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Cancel this payment' }).press('Enter');
  await expect(waits).toHaveCount(0);
  await asksTheBank();
  await page.getByRole('button', { name: 'Yes, confirm the payment' }).press('Enter');
  await expect(page).toHaveURL('/design-ai/credits');
  await expect(main.getByRole('region', { name: 'Balance' })).toContainText('230 credits to use');
  await expect(main.getByRole('row', { name: /Bought/ })).toHaveCount(2);
  await mailedLink(page, email, /CREDITS-\d{4}-\d{6}/);
  // That of the reply that was lost.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/ERR_/.test(text)));
});
