// The editor from the homeowner's chair: a floor plan becomes a room of real products.
import type { Page } from '@playwright/test';
import { enterShowroom, open } from './people.ts';
import { expect, test } from './test.ts';

const PLAN = '/visualize/design?plan=kitchen-one-wall-island-17x14';

// On a phone the panel is in a sheet, which these journeys do not open.
test.skip(({ isMobile }) => isMobile, 'the panel stands beside the list on wide screens only');

/** Software WebGL draws a room slowly; what is tested here needs the plan, the list and the panel. */
async function openPlan(page: Page, path = PLAN): Promise<void> {
  await enterShowroom(page);
  await open(page, path);
  await showList(page);
}

async function showList(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Name of the room' })).toBeVisible();
  await page
    .getByRole('radio', { name: 'List' })
    .or(page.getByRole('button', { name: 'List' }))
    .click();
  await expect(page.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
}

const panel = (page: Page) => page.getByRole('complementary', { name: /^Room, choices/ });

async function total(page: Page): Promise<number> {
  await panel(page).getByRole('radio', { name: 'Room' }).click();
  const region = panel(page).getByRole('region', { name: 'Total' });
  await expect(region).toContainText('$');
  const text = (await region.textContent())?.match(/\$([\d,]+\.\d\d)/)?.[1] ?? '';
  return Number(text.replaceAll(',', ''));
}

/** Selects a row of the list and uses the first product that fits. */
async function chooseFirst(page: Page, row: string): Promise<string> {
  await page.getByRole('button', { name: row, exact: true }).first().click();
  const first = panel(page).getByRole('button', { name: /^Use / }).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.click();
  return name.replace(/^Use /, '').split(',')[0] ?? '';
}

test('VIS-05 a kitchen takes a floor and a counter of two brands, says what they cost, and takes the last back', async ({
  page,
  expectAccessible,
}) => {
  // Without a graphics card and beside other work, each step takes many seconds.
  test.setTimeout(300_000);
  await openPlan(page);
  const empty = await total(page);
  const floor = await chooseFirst(page, 'Floor');
  await expect(page.getByRole('row', { name: new RegExp(`Floor ${floor}`) })).toContainText(
    'sq ft',
  );
  await expect.poll(() => total(page)).toBeGreaterThan(empty);
  const withFloor = await total(page);
  await chooseFirst(page, 'Counter');
  await expect.poll(() => total(page)).toBeGreaterThan(withFloor);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Undo: Choose/ }).click();
  await expect.poll(() => total(page)).toBe(withFloor);
});

test('a room is changed by keyboard alone', async ({ page }) => {
  test.slow();
  await openPlan(page);
  const row = page.getByRole('button', { name: 'Kitchen sink', exact: true }).first();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('button', { name: /^Undo: Copy/ })).toBeEnabled();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: /^Undo: Remove/ })).toBeEnabled();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('VIS-08 a guest who saves is led to sign in and keeps the room', async ({ page }) => {
  test.slow();
  await openPlan(page);
  const floor = await chooseFirst(page, 'Floor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(await page.evaluate(() => localStorage.getItem('visual_redirect'))).toBe(PLAN);
  await open(page, PLAN);
  await showList(page);
  await expect(page.getByRole('row', { name: new RegExp(`Floor ${floor}`) })).toBeVisible();
});
