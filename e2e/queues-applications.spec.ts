// Staff decide who may sell: applications of vendors and new licenses of pros.
import { expect, type Page } from '@playwright/test';
import { testPdf } from '../apps/server/src/platform/uploads/test-files.ts';
import { beSignedIn, beStaff } from './browser-state.ts';
import { mailedLink, newAddress, open, PASSWORD, signIn } from './people.ts';
import {
  decide,
  decline,
  expectOpen,
  expectWell,
  goTo,
  leaveQueue,
  openCase,
} from './staff-queue.ts';
import { test } from './test.ts';

const PDF = { mimeType: 'application/pdf', buffer: Buffer.from(testPdf('queues of staff')) };

/** The form has its own journey in e2e/vendor-intake.spec.ts. */
async function applyAsVendor(page: Page, company: string): Promise<string> {
  const email = newAddress();
  const place = { street: '200 N Spring St', city: 'Los Angeles', state: 'CA', zip_code: '90012' };
  const at = (prefix: string) =>
    Object.fromEntries(Object.entries(place).map(([key, value]) => [`${prefix}_${key}`, value]));
  const reply = await page.request.post('/api/register/vendor', {
    multipart: {
      ...{ full_name: 'Rosa Diaz', company_name: company, email, password: PASSWORD },
      ...{ phone_number: '2135550123', tax_number: 'CA-1234567', agree: 'true' },
      ...{ ...at('ship'), ...at('return'), tax_form: { name: 'tax.pdf', ...PDF } },
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  const link = await mailedLink(page, email, /\/verify\/[\w-]+/);
  await page.request.get(link.replace(/^.*\/verify\//, '/api/email/verify/'));
  return email;
}

async function comeIn(page: Page, email: string): Promise<void> {
  await open(page, '/business/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/vendor');
}

test('G-63 G-03 ADMIN-02 staff ask a vendor, read the answer, approve, and decline the next with a reason', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const part = newAddress().slice(4, 8).replace(/\d/g, 'x');
  const [first, second] = [`Calder Clay ${part}`, `Dunmore Clay ${part}`];
  const guest = await (await browser.newContext()).newPage();
  const email = await applyAsVendor(guest, first);
  const other = await applyAsVendor(guest, second);

  await beStaff(page);
  await open(page, '/staff');
  await goTo(page, 'Vendors');
  await openCase(page, first);
  const article = page.getByRole('article', { name: first });
  await expect(article).toContainText('CA-1234567');
  await article.getByRole('button', { name: 'Show the tax form' }).press('Enter');
  await expect(article.getByRole('link', { name: 'Save the tax form' })).toBeVisible();
  await expectWell(page);
  await page.keyboard.press('r');
  const question = page.getByRole('dialog', { name: `Ask ${first}` });
  await question.getByRole('button', { name: 'Address' }).press('Enter');
  await expectWell(page);
  await question.getByRole('button', { name: 'Send by mail' }).press('Enter');
  await expect(page.getByText('The applicant was asked by mail.')).toBeVisible();
  // Whoever waits for an answer goes last, and the clock stands still.
  await openCase(page, first, /^Clock stopped$/);

  await comeIn(guest, email);
  const asked = guest.getByRole('main');
  await expect(asked.getByText('Your application is under review')).toBeVisible();
  await expectWell(guest);
  await asked.getByLabel('Your answer').fill('The one on the form: we moved in May.');
  await asked.getByRole('button', { name: 'Send answer' }).click();
  await expect(asked.getByText(/^You answered on .*we moved in May\.$/)).toBeVisible();

  await page.reload();
  await openCase(page, first);
  await expect(article).toContainText('The one on the form: we moved in May.');
  await decide(page, 'a', `Approved: ${first}`);
  await goTo(page, 'Licenses');
  await goTo(page, 'Vendors');
  await openCase(page, second);
  await decline(page, `Decline: ${second}`, 'Your tax number belongs to another company.');
  await leaveQueue(page, '/api/staff/vendor-applications/');
  await goTo(page, 'Vendors');
  await expect(page.getByRole('button', { name: part })).toHaveCount(0);

  await guest.reload();
  await expect(asked.getByText('Steps to your first sale')).toBeVisible();
  await goTo(guest, 'Products');
  await asked.getByRole('button', { name: 'New product' }).click();
  await expect(asked.getByLabel('Name', { exact: true })).toBeVisible();
  const refused = await (await browser.newContext()).newPage();
  await comeIn(refused, other);
  await expect(refused.getByText('Your tax number belongs to another company.')).toBeVisible();
  await expectWell(refused);
});

/** Of a pro who has a license already; where one waits for staff, they have decided it before. */
async function sendLicense(page: Page, number: string): Promise<void> {
  await open(page, '/pro');
  const main = page.getByRole('main');
  await main.getByText('Send a new license').click();
  await main.getByLabel('License number').fill(number);
  await main.getByLabel('Valid until').fill('2041-02-28');
  await main
    .getByLabel('License, as a PDF or a photo')
    .setInputFiles({ name: 'license.pdf', ...PDF });
  await main.getByRole('button', { name: 'Send for review' }).click();
  await expect(main.getByText('Your new license is under review')).toBeVisible();
}

test('G-63 G-66 staff decline a new license, approve the one sent after it, and the pro sees both', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const company = 'Haddad & Sons Builders';
  const pro = await (await browser.newContext()).newPage();
  await beSignedIn(pro, 'builder@example.com');
  await beStaff(page);
  await open(page, '/staff');
  await goTo(page, 'Licenses');
  await openCase(page, company, /^\d+ (min|h|days) (over|left)$/);
  await expectWell(page);
  // Taken back by a key, then sent with a reason.
  await decide(page, 'a', `Approved: ${company}`);
  await page.keyboard.press('z');
  await openCase(page, company, /^\d+ (min|h|days) (over|left)$/);
  await page.keyboard.press('d');
  const why = page.getByRole('dialog', { name: `Decline: ${company}` });
  await why.getByRole('button', { name: 'Unreadable file' }).press('Enter');
  await why.getByRole('button', { name: 'Decline' }).press('Enter');
  await expectOpen(page, 'Studio Marchetti');
  await leaveQueue(page, '/api/staff/license-renewals/');

  await open(pro, '/pro');
  const start = pro.getByRole('main');
  await expect(start.getByText('We could not approve the license you sent')).toBeVisible();
  await expect(start.getByText(/We cannot read the file\./)).toBeVisible();
  const number = `NC-GC-${Date.now() % 100_000}`;
  await sendLicense(pro, number);
  await expectWell(pro);

  await goTo(page, 'Licenses');
  await openCase(page, company);
  await expect(page.getByRole('article', { name: company })).toContainText(number);
  await decide(page, 'a', `Approved: ${company}`);
  await leaveQueue(page, '/api/staff/license-renewals/');
  await pro.reload();
  await expect(start.getByText(`${number}, NC, valid until 02.28.2041`)).toBeVisible();
});
