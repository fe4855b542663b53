// A vendor's first price list: from registration over 5,000 rows to products that a homeowner buys and sends back.
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { testPdf } from '../apps/server/src/platform/uploads/test-files.ts';
import { beStaff, beVerified, tokenOf } from './browser-state.ts';
import { newAddress, open, PASSWORD, signIn, verifyAddress } from './people.ts';
import { placeOrder } from './place-order.ts';
import { decide, expectWell, goTo, leaveQueue, openCase } from './staff-queue.ts';
import { test } from './test.ts';

const ROWS = 5_000;
/** Each in five finishes. */
const PRODUCTS = ROWS / 5;
const FINISHES = ['Matte', 'Polished', 'Honed', 'Satin', 'Textured'];
const PDF = Buffer.from(testPdf('tax form of a journey'));
const TRACKING = '1Z999AA10123456784';
const LETTERS = 'abcdefghij';
/** A company name has no digits to speak of. */
const TRADE_NAME = `Halden ${[...`${Date.now()}`].map((digit) => LETTERS[Number(digit)]).join('')}`;

interface Category {
  readonly name: string;
  readonly picture: { readonly type: string } | null;
  readonly attributes: readonly { readonly label: string; readonly options: readonly string[] }[];
}

/** A list as vendors have them: a letterhead, own names of columns, and the facts of the category beside them. */
function priceList({ name, attributes }: Category): Buffer {
  const facts = attributes.map(({ label }) => label);
  const values = attributes.map(({ options }) => options[0] ?? 'As usual');
  const head = ['Item No.', 'Series', 'Brand', 'Type', 'Finish', 'Size', 'Net Price', 'On Hand'];
  const lines = [
    [TRADE_NAME],
    [...head, 'SF/Box', 'Pcs/Box', 'Lbs/Box', 'Description', ...facts],
    ...Array.from({ length: ROWS }, (_, nth) => [
      `${String(nth).padStart(6, '0')}`,
      `Journey ${Math.floor(nth / 5)} of ${TRADE_NAME}`,
      TRADE_NAME,
      name.split(' > ').slice(1).join(' / '),
      FINISHES[nth % 5],
      '12x24 in',
      (30 + (nth % 900) / 100).toFixed(2),
      '500',
      '15.5',
      '8',
      '42',
      'A tile of a journey, for floors and for walls.',
      ...values,
    ]),
  ];
  return Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n'));
}

async function send(
  request: APIRequestContext,
  token: string,
  [method, path]: readonly ['get' | 'post' | 'put', string],
  data?: object,
) {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request[method](path, data === undefined ? { headers } : { headers, data });
  expect([path, data, reply.ok() ? '' : await reply.text()]).toEqual([path, data, '']);
  return (await reply.json()).data;
}

async function register(page: Page, email: string): Promise<void> {
  await open(page, '/register/vendor');
  const main = page.getByRole('main');
  await main.getByLabel('First and last name').fill('Rosa Diaz');
  await main.getByLabel('Company').fill(TRADE_NAME);
  await main.getByLabel('Email Address').fill(email);
  await main.getByLabel('Phone number').fill('2135550123');
  await main.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await main.getByLabel('Street').fill('200 N Spring St');
  await main.getByLabel('City').fill('Los Angeles');
  await main.getByLabel('State').selectOption('California');
  await main.getByLabel('Zip code').fill('90012');
  await main.getByRole('button', { name: 'Apply to sell' }).click();
  await expect(main.getByText(/^Enter a tax or resale number/)).toBeVisible();
  await main.getByLabel('Tax or resale number').fill('CA-1234567');
  await main
    .getByLabel('Tax form')
    .setInputFiles({ name: 'tax.pdf', mimeType: 'application/pdf', buffer: PDF });
  await main.getByRole('checkbox', { name: 'I agree to the terms' }).press('Space');
  await expectWell(page);
  await main.getByRole('button', { name: 'Apply to sell' }).click();
  await expect(
    main.getByRole('heading', { name: 'Your application is under review' }),
  ).toBeVisible();
}

/** In the queue, with the key for it. */
async function approve(desk: Page): Promise<void> {
  await goTo(desk, 'Vendors');
  await openCase(desk, TRADE_NAME);
  await expectWell(desk);
  await decide(desk, 'a', `Approved: ${TRADE_NAME}`);
  await leaveQueue(desk, '/api/staff/vendor-applications/');
}

