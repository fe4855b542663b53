// A kitchen from an empty plan, with products of five brands, counted and bought.
import type { Page } from '@playwright/test';
import type { Hands } from './hands.ts';
import { open, PASSWORD } from './people.ts';
import {
  add,
  type Chosen,
  centsIn,
  choose,
  enter,
  expect,
  newHomeowner,
  panel,
  select,
  showList,
  showPart,
  total,
  waitForRoom,
} from './room-editor.ts';

/** The room's typed walls, and its name. */
async function measure(page: Page, hands: Hands): Promise<void> {
  for (const [wall, length] of [
    ['South wall', `13' 6"`],
    ['East wall', `16'`],
  ] as const) {
    await select(page, wall, hands);
    await showPart(page, 'Settings', hands);
    await hands.type(panel(page).getByRole('textbox', { name: 'Length' }), length);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo: Change length' })).toBeEnabled();
  }
  await select(page, 'Floor', hands);
  await showPart(page, 'Settings', hands);
  await hands.type(panel(page).getByRole('textbox', { name: 'Name' }), 'Kitchen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kitchen', exact: true })).toBeVisible();
}

/** Everything in the kitchen, each a product of the shop. */
async function furnish(page: Page, hands: Hands, avoid: readonly string[]): Promise<Chosen[]> {
  const all: Chosen[] = [];
  const take = async () =>
    all.push(await choose(page, { others: [...avoid, ...all.map(({ brand }) => brand)], hands }));
  await showPart(page, 'Products', hands);
  await take();

  await add(page, { structure: 'Base cabinets' }, hands);
  await showPart(page, 'Settings', hands);
  await hands.pick(panel(page).getByRole('combobox', { name: 'Cabinet 2', exact: true }), 'Sink');
  await expect(page.getByRole('button', { name: 'Undo: Change cabinet' })).toBeEnabled();
  for (const part of ['Counter', 'Backsplash', 'Hardware']) {
    await showPart(page, part, hands);
    await take();
  }
  for (const thing of ['Kitchen sink', 'Kitchen faucet', 'Range', 'Pendant']) {
    await add(page, { item: thing }, hands);
    await take();
  }
  return all;
}

async function pay(page: Page, hands: Hands): Promise<void> {
  const main = page.getByRole('main');
  await hands.press(main.getByRole('link', { name: 'Continue to checkout' }));
  await hands.type(main.getByLabel('Street address'), '200 N Spring St');
  await hands.type(main.getByLabel('City'), 'Los Angeles');
  await hands.pick(main.getByLabel('State'), 'California');
  await hands.type(main.getByLabel('Zip code'), '90012');
  await hands.press(main.getByRole('button', { name: 'Continue', exact: true }));
  await hands.press(main.getByRole('link', { name: 'Continue to payment' }));
  await hands.type(page.getByLabel('Card number'), '4242424242424242');
  await hands.type(page.getByLabel('Name on card'), 'Ana Lopez');
  await hands.type(page.getByLabel('Expiration (MM/YY)'), '1230');
  await hands.type(page.getByLabel('CVV', { exact: true }), '123');
  await hands.press(main.getByRole('button', { name: /^Pay \$[\d,]+\.\d\d$/ }));
  await expect(page).toHaveURL(/\/thankyou\?order=/);
}

/** Checks the order: each line, and that the total is the room plus shipping plus tax. */
async function readOrder(page: Page, chosen: readonly Chosen[], roomCents: number, boxes: string) {
  const main = page.getByRole('main');
  for (const { name } of chosen) {
    await expect(main.getByRole('heading', { name, exact: true }).first()).toBeVisible();
  }
  await expect(main).toContainText(`${boxes} at $`);
  const totals = main.getByRole('region', { name: 'Totals' });
  const row = async (label: string) => {
    const text = await totals
      .locator('dl > div')
      .filter({ has: page.getByRole('term').filter({ hasText: label }) })
      .getByRole('definition')
      .textContent();
    return text === 'Free' ? 0 : centsIn(text ?? '');
  };
  expect(await row('Items')).toBe(roomCents);
  expect(await row('Total')).toBe(roomCents + (await row('Shipping')) + (await row('Tax')));
}

export async function buildAndBuy(
  page: Page,
  hands: Hands,
  avoid: readonly string[] = [],
): Promise<void> {
  const email = await newHomeowner(page);
  await enter(page, hands);
  await open(page, '/visualize/design?empty=1');
  await waitForRoom(page);
  await showList(page, hands);

  await measure(page, hands);
  const chosen = await furnish(page, hands, avoid);
  expect(chosen).toHaveLength(8);
  expect(new Set(chosen.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(5);

  const floor = page.getByRole('row', { name: new RegExp(`^Floor ${chosen[0]?.name}`) });
  await expect(floor).toContainText(/\d+ box(es)?/);
  const boxes = /\d+ box(es)?/.exec((await floor.textContent()) ?? '')?.[0] ?? '';
  // The total is announced once counting has finished.
  await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const room = await total(page, hands);
  await expect(panel(page).getByRole('definition').first()).toContainText('box');

  await hands.press(page.getByRole('button', { name: 'Save', exact: true }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Sign in' }));
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const main = page.getByRole('main');
  await hands.type(main.getByLabel('Email Address'), email);
  await hands.type(main.getByRole('textbox', { name: 'Password' }), PASSWORD);
  await hands.press(main.getByRole('button', { name: 'Sign In' }));
  await waitForRoom(page);
  // The draft of this browser becomes a project of the account.
  await expect(page).toHaveURL(/\?project=\d+$/);
  const dialog = page.getByRole('dialog');
  expect(await total(page, hands)).toBe(room);

  await hands.press(page.getByRole('button', { name: 'Add room to cart' }));
  await expect(dialog).toContainText(`Add ${boxes}`);
  await hands.press(dialog.getByRole('button', { name: 'Add to cart' }));
  await expect(dialog).toContainText('8 products');
  expect(centsIn((await dialog.textContent()) ?? '')).toBe(room);
  await hands.press(dialog.getByRole('link', { name: 'Go to the cart' }));
  await expect(page).toHaveURL(/\/cart$/);

  await pay(page, hands);
  await hands.press(main.getByRole('link', { name: 'View my order' }));
  await readOrder(page, chosen, room, boxes);
}
