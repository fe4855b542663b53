// The editor's tools with mouse and keyboard: what is pressed, typed and dragged, and what is saved.
import type { Locator, Page } from '@playwright/test';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import {
  addItem,
  chooseTool,
  dragPlan,
  expectKept,
  expectNoStep,
  expectStep,
  FOOT,
  openEditor,
  panel,
  pressPlan,
  pullPlan,
  show,
} from './editor-plan.ts';
import { expect, test } from './test.ts';

// On a busy machine each press may take seconds.
test.setTimeout(300_000);

/** The empty room is 12 x 14 ft between 4 1/2 in walls; the wall centerlines meet at 0, 0. */
const MIDDLE = [6.19, 7.19] as const;
const NORTH = 14.375;

async function openEmpty(page: Page, query = 'empty=1'): Promise<void> {
  await openEditor(page, query);
  await show(page, 'Plan');
}

test('G-39 without WebGL a room can still be furnished: objects are dragged, refused, turned, grouped and undone', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await openEmpty(page);
  await expect(page.getByText('This browser cannot show 3D.')).toBeVisible();
  // It goes to a free wall by itself.
  await addItem(page, 'Sofa');
  await dragPlan(page, [10.7, MIDDLE[1]], [MIDDLE[0], 12.6]);
  await expectStep(page, 'Move sofa');
  // Its back snapped to the north wall: its center is less than 2 ft from it.
  const inner = NORTH * FOOT - 571.5;
  await expectKept(page, (nodes) =>
    nodes.some(
      ({ kind, position, rotationTenthsDeg }) =>
        kind === 'sofa' && rotationTenthsDeg === 0 && inner - (position?.[1] ?? 0) < 2 * FOOT,
    ),
  );

  // What it would collide with is named; Escape puts it back without a step.
  await addItem(page, 'Coffee table');
  await pullPlan(page, MIDDLE, [MIDDLE[0], 12.4]);
  await expect(page.getByRole('status').filter({ hasText: 'In the way: Sofa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText('In the way')).toBeHidden();
  await expectStep(page, 'Add coffee table');

  const handle = page.locator('circle[data-turn]');
  const at = await handle.boundingBox();
  await page.mouse.move((at?.x ?? 0) + 9, (at?.y ?? 0) + 9);
  await page.mouse.down();
  await page.mouse.move((at?.x ?? 0) + 160, (at?.y ?? 0) + 120);
  await expect(page.getByRole('status').filter({ hasText: '°' })).toBeVisible();
  await page.mouse.up();
  await expectStep(page, 'Turn coffee table');

  // Everything selected is named together and stays together once grouped.
  await page.keyboard.down('Shift');
  await pressPlan(page, [MIDDLE[0], 12.6]);
  await page.keyboard.up('Shift');
  await expect(panel(page).getByRole('heading', { name: '2 items' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Left sides' }).click();
  await expectStep(page, 'Align 2 items');
  await page.keyboard.press('g');
  await expectStep(page, 'Group 2 items');
  await page.keyboard.press('Escape');
  await pressPlan(page, [MIDDLE[0] - 1, 12.6]);
  await expect(panel(page).getByRole('heading', { name: '2 items' })).toBeVisible();
  await page.keyboard.press('r');
  await expectStep(page, 'Turn 2 items');
  // There is no room for another group, unless it may stand in the way.
  await page.keyboard.press('Control+d');
  await expect(page.getByText('There is no room for a copy of 2 items')).toBeVisible();
  await page.getByRole('button', { name: 'Place freely' }).click();
  await page.keyboard.press('Control+d');
  await expectStep(page, 'Copy 2 items');
  await expectKept(page, (nodes) => nodes.filter(isFurniture).length === 4);
  await page.keyboard.press('l');
  await expectStep(page, 'Lock 2 items');
  await page.keyboard.press('Delete');
  await expectStep(page, 'Lock 2 items');
  await page.keyboard.press('l');
  await page.keyboard.press('Delete');
  await expectStep(page, 'Remove 2 items');
  const end = await expectKept(page, (nodes) => nodes.filter(isFurniture).length === 2);
  expect(new Set(end.filter(isFurniture).map(({ groupId }) => groupId)).size).toBe(1);
  await expectAccessible(page);

  // Whatever has focus, a radio or a button, undo goes back to the start and redo to the end.
  await panel(page).getByRole('radio', { name: 'Room', exact: true }).click();
  for (let steps = 0; steps < 11; steps++) await page.keyboard.press('Control+z');
  await expectNoStep(page);
  await expectKept(page, (nodes) => !nodes.some(isFurniture));
  await page.getByRole('button', { name: /^Redo/ }).focus();
  for (let steps = 0; steps < 6; steps++) await page.keyboard.press('Control+y');
  for (let steps = 0; steps < 5; steps++) await page.keyboard.press('Control+Shift+z');
  await expectStep(page, 'Remove 2 items');
  await expectKept(page, (nodes) => JSON.stringify(nodes) === JSON.stringify(end));
  // In a field, Ctrl+Z undoes typing.
  const name = page.getByRole('textbox', { name: 'Name of the room' });
  await name.pressSequentially('Den');
  await name.press('Control+z');
  await expectStep(page, 'Remove 2 items');
});

function isFurniture({ kind }: { readonly kind?: string }): boolean {
  return kind === 'sofa' || kind === 'coffee-table';
}

test('G-39 rooms and walls are drawn with typed lengths, doors slide along walls, and a wall has its elevation', {
  tag: '@once',
}, async ({ page }) => {
  await openEmpty(page);
  // A wall from press to press, its length typed; in the field, every key belongs to the field.
  await chooseTool(page, 'Wall');
  await pressPlan(page, [0, 7]);
  await page.getByRole('textbox', { name: 'Length' }).fill(`6' 6 1/2"`);
  await page.keyboard.press('Enter');
  await expectStep(page, 'Add wall');
  await page.keyboard.press('Escape');
  await chooseTool(page, 'Room');
  await pressPlan(page, [12.375, 0]);
  await page.getByRole('textbox', { name: 'Width' }).fill(`10' x 8' 6"`);
  await page.keyboard.press('Enter');
  await expectStep(page, 'Add room');
  await expect(panel(page).getByText(`10' x 8' 6"`)).toBeVisible();
  const drawn = await expectKept(page, (nodes) => nodes.some(({ name }) => name === 'Room 2'));
  const lengths = drawn.flatMap(({ type, from, to }) =>
    type === 'wall' && from && to ? [Math.hypot(to[0] - from[0], to[1] - from[1])] : [],
  );
  expect(lengths).toContain(6.5 * FOOT + 127);

  await chooseTool(page, 'Measure');
  await dragPlan(page, [2, 2], [8, 2]);
  await expectStep(page, 'Measure');
  await chooseTool(page, 'Window');
  await pressPlan(page, [12.375, 12]);
  await expectStep(page, 'Add window');
  const isWindow = ({ style }: { readonly style?: string }) => style === 'window-double-hung';
  const windows = (await expectKept(page, (nodes) => nodes.filter(isWindow).length === 2)).filter(
    isWindow,
  );
  await dragPlan(page, [12.375, 12], [12.375, 10.5]);
  await expectStep(page, 'Move double-hung window');
  // A foot and a half along its wall, to the inch.
  await expectKept(page, (nodes) =>
    nodes
      .filter(isWindow)
      .some(({ atTenths = 0 }) =>
        windows.every((before) => Math.abs((before.atTenths ?? 0) - atTenths) > FOOT),
      ),
  );

  // A selected wall can be moved, and takes the corners of its room along.
  await pressPlan(page, [3, NORTH]);
  await dragPlan(page, [3, NORTH], [3, NORTH + 1]);
  await expectStep(page, 'Move wall');
  await expectKept(page, (nodes) =>
    nodes.some(
      ({ name, outline }) =>
        name === 'Room' && outline?.some(([, y]) => Math.abs(y - (NORTH + 1) * FOOT) < 300),
    ),
  );
  await panel(page).getByRole('button', { name: 'Elevation' }).click();
  await expect(
    page.getByRole('img', { name: /^Elevation of the north wall, room\. Measures: .*12'/ }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: /^Wall/ }).selectOption({ label: 'South wall, Room' });
  await expect(page.getByRole('img', { name: /^Elevation of the south wall/ })).toBeVisible();
  await page
    .getByRole('radiogroup', { name: 'Drawing' })
    .getByRole('radio', { name: 'Plan' })
    .click();

  // A second story: its plan is over the first one's, and undo goes back down.
  await panel(page).getByRole('radio', { name: 'Add' }).click();
  await panel(page).getByRole('radio', { name: 'Structure' }).click();
  await panel(page).getByRole('button', { name: 'Add a floor above' }).click();
  const floors = page.getByRole('radiogroup', { name: 'Floor of the house' });
  await expect(floors.getByRole('radio', { name: 'Upper floor' })).toBeChecked();
  await dragPlan(page, [1, 1], [9, 8]);
  await expectStep(page, 'Add room');
  await floors.getByRole('radio', { name: 'Ground floor' }).click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(floors).toBeHidden();
});

test('VIS-05 a product brought from its page goes where it is pressed, an area and its border take others, and the draft survives', {
  tag: '@once',
}, async ({ page }) => {
  await enterShowroom(page);
  const choices = '/api/visualization/choices?vsd_id=OAKRIDGE&category=tile-flooring&ppp=4&page=1';
  const { data } = await (await page.request.get(choices)).json();
  const [tile] = data.data;
  await openEmpty(page, `empty=1&product=${tile.hash}`);
  const band = page.getByRole('region', { name: 'Product to put into the room' });
  await expect(band).toContainText(tile.name);
  await pressPlan(page, MIDDLE);
  await expectStep(page, `Choose ${tile.name}`);
  await band.getByRole('button', { name: /away$/ }).click();
  await expect(band).toBeHidden();

  // Beside the room's size, which opens its own fields.
  await pressPlan(page, [4, 5]);
  await panel(page).getByRole('button', { name: 'Areas' }).click();
  await panel(page).getByRole('button', { name: 'Add an area' }).click();
  await expectStep(page, 'Add area');
  const area = panel(page).getByRole('group', { name: 'Area 1' });
  for (const [field, length] of [
    ['Width', `6'`],
    ['Depth', `4' 6"`],
    ['Border', `4"`],
  ] as const) {
    await area.getByRole('textbox', { name: field }).fill(length);
    await area.getByRole('textbox', { name: field }).press('Enter');
  }
  await expectStep(page, 'Change border');
  const kept = await expectKept(page, (nodes) => nodes.some(({ border }) => border != null));
  const laid = kept.find(({ border }) => border != null);
  expect(laid?.border?.widthTenths).toBe(1_016);
  const xs = laid?.area?.map(([x]) => x) ?? [];
  expect(Math.max(...xs) - Math.min(...xs)).toBe(6 * FOOT);

  // Dragging the border's own product out of the panel onto it would do the same as a press.
  await area.getByRole('button', { name: "Border's product: choose" }).click();
  // What lies there comes first in the list, with its own kind.
  const cards = panel(page).getByRole('button', { name: /^Use / });
  const nameOf = async (card: Locator): Promise<string> =>
    /^Use (.+), [^,]+$/.exec((await card.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const [bordering, dropped] = [await nameOf(cards.nth(1)), await nameOf(cards.nth(2))];
  await cards.nth(1).click();
  await expectStep(page, `Choose ${bordering}`);
  await show(page, 'List');
  await expect(page.getByRole('row', { name: /^Floor area border/ })).toContainText(bordering);

  // A card dropped on the plan covers what is under it.
  await show(page, 'Plan');
  const card = panel(page).getByRole('listitem').filter({ hasText: dropped }).first();
  // Move in steps: a single jump may end before the browser recognizes a drag.
  await card.dragTo(page.getByRole('img', { name: /^Plan of the room/ }), { steps: 6 });
  await expectStep(page, `Choose ${dropped}`);
  await expectKept(
    page,
    (nodes) => new Set(JSON.stringify(nodes).match(/"sku":"[^"]+"/g)).size > 2,
  );
  await page.reload();
  await show(page, 'List');
  await expect(page.getByRole('row', { name: /^Floor area border/ })).toContainText(bordering);
});

test('G-39 versions are saved by name and restored, and two windows never overwrite each other without asking', {
  tag: '@once',
}, async ({ page, context }) => {
  await enterShowroom(page);
  await beSignedIn(page, 'homeowner@example.com');
  await openEmpty(page);
  await addItem(page, 'Coffee table');
  const saved = (of: Page) => of.getByText('Saved', { exact: true });
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByLabel('Keep the current room as').fill('With a table');
  await versions.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(versions.getByText('With a table')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(versions).toBeHidden();
  await pressPlan(page, MIDDLE);
  await page.keyboard.press('Delete');
  await expectStep(page, 'Remove coffee table');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  await versions.getByRole('button', { name: 'Look' }).last().click();
  await expect(versions.getByRole('img', { name: 'Plan of this version' })).toBeVisible();
  await versions
    .getByRole('listitem')
    .filter({ hasText: 'With a table' })
    .getByRole('button', { name: 'Bring back' })
    .click();
  await expect(versions).toBeHidden();
  await expectNoStep(page);
  await show(page, 'Plan');
  await pressPlan(page, MIDDLE);
  await expect(panel(page).getByRole('heading', { name: 'Coffee table' })).toBeVisible();

  // Where no socket gets through, each window saves by itself.
  await context.routeWebSocket(/\/api\/live\/scene$/, (socket) => socket.close());
  await openEditor(page, new URL(page.url()).search.slice(1));
  await show(page, 'Plan');
  const other = await context.newPage();
  await openEditor(other, new URL(page.url()).search.slice(1));
  await addItem(page, 'Armchair');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await addItem(other, 'Floor lamp');
  const conflict = (of: Page) =>
    of.getByRole('alertdialog', { name: 'This room was changed elsewhere' });
  await expect(conflict(other)).toBeVisible();
  await conflict(other).getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(other)).toBeVisible();
  await addItem(page, 'Ladder shelf');
  await expect(conflict(page)).toBeVisible();
  await conflict(page).getByRole('button', { name: 'Load theirs' }).click();
  await expect(conflict(page)).toBeHidden();
  await show(page, 'List');
  await expect(page.getByRole('button', { name: /^Floor lamp/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Armchair/ })).toBeHidden();
});
