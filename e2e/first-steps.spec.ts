// A newcomer's first minutes in the room editor: three steps, names of icons, tabs from their top, and a comparison.
import { enterShowroom } from './browser-state.ts';
import { openFiles } from './editor-plan.ts';
import { open } from './people.ts';
import { expect, panel, select, showList, showTotal, waitForRoom } from './room-editor.ts';
import { test } from './test.ts';

const ROOM = '/visualize/design?template=kitchen-g-13x15-coastal';

test.use({ isNewcomer: true });
test.beforeEach(() => test.setTimeout(120_000));

test('G-39 three first steps are shown once, go on by doing them, cover nothing and are left at any time', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  await enterShowroom(page);
  await open(page, ROOM);
  await waitForRoom(page);
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toContainText('1 of 3');
  await expectAccessible(page);
  const band = await steps.boundingBox();
  const room = await page.getByRole('region', { name: 'Plan', exact: true }).boundingBox();
  expect((band?.y ?? 0) + (band?.height ?? 0)).toBeLessThanOrEqual(room?.y ?? 0);
  await showList(page);
  await select(page, 'Floor');
  await expect(steps).toContainText('2 of 3');
  const card = panel(page).getByRole('button', { name: /^Use / }).first();
  await card.click();
  await expect(steps).toContainText('3 of 3');
  await showTotal(page);
  await expect(steps).toBeHidden();

  await page.reload();
  await waitForRoom(page);
  await expect(page.getByRole('button', { name: 'Files', exact: true })).toBeVisible();
  await expect(steps).toBeHidden();
  await openFiles(page, 'First steps');
  await expect(steps).toContainText('1 of 3');
  if (isMobile) await steps.getByRole('button', { name: /^Skip/ }).tap();
  else await page.keyboard.press('Escape');
  await expect(steps).toBeHidden();
});

test('G-39 icons say their names on focus, a tab starts at its top, and two floors are compared without 3D', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page);
  await open(page, ROOM);
  await waitForRoom(page);
  await page.getByRole('button', { name: 'Download', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('span', { hasText: /^Download$/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await showList(page);
  await select(page, 'Floor');
  await expect(panel(page).getByRole('button', { name: /^Use / }).first()).toBeVisible();
  const scrolled = () =>
    panel(page).evaluate((aside) => {
      const boxes = [...aside.querySelectorAll('div')];
      return Math.max(...boxes.map((one) => one.scrollTop));
    });
  await panel(page).getByRole('button', { name: 'More', exact: true }).scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(100);
  await panel(page).getByRole('radio', { name: 'Room' }).click();
  expect(await scrolled()).toBe(0);
  await panel(page).getByRole('radio', { name: 'Choose' }).click();
  expect(await scrolled()).toBe(0);

  await expect(panel(page).getByRole('list').and(page.locator('[aria-busy="true"]'))).toHaveCount(
    0,
  );
  await panel(page)
    .getByRole('button', { name: /^Compare with/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Compare' });
  await expect(dialog.getByRole('slider')).toBeVisible();
  const sides = await dialog
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  expect(sides).toHaveLength(2);
  expect(Math.min(...sides)).toBeGreaterThan(0);
  await expect(dialog.getByText(/^[\d,]+ (boxes|sq ft), \$/)).toHaveCount(2);
  await dialog.getByRole('button', { name: /^Use / }).click();
  await expect(page.getByRole('button', { name: /^Undo: Choose/ })).toBeEnabled();
});
