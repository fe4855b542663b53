// The three registration steps as a visitor goes through them, and what they send.
import type { Page } from '@playwright/test';
import { testPdf } from '../apps/server/src/platform/uploads/test-files.ts';
import { enterShowroom } from './browser-state.ts';
import {
  addProduct,
  fillAddress,
  findProducts,
  newAddress,
  open,
  PASSWORD,
  signIn,
} from './people.ts';
import { expect, test } from './test.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

async function fillFirstStep(page: Page, email: string): Promise<void> {
  await main(page).getByLabel('First and last name').fill('Ana Maria Lopez');
  await main(page).getByLabel('Email Address').fill(email);
  await main(page).getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main(page).getByLabel('Phone number').fill('2135550123');
  await main(page).getByLabel('Zip code').fill('90012');
  await main(page).getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
}

/** Names of the fields, in page order. */
async function inputs(page: Page): Promise<readonly string[]> {
  return main(page)
    .locator('form')
    .locator('input:not([type=hidden]), select')
    .evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''));
}

const step = (page: Page, number: number) =>
  expect(
    main(page).getByRole('heading', { name: new RegExp(`^Step ${number} of 3`) }),
  ).toBeVisible();

test('REG-01 REG-02 REG-03 REG-04 REG-05 REG-06 REG-07 REG-08 REG-11 REG-12 REG-13 REG-14 REG-21 REG-23 REG-25 DATA-11 DATA-12 DATA-13 U-02 the three steps, with a card that is never sent', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const email = newAddress();
  await open(page, '/register?redirect=/cart');
  await step(page, 1);
  expect(await inputs(page)).toEqual([
    ...['full_name', 'email', 'password', 'country_code', 'phone_number', 'zip_code', 'agree'],
  ]);
  await expect(main(page).getByLabel('Country code')).toHaveValue('US');
  await expect(main(page).getByLabel('Country code').locator('option:checked')).toHaveText(/^\+1 /);
  await expect(main(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fcart',
  );
  await expect(main(page).getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(main(page).getByRole('button', { name: 'Back' })).toBeHidden();
  const password = main(page).getByRole('textbox', { name: 'Password' });
  await expect(password).toHaveAttribute('type', 'password');
  await press(page, 'Show password');
  await expect(password).toHaveAttribute('type', 'text');
  await press(page, 'Show password');
  await fillFirstStep(page, email);
  await press(page, 'Continue');
  await page.getByRole('button', { name: 'I accept the terms' }).click();

  await step(page, 2);
  expect([...(await inputs(page))].sort()).toEqual([
    ...['shipping_apartment', 'shipping_city', 'shipping_state', 'shipping_street'],
    'shipping_zip_code',
  ]);
  await press(page, 'Continue');
  for (const text of [
    'Enter the house number and street.',
    'Enter the city.',
    'Choose a U.S. state.',
  ]) {
    await expect(main(page).getByText(text)).toBeVisible();
  }
  await expectAccessible(page);
  await fillAddress(page);
  await press(page, 'Back');
  await step(page, 1);
  await expect(main(page).getByLabel('Email Address')).toHaveValue(email);
  await press(page, 'Continue');
  await expect(main(page).getByLabel('Street address')).toHaveValue('200 N Spring St');
  await press(page, 'Continue');

  await step(page, 3);
  await expect(main(page).getByLabel('Card number')).toBeVisible();
  expect([...(await inputs(page))].sort()).toEqual([
    ...['card_number', 'cvv', 'exp_date', 'name_on_Card'],
    ...['pay_city', 'pay_state', 'pay_street', 'pay_zip_code'],
  ]);
  await expect(main(page).getByRole('button', { name: 'Back' })).toBeVisible();
  const number = main(page).getByLabel('Card number');
  await number.pressSequentially('4242424242424242');
  await expect(number).toHaveValue('4242 4242 4242 4242');
  await expect(main(page).getByLabel('Name on card')).toBeFocused();
  await page.keyboard.type('Ana Lopez');
  await main(page).getByLabel('Expiration (MM/YY)').pressSequentially('1240');
  await expect(main(page).getByLabel('CVV', { exact: true })).toBeFocused();
  await page.keyboard.type('123');
  await expectAccessible(page);
  // Wait for focus to move there.
  await page.mouse.move(0, 0);
  await main(page).getByRole('button', { name: 'What is the CVV?' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('3-digit number on the back of the card');

  const sent = page.waitForRequest('**/api/register');
  await press(page, 'Sign up with this card');
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({
    full_name: 'Ana Maria Lopez',
    first_name: 'Ana',
    last_name: 'Maria Lopez',
    type: 'User',
    email,
    password: PASSWORD,
    country_code: '+1',
    phone_number: '(213) 555-0123',
    zip_code: '90012',
    agree: true,
    i_accept: true,
    shipping_street: '200 N Spring St',
    shipping_city: 'Los Angeles',
    shipping_state: 'CA',
    shipping_zip_code: '90012',
  });
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['card_number']));
  expect(JSON.stringify(body)).not.toMatch(/4242|"123"|cvv|exp_date/);
  const thanks = page.getByRole('alertdialog', { name: 'Thank you for signing up' });
  await expect(thanks).toBeVisible();
  await thanks.getByRole('button', { name: 'Continue' }).click();
  await page.goto('/verifiction');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const profile = await page.request.get('/api/profile', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await profile.json()).data).toMatchObject({
    shipping_address: { street: '200 N Spring St' },
    payment_details: [{ brand: 'Visa', last4: '4242' }],
  });
});

