// The editor in 3D: walking, saved views, objects dropped into the picture, and the compare slider.
import type { Page } from '@playwright/test';
import {
  expectKept,
  expectNoStep,
  expectStep,
  FOOT,
  type KeptNode,
  openEditor,
  panel,
} from './editor-plan.ts';
import { expect, test } from './test.ts';
import { softwareWebgl } from './webgl.ts';

test.use(softwareWebgl);

// On a busy machine each press may take seconds.
test.setTimeout(300_000);

/** The empty room is 12 x 14 ft between 4 1/2 in walls; the wall centerlines meet at 0, 0. */
const MIDDLE = [6.19, 7.19] as const;
const NORTH = 14.375;

interface CountingWindow {
  /** Frames in which something was drawn in 3D. */
  drawnFrames: number;
}

/** Counts them from now on: the view draws only when something changes. */
async function countDrawnFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counting = window as unknown as CountingWindow;
    counting.drawnFrames = 0;
    let isCounted = false;
    for (const call of ['drawElements', 'drawArrays', 'drawElementsInstanced'] as const) {
      const own = WebGL2RenderingContext.prototype[call] as (...args: unknown[]) => void;
      Object.assign(WebGL2RenderingContext.prototype, {
        [call](this: WebGL2RenderingContext, ...args: unknown[]) {
          if (!isCounted) {
            isCounted = true;
            counting.drawnFrames += 1;
            requestAnimationFrame(() => {
              isCounted = false;
            });
          }
          return own.apply(this, args);
        },
      });
    }
  });
}

async function untilDrawn(page: Page, more: number): Promise<void> {
  await page.evaluate(async (count) => {
    const counting = window as unknown as CountingWindow;
    const enough = counting.drawnFrames + count;
    while (counting.drawnFrames < enough) await new Promise(requestAnimationFrame);
  }, more);
}

/** Nothing has been drawn for a quarter of a second's worth of frames. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const counting = window as unknown as CountingWindow;
    for (let quiet = 0, before = -1; quiet < 15; quiet++) {
      if (counting.drawnFrames !== before) quiet = 0;
      before = counting.drawnFrames;
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Software renders each frame: a small window keeps that short. */
async function openIn3d(page: Page): Promise<void> {
  await countDrawnFrames(page);
  await page.setViewportSize({ width: 1024, height: 340 });
  await openEditor(page, 'empty=1');
}

test('G-39 in 3D a room is walked through, and views are saved with it', {
  tag: '@once',
}, async ({ page }) => {
  await openIn3d(page);
  const keepView = async () => {
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Keep this view' }).click();
  };
  const points = page.getByRole('radiogroup', { name: 'Point of view' });
  await points.getByRole('radio', { name: 'Walk' }).click();
  await keepView();
  await expectStep(page, 'Keep view');
  await page.keyboard.down('w');
  await page.keyboard.down('ArrowRight');
  await untilDrawn(page, 15);
  await page.keyboard.up('w');
  await page.keyboard.up('ArrowRight');
  // Walking eases out; a view saved earlier would be one on the way.
  await untilStill(page);
  await keepView();
  const views = (await expectKept(page, (nodes) => nodes.filter(isView).length === 2)).filter(
    isView,
  );
  const [[x = 0, y = 0, height] = [], [x2 = 0, y2 = 0, height2] = []] = views.map(
    ({ eye }) => eye ?? [],
  );
  expect(Math.hypot(x2 - x, y2 - y)).toBeGreaterThan(2_000);
  expect(height2).toBe(height);
  // However long somebody walks into a wall, the eye stays in the room.
  for (let steps = 0; steps < 60; steps++) await page.keyboard.press('w');
  await keepView();
  const walked = await expectKept(page, (nodes) => nodes.filter(isView).length === 3);
  for (const { eye: [eyeX = 0, eyeY = 0] = [] } of walked.filter(isView)) {
    expect(eyeX).toBeGreaterThan(0);
    expect(eyeX).toBeLessThan(2 * MIDDLE[0] * FOOT);
    expect(eyeY).toBeGreaterThan(0);
    expect(eyeY).toBeLessThan(NORTH * FOOT);
  }
  const lamps = page
    .getByRole('radiogroup', { name: 'Light' })
    .getByRole('radio', { name: 'Lamps' });
  await lamps.click();
  await expect(lamps).toBeChecked();
});

