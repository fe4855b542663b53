// From the card of a designed room to having bought one floor of it, in as few presses as it takes: each press of a
// mouse, a finger, or Enter counts; moving with Tab and typing do not.
import type { Locator, Page } from '@playwright/test';
import { beVerified, enterShowroom } from './browser-state.ts';
import { type Hands, keyboard, pointer } from './hands.ts';
import { fillAddress, newAddress, open, typeCard } from './people.ts';
import { placeOrder } from './place-order.ts';
import { expect, panel, select, showList, waitForRoom } from './room-editor.ts';
import { test } from './test.ts';

const MAX_PRESSES = 8;
const ROOM = 'template=kitchen-g-13x15-coastal';
const address = {
  full_name: 'Ana Lopez',
  street: '200 N Spring St',
  city: 'Los Angeles',
  state: 'CA',
  zip_code: '90012',
};

test.beforeEach(() => test.setTimeout(120_000));

/** Counts what the browser took for presses, on every page. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        const before = Number(sessionStorage.getItem('presses') ?? 0);
        if (isTrusted) sessionStorage.setItem('presses', String(before + 1));
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
}

/** A spot of the floor that nothing stands on, in the window. */
async function floorSpot(page: Page): Promise<readonly [x: number, y: number]> {
  const plan = page.getByRole('img', { name: /^Plan of the room/ });
  await expect(plan.locator('[data-look=floor]').first()).toBeAttached();
  const spot = await plan.evaluate((svg) => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    for (let step = 1; step < 400; step++) {
      const [x, y] = [
        left + (width * (step % 20)) / 20,
        top + (height * Math.floor(step / 20)) / 20,
      ];
      const at = [
        [0, 0],
        [9, 0],
        [-9, 0],
        [0, 9],
        [0, -9],
      ].map(([dx = 0, dy = 0]) =>
        document.elementFromPoint(x + dx, y + dy)?.getAttribute('data-look'),
      );
      if (at.every((look) => look === 'floor')) return [x, y] as const;
    }
    return null;
  });
  if (spot === null) throw new Error('no free floor');
  return spot;
}

async function pressFloor(page: Page, isTouch: boolean): Promise<void> {
  const [x, y] = await floorSpot(page);
  if (isTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

const template = (page: Page): Locator =>
  page.getByRole('main').locator(`a[href*="${ROOM}"]`).first();

/** The floor's own kind comes first; the one that lies there is not bought again. */
async function chooseAndOrder(page: Page, hands: Hands): Promise<string> {
  await expect(panel(page)).toContainText('Floor, Kitchen');
  const kind = panel(page).getByRole('combobox', { name: 'Kind' });
  await expect(kind).toHaveValue('hardwood-flooring');
  const card = panel(page)
    .getByRole('listitem')
    .filter({ hasNotText: 'Out of stock' })
    .getByRole('button', { name: /^Use / })
    .first();
  await expect(card).toBeVisible();
  const name = ((await card.getAttribute('aria-label')) ?? '').replace(/^Use (.*), .*$/, '$1');
  await hands.press(card);
  await expect(panel(page).getByRole('region', { name: 'Chosen' })).toContainText(name);
  await hands.press(panel(page).getByRole('button', { name: /^Order \d/ }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(dialog.getByRole('listitem').first()).toContainText(name);
  await hands.press(dialog.getByRole('button', { name: 'Check out' }));
  await expect(page).toHaveURL(/\/checkout$/);
  return name;
}

/** An address and a card that an earlier order left on file. */
async function haveOnFile(page: Page, token: string): Promise<void> {
  await placeOrder(page, token);
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.put('/api/profile', { data: address, headers })).ok()).toBe(true);
}

/** The total, with all that is in it, above the one button that buys it. */
async function placeShownOrder(page: Page, name: string, hands: Hands): Promise<void> {
  const main = page.getByRole('main');
  const order = main.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('Visa ending in 4242');
  await expect(main).toContainText('200 N Spring St');
  await expect(main).toContainText(name);
  for (const part of ['Items', 'Shipping', 'Estimated tax'])
    await expect(order).toContainText(part);
  const total = /Total(\$[\d,]+\.\d\d)/.exec((await order.textContent()) ?? '')?.[1] ?? '';
  expect(total).toContain('$');
  await hands.press(order.getByRole('button', { name: `Place order, pay ${total}`, exact: true }));
}

async function isBought(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/thankyou\?order=/);
  await expect(page.getByRole('main')).toContainText('Your order');
}

test('CHECK-04 VIS-05 one floor of a template is bought in at most eight presses of a mouse with nothing on file, and in six touches with an address and a card on file', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  const token = await beVerified(page, newAddress());
  if (isMobile) await haveOnFile(page, token);
  await enterShowroom(page);
  const presses = await countPresses(page);
  await open(page, '/visualize');
  const hands: Hands = isMobile ? { ...pointer, press: (target) => target.tap() } : pointer;
  await hands.press(template(page));
  await waitForRoom(page);
  await pressFloor(page, isMobile);
  const name = await chooseAndOrder(page, hands);
  if (isMobile) {
    await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
    await expectAccessible(page);
    await placeShownOrder(page, name, hands);
    await isBought(page);
    expect(await presses()).toBeLessThanOrEqual(6);
    return;
  }
  const main = page.getByRole('main');
  await fillAddress(page);
  await hands.press(main.getByRole('button', { name: 'Continue', exact: true }));
  await expect(main).toContainText(name);
  await hands.press(main.getByRole('link', { name: 'Continue to payment' }));
  await typeCard(page, '4242424242424242');
  await hands.press(main.getByRole('button', { name: /^Pay \$/ }));
  await isBought(page);
  expect(await presses()).toBeLessThanOrEqual(MAX_PRESSES);
});

test('CHECK-04 NAV-44 by keyboard a floor of a template is bought in at most eight presses', {
  tag: '@once',
}, async ({ page }) => {
  const token = await beVerified(page, newAddress());
  await haveOnFile(page, token);
  await enterShowroom(page);
  const presses = await countPresses(page);
  await open(page, '/visualize');
  const hands = keyboard(page);
  await hands.press(template(page));
  await waitForRoom(page);
  await showList(page, hands);
  await select(page, 'Floor', hands);
  const name = await chooseAndOrder(page, hands);
  await placeShownOrder(page, name, hands);
  await isBought(page);
  expect(await presses()).toBeLessThanOrEqual(MAX_PRESSES);
});
