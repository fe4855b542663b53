// Staff decide what vendors send: products that are new or changed, and prices that move far.
import { expect, type Page } from '@playwright/test';
import { beSignedIn, beStaff, tokenOf } from './browser-state.ts';
import { open } from './people.ts';
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

interface Listing {
  readonly hash: string | null;
  readonly live: Content | null;
  readonly live_version: number | null;
  readonly draft: { readonly content: Content; readonly version: number } | null;
  readonly prices: readonly { readonly vendor_sku: string; readonly wholesale_cents: number }[];
}

interface Content {
  readonly name: string;
  readonly description: string;
  readonly variants: readonly { readonly key: string; readonly vendor_sku: string }[];
}

/** What a vendor does at the editor, which has its own journey in e2e/vendor-products.spec.ts. */
function vendorOf(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  async function send<T>(method: 'get' | 'post' | 'put', path: string, data?: object): Promise<T> {
    const reply = await page.request[method](path, data ? { headers, data } : { headers });
    expect([path, reply.ok() ? '' : await reply.text()]).toEqual([path, '']);
    return (await reply.json()).data;
  }
  const read = (ref: string) => send<Listing>('get', `/api/vendor/products/${ref}`);
  return {
    read,
    async products() {
      const path = '/api/vendor/products?limit=200&status=active&draft=none';
      type Row = { readonly ref: string; readonly name: string; readonly skus: number };
      return (await send<{ readonly rows: readonly Row[] }>('get', path)).rows;
    },
    /** A new product like one that is live, under review; gives its address in the editor. */
    async submitCopy(of: string, name: string): Promise<string> {
      const { ref } = await send<{ readonly ref: string }>('post', '/api/vendor/products', {
        copy_of: of,
      });
      const copy = (await read(ref)).draft;
      if (!copy) throw new Error('a copy is a draft');
      const [variant] = copy.content.variants;
      if (!variant) throw new Error('a product has a variant');
      const sku = `Q-${crypto.randomUUID().slice(0, 8)}`;
      const path = `/api/vendor/products/${ref}`;
      await send('put', `${path}/draft`, {
        content: { ...copy.content, name, variants: [{ ...variant, vendor_sku: sku }] },
        ...{ version: copy.version, live_version: null },
      });
      await send('put', `${path}/prices`, {
        prices: [
          {
            ...{ key: variant.key, wholesale_cents: 4_200 },
            seen: { wholesale_cents: null, open_change: null },
          },
        ],
        starts_on: null,
      });
      await send('put', `${path}/opening-stock`, { stock: [{ sku, units: 80, seen: null }] });
      const version = (await read(ref)).draft?.version;
      await send('post', `${path}/submit`, { version });
      return ref;
    },
  };
}

async function comeIn(page: Page, email: string) {
  await beSignedIn(page, email);
  return vendorOf(page, await tokenOf(page));
}

