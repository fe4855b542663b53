// A pro from the registration to the first sale in a showroom with its own look.
import { type Browser, expect, type Page } from '@playwright/test';
import { testPdf } from '../apps/server/src/platform/uploads/test-files.ts';
import { findInaccessible } from './axe.ts';
import { beVerified } from './browser-state.ts';
import {
  findProducts,
  giveShowroomId,
  newAddress,
  open,
  PASSWORD,
  passStaffDoor,
  signIn,
  verifyAddress,
} from './people.ts';
import { placeOrderIn } from './place-order.ts';
import { test } from './test.ts';

const COLOR = '#7a2d1e';
const COMPANY = 'Larkin & Poe Interiors';

async function expectWell(page: Page): Promise<void> {
  expect(await findInaccessible(page)).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([page.url(), Math.max(0, over)]).toEqual([page.url(), 0]);
}

async function register(page: Page, email: string, company: string): Promise<void> {
  await open(page, '/register/contractor');
  const main = page.getByRole('main');
  await main.getByLabel('First and last name').fill('June Larkin');
  await main.getByLabel('Company').fill(company);
  await main.getByLabel('Email Address').fill(email);
  await main.getByLabel('Phone number').fill('2135550123');
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByLabel('License number').fill('CSLB 2045678');
  await main.getByLabel('License state').selectOption('California');
  await main.getByLabel('Expiration date').fill('2040-01-31');
  await main.getByLabel('License file').setInputFiles({
    ...{ name: 'license.pdf', mimeType: 'application/pdf', buffer: testPdf('first sale') },
  });
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await main.getByRole('button', { name: 'Apply for a showroom' }).click();
  await expect(
    main.getByRole('heading', { name: 'Your application is under review' }),
  ).toBeVisible();
}

/** An office of its own, since a code is sent once a minute. */
async function openOffice(browser: Browser, email: string): Promise<Page> {
  const size = { viewport: { width: 1440, height: 900 }, isMobile: false };
  const page = await (await browser.newContext(size)).newPage();
  await open(page, '/staff/login');
  await passStaffDoor(page, email);
  await expect(page).toHaveURL('/staff');
  return page;
}

async function approve(page: Page, company: string): Promise<void> {
  await open(page, '/staff/queues/pros');
  const cases = page.getByRole('region', { name: 'Cases' });
  await cases.getByRole('button', { name: company }).click();
  await expect(page.getByRole('article', { name: company })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText(`Approved: ${company}`)).toBeVisible();
  const sent = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.url().includes('/api/staff/pro-applications/'),
  );
  await page.getByRole('link', { name: 'Users' }).first().click();
  expect((await sent).status()).toBe(200);
}

async function giveOwnLook(page: Page, company: string): Promise<void> {
  await open(page, '/staff/showrooms');
  await page.getByRole('searchbox').fill(company);
  // The list answers what is typed by a navigation: a link pressed before it would be overtaken.
  await expect(page).toHaveURL(/Larkin/);
  await page.getByRole('link', { name: company }).click();
  await expect(page).toHaveURL(/\/staff\/showrooms\/\w+/);
  const plan = page.getByRole('form', { name: 'Plan' });
  await plan.getByRole('combobox', { name: 'Plan' }).selectOption('Premium');
  await plan.getByLabel('Dollars a month').fill('199');
  await plan.getByLabel('Reason').fill('Agreed by phone.');
  await plan.getByRole('button', { name: 'Set the plan' }).click();
  await expect(plan.getByText('Own look')).toBeVisible();
  await expectWell(page);
}

test('G-02 G-30 PRO-01 PRO-03 PRO-08 SHOW-15 a pro registers, is approved, opens a showroom with an own look and makes the first sale', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.setTimeout(240_000);
  const email = newAddress();
  const company = `${COMPANY} ${email.slice(4, 8)}`;
  const staff = 'staff8@example.com';
  await register(page, email, company);
  await verifyAddress(page, email);
  const office = await openOffice(browser, staff);
  await approve(office, company);

  await open(page, '/business/login');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Checklist' })).toBeVisible();
  await expectWell(page);
  await open(page, '/pro/showroom');
  const opening = page.getByRole('main');
  await expect(opening.getByLabel('Name')).toHaveValue(company);
  const id = await opening.getByLabel('Showroom ID').inputValue();
  expect(id).toMatch(/^[A-Z0-9]{8}$/);
  await expectWell(page);
  await opening.getByRole('button', { name: 'Open the showroom' }).click();
  const editor = page.getByRole('form', { name: 'Your showroom' });
  await editor.getByRole('textbox', { name: 'Tagline' }).fill('Rooms for the long run');
  await editor.getByRole('textbox', { name: 'Color', exact: true }).fill(COLOR);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Everything is saved')).toBeVisible();
  await expectWell(page);

  await open(page, '/pro/prices');
  const main = page.getByRole('main');
  await main.getByLabel('Markup', { exact: true }).first().fill('25');
  await main.getByRole('button', { name: 'Save markup' }).click();
  await expect(main.getByText('25%').first()).toBeVisible();
  await expectWell(page);
  await giveOwnLook(office, company);
  await office.context().close();

  const visit = await browser.newContext();
  const homeowner = await visit.newPage();
  await giveShowroomId(homeowner, id);
  await expect(homeowner.getByRole('heading', { level: 1 })).toHaveText(company);
  const accent = await homeowner.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
  );
  expect(accent).toBe(COLOR);
  const token = await beVerified(homeowner, newAddress());
  const [product] = await findProducts(homeowner, 1);
  const { number } = await placeOrderIn(homeowner, token, {
    vsdId: id,
    hash: product?.hash ?? '',
  });
  await open(homeowner, `/account/orders/${number}`);
  await expect(homeowner.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await visit.close();

  await open(page, '/pro/orders');
  await expectWell(page);
  await main.getByRole('button', { name: `of order ${number}` }).click();
  const popup = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(popup.getByRole('columnheader')).toHaveText(['Name', 'Qty', 'Profit', 'Status']);
  await expect(popup.getByRole('cell', { name: /^\$\d+\.\d\d$/ })).toBeVisible();
  await expectWell(page);
});
