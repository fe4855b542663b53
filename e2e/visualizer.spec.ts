// The editor for a homeowner: a floor plan becomes a room of real products.
import type { Page } from '@playwright/test';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import { keyboard } from './hands.ts';
import { open, signIn } from './people.ts';
import {
  add,
  centsIn,
  choose,
  expect,
  newHomeowner,
  panel,
  select,
  showList,
  showTotal,
  total,
  waitForRoom,
} from './room-editor.ts';
import { test } from './test.ts';

const PLAN = '/visualize/design?plan=kitchen-one-wall-island-17x14';

// On a busy machine each step takes many seconds.
test.beforeEach(() => test.setTimeout(300_000));

async function openPlan(page: Page, path = PLAN): Promise<void> {
  await enterShowroom(page);
  await open(page, path);
  await waitForRoom(page);
  await showList(page);
}

test('VIS-05 a kitchen gets a floor and a counter of two brands, shows what they cost, and undoes the last', async ({
  page,
  expectAccessible,
}) => {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/choices')) asked.push(url.searchParams);
  });
  await openPlan(page);
  const empty = await total(page);
  await select(page, 'Floor');
  const floor = await choose(page);
  const row = page.getByRole('row', { name: new RegExp(`^Floor ${floor.name}`) });
  await expect(row).toContainText('sq ft');
  await expect(row).toContainText('$');
  await expect.poll(() => total(page)).toBeGreaterThan(empty);
  const withFloor = await total(page);
  expect(asked[0]?.get('category')).toBe('tile-flooring');
  expect(asked[0]?.get('vsd_id')).toBe('OAKRIDGE');

  await select(page, 'Counter');
  const counter = await choose(page, { others: [floor.brand] });
  expect(counter.brand).not.toBe(floor.brand);
  await expect(
    page.getByRole('row', { name: new RegExp(`Counter ${counter.name}`) }).first(),
  ).toBeVisible();
  await expect.poll(() => total(page)).toBeGreaterThan(withFloor);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Undo: Choose/ }).click();
  await expect.poll(() => total(page)).toBe(withFloor);

  // What is ordered beyond the count is a choice with its price, and undone like any other.
  const exact = panel(page).getByRole('radio', { name: /^Exact count/ });
  const kept = panel(page).getByRole('radio', { name: /a box to keep/ });
  await expect(
    panel(page).getByRole('radio', { name: /^A careful tiler's order \$/ }),
  ).toBeChecked();
  const price = centsIn((await kept.locator('xpath=..').textContent()) ?? '');
  expect(price).toBeGreaterThan(withFloor);
  await kept.press('Space');
  await expect.poll(() => total(page)).toBe(price);
  await expect(panel(page).getByRole('region', { name: 'Total' })).toContainText('1 box to keep');
  await exact.press('Space');
  await expect.poll(() => total(page)).toBeLessThanOrEqual(withFloor);
  for (let step = 0; step < 2; step++) {
    await page.getByRole('button', { name: 'Undo: Change what is ordered for breakage' }).click();
  }
  await expect.poll(() => total(page)).toBe(withFloor);
});

test('G-39 a room is changed with only the keyboard', { tag: '@once' }, async ({ page }) => {
  await openPlan(page);
  const row = page.getByRole('button', { name: 'Kitchen sink', exact: true }).first();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('button', { name: /^Undo: Copy/ })).toBeEnabled();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: /^Undo: Remove/ })).toBeEnabled();
  // Removing it did not lose focus, and it is announced.
  await expect(panel(page)).toBeFocused();
  await expect(page.getByText(/^Removed /)).toBeAttached();
  await row.focus();
  await page.keyboard.press('Enter');
  await row.focus();
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-list-row]:focus')).toHaveCount(1);
  await add(page, { item: 'Toilet' }, keyboard(page));
  await expect(panel(page)).toBeFocused();
  await expect(page.getByText('Added toilet')).toBeAttached();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('G-39 on a phone the sheet leaves the room in view, and the total is always there', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has the panel beside the room');
  await openPlan(page);
  const bar = page.getByRole('navigation', { name: 'Views and sheets' });
  await expect(bar.getByRole('button')).toHaveCount(5);
  await expect(bar).toContainText('$');
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  await bar.getByRole('button', { name: 'Plan' }).click();
  // Press the floor in the middle of the room.
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  const room = await plan.boundingBox();
  if (!room) throw new Error('no plan');
  await page.touchscreen.tap(room.x + room.width / 2, room.y + room.height * 0.45);
  await expect(panel(page)).toBeVisible();
  await expect(bar).toContainText('$');
  const seen = await plan.boundingBox();
  expect(seen?.height).toBeGreaterThan(300);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(panel(page)).toBeVisible();
  await showTotal(page);
  await bar.getByRole('button', { name: /Total$/ }).click();
  await expect(panel(page)).toBeHidden();
});

test('VIS-08 a guest who saves is asked to sign in and keeps the room', { tag: '@once' }, async ({
  page,
}) => {
  await openPlan(page);
  await select(page, 'Floor');
  const floor = await choose(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(PLAN)}`);
  await open(page, PLAN);
  await showList(page);
  await expect(page.getByRole('row', { name: new RegExp(`Floor ${floor.name}`) })).toBeVisible();
});

test('VIS-08 a guest who saves a designed room leaves it pending until the sign-in', {
  tag: '@once',
}, async ({ page }) => {
  const design = '/visualize/design?template=kitchen-g-13x15-coastal';
  const pending = () => page.evaluate(() => localStorage.getItem('visual_redirect'));
  const email = await newHomeowner(page);
  await enterShowroom(page);
  await open(page, design);
  await waitForRoom(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(await pending()).toBe(design);
  await signIn(page, email);
  await waitForRoom(page);
  await expect(page).toHaveURL(/\/visualize\/design\?project=\d+$/);
  expect(await pending()).toBeNull();
});

test('VIS-04 replacing a product in the room changes the cart after asking', {
  tag: '@once',
}, async ({ page }) => {
  const email = await newHomeowner(page);
  await enterShowroom(page);
  await beSignedIn(page, email);
  await open(page, PLAN);
  await waitForRoom(page);
  await showList(page);

  async function intoCart(...words: string[]) {
    await page.getByRole('button', { name: 'Add room to cart' }).click();
    const dialog = page.getByRole('dialog');
    for (const text of words) await expect(dialog).toContainText(text);
    await dialog.getByRole('button', { name: /^(Add to|Update) cart$/ }).click();
    await expect(dialog).toContainText('1 product');
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    await expect(dialog).toBeHidden();
  }

  await select(page, 'Floor');
  const first = await choose(page);
  await intoCart(first.name, 'Add ');
  const second = await choose(page);
  expect(second.name).not.toBe(first.name);
  await intoCart(first.name, 'Remove ', second.name, 'Add ');

  await open(page, '/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: second.name }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: first.name })).toHaveCount(0);
});
