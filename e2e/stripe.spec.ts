// Buying with Stripe set: its script and frames are played at their own addresses, its API by a server on this machine.
import { type Browser, expect, type Page } from '@playwright/test';
import { vendors } from '../db/demo/trade/vendors.ts';
import { beSignedIn, beVerified, enterShowroom } from './browser-state.ts';
import {
  addProduct,
  fillAddress,
  findProducts,
  mailedLink,
  newAddress,
  open,
  PASSWORD,
} from './people.ts';
import { type PlayedStripe, playStripe } from './stripe/play-stripe.ts';
import { test } from './stripe-shop.ts';

const numberIn = (page: Page) =>
  page.frameLocator('iframe[title*="cardNumber"]').getByLabel('Credit or debit card number');

/** As in a shop: the name, then the three frames. */
async function typeIntoFrames(page: Page, number: string): Promise<void> {
  await page.getByLabel('Name on card').fill('Ana Lopez');
  // Its label leads into the frame.
  await page.getByText('Card number', { exact: true }).click();
  await expect(numberIn(page)).toBeFocused();
  await numberIn(page).fill(number);
  await page.frameLocator('iframe[title*="cardExpiry"]').locator('input').fill('12 / 40');
  await page.frameLocator('iframe[title*="cardCvc"]').locator('input').fill('123');
}

/** Up to the page of the payment, with lines of this many vendors. */
async function goToPayment(page: Page, count: number) {
  const products = await findProducts(page, count);
  await enterShowroom(page);
  await beVerified(page, newAddress());
  for (const product of products) await addProduct(page, product);
  await open(page, '/checkout');
  await fillAddress(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await main.getByRole('link', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/checkout-payment\?checkout=/);
  return products;
}

const payButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Pay \$[\d,]+\.\d\d$/ });

async function numberOfOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/thankyou\?order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** As the vendor of the order's line does it, in a browser of its own. */
async function approve(
  browser: Browser,
  of: { readonly origin: string; readonly number: string; readonly vendor: string | undefined },
): Promise<void> {
  const context = await browser.newContext({ baseURL: of.origin, reducedMotion: 'reduce' });
  const desk = await context.newPage();
  const email = vendors.find(({ company }) => company === of.vendor)?.email ?? '';
  await beSignedIn(desk, email);
  await open(desk, `/vendor/orders?q=${of.number}`);
  await desk.getByRole('checkbox', { name: /^Select .* of WV-/ }).check();
  await desk
    .getByRole('toolbar', { name: 'Selected rows' })
    .getByRole('button', { name: 'Approve', exact: true })
    .click();
  await expect(desk.getByText('Approve: 1 row done')).toBeVisible();
  await context.close();
}

/** What went to our server, word for word. */
function watchOwn(page: Page, origin: string): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

test('CHECK-04 CHECK-06 U-02 a homeowner pays in frames of Stripe, and what a vendor approves is charged', {
  tag: '@once',
}, async ({ page, browser, shop, expectAccessible }) => {
  test.setTimeout(240_000);
  const { origin, stripe } = shop;
  const played = await playStripe(page, stripe);
  const sent = watchOwn(page, origin);
  /** What Stripe is asked, and from which of our pages. */
  const asked: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname.endsWith('stripe.com')) asked.push(`${new URL(page.url()).pathname} ${pathname}`);
  });
  const [first] = await goToPayment(page, 2);
  await expect(numberIn(page)).toBeVisible();
  // Its script and three frames, and none on the pages before.
  expect(asked).toEqual([
    '/checkout-payment /endive/stripe.js',
    ...Array(3).fill('/checkout-payment /inner'),
  ]);
  await expectAccessible(page);

  await payButton(page).click();
  const main = page.getByRole('main');
  for (const text of ['Invalid Card Number.', 'Invalid Expiration Date.', 'Invalid CVC.']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Name on card')).toBeFocused();
  await expectAccessible(page);
  expect(played.numbers).toEqual([]);

  await typeIntoFrames(page, '4000000000000002');
  await expect(main.getByText('Invalid Card Number.', { exact: true })).toBeHidden();
  await payButton(page).click();
  await expect(main.getByRole('alert')).toContainText('Your bank declined the card.');
  await expect(main.getByText('Check this or use another card.')).toBeVisible();

  // The hold of this one ends within a day: what is approved by then is charged at once.
  await numberIn(page).fill('5555555555554444');
  await payButton(page).click();
  const number = await numberOfOrder(page);
  expect(played.numbers).toEqual(['4000000000000002', '5555555555554444']);
  expect(sent.join('\n')).not.toMatch(/4000 ?0000 ?0000 ?0002|5555 ?5555 ?5555 ?4444/);
  const [intent = ''] = stripe.intentIds();
  expect(stripe.look(intent)).toMatchObject({ status: 'requires_capture', received: 0 });

  await approve(browser, { origin, number, vendor: first?.vendor });

  await expect.poll(() => stripe.look(intent).status, { timeout: 90_000 }).toBe('succeeded');
  await open(page, `/account/orders/${number}`);
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText(/Charged on \d\d\.\d\d\.\d{4}/);
  const usd = { style: 'currency', currency: 'USD' } as const;
  const charged = (stripe.look(intent).received / 100).toLocaleString('en-US', usd);
  await expect(payment).toContainText(charged);
});

