// Failing calls, lost connections and pages that do not load.
import type { Page } from '@playwright/test';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import { addProduct, findProducts, open, signIn } from './people.ts';
import { expect, test } from './test.ts';

// With motion, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const TYPED = 'A box is missing. I typed this for a long time.';
const MESSAGE = 'Message';

async function fillContact(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('First and last name').fill('Ana Lopez');
  await main.getByLabel('Email Address').fill('ana@example.com');
  await main.getByLabel(MESSAGE, { exact: true }).fill(TYPED);
}

const send = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Send message/ })
    .click();

const toast = (page: Page, text: string) => page.locator('[data-kind]').filter({ hasText: text });

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'you typed is lost' });

/** Server replies that are hard to provoke, as the spec's tests require. */
async function answerWith(page: Page, status: number, body: object): Promise<void> {
  await page.route('**/api/contact', (route) => route.fulfill({ status, json: body }));
}

/** From now on the journey controls the clock, however slow the machine is. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Server errors and cut connections are expected in these journeys. */
function forget(complaints: string[], pattern: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !pattern.test(text)));
}

const GENERAL = 'Internal Server error please try again.';
const REFUSALS = [
  ['ERR-11', 422, { message: 'M' }, 'warning', 'M'],
  [
    'ERR-12 ERR-13',
    422,
    { message: 'The given data was invalid.', errors: { email: ['One.', 'Two.'] } },
    'warning',
    'Invalid input OR some mandatory fields are blank.',
  ],
  ['ERR-16', 500, { message: 'S' }, 'error', 'S'],
  ['ERR-16', 405, { message: 'S' }, 'error', 'S'],
  ['ERR-17', 404, {}, 'error', 'Record not found for processing.'],
  ['ERR-18', 500, {}, 'error', GENERAL],
  ['ERR-18', 405, {}, 'error', GENERAL],
  ['ERR-19', 403, { message: 'F' }, 'error', 'F'],
] as const;

test('ERR-11 to ERR-20 in the browser: each refusal shows its toast and keeps what was typed', {
  tag: '@once',
}, async ({ page, complaints }) => {
  let answer: { readonly status: number; readonly json: object } = { status: 500, json: {} };
  await page.route('**/api/contact', (route) => route.fulfill(answer));
  await open(page, '/contact');
  await fillContact(page);
  for (const [ids, status, json, kind, text] of REFUSALS) {
    await test.step(`${ids} ${status} with ${JSON.stringify(json)}`, async () => {
      answer = { status, json };
      await send(page);
      const shown = page.locator(`[data-kind="${kind}"]`);
      await expect(shown).toHaveText(new RegExp(`^${text}`));
      await expect(page.getByLabel(MESSAGE, { exact: true })).toHaveValue(TYPED);
      if ('errors' in json) {
        // ERR-14
        await expect(page.getByText('One., Two.')).toBeVisible();
        await expect(page.getByLabel('Email Address')).toBeFocused();
      }
      await shown.getByRole('button', { name: 'Close message' }).click();
      await expect(shown).toHaveCount(0);
    });
  }
  forget(complaints, /status of 500/);
});

test('ERR-15 a 401 leads to signing in and back', { tag: '@once' }, async ({ page }) => {
  await open(page, '/contact');
  await fillContact(page);
  await answerWith(page, 401, { message: 'x' });
  await send(page);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcontact$/);
});

test('ERR-23 ERR-25 ERR-26 the bar is 3 px high and green, and red after a failure', {
  tag: '@once',
}, async ({ page, complaints }) => {
  await open(page, '/contact');
  await fillContact(page);
  const bar = page.getByRole('progressbar', { includeHidden: true });
  expect((await bar.boundingBox())?.height).toBe(3);
  const color = () => bar.locator('div').evaluate((line) => getComputedStyle(line).backgroundColor);
  let answer: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    await asked;
    await route.abort();
  });
  await send(page);
  await expect(bar).toHaveAttribute('data-state', 'running');
  expect(await color()).toBe('rgb(46, 158, 91)');
  answer();
  await expect(bar).toHaveAttribute('data-state', 'failed');
  expect(await color()).toBe('rgb(208, 52, 44)');
  // ERR-23: no spinner keeps going.
  await expect(bar).toHaveAttribute('data-state', 'idle');
  await expect(page.getByRole('main')).not.toContainText('working on it');
  await expect(page.getByLabel(MESSAGE, { exact: true })).toHaveValue(TYPED);
  forget(complaints, /ERR_FAILED/);
});

