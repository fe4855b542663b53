// What a person chooses about emails: by the link in an email, without signing in, and on the account page.
import type { Browser, Page } from '@playwright/test';
import { beSignedIn, beVerified, tokenOf } from './browser-state.ts';
import { mailedLink, newAddress, open } from './people.ts';
import { expect, test } from './test.ts';

const TERMS = { scope: 'Tile', price: 100_000, milestones: [{ title: 'All', price: 100_000 }] };

test('RFC 8058 G-61 a link in an email switches such emails off, and the notifications still come', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const email = newAddress();
  const owner = await beVerified(page, email);
  const hire = await askPro(page, browser, owner);
  await hire.offer();
  const link = await mailedLink(page, email, /\/unsubscribe\/[\w.-]+/);

  // Whoever opens it is signed in nowhere.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const reader = await context.newPage();
  await open(reader, link);
  await expect(reader.getByText('Do you want no more of these emails: Hiring?')).toBeVisible();
  expect(await planOf(page, owner)).toBe('now');
  await expectAccessible(reader);
  const button = reader.getByRole('button', { name: 'Unsubscribe' });
  await button.focus();
  await button.press('Enter');
  await expect(reader.getByText('These emails do not come anymore: Hiring.')).toBeVisible();
  await expect(button).toHaveCount(0);
  expect(await planOf(page, owner)).toBe('off');
  await reader.reload();
  await expect(reader.getByText('These emails do not come anymore: Hiring.')).toBeVisible();

  await open(reader, `${link}x`);
  await expect(reader.getByText('This unsubscribe link does not work anymore.')).toBeVisible();
  await expectAccessible(reader);
  await context.close();

  const before = await countMails(page, email);
  const stream = page.waitForResponse((reply) => reply.url().endsWith('/api/live'));
  await open(page, '/notification');
  await stream;
  // It comes into the open page by itself, and into the header.
  await hire.negotiate();
  await expect(page.getByRole('main').getByText(/accepted/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ana's account, \d unread$/ })).toBeVisible();
  expect(await countMails(page, email)).toBe(before);
});

test('which emails come, and when, is chosen on the account page and kept', async ({
  page,
  expectAccessible,
}) => {
  await beVerified(page, newAddress());
  await open(page, '/notification');
  await page.getByRole('link', { name: 'Choose your emails' }).click();
  const main = page.getByRole('main');
  const hiring = main.getByRole('combobox', { name: 'Email: Hiring' });
  await expect(hiring).toHaveValue('now');
  await expect(main.getByRole('listitem').filter({ hasText: 'Payments' })).toContainText('Always');
  await expect(main.getByText('We took it from your zip code.')).toBeVisible();
  await expect(main.getByLabel('Time zone')).toHaveValue('America/Los_Angeles');
  await hiring.focus();
  await hiring.selectOption('digest');
  await expect(page.getByText('Saved.').first()).toBeVisible();
  // Saves take longer than the next choice: the answer to the first comes while the second is on its way.
  let saves = 0;
  await page.route('**/api/mail_times', async (route) => {
    const wait = saves++ === 0 ? 400 : 1_500;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue();
  });
  const saved = (ofHour: (hour: number) => boolean) =>
    page.waitForResponse(
      (reply) =>
        reply.url().endsWith('/api/mail_times') &&
        ofHour(reply.request().postDataJSON().digest_hour),
    );
  const first = saved(() => true);
  const last = saved((hour) => hour === 7);
  await main.getByRole('checkbox', { name: 'Quiet hours' }).press('Space');
  await main.getByLabel('Until').selectOption('6');
  await first;
  await main.getByLabel('Daily summary at').selectOption('7');
  await last;
  await expectAccessible(page);
  await page.reload();
  await expect(hiring).toHaveValue('digest');
  await expect(main.getByLabel('Until')).toHaveValue('6');
  await expect(main.getByLabel('Daily summary at')).toHaveValue('7');
  await expect(main.getByText('We took it from your zip code.')).toHaveCount(0);
});

/** A hire that the homeowner asks for, and what the pro does about it. */
async function askPro(page: Page, browser: Browser, owner: string) {
  const headers = { authorization: `Bearer ${owner}` };
  const send = async (from: Page, path: string, data: object, by: object) => {
    const reply = await from.request.post(path, { data, headers: { ...by } });
    expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
    return (await reply.json()).data;
  };
  const shop = await page.request.get('/api/visualization/shop_profile?vsd_id=OAKRIDGE');
  const showroom = (await shop.json()).data.data.profile.user_id;
  const name = `Bath ${crypto.randomUUID().slice(0, 6)}`;
  const project = await send(page, '/api/projectCart', { showroom, name }, headers);
  const asked = { project, pro: showroom, message: 'Can you do it in May?' };
  const { hire } = await send(page, '/api/hire_designer', asked, headers);
  const context = await browser.newContext();
  const pro = await context.newPage();
  await beSignedIn(pro, 'pro@example.com');
  const by = { authorization: `Bearer ${await tokenOf(pro)}` };
  const version = async () => {
    const reply = await page.request.get(`/api/hires/${hire}`, { headers });
    return (await reply.json()).data.version;
  };
  const terms = async (from: Page, sender: object) =>
    send(
      from,
      `/api/hires/${hire}/terms`,
      { version: await version(), note: '', ...TERMS },
      sender,
    );
  return {
    offer: () => terms(pro, by),
    async negotiate() {
      await terms(page, headers);
      const step = { version: await version(), act: 'accept', note: '' };
      await send(pro, `/api/hires/${hire}/steps`, step, by);
      await context.close();
    },
  };
}

async function planOf(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await page.request.get('/api/mail_choices', { headers })).json();
  return data.kinds.find(({ kind }: { kind: string }) => kind === 'hiring').plan;
}

async function countMails(page: Page, to: string): Promise<number> {
  const outbox = await (await page.request.get('/dev/outbox')).text();
  return outbox.split(`</a> to ${to},`).length - 1;
}
