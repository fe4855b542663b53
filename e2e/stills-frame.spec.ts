// What of the 3D view will be in a picture that the server draws.

import { expect } from './room-editor.ts';
import { article, dialog, fillIn, openOwnRoom, send } from './stills.ts';
import { test } from './test.ts';
import { softwareWebgl } from './webgl.ts';

test.use(softwareWebgl);

test.setTimeout(300_000);

test('the frame shows what part of the 3D view will be in the picture, and exactly that is requested', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  // Software renders each frame: a small window keeps that short.
  await page.setViewportSize({ width: 1024, height: 340 });
  await openOwnRoom(page);
  await page.getByRole('button', { name: 'Make a picture' }).click();
  const form = page.getByRole('dialog', { name: 'Make a picture' });
  const seen = form.getByRole('img', { name: /as the 3D view draws it$/ });
  await expect(seen).toBeVisible({ timeout: 120_000 });
  await expect(form.getByText(/^Taken from outside/)).toBeVisible();
  const ratioOf = async () => {
    const { width = 0, height = 1 } = (await form.locator('[data-frame]').boundingBox()) ?? {};
    return width / height;
  };
  expect(await ratioOf()).toBeCloseTo(4 / 3, 1);
  await form.getByRole('radio', { name: 'Portrait' }).check();
  expect(await ratioOf()).toBeCloseTo(3 / 4, 1);
  await expectAccessible(page, '[role=dialog]');

  await form.getByRole('combobox', { name: 'Taken from' }).selectOption({ index: 1 });
  await expect(form.getByText(/^Taken from outside/)).toBeHidden();
  await expect(form.getByText('The frame shows what')).toBeVisible({ timeout: 120_000 });
  await fillIn(page, 'From the corner', 'Small');
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/stills'),
  );
  await send(page);
  const { camera, ...rest } = (await asked).postDataJSON();
  expect(rest).toEqual({
    name: 'From the corner',
    size: 'Small'.toLowerCase(),
    shape: 'portrait',
    light: 'day',
  });
  expect(camera.eye[1]).toBeCloseTo(1.6);
  await article(page, 'From the corner')
    .getByRole('button', { name: 'Cancel From the corner' })
    .click();
  await expect(dialog(page).getByText('No pictures yet')).toBeVisible();
  // The view is unchanged.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Orbit' })).toBeChecked();
});
