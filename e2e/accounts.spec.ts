// Registration and sign-in: the rules a visitor meets.
import { beSignedIn } from './browser-state.ts';
import { newAddress, open, PASSWORD, signIn, signUp, verifyAddress } from './people.ts';
import { expect, test } from './test.ts';

test('AUTH-01 AUTH-02 AUTH-03 AUTH-05 AUTH-06 the sign-in page links to every page a visitor may want', async ({
  page,
  expectAccessible,
}) => {
  const main = page.getByRole('main');
  await open(page, '/login');
  await expect(main.getByLabel('Email Address')).toBeVisible();
  await main.getByRole('checkbox', { name: 'Remember me' }).press('Space');
  await expect(main.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await expectAccessible(page);
  for (const [name, path] of [
    ['Forgot your password?', '/reset_password'],
    ['Sign up free', '/register'],
    ['Continue Shopping', '/'],
  ] as const) {
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/login');
  }
});

test('AUTH-36 AUTH-37 a wrong password shows an error under the field and keeps what was typed', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email Address').fill(newAddress());
  await main.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
  await main.getByRole('button', { name: 'Sign In' }).click();
  const email = main.getByLabel('Email Address');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  const text = 'The email address or password is incorrect.';
  await expect(main.getByText(text)).toHaveCount(1);
  await expect(main.getByRole('textbox', { name: 'Password' })).toHaveValue('wrong-password');
  // The toast says the same.
  await expect(page.getByText(text)).toHaveCount(2);
});

test('AUTH-10 VEND-05 ERR-02 a vendor is refused on the homeowner sign-in page', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/login');
  await signIn(page, 'vendor@example.com');
  await expect(page.getByText('You are not authorized to access this page.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('G-01 a vendor signs in on the business sign-in page, comes into the own area, and sees the account', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/business/login');
  await signIn(page, 'vendor@example.com');
  await expect(page).toHaveURL('/vendor');
  await expect(page.getByText('All steps to your first sale are done')).toBeVisible();
  await open(page, '/account');
  await expect(page.getByRole('heading', { name: 'Your vendor account' })).toBeVisible();
});