/** The only line of an order in a table of lines, selected once the table has what is true now. */
async function selectLine(page: Page, number: string, status: string): Promise<Locator> {
  await page.getByRole('searchbox').fill(number);
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  // The head and the one that was found.
  await expect(page.getByRole('main').getByRole('row')).toHaveCount(2);
  const row = page.getByRole('main').getByRole('row').filter({ hasText: number });
  await expect(row.getByText(status, { exact: true })).toBeVisible();
  await row.getByRole('checkbox').check();
  return page.getByRole('toolbar', { name: 'Selected rows' });
}

/** The vendor makes the goods ready, from the navigation on. */
async function fulfil(page: Page, number: string): Promise<void> {
  await goTo(page, 'Orders');
  for (const [from, act] of [
    ['Pending Approval', 'Approve'],
    ['Approved', 'Start'],
    ['In Progress', 'Ready to pick up'],
  ] as const) {
    const bar = await selectLine(page, number, from);
    await bar.getByRole('button', { name: act, exact: true }).click();
    await expect(page.getByText(`${act}: 1 row done`)).toBeVisible();
  }
  const row = page.getByRole('main').getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Ready to Pick Up');
  await expectWell(page);
  const bar = await selectLine(page, number, 'Ready to Pick Up');
  const paper = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Packing lists' }).click();
  expect((await paper).suggestedFilename()).toMatch(/\.pdf$/);
}

/** Staff lead the line from a status on to another; with a number once a carrier has it. */
async function lead(
  desk: Page,
  number: string,
  [from, to]: readonly [string, string],
  tracking?: string,
): Promise<void> {
  const bar = await selectLine(desk, number, from);
  await bar.getByLabel('Set to').selectOption({ label: to });
  if (tracking !== undefined) {
    await bar.getByLabel('Carrier').selectOption('UPS');
    await bar.getByLabel(/^Tracking number/).fill(tracking);
    await expectWell(desk);
  }
  await bar.getByRole('button', { name: 'Move 1' }).click();
  await expect(desk.getByText(`Set to ${to}: 1 row done`)).toBeVisible();
}

async function askForReturn(home: Page, number: string): Promise<void> {
  await open(home, `/account/orders/${number}`);
  const main = home.getByRole('main');
  // Beside its lines, and in the list of parcels.
  await expect(main.getByRole('link', { name: TRACKING }).first()).toBeVisible();
  await main.getByRole('button', { name: /^Return this item/ }).click();
  const dialog = home.getByRole('dialog', { name: 'Return this item' });
  await dialog.getByLabel('I ordered too much').check();
  await expectWell(home);
  await dialog.getByRole('button', { name: 'Request return' }).click();
  await expect(main.getByText(/We will answer within 2 days/)).toBeVisible();
}

/** The vendor says what it thinks of it, and staff read that with the case and grant it. */
async function answerReturn(page: Page, desk: Page, number: string): Promise<void> {
  await goTo(page, 'Requests');
  const request = page.getByRole('listitem').filter({ hasText: number });
  await request.getByRole('button', { name: 'Advise staff' }).click();
  const dialog = page.getByRole('dialog', { name: /^Request about / });
  await dialog.getByLabel('What should staff know?').fill('Whole boxes may come back.');
  await expectWell(page);
  await dialog.getByRole('button', { name: 'Advise to accept' }).click();
  await expect(request).toContainText('You advise to accept: Whole boxes may come back.');
  await expectWell(page);

  await goTo(desk, 'Requests');
  await desk.getByLabel('Name or number').fill(number);
  const cases = desk.getByRole('region', { name: 'Cases' });
  await expect(cases.getByRole('button')).toHaveCount(1);
  await expect(desk.getByRole('article')).toContainText('To accept: Whole boxes may come back.');
  await expectWell(desk);
  await desk.getByRole('article').getByRole('button', { name: 'Grant (A)' }).press('Enter');
  await leaveQueue(desk, '/api/order_requests/');
}