test('CHECK-06 a payment that the bank asks to confirm goes to its page and on with the order', {
  tag: '@once',
}, async ({ page, shop }) => {
  test.setTimeout(180_000);
  const { stripe } = shop;
  await playStripe(page, stripe);
  await goToPayment(page, 1);
  await typeIntoFrames(page, '4000002500003155');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: '3D Secure 2 Test Page' })).toBeVisible();
  await page.getByRole('link', { name: 'Fail' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('since it was not confirmed there');
  await typeIntoFrames(page, '4000002500003155');
  await payButton(page).click();
  await page.getByRole('link', { name: 'Complete' }).click();
  await numberOfOrder(page);
  const [intent = ''] = stripe.intentIds();
  expect(stripe.look(intent).status).toBe('requires_capture');
});

test('CHECK-06 what a bank refuses to charge once nobody is there to confirm it is paid by another card', {
  tag: '@once',
}, async ({ page, browser, shop, expectAccessible }) => {
  test.setTimeout(240_000);
  const { origin, stripe } = shop;
  await playStripe(page, stripe);
  // One line is left unanswered: of a hold that ends within a day, what is approved is charged at once.
  const [product] = await goToPayment(page, 2);
  await typeIntoFrames(page, '4000002760003184');
  await payButton(page).click();
  await page.getByRole('link', { name: 'Complete' }).click();
  const number = await numberOfOrder(page);
  const [held = ''] = stripe.intentIds();
  // The bank lets the hold go, and asks its customer about each charge after that.
  stripe.loseHold(held);
  await approve(browser, { origin, number, vendor: product?.vendor });

  const payment = page.getByRole('region', { name: 'Payment' });
  const other = payment.getByRole('button', { name: 'Pay with another card' });
  await expect(async () => {
    await open(page, `/account/orders/${number}`);
    await expect(other).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  await expect(payment).toContainText(/Your card was refused on \d\d\.\d\d\.\d{4}/);
  await expectAccessible(page);
  await other.click();
  const dialog = page.getByRole('dialog', { name: 'Pay with another card' });
  await expect(numberIn(page)).toBeVisible();
  await expectAccessible(page);
  const pay = dialog.getByRole('button', { name: 'Pay now' });
  await typeIntoFrames(page, '4000000000000002');
  await pay.click();
  await expect(dialog).toContainText('The card was not charged');
  await numberIn(page).fill('4242424242424242');
  await pay.click();
  await expect(dialog).toBeHidden();
  await expect(payment).toContainText(/Charged on \d\d\.\d\d\.\d{4}/);
  await expect(other).toBeHidden();
  const [charged = ''] = stripe.intentIds();
  expect(stripe.look(charged).status).toBe('succeeded');
  expect(stripe.look(held)).toMatchObject({ status: 'canceled', received: 0 });
});

test('G-64 U-52 a pro buys Premium by a card in frames of Stripe, with the keyboard', {
  tag: '@once',
}, async ({ page, shop, expectAccessible }) => {
  const { stripe } = shop;
  await playStripe(page, stripe);
  await beSignedIn(page, 'studio@example.com');
  await open(page, '/pro/plan');
  await page.getByRole('button', { name: 'Buy Premium for $199.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy Premium' });
  await expect(numberIn(page)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  // The bank of this one asks, and nobody is there at the renewals.
  await typeIntoFrames(page, '4000002500003155');
  await dialog.getByRole('button', { name: 'Pay $199.00' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The card was not charged');

  await dialog.getByLabel('Name on card').focus();
  await page.keyboard.press('Tab');
  await expect(numberIn(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('4242424242424242');
  await dialog.getByRole('button', { name: 'Pay $199.00' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your Premium' })).toContainText(
    'Visa ending in 4242',
  );
  const [intent = ''] = stripe.intentIds();
  expect(stripe.look(intent)).toMatchObject({ status: 'succeeded', received: 199_00 });
});

test('G-44 credits for designs are bought by a card in frames of Stripe, and by one whose bank asks', {
  tag: '@once',
}, async ({ page, shop, expectAccessible }) => {
  test.setTimeout(180_000);
  const { origin, stripe } = shop;
  const played = await playStripe(page, stripe);
  const sent = watchOwn(page, origin);
  const main = page.getByRole('main');
  const email = newAddress();
  await open(page, '/design-ai/singup');
  await main.getByLabel('First and last name').fill('Ana Maria Lopez');
  await main.getByLabel('Email Address').fill(email);
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await main.getByRole('button', { name: 'Sign up' }).click();
  await expect(main.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await open(page, await mailedLink(page, email, /\/design-ai\/verify\/[\w-]+/));
  await expect(main.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible();

  await open(page, '/design-ai/credits');
  await main.getByRole('button', { name: 'Buy for $9.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy 50 credits' });
  await expect(numberIn(page)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await typeIntoFrames(page, '4000000000000002');
  const pay = dialog.getByRole('button', { name: 'Pay $9.00' });
  await pay.click();
  await expect(dialog.getByRole('alert')).toContainText('The card was not charged');
  await numberIn(page).fill('4242424242424242');
  await pay.click();
  await expect(dialog).toHaveCount(0);
  const balance = main.getByRole('region', { name: 'Balance' });
  await expect(balance).toContainText('80 credits to use');
  const [bought = ''] = stripe.intentIds();
  expect(stripe.look(bought)).toMatchObject({ status: 'succeeded', received: 9_00 });

  await main.getByRole('button', { name: 'Buy for $24.00' }).click();
  await typeIntoFrames(page, '4000002500003155');
  await page.getByRole('button', { name: 'Pay $24.00' }).click();
  await page.getByRole('link', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/\/design-ai\/credits$/);
  await expect(balance).toContainText('230 credits to use', { timeout: 60_000 });
  const [confirmed = ''] = stripe.intentIds();
  expect(stripe.look(confirmed)).toMatchObject({ status: 'succeeded', received: 24_00 });
  expect(played.numbers).toEqual(['4000000000000002', '4242424242424242', '4000002500003155']);
  expect(sent.join('\n')).not.toMatch(/4242 ?4242|4000 ?0025/);
});

test('REG-25 REG-33 U-02 a card that is typed while signing up stays when another step is shown, and is saved', {
  tag: '@once',
}, async ({ page, shop }) => {
  const played = await playStripe(page, shop.stripe);
  const sent = watchOwn(page, shop.origin);
  await open(page, '/register');
  const main = page.getByRole('main');
  const goOn = () => main.getByRole('button', { name: 'Continue', exact: true }).click();
  await main.getByLabel('First and last name').fill('Ana Maria Lopez');
  await main.getByLabel('Email Address').fill('studio@example.com');
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByLabel('Phone number').fill('2135550123');
  await main.getByLabel('Zip code').fill('90012');
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await goOn();
  await page.getByRole('button', { name: 'I accept the terms' }).click();
  await fillAddress(page);
  await goOn();
  await typeIntoFrames(page, '4242424242424242');
  const signUp = main.getByRole('button', { name: 'Sign up with this card' });
  await signUp.click();
  // The address is taken: back to the first step, and on again.
  await expect(main.getByRole('heading', { name: /^Step 1 of 3/ })).toBeVisible();
  await main.getByLabel('Email Address').fill(newAddress());
  await goOn();
  await goOn();
  await expect(numberIn(page)).toHaveValue('4242424242424242');
  await signUp.click();
  await expect(page.getByRole('alertdialog', { name: 'Thank you for signing up' })).toBeVisible();
  // Once: the same card is the same token.
  expect(played.numbers).toEqual(['4242424242424242']);
  expect(sent.join('\n')).not.toMatch(/4242 ?4242/);
});

test('CHECK-06 where Stripe does not answer, the page says so, charges nothing and tries again', {
  tag: '@once',
}, async ({ page, shop, complaints, expectAccessible }) => {
  test.setTimeout(180_000);
  const { stripe } = shop;
  const played = await playStripe(page, stripe);
  const before = stripe.intentIds().length;
  played.fail('script');
  await goToPayment(page, 1);
  const main = page.getByRole('main');
  const away = main.getByRole('alert').filter({ hasText: 'The payment service did not answer' });
  await expect(away).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await expectAccessible(page);
  // The script comes, and its frames stay empty.
  played.fail('frames');
  const again = away.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(away).toBeHidden();
  await expectAccessible(page);
  await expect(payButton(page)).toBeDisabled();
  await expect(away).toBeVisible({ timeout: 40_000 });
  played.fail('nothing');
  await again.click();
  await expect(numberIn(page)).toBeVisible();

  played.fail('cards');
  await typeIntoFrames(page, '4242424242424242');
  await payButton(page).click();
  await expect(main.getByRole('alert')).toContainText(/not charged|Nothing was charged/i);
  expect(stripe.intentIds()).toHaveLength(before);
  played.fail('nothing');
  await payButton(page).click();
  await numberOfOrder(page);
  // The browser's own words about what did not answer.
  forget(complaints, played);
});

function forget(complaints: string[], { numbers }: PlayedStripe): void {
  expect(numbers).toEqual(['4242424242424242']);
  const others = complaints.filter(
    (text) => !/ERR_CONNECTION_FAILED.* https:\/\/(js|api)\.stripe\.com/.test(text),
  );
  complaints.splice(0, complaints.length, ...others);
}