test('G-01 AUTH-07 a guest who switches to the business sign-in page still comes back', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/login?redirect=/faq');
  await page.getByRole('link', { name: 'Sign in to your business' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your business' })).toBeVisible();
  await signIn(page, 'pro@example.com');
  await expect(page).toHaveURL('/faq');
});

test('NAV-29 NAV-32 NAV-33 NAV-34 NAV-36 NAV-37 NAV-39 NAV-40 NAV-48 pages of an account ask to sign in and come back', {
  tag: '@once',
}, async ({ page }) => {
  for (const path of [
    '/payout_setup',
    '/account',
    '/change_password',
    '/checkout',
    '/thankyou',
    '/checkout-payment',
    '/verifiction',
    '/notification',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('U-09 AUTH-24 signing in never leads to another site or back to a sign-in page', {
  tag: '@once',
}, async ({ page }) => {
  // Other spellings: sign-in-target.test.ts and safe-path.test.ts.
  await open(page, `/login?redirect=${encodeURIComponent('//evil.example')}`);
  await signIn(page, 'homeowner@example.com');
  await expect(page).toHaveURL('/');
});

test('AUTH-26 U-01 Remember me keeps the address for 340 days, and no password', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/login');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Remember me' }).press('Space');
  await signIn(page, 'homeowner@example.com');
  await expect(page).not.toHaveURL(/\/login/);
  const cookies = await page.context().cookies();
  const email = cookies.find(({ name }) => name === 'wev_log_email');
  const days = ((email?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(340);
  expect(JSON.stringify(cookies)).not.toContain(PASSWORD);
  await page.evaluate(() => localStorage.clear());
  await open(page, '/login');
  await expect(main.getByLabel('Email Address')).toHaveValue('homeowner@example.com');
});

test('AUTH-44 AUTH-45 AUTH-46 AUTH-47 signing out clears the storage and goes home', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/login');
  await signIn(page, 'homeowner@example.com');
  await expect(page).not.toHaveURL(/\/login/);
  await open(page, '/account');
  const keys = ['my_item', 'project', 'category', 'breadcrumb', 'recently_viewed', 'cart_id'];
  await page.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, '"x"');
  }, keys);
  const out = page.waitForRequest('**/api/logout');
  await page.getByRole('button', { name: /'s account/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await out;
  await expect(page.getByText('Logged Out Successfully')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('AUTH-46 NAV-56 an unverified homeowner who logs out lands on the home page as well', {
  tag: '@once',
}, async ({ page }) => {
  const email = newAddress();
  const phone = { country_code: '+1', phone_number: '2135550123', zip_code: '90012' };
  const person = { full_name: 'Ana Lopez', email, password: PASSWORD, ...phone };
  const data = { ...person, agree: true, i_accept: true };
  expect((await page.request.post('/api/register', { data })).status()).toBe(201);
  for (const door of ['Use another account', 'Log Out']) {
    await open(page, '/login');
    await signIn(page, email);
    await expect(page).toHaveURL(/\/verifiction/);
    if (door === 'Log Out') {
      await page.getByRole('button', { name: /'s account/ }).click();
      await page.getByRole('menuitem', { name: door }).click();
    } else await page.getByRole('button', { name: door }).click();
    await expect(page.getByText('Logged Out Successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
  }
});

test('AUTH-43 API-11 G-05 G-36 a link that is cut off, used or made up says that it is not valid any more, with the way to a new one', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  const main = page.getByRole('main');
  for (const [path, way] of [
    ['/verify/abc', 'Sign in'],
    ['/verify/abcdefghijklmnopqrstuvwxyz', 'Sign in'],
    ['/password_reset', 'Get a new link'],
    ['/password_reset?code=abc', 'Get a new link'],
    ['/password_reset?code=abcdefghijklmnopqrstuvwxyz', 'Get a new link'],
    ['/public?pid=abc', 'Design your own room'],
    ['/card-gateway/confirm/abc', 'Go to your cart'],
  ] as const) {
    await page.goto(path);
    await expect(main.getByText('not valid any more')).toBeVisible();
    await expect(main.getByRole('link', { name: way })).toBeVisible();
  }
  await expectAccessible(page);
  await beSignedIn(page, 'homeowner@example.com');
  // One heading: nobody is thanked for an order that is not there.
  await page.goto('/thankyou?order=WV-1');
  await expect(main.getByRole('heading')).toHaveText(['This link is not valid any more']);
  await page.goto('/account/orders/WV-1');
  await expect(main.getByRole('heading')).toHaveText(['This order was not found']);
  await page.goto('/verify/abc');
  await expect(page.getByText('not valid any more. Your email address is verified')).toBeVisible();
});

test('REG-18 REG-19 REG-20 REG-22 REG-30 the first step stays until it is valid', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await open(page, '/register');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  for (const text of [
    'Enter your first and last name.',
    'Enter a valid email address.',
    'Use at least 8 characters for the password.',
    'Enter a phone number with its area code.',
    'Enter a five-digit ZIP code.',
    'Read and accept the terms to continue.',
  ]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  await expect(main.getByLabel('First and last name')).toBeFocused();
  await expect(main.getByRole('heading', { name: /^Step 1 of 3/ })).toBeVisible();
  await expectAccessible(page);
});

test('REG-09 REG-24 the three texts open, and nothing is sent before the terms are accepted', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/register');
  const main = page.getByRole('main');
  for (const name of ['Terms', 'Terms of Service', 'Privacy Policy']) {
    await main.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await main.getByLabel('First and last name').fill('Ana Lopez');
  await main.getByLabel('Email Address').fill(newAddress());
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByLabel('Phone number').fill('2135550123');
  await main.getByLabel('Zip code').fill('90012');
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await main.getByRole('button', { name: 'Sign up now and add the rest later' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(sent).not.toContain('/api/register');
});

test('REG-10 REG-38 REG-40 NAV-56 NAV-57 signing up is free, shows a thank-you, and waits for the emailed link', {
  tag: '@once',
}, async ({ page }) => {
  const email = newAddress();
  await open(page, '/register');
  await signUp(page, email);
  const thanks = page.getByRole('alertdialog');
  await expect(thanks.getByRole('link', { name: 'Return home' })).toHaveAttribute('href', '/');
  await thanks.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/verifiction');
  await page.goto('/');
  await expect(page).toHaveURL('/verifiction');
  await verifyAddress(page, email);
  await page.goto('/verifiction?redirect=/cart');
  await expect(page).toHaveURL('/cart');
});

test('REG-33 ERR-08 a taken address goes back to its step', { tag: '@once' }, async ({ page }) => {
  await open(page, '/register');
  const main = page.getByRole('main');
  await main.getByLabel('First and last name').fill('Ana Lopez');
  await main.getByLabel('Email Address').fill('homeowner@example.com');
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByLabel('Phone number').fill('2135550123');
  await main.getByLabel('Zip code').fill('90012');
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'I accept the terms' }).click();
  await main.getByLabel('Street address').fill('200 N Spring St');
  await main.getByLabel('City').fill('Los Angeles');
  await main.getByLabel('State').selectOption('California');
  await main.getByLabel('Zip code').fill('90012');
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await main.getByRole('button', { name: 'Skip this step and sign up' }).click();
  await expect(main.getByRole('heading', { name: /^Step 1 of 3/ })).toBeVisible();
  await expect(main.getByText('An account with this email address already exists.')).toBeVisible();
  await expect(main.getByLabel('Email Address')).toBeFocused();
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(main.getByLabel('Street address')).toHaveValue('200 N Spring St');
});

test('REG-26 REG-27 REG-28 REG-29 ERR-09 an invalid card stays on the third step and sends nothing', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/register');
  const main = page.getByRole('main');
  await main.getByLabel('First and last name').fill('Ana Lopez');
  await main.getByLabel('Email Address').fill(newAddress());
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByLabel('Phone number').fill('2135550123');
  await main.getByLabel('Zip code').fill('90012');
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'I accept the terms' }).click();
  await main.getByLabel('Street address').fill('200 N Spring St');
  await main.getByLabel('City').fill('Los Angeles');
  await main.getByLabel('State').selectOption('California');
  await main.getByLabel('Zip code').fill('90012');
  await main.getByRole('button', { name: 'Continue', exact: true }).click();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await main.getByLabel('Card number').fill('4242424242424241');
  await main.getByLabel('Name on card').fill('Ana Lopez');
  await main.getByLabel('Expiration (MM/YY)').fill('13/30');
  await main.getByLabel('CVV', { exact: true }).fill('12');
  await main.getByRole('button', { name: 'Sign up with this card' }).click();
  for (const text of ['Invalid Card Number.', 'Invalid Expiration Date.', 'Invalid CVC.']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  expect(sent).not.toContain('/api/register');
  expect(sent).not.toContain('/card-gateway/tokens');
  await main.getByRole('button', { name: 'What is the CVV?' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('3-digit number on the back of the card');
});
