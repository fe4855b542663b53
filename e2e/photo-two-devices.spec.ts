// The same photo of an account is marked on two devices: the later one is warned, and neither loses its marks.
import type { Browser, Page } from '@playwright/test';
import { beSignedIn } from './browser-state.ts';
import { roomPhoto, stage, steps } from './photo-room.ts';
import { expect, newHomeowner } from './room-editor.ts';
import { test } from './test.ts';

test.setTimeout(180_000);

const length = (page: Page) => steps(page).getByRole('textbox', { name: 'Its length' });

async function otherDevice(page: Page, browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  return context.newPage();
}

/** A photo of the room, saved in the signed-in account. */
async function keepPhoto(page: Page): Promise<string> {
  const { file } = await roomPhoto();
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  const reply = await page.request.post('/api/visualization/pictures', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { picture: file },
  });
  return `/visualize/photo?picture=${(await reply.json()).data.id}`;
}

/** Types the length of the measured side, and waits until the account has saved it. */
async function measure(page: Page, feet: string, status: number): Promise<void> {
  const answer = page.waitForResponse((response) => /\/pictures\/\d+\/marks$/.test(response.url()));
  await length(page).fill(feet);
  await length(page).press('Enter');
  expect((await answer).status()).toBe(status);
}

test('VIS-02 G-40 of two devices that mark the same photo, the later one chooses and can go back to the other', {
  tag: '@once',
}, async ({ page, browser, expectAccessible }) => {
  const email = await newHomeowner(page);
  await beSignedIn(page, email);
  const path = await keepPhoto(page);
  await page.goto(path);
  await expect(stage(page)).toBeVisible();
  const phone = await otherDevice(page, browser);
  await beSignedIn(phone, email);
  await phone.goto(path);
  await expect(stage(phone)).toBeVisible();

  await measure(phone, '8 ft', 200);
  await measure(page, '12 ft', 409);
  const asked = page.getByRole('alertdialog', { name: 'This photo was marked elsewhere' });
  await expect(asked).toBeVisible();
  await expectAccessible(page, '[role=alertdialog]');
  await asked.getByRole('button', { name: 'Load theirs' }).click();
  await expect(length(page)).toHaveValue("8'");
  // Undo brings back this device's marks, or the other's if this device's were kept.
  await page.getByRole('button', { name: 'Undo: Marks from elsewhere' }).click();
  await expect(length(page)).toHaveValue("12'");
  await expect
    .poll(async () => {
      await phone.reload();
      return length(phone).inputValue();
    })
    .toBe("12'");

  await measure(phone, '9 ft', 200);
  await measure(page, '14 ft', 409);
  await asked.getByRole('button', { name: 'Keep mine' }).click();
  await expect(length(page)).toHaveValue("14'");
  await expect
    .poll(async () => {
      await phone.reload();
      return length(phone).inputValue();
    })
    .toBe("14'");

  // Closing the page on the question asks again, with the earlier marks.
  await measure(phone, '10 ft', 200);
  await measure(page, '16 ft', 409);
  await expect(asked).toBeVisible();
  await page.reload();
  await asked.getByRole('button', { name: 'Keep mine' }).click();
  await expect(length(page)).toHaveValue("16'");
  await page.getByRole('button', { name: 'Undo: Your marks' }).click();
  await expect(length(page)).toHaveValue("10'");
});
