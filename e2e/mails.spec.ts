// Emails as people see them: at phone and desktop width, by screen reader, saved as pictures.
import type { Page, TestInfo } from '@playwright/test';
import { beSignedIn, beVerified, tokenOf } from './browser-state.ts';
import { findProducts, mailedLink, newAddress, open, signUp } from './people.ts';
import { expect, test } from './test.ts';

test(
  'G-15 the emails of a new account fit every screen, and a picture of each is saved',
  { tag: '@once' },
  async ({ page, expectAccessible }, testInfo) => {
    const email = newAddress();
    await open(page, '/register');
    await signUp(page, email);
    await page.request.post('/api/password/forgot', { data: { email } });
    await seeMails({ page, testInfo, expectAccessible }, { to: email, count: 2, about: '' });
  },
);

test(
  'the emails of an offer fit every screen, however long its title is',
  { tag: '@once' },
  async ({ page, browser, expectAccessible }, testInfo) => {
    test.setTimeout(90_000);
    const email = newAddress();
    const headers = { authorization: `Bearer ${await beVerified(page, email)}` };
    const [product] = await findProducts(page, 1);
    const read = async (path: string) => (await (await page.request.get(path)).json()).data;
    const { profile } = (await read('/api/visualization/shop_profile?vsd_id=OAKRIDGE')).data;
    const { variants, minimum_unit } = await read(`/api/product/${product?.hash}?vsd_id=OAKRIDGE`);
    const items = [{ variant_id: variants[0].id, qty: minimum_unit }];
    const showroom = profile.user_id;
    const cart = { action: 'cart', showroom, items };
    await page.request.post('/api/projectCart/sync_to_cart', { data: cart, headers });
    await page.request.post('/api/offer/ask', { data: { showroom }, headers });

    const context = await browser.newContext();
    const desk = await context.newPage();
    await beSignedIn(desk, 'pro@example.com');
    const by = { authorization: `Bearer ${await tokenOf(desk)}` };
    const { data: rows } = await (
      await desk.request.get('/api/pro/offers', { headers: by })
    ).json();
    const { id } = rows.find((row: { client_email: string }) => row.client_email === email);
    const path = `/api/pro/offers/${id}`;
    const { data: draft } = await (await desk.request.get(path, { headers: by })).json();
    const title = `Upstairs bath, guest bath and powder room of ${email.replace('@', ' at ')}`;
    const data = { ...draft, title };
    const saved = await desk.request.put(path, { data, headers: by });
    const { version } = (await saved.json()).data;
    await desk.request.post(`${path}/send`, { data: { version }, headers: by });
    const link = await mailedLink(page, email, /(?<=\/offer\?key=)[\w-]{43}/);
    const { hash } = await readLinked(page, link);
    const signed = { secret: link, hash, picked: ['1.1'], signed_by: 'Ana', strokes: null };
    const done = await page.request.post('/api/offer/approve', { data: signed });
    expect(done.status()).toBe(200);
    const look = { page, testInfo, expectAccessible };
    await seeMails(look, { to: email, about: title, count: 2 });
    await seeMails(look, { to: 'pro@example.com', about: title, count: 1 });
    await context.close();
  },
);

async function readLinked(page: Page, secret: string) {
  const reply = await page.request.post('/api/offer/read', { data: { secret } });
  return (await reply.json()).data;
}

interface Look {
  readonly page: Page;
  readonly testInfo: TestInfo;
  readonly expectAccessible: (page: Page, within?: string) => Promise<void>;
}

/** Looks at somebody's mails with these words in the subject. */
async function seeMails(
  { page, testInfo, expectAccessible }: Look,
  of: { readonly to: string; readonly about: string; readonly count: number },
): Promise<void> {
  const listed = async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text();
    return [...outbox.matchAll(/href="(\/dev\/outbox\/\d+)">([^<]*)<\/a> to ([^,<]+),/g)].filter(
      ([, , subject = '', to]) => to === of.to && subject.includes(of.about),
    );
  };
  await expect.poll(async () => (await listed()).length).toBe(of.count);
  for (const [, path = '', subject = ''] of await listed()) {
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'/);
    for (const width of [390, 700]) {
      await page.setViewportSize({ width, height: 700 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([subject, width, wide]).toEqual([subject, width, width]);
      const name = `${subject.toLowerCase().replace(/\W+/g, '-')}-${width}.png`;
      await page.screenshot({ path: testInfo.outputPath(name), fullPage: true });
    }
    const button = page.getByRole('link').first();
    const font = await button.evaluate((link) => getComputedStyle(link).fontFamily);
    expect(font).toContain('Inter');
    // Landmarks are for pages; an email is shown inside a mail program's page.
    await expectAccessible(page, '[role=article]');
  }
}
