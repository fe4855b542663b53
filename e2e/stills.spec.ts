// Pictures of a room that the server draws: requested, watched, opened, saved, canceled, refused. The browser has no WebGL,
// so the plan sets the viewpoint; in 3D: see stills-frame.spec.ts.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { enterShowroom } from './browser-state.ts';
import { openFiles } from './editor-plan.ts';
import { add, expect, waitForRoom } from './room-editor.ts';
import { article, dialog, fillIn, openOwnRoom, send } from './stills.ts';
import { test } from './test.ts';

// Pictures are drawn one at a time, for everybody.
test.setTimeout(300_000);

const authorized = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('authToken') ?? '')}`,
});

async function projectOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\?project=\d+$/);
  return /\d+$/.exec(page.url())?.[0] ?? '';
}

async function listed(page: Page): Promise<readonly { id: number; name: string }[]> {
  const address = `/api/projects/${await projectOf(page)}/stills`;
  const reply = await page.request.get(address, { headers: await authorized(page) });
  return (await reply.json()).data;
}

test('a picture of the room is made from a corner, opened, saved as a PNG of its size, and permanently deleted', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await openOwnRoom(page);
  await openFiles(page, 'Pictures of this room');
  await expect(dialog(page).getByText('No pictures yet')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Make a picture' }).click();

  // Without 3D, the plan sets the viewpoint.
  await expect(dialog(page).getByRole('combobox', { name: 'Taken from' })).toBeFocused();
  await expect(dialog(page).getByRole('img', { name: /^Plan with the place/ })).toBeVisible();
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue(/, day$/);
  await dialog(page).getByRole('radio', { name: 'Evening' }).check();
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue(/, evening$/);
  await dialog(page).getByRole('radio', { name: 'Portrait' }).check();
  await expect(
    dialog(page).getByText('480 × 640').or(dialog(page).getByText('960 × 1280')),
  ).toBeVisible();
  await fillIn(page, 'The south corner', 'Small');
  await expectAccessible(page, '[role=dialog]');
  await send(page);

  // The room is saved first, and drawing continues whatever happens meanwhile.
  await expect(article(page, 'The south corner')).toBeVisible();
  await projectOf(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const note = page.getByText('The south corner is done.');
  await expect(note.first()).toBeVisible({ timeout: 120_000 });
  await openFiles(page, 'Pictures of this room');
  const card = article(page, 'The south corner');
  await expect(card).toContainText('480 × 640');
  await expect(card.getByRole('img', { name: 'The south corner' })).toBeVisible();
  await expect(card).not.toContainText('changed since');
  await expectAccessible(page, '[role=dialog]');

  // A new name does not show in a picture; a new object does.
  await page.keyboard.press('Escape');
  const name = page.getByRole('textbox', { name: 'Name of the room' });
  await name.fill('Scullery');
  await name.press('Enter');
  await openFiles(page, 'Pictures of this room');
  await expect(card).toContainText('480 × 640');
  await expect(card).not.toContainText('changed since');
  await page.keyboard.press('Escape');
  await add(page, { item: 'Toilet' });
  await openFiles(page, 'Pictures of this room');
  await expect(card).toContainText('The room has changed since then.');

  await card.getByRole('button', { name: 'Open The south corner' }).click();
  const looked = page.getByRole('dialog', { name: 'The south corner' });
  const saved = page.waitForEvent('download');
  await looked.getByRole('button', { name: 'Download' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('The south corner.png');
  const { format, width, height } = await sharp(await readFile(await file.path())).metadata();
  expect([format, width, height]).toEqual(['png', 480, 640]);
  await expectAccessible(page, '[role=dialog]');

  const [{ id } = { id: 0 }] = await listed(page);
  const headers = await authorized(page);
  const address = `/api/projects/${await projectOf(page)}/stills/${id}/file`;
  expect((await page.request.get(address, { headers })).status()).toBe(200);
  await looked.getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Delete this picture?' });
  await asked.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog(page).getByText('No pictures yet')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Make a picture' })).toBeFocused();
  expect((await page.request.get(address, { headers })).status()).toBe(404);
});

test('a picture improves while it is drawn, is canceled, and more than three at a time are refused with a reason', {
  tag: '@once',
}, async ({ page }) => {
  await openOwnRoom(page);
  await openFiles(page, 'Pictures of this room');
  for (const name of ['First', 'Second', 'Third']) {
    await dialog(page).getByRole('button', { name: 'Make a picture' }).click();
    await fillIn(page, name, 'Large');
    await send(page);
    await expect(article(page, name)).toBeVisible();
  }
  await dialog(page).getByRole('button', { name: 'Make a picture' }).click();
  await fillIn(page, 'Fourth', 'Large');
  await send(page);
  await expect(dialog(page).getByRole('alert')).toContainText(/3/);
  await dialog(page).getByRole('button', { name: 'All pictures' }).click();
  await expect(article(page, 'Fourth')).toBeHidden();

  const drawn = article(page, 'First');
  await expect(drawn.getByRole('progressbar', { name: 'Drawing First' })).toBeVisible({
    timeout: 120_000,
  });
  await expect(drawn.getByRole('img', { name: 'First, as far as it is drawn' })).toBeVisible({
    timeout: 120_000,
  });
  for (const name of ['Third', 'Second', 'First']) {
    await dialog(page)
      .getByRole('button', { name: `Cancel ${name}` })
      .click();
    await expect(article(page, name)).toBeHidden();
  }
  await expect(dialog(page).getByText('No pictures yet')).toBeVisible();
  expect(await listed(page)).toEqual([]);
});

test('a failed picture says so and can be made again, and a list that fails to load can be retried', {
  tag: '@once',
}, async ({ page, context, complaints }) => {
  await openOwnRoom(page);
  await openFiles(page, 'Pictures of this room');
  await dialog(page).getByRole('button', { name: 'Make a picture' }).click();
  await fillIn(page, 'Unlucky', 'Large');
  await send(page);
  await expect(article(page, 'Unlucky')).toBeVisible();
  await page.keyboard.press('Escape');

  // The server's reply after its last try.
  const list = /\/api\/projects\/\d+\/stills$/;
  await context.route(list, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const data = body.data.map((still: object) => ({ ...still, status: 'failed' }));
    await route.fulfill({ response, json: { ...body, data } });
  });
  await openFiles(page, 'Pictures of this room');
  await expect(article(page, 'Unlucky')).toContainText('This picture could not be made.');
  await article(page, 'Unlucky').getByRole('button', { name: 'Make Unlucky again' }).click();
  await expect(page.getByRole('dialog', { name: 'Make a picture' })).toBeVisible();
  await page.keyboard.press('Escape');

  await context.unroute(list);
  await context.route(list, (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }));
  await page.reload();
  await waitForRoom(page);
  await openFiles(page, 'Pictures of this room');
  await expect(dialog(page).getByText('Your pictures could not be loaded')).toBeVisible();
  complaints.length = 0;
  await context.unroute(list);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel Unlucky' }).click();
  await expect(dialog(page).getByText('No pictures yet')).toBeVisible();
});

test('a guest is asked to sign in before a picture is made', { tag: '@once' }, async ({ page }) => {
  await enterShowroom(page);
  await page.goto('/visualize/design?empty=1');
  await waitForRoom(page);
  await openFiles(page, 'Pictures of this room');
  await page
    .getByRole('dialog', { name: 'Sign in to make pictures of this room' })
    .getByRole('button', { name: 'Sign in' })
    .click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