test(
  'G-62 VEND-01 VEND-02 a vendor registers, sends 5,000 new rows, and sells, ships and takes back one of them',
  { tag: '@once' },
  async ({ page, browser }, testInfo) => {
    const shoot = async (of: Page, name: string) => {
      for (const width of [390, 1440]) {
        await of.setViewportSize({ width, height: 900 });
        const path = testInfo.outputPath(`${name}-${width}.png`);
        await of.screenshot({ path, fullPage: true });
      }
      await expectWell(of);
    };
    test.setTimeout(240_000);
    const email = newAddress();
    await register(page, email);
    await verifyAddress(page, email);
    const { request } = page;
    const desk = await (await browser.newContext()).newPage();
    await beStaff(desk);
    await open(desk, '/staff');
    await approve(desk);

    await open(page, '/business/login');
    await signIn(page, email);
    await expect(page).not.toHaveURL(/\/login/);
    const vendor = await tokenOf(page);
    const { categories } = await send(request, vendor, ['get', '/api/vendor/listing-form']);
    const category = categories.find((one: Category) => one.picture?.type === 'surface');

    await open(page, '/vendor/price-lists');
    await shoot(page, 'lists-empty');
    const list = { name: 'december.csv', mimeType: 'text/csv', buffer: priceList(category) };
    await page.getByLabel('Send a price list').setInputFiles(list);
    await page.getByRole('button', { name: 'Send the list' }).click();
    await expect(page.getByRole('heading', { name: 'What is in the columns?' })).toBeVisible();
    await shoot(page, 'columns');
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByText('5,000 new rows make 1,000 products')).toBeVisible({
      timeout: 60_000,
    });
    await shoot(page, 'checked');
    await page.getByRole('button', { name: 'Draft 5,000 new rows' }).click();
    await page.getByRole('link', { name: 'See the new products' }).click({ timeout: 60_000 });
    await expect(page.getByText('1,000 rows')).toBeVisible();
    await shoot(page, 'new-products');
    await page.getByRole('button', { name: 'Send all 1,000 complete drafts to review' }).click();
    await expect(page.getByRole('button', { name: /^Send all/ })).toBeHidden();
    await expect(async () => {
      const counts = await send(request, vendor, ['get', '/api/vendor/new-products/counts']);
      expect([counts.submitted, counts.run.refused]).toEqual([PRODUCTS, 0]);
    }).toPass({ timeout: 60_000 });

    await open(desk, '/staff/queues/products');
    await desk
      .getByRole('region', { name: 'Cases' })
      .getByRole('button', { name: TRADE_NAME })
      .first()
      .click();
    await desk.getByText(`1,000 new products of ${TRADE_NAME} look like this one`).click();
    await desk.getByLabel('Number of products').fill('1,000');
    await shoot(desk, 'approve');
    await desk.getByRole('button', { name: 'Approve all 1,000' }).click();
    await expect(async () => {
      const counts = await send(request, vendor, ['get', '/api/vendor/new-products/counts']);
      expect(counts.submitted).toBe(0);
    }).toPass({ timeout: 60_000 });
    await open(page, '/vendor/products');
    await expect(page.getByText(/^1,000 rows$/)).toBeVisible();
    await shoot(page, 'products');

    const home = await (await browser.newContext()).newPage();
    const buyer = await beVerified(home, newAddress());
    const { rows } = await send(request, vendor, ['get', '/api/vendor/products?limit=1']);
    const { number } = await placeOrder(home, buyer, 1, rows[0]);
    const order = () => send(home.request, buyer, ['get', `/api/orders/${number}`]);
    const item = async () => (await order()).parcels[0].items[0];
    await fulfil(page, number);
    await goTo(desk, 'Orders');
    await lead(desk, number, ['Ready to Pick Up', 'Picked Up']);
    await lead(desk, number, ['Picked Up', 'Shipping'], TRACKING);
    await lead(desk, number, ['Shipping', 'Delivered']);
    await askForReturn(home, number);
    await answerReturn(page, desk, number);
    await goTo(desk, 'Orders');
    await lead(desk, number, ['Return Request', 'Returned']);
    expect((await item()).status).toBe('Returned');
    await goTo(page, 'Orders');
    await page.getByRole('searchbox').fill(number);
    const sent = page.getByRole('main').getByRole('row').filter({ hasText: number });
    await expect(sent).toContainText('Returned');
    await shoot(page, 'returned');
  },
);

test('G-62 the pages of price lists can be used by everybody', async ({
  page,
  expectAccessible,
}) => {
  await open(page, '/business/login');
  await signIn(page, 'vendor@example.com');
  await expect(page).not.toHaveURL(/\/login/);
  await open(page, '/vendor/price-lists');
  await expectAccessible(page);
  const buffer = Buffer.from(
    'SKU,Name,Brand,Category,Price\nN-1,Alba,Alba,Gres,12.005\nN-2,Alba,Alba,Gres,12\n',
  );
  const file = { name: `${newAddress()}.csv`, mimeType: 'text/csv', buffer };
  await page.getByLabel('Send a price list').setInputFiles(file);
  await page.getByRole('button', { name: 'Send the list' }).click();
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText('Which of our categories are these?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Failed 1' }).click();
  await expect(page.getByText('A price ends at the cent.')).toBeVisible();
  await page.screenshot({ path: 'test-results/price-list.png', fullPage: true });
  await open(page, '/vendor/new-products');
  await expect(page.getByRole('heading', { name: 'New products' })).toBeVisible();
  await expectAccessible(page);
});