test('G-39 in 3D an object is dropped in place from the list and dragged on, and two products are compared under a slider', {
  tag: '@once',
}, async ({ page }) => {
  await openIn3d(page);
  const points = page.getByRole('radiogroup', { name: 'Point of view' });
  // From above, the middle of the room is a little above the middle of the picture.
  await points.getByRole('radio', { name: 'From above' }).click();
  const canvas = page.getByRole('img', { name: /^3D view/ });
  const { width = 0, height = 0, x = 0, y = 0 } = (await canvas.boundingBox()) ?? {};
  const level = height * 0.45;
  await panel(page).getByRole('radio', { name: 'Add' }).click();
  await panel(page).getByRole('searchbox', { name: 'Search items' }).fill('Coffee table');
  const row = panel(page).getByRole('listitem').filter({ hasText: 'Coffee table' });
  await row.dragTo(canvas, { targetPosition: { x: 24, y: level }, steps: 6 });
  await expect(page.getByText('There is no room here. Drop Coffee table')).toBeVisible();
  await expectNoStep(page);
  await row.dragTo(canvas, { targetPosition: { x: width / 2 + 40, y: level }, steps: 6 });
  await expectStep(page, 'Add coffee table');
  const isTable = ({ kind }: KeptNode) => kind === 'coffee-table';
  const [dropped] = (await expectKept(page, (nodes) => nodes.some(isTable))).filter(isTable);
  const [dropX = 0, dropY = 0] = dropped?.position ?? [];
  expect(dropX).toBeGreaterThan((MIDDLE[0] + 1) * FOOT);
  expect(Math.abs(dropY - MIDDLE[1] * FOOT)).toBeLessThan(FOOT / 2);

  await page.keyboard.press('Escape');
  const [atX, atY] = [x + width / 2 + 40, y + level];
  const heading = panel(page).getByRole('heading', { name: 'Coffee table' });
  await expect(async () => {
    await page.mouse.click(atX, atY);
    await expect(heading).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.mouse.move(atX, atY);
  await page.mouse.down();
  await page.mouse.move(atX - 12, atY);
  await page.mouse.move(atX - 60, atY);
  await page.mouse.up();
  await expectStep(page, 'Move coffee table');
  await expectKept(page, (nodes) =>
    nodes.some((node) => isTable(node) && (node.position?.[0] ?? dropX) < dropX - FOOT),
  );

  await page.mouse.click(atX, atY + 60);
  await panel(page).getByRole('button', { name: /^Use / }).first().click();
  const rival = panel(page)
    .getByRole('button', { name: /^Compare with / })
    .last();
  const name = (await rival.getAttribute('aria-label'))?.replace('Compare with ', '') ?? '';
  await rival.focus();
  // The focus stays where it was when the room has taken the choice over.
  await expect(panel(page).getByRole('button', { name: /^Chosen: / })).toBeVisible();
  await expect(rival).toBeFocused();
  await page.keyboard.press('Enter');
  const compare = page.getByRole('dialog', { name: 'Compare' });
  const slider = compare.getByRole('slider', { name: 'How much of each is shown' });
  // The drawings do not wait for the render, which takes longer on a busy machine.
  await expect(slider).toBeVisible({ timeout: 20_000 });
  await expect(compare.getByRole('img')).toHaveCount(2);
  const picture = await compare.getByRole('img').first().boundingBox();
  const shows = (share: number) =>
    expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${share}% `));
  const along = (share: number) => (picture?.x ?? 0) + (picture?.width ?? 0) * share;
  const across = (picture?.y ?? 0) + (picture?.height ?? 0) / 2;
  await page.mouse.move(along(0.5), across);
  await page.mouse.down();
  await page.mouse.move(along(0.25), across);
  await page.mouse.up();
  await shows(25);
  await page.keyboard.press('ArrowRight');
  await shows(26);
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: along(share), y: across }],
    });
  await touch('touchStart', 0.3);
  await touch('touchMove', 0.5);
  await touch('touchMove', 0.75);
  await touch('touchEnd', 0.75);
  await shows(75);
  await compare.getByRole('button', { name: /^Use / }).click();
  await expect(compare).toBeHidden();
  await expectStep(page, `Choose ${name}`);
});

function isView({ type }: { readonly type: string }): boolean {
  return type === 'view';
}
