// Signing in and out: what is sent, what is stored where, and where people land.
import type { Page, Request, Route } from '@playwright/test';
import { enterShowroom } from './browser-state.ts';
import { mailedLink, newAddress, open, PASSWORD, signIn } from './people.ts';
import { expect, test } from './test.ts';

const HOMEOWNER = 'homeowner@example.com';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

async function cookie(page: Page, name: string) {
  const found = (await page.context().cookies()).find((one) => one.name === name);
  const days = found && found.expires > 0 ? (found.expires - Date.now() / 1000) / 86_400 : null;
  return found ? { value: found.value, days: days === null ? null : Math.round(days) } : null;
}

/** The server's own reply with something changed. */
async function alter(route: Route, change: (body: Record<string, unknown>) => object) {
  const response = await route.fetch();
  await route.fulfill({ response, json: change(await response.json()) });
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

const headerAccount = (page: Page) => page.getByRole('button', { name: /'s account/ });

test('AUTH-04 AUTH-11 AUTH-25 AUTH-27 AUTH-33 AUTH-34 REG-39 NAV-06 NAV-54 NAV-55 STORE-01 STORE-15 U-49 API-01 API-02 API-03 a visit from signing in to signing out', async ({
  page,
  isMobile,
}) => {
  await enterShowroom(page);
  await page.evaluate(() => {
    localStorage.setItem('AIauthToken', 'token-of-the-ai-pages');
    // biome-ignore lint/suspicious/noDocumentCookie: as the pages themselves write it
    document.cookie = 'otp_verify=1; Path=/; Max-Age=1000';
  });
  await open(page, '/login');
  const sent = page.waitForRequest('**/api/login');
  const asked = page.waitForRequest('**/api/authuser');
  const cart = page.waitForRequest((request) => pathOf(request) === '/api/projectCart');
  const pending = page.waitForRequest((request) => pathOf(request) === '/api/notification');
  await signIn(page, HOMEOWNER);
  const login = await sent;
  expect([login.method(), login.postDataJSON()]).toEqual([
    'POST',
    { email: HOMEOWNER, password: PASSWORD, remember_me: false },
  ]);
  await expect(headerAccount(page)).toBeVisible();
  expect((await stored(page, 'authToken'))?.length).toBeGreaterThan(10);
  expect(await cookie(page, 'wev_ut')).toEqual({ value: 'User', days: 1 });
  expect(await cookie(page, 'wev_role')).toEqual({ value: 'user', days: 1 });
  expect(await cookie(page, 'otp_verify')).toBeNull();
  // Set again at each check of the account.
  await page.context().clearCookies({ name: 'wev_ut' });
  await page.reload();
  const headers = await (await asked).allHeaders();
  expect(headers).toMatchObject({
    authorization: `Bearer ${await stored(page, 'authToken')}`,
    'x-ai-token': 'token-of-the-ai-pages',
    accept: 'application/json',
    'content-type': 'application/json',
  });
  await Promise.all([cart, pending]);
  await expect.poll(() => cookie(page, 'wev_ut')).toEqual({ value: 'User', days: 1 });
  for (const door of ['/login', '/register']) {
    await page.goto(door);
    await expect(page).toHaveURL('/account');
  }
  await headerAccount(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(headerAccount(page)).toBeHidden();
  // In small windows the guest links are in the menu.
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible();
  expect(await stored(page, 'authToken')).toBeNull();
});

test('AUTH-08 signing in can lead to another page', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/login', (route) =>
    alter(route, (body) => ({ ...body, user: { ...(body.user as object), total_projects: 0 } })),
  );
  // Which of them: sign-in-target.test.ts.
  await open(page, '/login?redirect=/projects');
  await signIn(page, HOMEOWNER);
  await expect(page).toHaveURL((url) => url.pathname === '/projects');
});

test('AUTH-08 AUTH-12 an unverified address waits at /verifiction; AUTH-11 status Approve signs in', {
  tag: '@once',
}, async ({ page }) => {
  const change = (body: Record<string, unknown>) => ({
    ...body,
    user: { ...(body.user as object), email_verified_at: null, status: 'Approve' },
  });
  await page.route('**/api/login', (route) => alter(route, change));
  await page.route('**/api/authuser', (route) => alter(route, change));
  await open(page, '/login');
  await signIn(page, HOMEOWNER);
  await expect(page).toHaveURL(/\/verifiction/);
  expect(await cookie(page, 'wev_ut')).toEqual({ value: 'User', days: 1 });
});

test('AUTH-09 a success without a token signs out', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/login', (route) =>
    alter(route, ({ token: _, ...rest }) => ({ ...rest })),
  );
  await open(page, '/login');
  await signIn(page, HOMEOWNER);
  await expect(page.getByText('Logged Out Successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'authToken')).toBeNull();
});

test('AUTH-35 AUTH-48 ERR-24 a token the server rejects is discarded, and a 401 leads to sign-in', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => localStorage.setItem('authToken', 'made-up-and-long-enough'));
  await page.goto('/faq');
  await expect.poll(() => stored(page, 'authToken')).toBeNull();
  await open(page, '/login');
  await signIn(page, HOMEOWNER);
  await expect(headerAccount(page)).toBeVisible();
  await page.route('**/api/orders?**', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Please sign in.' } }),
  );
  await page.goto('/account');
  await expect(page).toHaveURL('/login?redirect=%2Faccount');
  expect(await stored(page, 'authToken')).toBeNull();
});