test('G-63 VEND-01 VEND-03 staff approve a new product, decline one and ask for changes of one, and the vendor reads each', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.setTimeout(240_000);
  const workshop = await (await browser.newContext()).newPage();
  const vendor = await comeIn(workshop, 'vendor2@example.com');
  const [model] = await vendor.products();
  const part = crypto.randomUUID().slice(0, 6);
  const [live, refused, unclear] = [`Alder ${part}`, `Birch ${part}`, `Cedar ${part}`];
  const refs = new Map<string, string>();
  for (const name of [live, refused, unclear])
    refs.set(name, await vendor.submitCopy(model?.ref ?? '', name));

  await beStaff(page);
  await open(page, '/staff');
  await goTo(page, 'Products');
  await page.getByLabel('Name or number').fill(part);
  await expect(page.getByRole('region', { name: 'Cases' }).getByRole('button')).toHaveCount(3);
  await openCase(page, live);
  await expect(page.getByRole('article', { name: live })).toContainText('New product');
  await expectWell(page);
  await page.getByRole('heading', { level: 1 }).click();
  await decide(page, 'a', `Approved: ${live}`);
  await expectOpen(page, refused);
  await decline(page, `Decline: ${refused}`, 'We do not sell goods of second choice.');
  await expectOpen(page, unclear);
  await page.keyboard.press('r');
  const question = page.getByRole('dialog', { name: `Ask ${unclear}` });
  await question.getByRole('button', { name: 'Measures' }).press('Enter');
  await expectWell(page);
  await question.getByRole('button', { name: 'Send to the vendor' }).press('Enter');
  await leaveQueue(page, '/api/staff/listings/');

  const main = workshop.getByRole('main');
  await open(workshop, `/vendor/products/${refs.get(refused)}`);
  await expect(main.getByText('Our staff declined it')).toBeVisible();
  await expect(main.getByText('We do not sell goods of second choice.')).toBeVisible();
  await expectWell(workshop);
  await open(workshop, `/vendor/products/${refs.get(unclear)}`);
  await expect(main.getByText('Our staff ask for changes')).toBeVisible();
  await main.getByLabel('Description').fill('Measured again, to the sixteenth of an inch.');
  await main.getByRole('button', { name: 'Send to review' }).click();
  await expect(main.getByRole('heading', { name: 'Under review' })).toBeVisible();
  await open(workshop, `/vendor/products?q=${live}`);
  await main.getByRole('link', { name: live }).click();
  await main.getByRole('link', { name: 'See it in the shop' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(live);

  // What was sent again is a case again.
  await goTo(page, 'Products');
  await openCase(page, unclear);
  await expect(page.getByRole('article', { name: unclear })).toContainText('Measured again');
  await decide(page, 'a', `Approved: ${unclear}`);
  await leaveQueue(page, '/api/staff/listings/');
});

test('G-63 VEND-03 staff let one price go up and decline the next, each by a key', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.setTimeout(240_000);
  const workshop = await (await browser.newContext()).newPage();
  const vendor = await comeIn(workshop, 'vendor6@example.com');
  const found = (await vendor.products()).filter(({ skus }) => skus === 1).slice(-2);
  const main = workshop.getByRole('main');
  const raised: { readonly ref: string; readonly title: string; readonly to: string }[] = [];
  for (const { ref, name } of found) {
    const [price] = (await vendor.read(ref)).prices;
    const to = (((price?.wholesale_cents ?? 0) * 2) / 100).toFixed(2);
    await open(workshop, `/vendor/products/${ref}`);
    await main.getByLabel(`${price?.vendor_sku}, dollars`).fill(to);
    await main.getByRole('button', { name: 'Save prices' }).click();
    await expect(main.getByText(/waits for our staff, then begins/).first()).toBeVisible();
    raised.push({ ref, to, title: `${name}, ${price?.vendor_sku}` });
  }
  const [first, second] = raised as [(typeof raised)[0], (typeof raised)[0]];

  await beStaff(page);
  await open(page, '/staff');
  await goTo(page, 'Prices');
  await page.getByLabel('Name or number').fill(first.title);
  await openCase(page, first.title);
  const article = page.getByRole('article', { name: first.title });
  await expect(article).toContainText('+100.0 %');
  await expectWell(page);
  await page.getByRole('heading', { level: 1 }).click();
  await decide(page, 'a', `Approved: ${first.title}`);
  await page.getByLabel('Name or number').fill(second.title);
  await openCase(page, second.title);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('d');
  const why = page.getByRole('dialog', { name: `Decline: ${second.title}` });
  await why.getByRole('button', { name: 'Looks mistyped' }).press('Enter');
  await why.getByRole('button', { name: 'Decline' }).press('Enter');
  await leaveQueue(page, '/api/staff/price-changes/');

  await open(workshop, `/vendor/products/${first.ref}`);
  await expect(main.getByLabel(/, dollars$/)).toHaveValue(first.to);
  await open(workshop, `/vendor/products/${second.ref}`);
  await expect(main.getByText(/was declined/)).toBeVisible();
  await expect(main.getByText(/^This price looks mistyped/)).toBeVisible();
  await expectWell(workshop);
});