test('ERR-27 ERR-28 ERR-29 ERR-30 toasts show at the top end for ten seconds, pause on hover, and can be closed', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install();
  await open(page, '/contact');
  await fillContact(page);
  await answerWith(page, 403, { message: 'Not for you.' });
  const shown = toast(page, 'Not for you.');

  // The first toast loads the code of the list.
  await send(page);
  await shown.getByRole('button', { name: 'Close message' }).click();
  await expect(shown).toHaveCount(0);
  await holdTime(page);

  async function sendAgain() {
    await send(page);
    // The list shows a message on its next tick.
    await expect(async () => {
      await page.clock.runFor(5);
      expect(await shown.count()).toBe(1);
    }).toPass();
  }
  await sendAgain();
  await page.clock.runFor(1_000);
  await expect(shown).toBeVisible();
  const box = await shown.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40);
  expect(box?.y).toBeLessThan(60);
  await page.clock.runFor(8_850);
  await expect(shown).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(shown).toHaveCount(0);

  await sendAgain();
  await page.clock.runFor(1_000);
  await shown.hover();
  await page.clock.runFor(30_000);
  await expect(shown).toBeVisible();
  await page.mouse.move(10, 500);
  await page.clock.runFor(12_000);
  await expect(shown).toHaveCount(0);

  await sendAgain();
  await page.clock.runFor(500);
  await shown.getByRole('button', { name: 'Close message' }).click();
  // The list removes a message one tick after it has rendered its exit.
  await expect(async () => {
    await page.clock.runFor(300);
    expect(await shown.count()).toBe(0);
  }).toPass({ timeout: 6_000 });
});

test('ERR-23 offline nothing typed is lost, and both the message and the next page come later', {
  tag: '@once',
}, async ({ page, context, complaints, expectAccessible }) => {
  await open(page, '/contact');
  await fillContact(page);
  await context.setOffline(true);
  await expect(note(page)).toContainText('You are offline.');
  await expectAccessible(page);
  await send(page);
  await expect(page.getByLabel(MESSAGE, { exact: true })).toHaveValue(TYPED);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(note(page)).toContainText('Your page will open');
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(note(page)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel(MESSAGE, { exact: true })).toHaveValue(TYPED);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/about_us$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(note(page)).toHaveCount(0);
  forget(complaints, /ERR_INTERNET_DISCONNECTED/);
});

test('ERR-23 a connection that swallows everything is told on the account page while it still waits', {
  tag: '@once',
}, async ({ page, complaints }) => {
  await beSignedIn(page, 'homeowner@example.com');
  await page.route(/\/api\/orders|\/healthz/, () => {});
  await open(page, '/account');
  await expect(note(page)).toContainText('We cannot reach the server right now.');
  await expect(page.getByText('Your orders are loading')).toBeAttached();
  await page.unroute(/\/api\/orders|\/healthz/);
  // The page looks for the server by itself.
  await expect(note(page)).toHaveCount(0);
  forget(complaints, /ERR_/);
});

test('G-72 a part of a page that fails to load is retried, and what was typed stays', {
  tag: '@once',
}, async ({ page, complaints }) => {
  await open(page, '/contact');
  await fillContact(page);
  await page.route(/\/assets\/(faq-page|accordion|tabs)[^/]*\.js|\/healthz/, (route) =>
    route.abort(),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(note(page)).toContainText('We cannot reach the server right now.');
  await expect(page.getByLabel(MESSAGE, { exact: true })).toHaveValue(TYPED);
  await expect(page).toHaveURL(/\/contact$/);
  await page.unroute(/\/assets\/(faq-page|accordion|tabs)[^/]*\.js|\/healthz/);
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
  forget(complaints, /ERR_FAILED|Failed to fetch|route module/);
});

test('G-72 a dialog that fails to load leaves the page as it is and opens later', {
  tag: '@once',
}, async ({ page, complaints }) => {
  await open(page, '/contact');
  await fillContact(page);
  const missing = /\/assets\/lead-dialog[^/]*\.js|\/healthz/;
  await page.route(missing, (route) => route.abort());
  await page.getByRole('button', { name: /^Save up to/ }).click();
  await expect(note(page)).toContainText('We cannot reach the server right now.');
  await expect(page.getByLabel(MESSAGE, { exact: true })).toHaveValue(TYPED);
  await page.unroute(missing);
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: /^Save up to/ })).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  forget(complaints, /ERR_FAILED/);
});

