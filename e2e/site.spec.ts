// Header, menus, footer, layouts, content pages, the pop-up form.
import type { Page } from '@playwright/test';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import { addProduct, findProducts, newAddress, open } from './people.ts';
import { expect, test } from './test.ts';

// With motion, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

test("NAV-01 NAV-02 NAV-03 NAV-06 NAV-07 the header links to the site's pages, and to one external site", {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await open(page, '/faq');
  const hrefs = await banner(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const outside = hrefs.filter(
    (href) => /^http/.test(href) && !href.startsWith(new URL(page.url()).origin),
  );
  expect(outside).toEqual(['https://example.com/']);
  await expect(banner(page).getByRole('link', { name: 'Sign Up Free' })).toBeVisible();
  await banner(page).getByRole('link', { name: 'AI 3D Design' }).click();
  await expect(page).toHaveURL(/\/design-ai$/);
  await expect(banner(page).getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expectAccessible(page);
  await banner(page).getByRole('link', { name: 'Showroom', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await banner(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('NAV-05 NOTI-01 AI-03 a signed-in person has a user menu, but not on the AI pages', {
  tag: '@once',
}, async ({ page }) => {
  await beSignedIn(page, 'homeowner@example.com');
  await open(page, '/faq');
  const button = banner(page).getByRole('button', { name: /^Dana's account/ });
  await button.click();
  const menu = page.getByRole('menu');
  for (const name of [/^Notifications/, 'My Account', 'Log Out'])
    await expect(menu.getByRole('menuitem', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, '/design-ai');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button).toHaveCount(0);
  await open(page, '/payout_setup');
  await expect(page.getByRole('heading', { name: 'Payouts are for pros' })).toBeVisible();
});

test('NAV-04 CART-02 the cart link shows the total quantity and opens the cart', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page);
  for (const product of await findProducts(page, 2)) await addProduct(page, product);
  const link = banner(page).getByRole('link', { name: /^Cart, \d+ items?$/ });
  await expect(link).toBeVisible();
  const label = await link.getAttribute('aria-label');
  await link.click();
  await expect(page).toHaveURL(/\/cart$/);
  const boxes = page.getByRole('main').getByRole('group').getByRole('textbox');
  await expect(boxes).toHaveCount(2);
  const quantities = await boxes.evaluateAll((inputs) =>
    inputs.map((input) => Number((input as HTMLInputElement).value)),
  );
  const total = quantities.reduce((sum, quantity) => sum + quantity, 0);
  expect(total).toBeGreaterThan(1);
  expect(label).toBe(`Cart, ${total} items`);
});

test('NAV-08 NAV-09 FMT-04 up to 1199 px the menu is a drawer of three levels, each with Shop All', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await open(page, '/faq');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await expect(opener).toBeHidden();
  await page.setViewportSize({ width: 1199, height: 800 });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Shop All', exact: true })).toBeVisible();
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  await drawer.getByRole('button', { name: 'Flooring & Tile' }).click();
  await expect(drawer.getByRole('link', { name: 'Shop All Flooring & Tile' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Tile Flooring' }).click();
  await expect(drawer.getByRole('link', { name: 'Shop All Tile Flooring' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await drawer.getByRole('link', { name: 'Shop All Tile Flooring' }).click();
  await expect(page).toHaveURL(/\/department\/[\w-]+\/tile-flooring$/);
  await expect(drawer).toBeHidden();
});

test('NAV-12 NAV-13 NAV-14 NAV-16 PAGES-05 PAGES-07 PAGES-08 PAGES-09 PAGES-17 the footer links to help and legal pages', async ({
  page,
}) => {
  await open(page, '/');
  await expect(footer(page)).toContainText('© 2025 WeVisu');
  await expect(footer(page).getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute(
    'href',
    'tel:+15125550100',
  );
  await expect(footer(page).getByRole('link', { name: 'Get a free consultation' })).toBeVisible();
  for (const [name, path, heading] of [
    ['Your orders', '/your_orders', 'Your orders'],
    ['Return policy', '/return_policy', 'Return policy'],
    ['Questions and answers', '/faq', 'Questions and answers'],
    ['Contact us', '/contact', 'Contact us'],
    ['Privacy policy', '/privacy_policy', 'Privacy policy'],
    ['Cookies policy', '/cookies_policy', 'Cookies policy'],
    ['Terms of service', '/terms_of_service', 'End User License Agreement and Terms of Service'],
    ['About us', '/about_us', 'About us'],
  ] as const) {
    await footer(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('PAGES-01 PAGES-06 PAGES-09 PAGES-11 PAGES-12 POL-22 content pages have their required text, and ask for nothing', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/privacy_policy');
  await expect(page.getByRole('main')).toContainText('Last updated May 3, 2021');
  await page.goto('/terms_of_service');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(13);
  await expect(headings.first()).toHaveText('1. Summary of terms');
  await expect(page.getByRole('region', { name: '4. Registration' })).toContainText(
    'your name, your email, your phone number, your zip code and a password',
  );
  await expect(page.getByRole('main').locator('button, input, dialog')).toHaveCount(0);
  await page.goto('/your_orders');
  await expect(page.getByRole('main')).toContainText('Pending Approval');
  await expect(page.getByRole('link', { name: 'View my orders' })).toBeVisible();
});

test('PAGES-02 PAGES-03 PAGES-04 PRO-07 G-21 questions for a role are shown only to that role', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/faq');
  const tabs = page.getByRole('main').getByRole('tab');
  await expect(tabs).toHaveText(['General questions']);
  await page.getByRole('button', { name: 'What does an account cost?' }).click();
  await expect(page.getByText('Homeowners sign up free')).toBeVisible();

  await beSignedIn(page, 'homeowner@example.com');
  await open(page, '/faq');
  await expect(tabs).toHaveText(['How WeVisu Works FAQ', 'General questions']);
  await expect(page.getByRole('button', { name: 'How do I save a design?' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('paid out');

  await page.evaluate(() => localStorage.clear());
  await beSignedIn(page, 'pro@example.com');
  await open(page, '/faq');
  await expect(tabs).toHaveText(['How it Works FAQ', 'General questions']);
  await page.getByRole('button', { name: 'When can I have my profit paid out?' }).click();
  await expect(page.getByText('46 business days')).toBeVisible();
  await open(page, '/payout_setup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payout setup');
  await expect(page.getByRole('region', { name: 'Payouts' })).toContainText('Test bank');
});

test('NAV-43 PAGES-10 PAGES-13 PAGES-14 PAGES-15 PAGES-16 ERR-22 an unknown address says so and links home', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page).toHaveTitle(/Page Not Found/);
  const main = page.getByRole('main');
  await expect(main).toContainText('There was an error with your request');
  await expect(main.getByRole('listitem')).toHaveText([/moved/, /bookmark/, /mistyped/]);
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('NAV-45 an old address of a product leads to the product', { tag: '@once' }, async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/products?ppp=1')).json();
  await page.goto(`/product-details?product=${data.data[0].hash}`);
  await expect(page).toHaveURL(new RegExp(`/product/${data.data[0].hash}$`));
});

test("U-54 correct spellings redirect to the spec's", { tag: '@once' }, async ({ page }) => {
  await page.goto('/design-ai/signup?x=1');
  await expect(page).toHaveURL(/\/design-ai\/singup\?x=1$/);
  await page.goto('/verification');
  await expect(page).toHaveURL(/\/(verifiction|login)/);
});

test('NAV-17 NAV-18 STORE-11 G-22 the home page has the new layout, other pages the old one', {
  tag: '@once',
}, async ({ page }) => {
  const layout = page.locator('[data-layout]');
  const kept = () => page.evaluate(() => localStorage.getItem('new_layout'));
  await open(page, '/');
  await expect(layout).toHaveAttribute('data-layout', 'new');
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(1);
  await expect(page.getByRole('progressbar', { includeHidden: true })).toHaveCount(1);
  expect(await kept()).toBe('1');
  await open(page, '/faq');
  await expect(layout).toHaveAttribute('data-layout', 'old');
  await expect.poll(kept).toBeNull();
});

test('NAV-15 LEAD-01 LEAD-02 LEAD-03 LEAD-04 LEAD-05 LEAD-06 LEAD-07 LEAD-08 FMT-15 the pop-up form accepts valid input and says thanks', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/faq');
  const toggle = footer(page).getByRole('button', { name: 'Save up to 30%' });
  await toggle.click();
  const popup = page.getByRole('dialog', { name: 'Save up to 30%' });
  await expect(popup).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();

  await toggle.click();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sample_request')) requests.push(request.postData() ?? '');
  });
  const name = popup.getByLabel('First and last name');
  const email = popup.getByLabel('Email Address');
  const phone = popup.getByLabel('Phone number');
  const send = popup.getByRole('button', { name: 'Send me the offer' });
  await send.click();
  for (const field of [name, email, phone])
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Ana Lopez');
  await email.fill('abc');
  await phone.fill('2135550123');
  await send.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  expect(requests, 'nothing is sent before it is right').toEqual([]);

  await email.fill(newAddress());
  await send.click();
  await expect(page.getByRole('status')).toContainText(
    'Thank you. We received your details and will be in touch.',
  );
  await expect(popup).toBeHidden();
  const names = [...(requests[0] ?? '').matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)];
  expect(names.map(([, field]) => field)).toEqual([
    'full_name',
    'email',
    'phone_number',
    'action',
    'lead_type',
    'shop_profile_id',
  ]);
  const sent = Object.fromEntries(names.map(([, field, value]) => [field, value]));
  expect(sent).toMatchObject({
    action: 'handle_external_form_submission',
    lead_type: 'Pop-Ups',
  });
  await toggle.click();
  for (const field of [name, email, phone]) await expect(field).toHaveValue('');
});

test('LEAD-09 U-39 a form that could not be sent keeps what was typed', { tag: '@once' }, async ({
  page,
  complaints,
}) => {
  await open(page, '/faq');
  await footer(page).getByRole('button', { name: 'Save up to 30%' }).click();
  const popup = page.getByRole('dialog', { name: 'Save up to 30%' });
  await popup.getByLabel('First and last name').fill('Ana Lopez');
  await popup.getByLabel('Email Address').fill('ana@example.com');
  await popup.getByLabel('Phone number').fill('2135550123');
  await page.route('**/api/sample_request', (route) => route.abort());
  const send = popup.getByRole('button', { name: /^Send me the offer/ });
  await send.click();
  await expect(send).not.toContainText('working on it');
  await expect(popup.getByLabel('First and last name')).toHaveValue('Ana Lopez');
  await expect(popup.getByLabel('Phone number')).toHaveValue('2135550123');
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/ERR_FAILED/.test(text)));
});

test('PAGES-17 G-26 a message to support is sent, and what was typed stays until then', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/contact?topic=order');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText('Write your message.')).toBeVisible();
  await main.getByLabel('First and last name').fill('Ana Lopez');
  await main.getByLabel('Email Address').fill(newAddress());
  await main.getByLabel('Message', { exact: true }).fill('A box is missing.');
  await main.getByLabel('Topic').selectOption('My data');
  await expect(page).toHaveURL(/topic=privacy$/);
  await expect(main.getByLabel('Message', { exact: true })).toHaveValue('A box is missing.');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByText('Thank you. We received your message.')).toBeVisible();
  const outbox = await (await page.request.get('/dev/outbox')).text();
  expect(outbox).toContain('Privacy: message from Ana Lopez');
});

test('G-71 a note says which cookies are used, once', { tag: '@once' }, async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/faq');
  const note = page.getByRole('complementary', { name: 'Cookies' });
  await expect(note).toContainText('only the cookies the shop needs');
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Got it' }).click();
  await expect(note).toBeHidden();
  await open(page, '/');
  await expect(note).toHaveCount(0);
});
