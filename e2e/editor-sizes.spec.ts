// Sizes typed in the plan, in the panel and along walls, and what goes along with a wall.
import type { Page } from '@playwright/test';
import {
  addItem,
  dragPlan,
  expectKept,
  expectNoStep,
  expectStep,
  FOOT,
  type KeptNode,
  openEditor,
  panel,
  pressPlan,
  show,
} from './editor-plan.ts';
import { expect, test } from './test.ts';

// On a busy machine each press may take seconds.
test.setTimeout(300_000);

async function openPlan(page: Page): Promise<void> {
  await openEditor(page, 'empty=1');
  await show(page, 'Plan');
}

/** Presses a size written in the plan. */
async function pressSize(page: Page, name: RegExp, isTouch: boolean): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  if (isTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

test('G-39 a size pressed in the plan is typed right there: the room stays square, and what stands against walls goes along', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  // A phone without WebGL shows the plan from the start.
  if (isMobile) await openEditor(page, 'empty=1');
  else await openPlan(page);
  await pressSize(page, /^Change 12' x 14' inside, Room$/, isMobile);
  const fields = page.getByRole('group', { name: 'Size of the room' });
  const width = fields.getByRole('textbox', { name: 'Width inside' });
  await expect(width).toBeFocused();
  await width.fill('13-6');
  await page.keyboard.press('Enter');
  await expect(fields).toBeHidden();
  const isSquare =
    (wide: number, deep: number, left = 0) =>
    (nodes: readonly KeptNode[]) =>
      nodes.some(
        ({ name, outline }) =>
          name === 'Room' &&
          String(outline) ===
            String([
              [left, 0],
              [left + wide + 1_143, 0],
              [left + wide + 1_143, deep + 1_143],
              [left, deep + 1_143],
            ]),
      );
  await expectKept(page, isSquare(13.5 * FOOT, 14 * FOOT));
  await expectAccessible(page);
  if (isMobile) return;
  await expectStep(page, 'Change width');

  // With the keyboard: Escape leaves, a size that cannot be had says why, Enter sets.
  await addItem(page, 'Sofa');
  // It was added with its back to the east wall.
  await dragPlan(page, [12.2, 7.19], [6.94, 12.6]);
  await expectStep(page, 'Move sofa');
  const size = page.getByRole('button', { name: /^Change 13' 6" x 14' inside/ });
  await size.focus();
  await page.keyboard.press('Enter');
  await fields.getByRole('textbox', { name: 'Depth inside' }).fill(`2'`);
  await page.keyboard.press('Enter');
  await expect(fields.getByText('The sofa would be in the way. Move it first.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fields).toBeHidden();
  await expect(size).toBeFocused();
  await expectStep(page, 'Move sofa');
  await page.keyboard.press('Enter');
  await fields.getByRole('textbox', { name: 'Depth inside' }).fill(`15' 6"`);
  await page.keyboard.press('Enter');
  await expectStep(page, 'Change depth');
  const north = 15.5 * FOOT + 571.5;
  await expectKept(page, (nodes) =>
    nodes.some(({ kind, position }) => kind === 'sofa' && north - (position?.[1] ?? 0) < 2 * FOOT),
  );

  // The same length in the panel, in the plan and along the wall; the west wall moves where that is chosen.
  await pressPlan(page, [2, 15.875]);
  const length = panel(page).getByRole('textbox', { name: 'Length inside' });
  await expect(length).toHaveValue(`13' 6"`);
  await expect(page.getByRole('button', { name: `Change 13' 6" inside, Wall` })).toBeAttached();
  await panel(page).getByRole('combobox', { name: 'Moves' }).selectOption('West wall');
  await length.fill(`15'`);
  await page.keyboard.press('Enter');
  await expectStep(page, 'Change length');
  await expectKept(page, isSquare(15 * FOOT, 15.5 * FOOT, -1.5 * FOOT));

  await pressSize(page, /^Change 15' 9" outside/, false);
  await page.getByRole('textbox', { name: 'Outside' }).fill(`16'`);
  await page.keyboard.press('Enter');
  await expectStep(page, 'Change outside length');
  await panel(page).getByRole('button', { name: 'Elevation' }).click();
  await expect(page.getByRole('img', { name: /^Elevation of .*15' 3"/ })).toBeVisible();
  for (let steps = 0; steps < 6; steps++) await page.keyboard.press('Control+z');
  await expectNoStep(page);
  await expectKept(page, isSquare(12 * FOOT, 14 * FOOT));
});