test('AUTH-36 AUTH-37 of two errors per field the first shows, and both clear on the next submit', {
  tag: '@once',
}, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  let count = 0;
  await page.route('**/api/login', async (route) => {
    count += 1;
    if (count > 1) await held;
    await route.fulfill({
      status: 422,
      json: {
        success: false,
        code: 'invalid_input',
        message: 'The given data was invalid.',
        errors: { email: ['First of email.', 'Second.'], password: ['First of password.', 'Two.'] },
      },
    });
  });
  await open(page, '/login');
  const main = page.getByRole('main');
  await signIn(page, newAddress());
  await expect(main.getByText('First of email.')).toBeVisible();
  await expect(main.getByText('First of password.')).toBeVisible();
  await expect(main.getByText(/Second|Two/)).toBeHidden();
  for (const field of [
    main.getByLabel('Email Address'),
    main.getByRole('textbox', { name: 'Password' }),
  ]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(main.getByText('First of email.')).toBeHidden();
  await expect(main.getByText('First of password.')).toBeHidden();
  release();
  await expect(main.getByText('First of email.')).toBeVisible();
});

test('AUTH-16 AUTH-17 ERR-03 ERR-04 barred accounts see why, and get no token', {
  tag: '@once',
}, async ({ page }) => {
  for (const [code, text] of [
    ['account_deactivated', 'Your account has been deactivated. Please contact support.'],
    ['account_pending', 'Your account is pending approval.'],
  ] as const) {
    await page.route('**/api/login', (route) =>
      route.fulfill({ status: 403, json: { success: false, code, message: text } }),
    );
    await open(page, '/login');
    await signIn(page, HOMEOWNER);
    await expect(page.getByText(text)).toBeVisible();
    expect(await stored(page, 'authToken')).toBeNull();
  }
});

test('U-01 AUTH-26 STORE-12 STORE-13 STORE-14 a remembered device signs in without the password until it signs out', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/login');
  const main = page.getByRole('main');
  const box = main.getByRole('checkbox', { name: 'Remember me' });
  await box.press('Space');
  await signIn(page, HOMEOWNER);
  await expect(headerAccount(page)).toBeVisible();
  for (const name of ['wev_log_email', 'wev_log_pass', 'wev_remember_me']) {
    expect([name, (await cookie(page, name))?.days]).toEqual([name, 340]);
  }
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'wev_log_pass')?.httpOnly).toBe(true);
  expect(JSON.stringify(cookies)).not.toContain(PASSWORD);
  // Simulates a month away.
  await page.evaluate(() => localStorage.clear());
  await open(page, '/login');
  await expect(main.getByLabel('Email Address')).toHaveValue(HOMEOWNER);
  await expect(
    main.getByText('This device is remembered, so you can leave this empty.'),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(headerAccount(page)).toBeVisible();
  await headerAccount(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByText('Logged Out Successfully')).toBeVisible();
  await open(page, '/login');
  await expect(main.getByLabel('Email Address')).toHaveValue(HOMEOWNER);
  await main.getByRole('button', { name: 'Sign In' }).click();
  await expect(main.getByText('Enter your password.')).toBeVisible();
});

