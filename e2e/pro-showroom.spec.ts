// Pros have a showroom, so nobody asks them for a Showroom ID.
import { expect, type Page } from '@playwright/test';
import { enterShowroom } from './browser-state.ts';
import { open, signIn } from './people.ts';
import { showTotal, waitForRoom } from './room-editor.ts';
import { test } from './test.ts';

// Opening the editor may take a while.
test.setTimeout(120_000);

const selected = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('my_item') ?? '{}').vsd_id ?? null);

async function comeInAsPro(page: Page): Promise<void> {
  await open(page, '/business/login');
  await signIn(page, 'designer@example.com');
  await expect(page).not.toHaveURL(/\/login/);
}

test("VIS-06 SHOW-01 a pro who entered no showroom opens a design at their own showroom's prices", {
  tag: '@once',
}, async ({ page }) => {
  await comeInAsPro(page);
  await expect.poll(() => selected(page)).toBe('STUDIO7M');
  await open(page, '/visualize');
  const designs = page.getByRole('region', { name: /^Designed rooms/ });
  await designs.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/visualize\/design\?template=/);
  await waitForRoom(page);
  await showTotal(page);
  await expect(page.getByRole('button', { name: 'Enter a showroom ID' })).toHaveCount(0);

  // Also if the design is the first page opened, as from a shared link.
  const address = page.url();
  await page.evaluate(() => localStorage.removeItem('my_item'));
  await page.context().clearCookies({ name: 'wev_showroom' });
  await page.goto(address);
  await waitForRoom(page);
  await showTotal(page);
  expect(await selected(page)).toBe('STUDIO7M');
});

test('SHOW-12 a pro who entered another showroom stays there', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page, 'OAKRIDGE');
  await comeInAsPro(page);
  await open(page, '/visualize');
  await expect(page.getByRole('region', { name: 'Your templates' })).toBeVisible();
  expect(await selected(page)).toBe('OAKRIDGE');
});
