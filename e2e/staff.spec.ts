// Staff at work: from the emailed code through a queue to a person and the order board.
import { expect, type Page } from '@playwright/test';
import { testPdf } from '../apps/server/src/platform/uploads/test-files.ts';
import { newAddress, open, PASSWORD, passStaffDoor } from './people.ts';
import { test } from './test.ts';

const PDF = Buffer.from(testPdf('staff journey'));

async function apply(page: Page, company: string): Promise<string> {
  const email = newAddress();
  const reply = await page.request.post('/api/register/contractor', {
    multipart: {
      full_name: 'Rosa Diaz',
      company_name: company,
      email,
      password: PASSWORD,
      phone_number: '2135550123',
      license_number: 'CSLB 1045678',
      license_state: 'CA',
      license_expires_on: '2040-06-30',
      license_file: { name: 'license.pdf', mimeType: 'application/pdf', buffer: PDF },
      about: 'Kitchens and baths.',
      agree: 'true',
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return email;
}

async function comeInAsStaff(page: Page): Promise<void> {
  await open(page, '/staff/login');
  await passStaffDoor(page, 'staff4@example.com');
  await expect(page).toHaveURL('/staff');
}

/** In somebody's name and back: the staff session goes on. */
async function actAsHomeowner(page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await open(page, '/staff/users?q=homeowner%40example.com');
  await page.getByRole('cell', { name: 'homeowner@example.com' }).waitFor();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('button', { name: 'Act as this user' }).click();
  const dialog = page.getByRole('dialog', { name: /^Act as / });
  await dialog.getByLabel('Why?').fill('Asked us by phone to look at a cart.');
  await dialog.getByLabel('Your own password').fill(PASSWORD);
  await shoot('act-as');
  await dialog.getByRole('button', { name: /^Act as / }).click();
  const bar = page.getByRole('region', { name: 'Acting for a user' });
  await expect(bar).toContainText(/You act for .+ \d\d:\d\d/);
  await open(page, '/account?tab=security');
  await expect(page.getByText('Asked us by phone to look at a cart.')).toBeVisible();
  await shoot('acting');
  await bar.getByRole('button', { name: 'Stop acting' }).click();
  await expect(page).toHaveURL(/\/staff\/users\/\d+$/);
  await expect(page.getByRole('button', { name: 'Act as this user' })).toBeVisible();
  await expect(bar).toHaveCount(0);
}

test(
  'G-63 ADMIN-02 staff work a queue by keys, take a decision back, look up a person and move an order line',
  {
    tag: '@once',
  },
  async ({ page, expectAccessible }, testInfo) => {
    test.setTimeout(180_000);
    const [first, second] = ['Adler Remodeling', 'Birch Remodeling'];
    const email = await apply(page, first);
    await apply(page, second);
    await comeInAsStaff(page);
    const shoot = async (name: string) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([name, width, wide]).toEqual([name, width, width]);
        await page.screenshot({
          path: testInfo.outputPath(`${name}-${width}.png`),
          fullPage: true,
        });
      }
      await expectAccessible(page);
    };
    await expect(page.getByRole('heading', { name: 'What waits for us' })).toBeVisible();
    await shoot('dashboard');
    await open(page, '/staff/categories');
    await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
    await shoot('categories');
    await open(page, '/staff/attributes');
    await page.getByLabel('Category').selectOption({ index: 1 });
    await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
    await shoot('attributes');
    await open(page, '/staff/home');
    await expect(page.getByRole('heading', { name: 'Inspired rooms' })).toBeVisible();
    await page.getByRole('main').getByRole('row').first().click();
    await expect(page.getByRole('form', { name: 'Testimonial' })).toBeVisible();
    await shoot('home-page');
    await open(page, '/staff/settings?group=delivery');
    await page.getByRole('grid', { name: 'Base charges by weight and zone' }).waitFor();
    await shoot('delivery');
    await open(page, '/staff');

    await page.getByRole('link', { name: /^Pros/ }).first().click();
    const cases = page.getByRole('region', { name: 'Cases' });
    await cases.getByRole('button', { name: first }).click();
    await expect(page.getByRole('article', { name: first })).toContainText('CSLB 1045678');
    await shoot('queue');
    // Down and up again by keys.
    await page.keyboard.press('j');
    await expect(page.getByRole('article', { name: first })).toHaveCount(0);
    await page.keyboard.press('k');
    await expect(page.getByRole('article', { name: first })).toBeVisible();
    // Approved, and taken back before it has left the house.
    await page.keyboard.press('a');
    await expect(page.getByText(`Approved: ${first}`)).toBeVisible();
    await expect(cases.getByRole('button', { name: first })).toHaveCount(0);
    await page.keyboard.press('z');
    await cases.getByRole('button', { name: first }).click();
    await expect(page.getByRole('article', { name: first })).toBeVisible();
    // Asked: the clock stops.
    await page.keyboard.press('r');
    const question = page.getByRole('dialog', { name: `Ask ${first}` });
    await question.getByRole('button', { name: 'Unreadable file' }).click();
    await question.getByRole('button', { name: 'Send by mail' }).click();
    await expect(page.getByText('The applicant was asked by mail.')).toBeVisible();
    await cases.getByRole('button', { name: first }).click();
    await expect(page.getByText('the clock is stopped')).toBeVisible();
    // Declined with a reason; leaving the page sends it.
    await page.keyboard.press('d');
    const why = page.getByRole('dialog', { name: `Decline: ${first}` });
    await why.getByLabel('Why?').fill('The license is of another trade.');
    const sent = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' &&
        response.url().includes('/api/staff/pro-applications/'),
    );
    await why.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('link', { name: 'Users' }).first().click();
    expect((await sent).status()).toBe(200);

    await page.getByLabel('Name, email, phone or number').fill(email);
    // The head and the one who was found, once the search has been answered.
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('cell', { name: 'Deactive' })).toBeVisible();
    await shoot('users');
    await page.getByRole('link', { name: 'Rosa Diaz' }).click();
    await expect(page.getByRole('heading', { name: 'Rosa Diaz' })).toBeVisible();
    await shoot('user');

    await actAsHomeowner(page, shoot);

    await page.getByRole('link', { name: 'Orders' }).first().click();
    await expect(page.getByRole('columnheader', { name: 'Our part' })).toBeVisible();
    await shoot('orders');
    const isLet = Promise.withResolvers<void>();
    const filtered = '**/api/staff/order-items?*status=*';
    await page.route(filtered, async (route) => {
      await isLet.promise;
      await route.continue();
    });
    await page
      .getByRole('combobox', { name: /^Status/ })
      .selectOption({ label: 'Pending Approval' });
    const box = page.getByRole('checkbox', { name: /^Select .* of WV-/ }).first();
    // The rows of before are still there: none of them is selected for what comes.
    await expect(box).toBeDisabled();
    isLet.resolve();
    await box.check();
    await page.unroute(filtered);
    const bar = page.getByRole('toolbar', { name: 'Selected rows' });
    await bar.getByLabel('Set to').selectOption({ label: 'Approved' });
    await bar.getByRole('button', { name: 'Move 1' }).click();
    await expect(page.getByText('Set to Approved: 1 row done')).toBeVisible();
  },
);
