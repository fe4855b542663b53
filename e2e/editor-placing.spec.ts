// Placing by mouse, touch and keyboard: what snaps, what stops, and what ignores both.
import type { Page } from '@playwright/test';
import {
  expectKept,
  expectStep,
  FOOT,
  type KeptNode,
  openEditor,
  panel,
  pixelOf,
  show,
} from './editor-plan.ts';
import { expect, test } from './test.ts';

// On a busy machine each press may take seconds.
test.setTimeout(300_000);

const isFridge = ({ kind }: KeptNode) => kind === 'refrigerator';

async function search(page: Page, words: string): Promise<void> {
  await panel(page).getByRole('radio', { name: 'Add' }).click();
  await panel(page).getByRole('searchbox', { name: 'Search items' }).fill(words);
}

/** Holds a row of the list over a point of the plan, where its ghost shows. */
async function hold(page: Page, row: string, at: readonly [number, number]): Promise<void> {
  await panel(page).getByRole('listitem').filter({ hasText: row }).first().hover();
  await page.mouse.down();
  const [x, y] = await pixelOf(page, at);
  await page.mouse.move(x + 20, y, { steps: 4 });
  await page.mouse.move(x, y, { steps: 3 });
}

test('G-39 things are placed by mouse, keyboard and touch: they snap, stop at doors and other things, and are freed', {
  tag: '@once',
}, async ({ page }) => {
  await openEditor(page, 'empty=1');
  await show(page, 'Plan');

  // By mouse: "cabinet" is a kitchen's first, and a row fills the wall it is dropped on.
  await search(page, 'cabinet');
  const found = panel(page).getByRole('list', { name: 'Found' }).getByRole('listitem');
  await expect(found.first()).toHaveText('Base cabinets');
  await hold(page, 'Base cabinets', [6, 13]);
  await expect(page.locator('[data-ghost="fits"]')).toBeAttached();
  await page.mouse.up();
  await expectStep(page, 'Add base cabinets');

  // Its ghost shows that a refrigerator does not stay in the swing of the door.
  await search(page, 'fridge');
  await hold(page, 'Refrigerator', [2.6, 1.6]);
  await expect(page.getByRole('status').filter({ hasText: /door/ })).toBeVisible();
  await page.mouse.up();
  await expectStep(page, 'Add refrigerator');
  const [first] = (await expectKept(page, (nodes) => nodes.some(isFridge))).filter(isFridge);
  const [x = 0, y = 0] = first?.position ?? [];
  // The swing is 2 1/2 ft about 2.6 ft from the corner.
  expect(x > 5 * FOOT || y > 4 * FOOT).toBe(true);

  // By keyboard: Enter finds a free place, and the arrow keys stop at the wall.
  await page.keyboard.press('Delete');
  // The draft is saved a little later: what is read next is the new one.
  await expectKept(page, (nodes) => !nodes.some(isFridge));
  await search(page, 'refridgerator');
  await panel(page).getByRole('button', { name: 'Refrigerator', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 'Add refrigerator');
  const before = (await expectKept(page, (nodes) => nodes.some(isFridge))).filter(isFridge);
  for (let presses = 0; presses < 14; presses++) await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText(/^(Outside of the room|In the way)/).first()).toBeVisible();
  const after = (await expectKept(page, (nodes) => nodes.some(isFridge))).filter(isFridge);
  expect(after[0]?.position?.[0] ?? 0).toBeLessThan(12.2 * FOOT);
  expect(before).toHaveLength(1);

  // By touch: what Alt does is a switch.
  await page.getByRole('button', { name: 'Place freely' }).click();
  const [fridgeX = 0, fridgeY = 0] = after[0]?.position ?? [];
  const from = await pixelOf(page, [fridgeX / FOOT, fridgeY / FOOT]);
  const to = await pixelOf(page, [3, 2]);
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly [number, number]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: at[0], y: at[1] }],
    });
  await touch('touchStart', from);
  await touch('touchMove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  await touch('touchMove', to);
  await touch('touchEnd', to);
  await expectStep(page, 'Move refrigerator');
  await expectKept(page, (nodes) =>
    nodes.some(
      (node) =>
        isFridge(node) &&
        Math.hypot((node.position?.[0] ?? 0) - 3 * FOOT, (node.position?.[1] ?? 0) - 2 * FOOT) <
          FOOT,
    ),
  );
});
