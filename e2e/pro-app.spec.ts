// The pro's area as an app: it installs, opens without a network, and sends later.
import type { Page } from '@playwright/test';
import { meetInChat } from './chat-people.ts';
import { open } from './people.ts';
import { expect, test } from './test.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

/** Until the service worker has kept these pages, and their code. */
async function untilKept(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const found = await Promise.all(wanted.map((path) => caches.match(path)));
          return wanted.filter((_path, at) => !found[at]);
        }, paths),
      { timeout: 30_000 },
    )
    .toEqual([]);
}

test('G-74 the app opens orders and chats without a network, sends later what was written, and keeps nothing after signing out @once', async ({
  page,
  browser,
}) => {
  const { pro, project } = await meetInChat(page, browser);
  const context = pro.context();
  await open(page, `/chat/${project}`);
  await open(pro, '/pro/orders');
  const manifest = await pro.locator('link[rel="manifest"]').getAttribute('href');
  const reply = await pro.request.get(manifest ?? '');
  expect(await reply.json()).toMatchObject({ start_url: '/pro', display: 'standalone' });

  const number = pro.getByRole('link', { name: /^WV-/ }).first();
  const order = await number.textContent();
  await number.click();
  await expect(pro.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible();
  await untilKept(pro, ['/pro/orders', `/pro/orders/${order}`]);
  await open(pro, `/pro/chat/${project}`);
  await say(pro, 'On my way');
  await expect(messages(page).getByText('On my way')).toBeVisible();
  await untilKept(pro, [`/pro/chat/${project}`]);

  await context.setOffline(true);
  await pro.goto(`/pro/orders/${order}`);
  await expect(pro.getByText(/^As of /)).toBeVisible();
  await expect(pro.getByRole('heading', { level: 1, name: `Order ${order}` })).toBeVisible();
  await pro.goto('/pro/reports');
  await expect(pro.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
  await pro.goto(`/pro/chat/${project}`);
  await expect(messages(pro).getByText('On my way')).toBeVisible();
  await say(pro, 'Written in the cellar');
  await expect(messages(pro).getByText('Sending …')).toBeVisible();
  await pro.goto('/pro/tasks');
  await context.setOffline(false);
  await expect(messages(page).getByText('Written in the cellar')).toHaveCount(1);

  await pro.getByRole('button', { name: /'s account/ }).click();
  await pro.getByRole('menuitem', { name: /^(Log|Sign) ?out/i }).click();
  await expect(pro).toHaveURL('/');
  await expect
    .poll(() =>
      pro.evaluate(async () => ({
        pages: (await caches.keys()).length,
        data: (await indexedDB.databases()).filter(({ name }) => name === 'wevisu-kept').length,
      })),
    )
    .toEqual({ pages: 0, data: 0 });
});