test('a name with an address in it and a password that is guessed first are refused beside their fields', async ({
  page,
}) => {
  await open(page, '/register');
  await fillFirstStep(page, newAddress());
  const name = main(page).getByLabel('First and last name');
  await name.fill('Ana evil.example');
  await press(page, 'Continue');
  await expect(main(page).getByText('Enter a name without web or email addresses')).toBeVisible();
  await expect(name).toBeFocused();
  // The sticky header leaves it and its label free.
  const label = await main(page).locator('label', { hasText: 'First and last name' }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await name.fill("Sinéad O'Brien");
  await main(page).getByRole('textbox', { name: 'Password' }).fill('P@ssw0rd');
  await press(page, 'Continue');
  await page.getByRole('button', { name: 'I accept the terms' }).click();
  await step(page, 2);
  await press(page, 'Sign up now and add the rest later');
  await step(page, 1);
  await expect(main(page).getByText('This password is easy to guess.')).toBeVisible();
  await main(page).getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await press(page, 'Sign up now and add the rest later');
  await expect(page.getByText('Thank you for signing up')).toBeVisible();
});

test('REG-31 REG-33 REG-34 submitting the second step registers from the first, and each error goes to its field', {
  tag: '@once',
}, async ({ page }) => {
  let answer: object = {};
  await page.route('**/api/register', (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, code: 'invalid_input', message: 'M', errors: answer },
    }),
  );
  await open(page, '/register');
  await fillFirstStep(page, newAddress());
  await press(page, 'Continue');
  await page.getByRole('button', { name: 'I accept the terms' }).click();
  await step(page, 2);
  answer = { phone_number: ['Of the phone.'] };
  const sent = page.waitForRequest('**/api/register');
  await press(page, 'Sign up now and add the rest later');
  expect((await sent).postDataJSON()).not.toHaveProperty('shipping_street');
  await step(page, 1);
  await expect(main(page).getByText('Of the phone.')).toBeVisible();

  for (const [field, number] of [
    ['shipping_city', 2],
    ['pay_city', 3],
    ['country_code', 1],
  ] as const) {
    answer = { [field]: [`Of ${field}.`] };
    await press(page, 'Sign up now and add the rest later');
    await step(page, number);
    await expect(main(page).getByText(`Of ${field}.`)).toBeVisible();
    while (await main(page).getByRole('button', { name: 'Back' }).isVisible())
      await press(page, 'Back');
  }

  // Only a homeowner's account is accepted here.
  await page.unroute('**/api/register');
  await page.route('**/api/register', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, user: { ...body.user, type: 'Vendor' } } });
  });
  const answered = page.waitForResponse('**/api/register');
  await press(page, 'Sign up now and add the rest later');
  await (await answered).finished();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await expect(page.getByRole('button', { name: /'s account/ })).toBeHidden();
});

test('REG-32 REG-35 REG-36 AUTH-19 STORE-03 a guest who signs up and skips the card keeps the cart', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(120_000);
  await enterShowroom(page);
  const [product] = await findProducts(page, 1);
  if (!product) throw new Error('no product');
  await addProduct(page, product);
  const header = page.getByRole('banner');
  const before = await header.getByRole('link', { name: /^Cart/ }).getAttribute('aria-label');
  expect(await page.evaluate(() => localStorage.getItem('cart_id'))).toBeTruthy();
  await open(page, '/register');
  await fillFirstStep(page, newAddress());
  await press(page, 'Continue');
  await page.getByRole('button', { name: 'I accept the terms' }).click();
  await fillAddress(page);
  await press(page, 'Continue');
  await main(page).getByLabel('Card number').fill('4242424242424242');
  await main(page).getByLabel('Street address').fill('1 Billing Street');
  const sent = page.waitForRequest('**/api/register');
  await press(page, 'Skip this step and sign up');
  expect((await sent).postData()).not.toMatch(/4242|Billing|pay_|payment_token/);
  await expect(page.getByRole('alertdialog', { name: 'Thank you for signing up' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart_id'))).toBeNull();
  // The badge now shows the account's cart.
  await expect(
    header.getByRole('link', { name: /^Cart/, includeHidden: true }).first(),
  ).toHaveAttribute('aria-label', before ?? '');
});

test('REG-17 HOME-03 NAV-45 PRO-03 a contractor registers with a license and sees that it is under review', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await open(page, '/');
  await main(page).getByRole('link', { name: 'Sign Up as a Pro' }).click();
  await expect(page).toHaveURL(/\/register\/contractor$/);
  await press(page, 'Apply for a showroom');
  await expect(main(page).getByLabel('First and last name')).toBeFocused();
  await expect(main(page).getByText('Enter your license number.')).toBeVisible();
  await expect(main(page).getByText('Upload your license.')).toBeVisible();
  await expectAccessible(page);
  const email = newAddress();
  await main(page).getByLabel('First and last name').fill('Rosa Diaz');
  await main(page).getByLabel('Company').fill('Diaz & Daughters');
  await main(page).getByLabel('Email Address').fill(email);
  await main(page).getByLabel('Phone number').fill('2135550123');
  await main(page).getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main(page).getByLabel('License number').fill('CSLB 1045678');
  await main(page).getByLabel('License state').selectOption('California');
  await main(page).getByLabel('Expiration date').fill('2020-01-31');
  const license = main(page).getByLabel('License file');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    license.setInputFiles({ name, mimeType, buffer });
  await choose('logo.svg', 'image/svg+xml', Buffer.from('<svg/>'));
  await main(page).getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await press(page, 'Apply for a showroom');
  await expect(main(page).getByText('This license has expired.')).toBeVisible();
  await expect(main(page).getByText('Choose a PDF, JPEG, PNG or WebP file.')).toBeVisible();
  await main(page).getByLabel('Expiration date').fill('2040-01-31');
  // Only the server can tell whether the file is intact; nothing typed is lost.
  const pdf = testPdf();
  await choose('half.pdf', 'application/pdf', pdf.subarray(0, 300));
  await expect(main(page).getByText('Choose a PDF, JPEG, PNG or WebP file.')).toBeHidden();
  await press(page, 'Apply for a showroom');
  await expect(main(page).getByText('This file cannot be read.')).toBeVisible();
  await expect(license).toBeFocused();
  await expect(main(page).getByLabel('Email Address')).toHaveValue(email);
  await expect(main(page).getByRole('textbox', { name: 'Password' })).toHaveValue(PASSWORD);
  await press(page, 'Remove the file');
  await expect(main(page).getByText('Upload your license.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'Contractor license of the State of California, scanned on both sides.pdf';
  await choose(long, 'application/pdf', pdf);
  await expect(main(page).getByText(long)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await press(page, 'Apply for a showroom');
  const heading = main(page).getByRole('heading', { name: 'Your application is under review' });
  await expect(heading).toBeFocused();
  await expect(main(page)).toContainText(email);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/business/login');
  await signIn(page, email);
  await expect(
    main(page).getByText('Everything else opens once our staff approve it'),
  ).toBeVisible();
  await expect(main(page).getByText(/^23 h left$|^24 h left$/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pro' }).getByRole('link')).toHaveCount(1);
  await expectAccessible(page);
  await open(page, '/pro/prices');
  await expect(main(page)).toContainText('This page opens with your approval');
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Your application' })).toBeVisible();
});

test('G-27 FMT-09 city and state follow from the zip code, but never replace what was typed', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/register');
  await fillFirstStep(page, newAddress());
  await press(page, 'Continue');
  await page.getByRole('button', { name: 'I accept the terms' }).click();
  const zip = main(page).getByLabel('Zip code');
  const city = main(page).getByLabel('City');
  const state = main(page).getByLabel('State');
  await zip.fill('90012');
  await expect(city).toHaveValue('Los Angeles');
  await expect(state).toHaveValue('CA');
  await zip.fill('02139');
  await expect(city).toHaveValue('Cambridge');
  await expect(state).toHaveValue('MA');
  await city.fill('Somerville');
  await zip.fill('10001');
  await expect(state).toHaveValue('NY');
  await expect(city).toHaveValue('Somerville');
});

test('G-27 FMT-09 if a key is set, the maps service completes a partial address', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await page.route('**/api/address_help', (route) =>
    route.fulfill({ json: { success: true, message: '', data: { maps_key: 'a-key' } } }),
  );
  // The server's reply if a key is set: see page-values.test.ts.
  await page.route('**/register', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const open = policy.replace(
      "script-src 'self'",
      "script-src 'self' https://maps.googleapis.com",
    );
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': open },
    });
  });
  const asked: URL[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'text/javascript', body: PLAYED_MAPS });
  });
  await open(page, '/register');
  await fillFirstStep(page, newAddress());
  await press(page, 'Continue');
  await page.getByRole('button', { name: 'I accept the terms' }).click();
  await main(page).getByLabel('Street address').pressSequentially('200 N Sp');
  const offered = main(page).getByRole('list', { name: 'Addresses' });
  await expect(offered.getByRole('button')).toHaveText(['200 N Sp St, Los Angeles, CA']);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(offered).toBeHidden();
  await expect(main(page).getByLabel('Street address')).toHaveValue('200 North Spring Street');
  await expect(main(page).getByLabel('City')).toHaveValue('Los Angeles');
  await expect(main(page).getByLabel('State')).toHaveValue('CA');
  await expect(main(page).getByLabel('Zip code')).toHaveValue('90012');
  expect(asked).toHaveLength(1);
  expect(asked[0]?.searchParams.get('libraries')).toBe('places');
  expect(asked[0]?.searchParams.get('key')).toBe('a-key');
});

/** The maps service, faked at the network: the part of the places library that its script provides. */
const PLAYED_MAPS = `
  window.google = { maps: { importLibrary: async () => ({
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: async ({ input }) => ({ suggestions: [{
      placePrediction: {
        placeId: '1',
        text: input + ' St, Los Angeles, CA',
        toPlace: () => ({
          addressComponents: [
            { longText: '200', shortText: '200', types: ['street_number'] },
            { longText: 'North Spring Street', shortText: 'N Spring St', types: ['route'] },
            { longText: 'Los Angeles', shortText: 'LA', types: ['locality'] },
            { longText: 'California', shortText: 'CA', types: ['administrative_area_level_1'] },
            { longText: '90012', shortText: '90012', types: ['postal_code'] },
          ],
          fetchFields: async () => {},
        }),
      },
    }] }) },
  }) } };
  window.wevisuMapsReady();
`;