test('AUTH-14 AUTH-25 AUTH-28 AUTH-29 AUTH-30 AUTH-31 AUTH-32 STORE-16 STORE-17 NAV-53 U-25 staff enter an emailed code', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/staff/login');
  const main = page.getByRole('main');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/login/verify_otp') calls.push(search);
  });
  await signIn(page, 'staff@example.com');
  await expect(page.getByText('We sent a code to your email address.')).toBeVisible();
  expect(calls).toEqual(['']);
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText('The code has 6 digits.')).toBeVisible();
  expect(calls).toEqual(['']);
  // Without the code staff stay on the sign-in page and are signed out everywhere else.
  await page.goto('/login');
  await expect(main.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await open(page, '/staff/login');
  const code = await mailedLink(page, 'staff@example.com', /\b\d{6}\b(?=<\/td>)/);
  const give = async (digits: string) => {
    await main.getByLabel('Code').fill(digits);
    await main.getByRole('button', { name: 'Continue' }).click();
  };
  await give(code === '111111' ? '222222' : '111111');
  await expect(
    main.getByText('This code is incorrect. Check the email and try again.'),
  ).toBeVisible();
  const loaded = page.waitForEvent('load');
  await give(code);
  await loaded;
  await expect(page).toHaveURL('/staff');
  expect(await cookie(page, 'otp_verify')).toEqual({ value: '1', days: 340 });
  expect(await cookie(page, 'wev_role')).toEqual({ value: 'admin', days: 1 });
  await page.context().clearCookies({ name: 'otp_verify' });
  await page.goto('/');
  // The cookie is only a hint: the session itself is verified (U-06).
  await expect(headerAccount(page)).toBeVisible();
});

test('NAV-53 ADMIN-03 staff who have not entered the code are signed out on any page but sign-in', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/404');
  await page.evaluate(() => localStorage.setItem('authToken', 'x'.repeat(43)));
  await page.route('**/api/authuser', (route) =>
    route.fulfill({
      json: {
        success: true,
        message: '',
        user: {
          id: 1,
          type: 'Admin',
          status: 'Active',
          email: 'staff@example.com',
          first_name: 'Sam',
          last_name: 'Staff',
          country_code: '+1',
          phone_number: '',
          zip_code: '',
          email_verified_at: '2026-01-01T00:00:00.000Z',
          total_projects: 0,
          otp_passed: false,
          custom_addon: null,
          latest_subscription: null,
          shop_profile: null,
        },
      },
    }),
  );
  await page.goto('/faq');
  await expect.poll(() => stored(page, 'authToken')).toBeNull();
});

test('STORE-03 STORE-06 STORE-08 STORE-10 STORE-11 AUTH-45 what browsing stores is there, and gone after signing out', async ({
  page,
  isMobile,
}) => {
  await enterShowroom(page);
  await open(page, '/visualize/contractor/all');
  const product = page.locator('main a[href^="/product/"]').first();
  const path = (await product.getAttribute('href')) ?? '';
  await open(page, '/category/all/product');
  await open(page, path);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add \d/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await stored(page, 'cart_id')).toBeTruthy();
  await page.keyboard.press('Escape');
  await page.goto('/cart');
  // In small windows the guest links are in the menu.
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await expect.poll(() => stored(page, 'redirect_to')).toBe('/checkout');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  for (const key of ['my_item', 'category', 'recently_viewed', 'product_list', 'pagination']) {
    expect(kept).toContain(key);
  }
  await signIn(page, HOMEOWNER);
  await expect(headerAccount(page)).toBeVisible();
  await expect.poll(() => stored(page, 'cart_id')).toBeNull();
  await headerAccount(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByText('Logged Out Successfully')).toBeVisible();
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key !== 'new_layout')).toEqual([]);
});
