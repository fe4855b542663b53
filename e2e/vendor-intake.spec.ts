// A vendor's first price list: from registration over 25,000 rows to products that a homeowner buys and sends back.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { testPdf } from '../apps/server/src/platform/uploads/test-files.ts';
import { beVerified, tokenOf } from './browser-state.ts';
import { newAddress, open, PASSWORD, passStaffDoor, signIn, verifyAddress } from './people.ts';
import { placeOrder } from './place-order.ts';
import { test } from './test.ts';

const ROWS = 25_000;
/** Each in five finishes. */
const PRODUCTS = ROWS / 5;
const FINISHES = ['Matte', 'Polished', 'Honed', 'Satin', 'Textured'];
const PDF = Buffer.from(testPdf('tax form of a journey'));
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
  const reply = await page.request.post('/api/register/vendor', {
    multipart: {
      full_name: 'Rosa Diaz',
      company_name: TRADE_NAME,
      email,
      password: PASSWORD,
      phone_number: '2135550123',
      tax_number: 'CA-1234567',
      ship_street: '200 N Spring St',
      ship_city: 'Los Angeles',
      ship_state: 'CA',
      ship_zip_code: '90012',
      return_street: '200 N Spring St',
      return_city: 'Los Angeles',
      return_state: 'CA',
      return_zip_code: '90012',
      tax_form: { name: 'tax.pdf', mimeType: 'application/pdf', buffer: PDF },
      agree: 'true',
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
}

test(
  'G-62 VEND-01 VEND-02 a vendor registers, sends 25,000 new rows, and sells, ships and takes back one of them',
  { tag: '@once' },
  async ({ page, browser }, testInfo) => {
    const shoot = async (of: Page, name: string) => {
      for (const width of [390, 1440]) {
        await of.setViewportSize({ width, height: 900 });
        const path = testInfo.outputPath(`${name}-${width}.png`);
        await of.screenshot({ path, fullPage: true });
      }
    };
    test.setTimeout(180_000);
    const email = newAddress();
    await register(page, email);
    await verifyAddress(page, email);
    const staffContext = await browser.newContext();
    const desk = await staffContext.newPage();
    await open(desk, '/staff/login');
    await passStaffDoor(desk, 'staff6@example.com');
    await expect(desk).toHaveURL('/staff');
    const staff = await tokenOf(desk);
    const { request } = page;
    const { data: applications } = await send(request, staff, [
      'get',
      '/api/staff/vendor-applications?ppp=48',
    ]);
    const id = applications.find((one: { email: string }) => one.email === email)?.id;
    const path = `/api/staff/vendor-applications/${id}`;
    await send(request, staff, ['post', path], { decision: 'approve', version: 1 });

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
    await shoot(page, 'checking');
    await expect(page.getByText('25,000 new rows make 5,000 products')).toBeVisible({
      timeout: 60_000,
    });
    await shoot(page, 'checked');
    await page.getByRole('button', { name: 'Draft 25,000 new rows' }).click();
    await page.getByRole('link', { name: 'See the new products' }).click({ timeout: 60_000 });
    await expect(page.getByText('5,000 rows')).toBeVisible();
    await shoot(page, 'new-products');
    await page.getByRole('button', { name: 'Send all 5,000 complete drafts to review' }).click();
    await expect(page.getByRole('button', { name: /^Send all/ })).toBeHidden();
    await shoot(page, 'sending');
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
    await desk.getByText(`5,000 new products of ${TRADE_NAME} look like this one`).click();
    await desk.getByLabel('Number of products').fill('5,000');
    await shoot(desk, 'approve');
    await desk.getByRole('button', { name: 'Approve all 5,000' }).click();
    await expect(async () => {
      const counts = await send(request, vendor, ['get', '/api/vendor/new-products/counts']);
      expect(counts.submitted).toBe(0);
    }).toPass({ timeout: 60_000 });
    await open(page, '/vendor/products');
    await expect(page.getByText(/^5,000 rows$/)).toBeVisible();
    await shoot(page, 'products');

    const home = await (await browser.newContext()).newPage();
    const buyer = await beVerified(home, newAddress());
    const { rows } = await send(request, vendor, ['get', '/api/vendor/products?limit=1']);
    const { number } = await placeOrder(home, buyer, 1, rows[0]);
    const order = () => send(home.request, buyer, ['get', `/api/orders/${number}`]);
    const item = async () => (await order()).parcels[0].items[0];
    const { id: itemId } = await item();
    const set = (token: string, status: string, more: object = {}) =>
      send(request, token, ['put', `/api/order_items/${itemId}/status`], { status, ...more });
    for (const status of ['Vendor Approved', 'In Progress', 'Ready to Pick Up']) {
      await set(vendor, status);
    }
    for (const status of ['Accept to Pick Up', 'Picked Up']) await set(staff, status);
    await set(staff, 'Shipping', { tracking: { carrier: 'ups', number: '1Z999AA10123456784' } });
    for (const status of ['Shipped', 'Out For Delivery', 'Delivered']) await set(staff, status);
    const back = { kind: 'return', reason: 'too_much' };
    const asked = await send(
      home.request,
      buyer,
      ['post', `/api/order_items/${itemId}/requests`],
      back,
    );
    const answer = { decision: 'granted' };
    await send(request, staff, ['put', `/api/order_requests/${asked.id}`], answer);
    await set(staff, 'Returned');
    expect((await item()).status).toBe('Returned');
    await open(page, '/vendor/orders');
    await expect(page.getByText(number).first()).toBeVisible();
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