test('G-72 a part that is gone after an update is reported, and loads when the page is reloaded', {
  tag: '@once',
}, async ({ page, complaints }) => {
  await open(page, '/contact');
  const missing = /\/assets\/lead-dialog[^/]*\.js/;
  await page.route(missing, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: /^Save up to/ }).click();
  const outdated = page.getByRole('alert').filter({ hasText: 'Part of this page' });
  await expect(outdated).toBeVisible();
  await page.unroute(missing);
  await outdated.getByRole('button', { name: 'Reload' }).click();
  await expect(outdated).toHaveCount(0);
  await expect(async () => {
    await page.getByRole('button', { name: /^Save up to/ }).click({ timeout: 2_000 });
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  forget(complaints, /status of 404/);
});

test('ERR-18 a page that cannot be opened keeps the site around it and opens later', {
  tag: '@once',
}, async ({ page, complaints }) => {
  await open(page, '/contact');
  await page.route(/\/our-brands\.data/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our brands' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('This page could not be opened');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute(/\/our-brands\.data/);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our brands');
  forget(complaints, /status of 500|ErrorResponse|Unable to decode/);
});

test('FMT-10 a part of a page that hangs is given up after 120,000 ms', { tag: '@once' }, async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await open(page, '/contact');
  await fillContact(page);
  await holdTime(page);
  await page.route(/\/assets\/faq-page[^/]*\.js/, () => {});
  await page.route('**/healthz', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await page.clock.runFor(119_000);
  await expect(note(page)).toHaveCount(0);
  await page.clock.runFor(1_500);
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('progressbar', { includeHidden: true })).toHaveAttribute(
    'data-state',
    'failed',
  );
  await expect(page.getByLabel(MESSAGE, { exact: true })).toHaveValue(TYPED);
  forget(complaints, /ERR_FAILED/);
});

test('ERR-06 CART-05 U-42 a cart that could not be moved at sign-in says so and is kept', {
  tag: '@once',
}, async ({ page, complaints }) => {
  await enterShowroom(page);
  const [product] = await findProducts(page, 1);
  if (product) await addProduct(page, product);
  const cartId = () => page.evaluate(() => localStorage.getItem('cart_id'));
  const kept = await cartId();
  expect(kept).toBeTruthy();
  await open(page, '/login');
  await page.route(/\/api\/projectCart$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await signIn(page, 'homeowner@example.com');
  await expect(toast(page, 'Please login to proceed.')).toBeVisible();
  expect(await cartId()).toBe(kept);
  forget(complaints, /status of 500|failed with status 500/);
});

test("ERR-10 CART-06 CART-07 adding, a quantity, a removal and a coupon are reported in the server's words", {
  tag: '@once',
}, async ({ page, complaints }) => {
  await enterShowroom(page);
  const [product] = await findProducts(page, 1);
  if (product) await open(page, `/product/${product.hash}/OAKRIDGE`);
  await page.getByRole('button', { name: /^Add \d/ }).click();
  await expect(page.locator('[data-kind="success"]')).toHaveText(/^Added to your cart\./);
  await open(page, '/cart');
  const main = page.getByRole('main');
  const told = (kind: string, text: RegExp) =>
    expect(page.locator(`[data-kind="${kind}"]`).filter({ hasText: text })).toBeVisible();

  await main.getByRole('button', { name: 'One more' }).click();
  await told('success', /^Your cart is up to date\./);
  await main.getByRole('textbox', { name: 'Coupon code' }).fill('NOSUCHCODE');
  await main.getByRole('button', { name: 'Apply' }).click();
  await told('error', /code/i);
  await page.route('**/api/projectCart/update_cart', (route) =>
    route.fulfill({ status: 422, json: { message: 'The pallet is nailed down.' } }),
  );
  await main.getByRole('button', { name: 'One more' }).click();
  await told('error', /^The pallet is nailed down\./);
  await page.unroute('**/api/projectCart/update_cart');
  await main.getByRole('button', { name: /^Remove/ }).click();
  await told('success', /^Removed from your cart\./);
  await main.getByRole('button', { name: /^Undo/ }).click();
  await told('success', /^Added to your cart\./);
  forget(complaints, /status of 422/);
});

test("ERR-10 ERR-23 the cart reports the outcome of a change in the server's words, and shows its contents", {
  tag: '@once',
}, async ({ page, complaints }) => {
  await enterShowroom(page);
  const [product] = await findProducts(page, 1);
  if (product) await addProduct(page, product);
  await open(page, '/cart');
  await page.route('**/api/projectCart/update_cart', (route) =>
    route.fulfill({ status: 500, json: { message: 'The shelf is locked.' } }),
  );
  const quantity = page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ });
  const kept = await quantity.inputValue();
  const more = page.getByRole('main').getByRole('button', { name: 'One more' });
  await more.click();
  await expect(page.locator('[data-kind="error"]')).toHaveText(/^The shelf is locked\./);
  await expect(quantity).toHaveValue(kept);

  // ERR-23: even without an answer, the cart shows its contents.
  await page.route(/\/api\/projectCart/, (route) => route.abort());
  await more.click();
  await expect(quantity).not.toHaveValue(kept);
  await expect(toast(page, 'No response.')).toBeVisible();
  await expect(quantity).toHaveValue(kept);
  forget(complaints, /status of 500|ERR_FAILED/);
});
