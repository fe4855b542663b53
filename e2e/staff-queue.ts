// The queues of staff as they are worked: opened from the navigation, decided by keys.
import { expect, type Page } from '@playwright/test';
import { findInaccessible } from './axe.ts';

/** No finding of axe, and nothing wider than the window. */
export async function expectWell(page: Page): Promise<void> {
  await expect(page.getByText(/(is|are) loading$/)).toHaveCount(0);
  // An open dialog hides the page behind it.
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const isOpen = (await dialog.count()) > 0;
  // One that was just closing is gone by then.
  const found = isOpen
    ? await findInaccessible(page, '[role$="dialog"]').catch(() => findInaccessible(page))
    : await findInaccessible(page);
  expect(found, page.url()).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([page.url(), Math.max(0, over)]).toEqual([page.url(), 0]);
}

/** To a page of the area, by its navigation; on a phone by the menu. */
export async function goTo(page: Page, title: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  const link = page
    .getByRole('navigation', { name: /^(Staff|Pro|Vendor)$/ })
    .getByRole('link', { name: new RegExp(`^${title}( [\\d,]+ waiting)?$`) });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Opens a case of the open queue, and sees how it stands to its promise and how old it is. */
export async function openCase(
  page: Page,
  title: string,
  due: RegExp = /^\d+ (min|h|days) left$/,
): Promise<void> {
  const cases = page.getByRole('region', { name: 'Cases' });
  await cases.getByRole('button', { name: title }).click();
  await expectOpen(page, title);
  const article = page.getByRole('article', { name: title });
  await expect(article.getByText(due)).toBeVisible();
  await expect(article.getByText(/^Since \d\d\.\d\d\.\d{4}/)).toBeVisible();
}

/** The next case is open without a step in between. */
export async function expectOpen(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('article', { name: title })).toBeVisible();
}

/** A key that decides the open case. */
export async function decide(page: Page, key: 'a' | 'd', done: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible();
}

/** Declines the open case with a reason in own words. */
export async function decline(page: Page, title: string, reason: string): Promise<void> {
  await page.keyboard.press('d');
  const why = page.getByRole('dialog', { name: title });
  await expect(why.getByLabel('Why?')).toBeFocused();
  await page.keyboard.type(reason);
  await why.getByRole('button').last().press('Enter');
  await expect(why).toBeHidden();
}

/** Leaves the queue, which sends the decision that could still be taken back. */
export async function leaveQueue(page: Page, call: string): Promise<void> {
  const sent = page.waitForResponse(
    (response) =>
      ['POST', 'PUT'].includes(response.request().method()) &&
      response.url().includes(call) &&
      !response.url().endsWith('/claim'),
  );
  await goTo(page, 'Audit log');
  expect((await sent).status(), await (await sent).text()).toBe(200);
}
