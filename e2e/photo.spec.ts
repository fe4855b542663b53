// A photo of one's own room, from choosing it to the cart.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import { type Hands, keyboard, pointer } from './hands.ts';
import { open } from './people.ts';
import {
  choosePhoto,
  corner,
  dragCorners,
  finger,
  layFirst,
  mouse,
  nudge,
  onScreen,
  type Pointing,
  type RoomPhoto,
  readResult,
  roomPhoto,
  stage,
  steps,
} from './photo-room.ts';
import { centsIn, expect, newHomeowner } from './room-editor.ts';
import { test } from './test.ts';

const PAGE = '/visualize/photo';
const nextSide = /^Length of the next side/;

/** Everything before choosing a product, by pointer or finger. */
async function markFloor(page: Page, photo: RoomPhoto, pointing: Pointing): Promise<void> {
  await dragCorners(page, photo.corners, pointing);
  await steps(page).getByRole('textbox', { name: 'Its length' }).fill(photo.side);
  await page.keyboard.press('Enter');
  // Nothing is known of its lens: the next side makes areas more accurate.
  await expect(steps(page)).toContainText(/Areas may be off by \d+%\./);
  await steps(page).getByRole('textbox', { name: nextSide }).fill(photo.next);
  await page.keyboard.press('Enter');
  await expect(steps(page)).toContainText(/by \d%, down from \d+% with one length/);
  await steps(page).getByRole('button', { name: 'Next: outline the floor' }).click();
  await steps(page).getByRole('button', { name: 'Outline the floor' }).click();
  const [first] = photo.corners;
  for (const [n, spot] of photo.corners.entries()) {
    await pointing.press(await onScreen(page, spot));
    await expect(page.locator('[data-handle^="Point"]')).toHaveCount(n + 1);
  }
  if (first) await pointing.press(await onScreen(page, first));
  await steps(page).getByRole('button', { name: 'Next: choose a product' }).click();
}

/** The result matches the room, and the cart contains what it says at that price. */
async function buy(page: Page, photo: RoomPhoto, name: string, hands: Hands): Promise<void> {
  await hands.press(steps(page).getByRole('button', { name: /^Result/ }));
  const { sqft, off, units, unit, add } = await readResult(page);
  expect(Math.abs(sqft - photo.sqft)).toBeLessThanOrEqual(off + 1);
  expect(off).toBeLessThan(photo.sqft / 5);
  expect(units).toBeGreaterThan(0);
  expect(unit).toMatch(/^box/);
  const total = centsIn(
    (await steps(page).getByRole('region', { name: 'Total' }).textContent()) ?? '',
  );
  await hands.press(add);
  await hands.press(steps(page).getByRole('link', { name: 'Go to cart' }));
  await expect(page).toHaveURL(/\/cart$/);
  const main = page.getByRole('main');
  const quantity = main.getByRole('textbox', { name: `Quantity of ${name} in boxes` });
  await expect(quantity).toHaveValue(`${units}`);
  await expect(main).toContainText(
    (total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  );
}

test("VIS-02 VIS-05 G-40 CART-01 tile is laid in a photo of one's own room, counted in boxes and bought", async ({
  page,
  expectAccessible,
}, { project }) => {
  const photo = await roomPhoto();
  await enterShowroom(page);
  await open(page, '/visualize');
  await page.getByRole('link', { name: 'Use a photo of my room' }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await choosePhoto(page, photo.file);
  await expect(stage(page)).toBeVisible();
  await expectAccessible(page);
  await markFloor(page, photo, project.name === 'phone' ? await finger(page) : mouse(page));
  const name = await layFirst(page, pointer.press);
  await expectAccessible(page);
  await pointer.press(steps(page).getByRole('button', { name: /^Result/ }));
  await readResult(page);
  await expectAccessible(page);
  await buy(page, photo, name, pointer);
});

test('VIS-02 G-40 a floor is laid in a photo and bought with only the keyboard @once', async ({
  page,
}) => {
  const photo = await roomPhoto();
  const hands = keyboard(page);
  await enterShowroom(page);
  await open(page, PAGE);
  await choosePhoto(page, photo.withLens);
  for (const [n, spot] of photo.corners.entries()) {
    await hands.press(corner(page, n + 1));
    await nudge(page, corner(page, n + 1), spot);
  }
  await hands.type(steps(page).getByRole('textbox', { name: 'Its length' }), photo.side);
  await page.keyboard.press('Enter');
  // The lens is read from the file: one length is enough.
  await expect(steps(page)).toContainText(/Areas may be off by \d%\./);
  await expect(steps(page).getByRole('textbox', { name: nextSide })).toHaveCount(0);
  await hands.press(steps(page).getByRole('button', { name: 'Next: outline the floor' }));
  await hands.press(steps(page).getByRole('button', { name: 'Outline the floor' }));
  await hands.press(steps(page).getByRole('button', { name: 'Start from the rectangle' }));
  await hands.press(steps(page).getByRole('button', { name: 'Next: choose a product' }));
  const name = await layFirst(page, hands.press);
  await buy(page, photo, name, hands);
});

/** The photo with its floor measured and outlined the quickest way. */
async function markedPhoto(page: Page): Promise<RoomPhoto> {
  const photo = await roomPhoto();
  await choosePhoto(page, photo.file);
  await dragCorners(page, photo.corners, mouse(page));
  await steps(page).getByRole('textbox', { name: 'Its length' }).fill(photo.side);
  await page.keyboard.press('Enter');
  await steps(page).getByRole('button', { name: 'Next: outline the floor' }).click();
  await steps(page).getByRole('button', { name: 'Outline the floor' }).click();
  await steps(page).getByRole('button', { name: 'Start from the rectangle' }).click();
  return photo;
}

test('VIS-02 a reload loses nothing, and starting over removes the photo @once', async ({
  page,
}) => {
  await enterShowroom(page);
  await open(page, PAGE);
  await markedPhoto(page);
  await steps(page).getByRole('button', { name: 'Next: choose a product' }).click();
  const name = await layFirst(page, pointer.press);
  await steps(page)
    .getByRole('button', { name: /^Result/ })
    .click();
  const before = await readResult(page);
  await page.reload();
  await expect(page.locator('[data-laid="full"]')).toBeVisible();
  expect((await readResult(page)).units).toBe(before.units);
  await expect(steps(page)).toContainText(name);
  await page.getByRole('button', { name: 'Start over' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(stage(page)).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Try with this photo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try with this photo' })).toBeVisible();
});

test('VIS-02 every step can be undone and redone, and furniture is brushed out and back in @once', async ({
  page,
}) => {
  await open(page, PAGE);
  const { corners } = await markedPhoto(page);
  await steps(page).getByRole('radio', { name: 'Hide furniture' }).click();
  const middle = corners.reduce(([x, y], one) => [x + one[0] / 4, y + one[1] / 4], [0, 0]);
  const at = await onScreen(page, middle as [number, number]);
  await mouse(page).drag(at, [at[0] + 30, at[1]]);
  const back = page.getByRole('button', { name: /^Undo/ });
  await expect(back).toHaveAccessibleName('Undo: Hide furniture');
  await steps(page).getByRole('radio', { name: 'Give back' }).click();
  await mouse(page).drag(at, [at[0] + 10, at[1]]);
  await expect(back).toHaveAccessibleName('Undo: Give back');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(back).toHaveAccessibleName('Undo: Hide furniture');
  await back.click();
  await expect(back).toHaveAccessibleName('Undo: Start outline');
  await page.getByRole('button', { name: 'Redo: Hide furniture' }).click();
  await expect(back).toHaveAccessibleName('Undo: Hide furniture');
});

test('VIS-02 an outline follows the edges of the photo on request @once', async ({ page }) => {
  await open(page, PAGE);
  const { corners } = await markedPhoto(page);
  await steps(page).getByRole('button', { name: 'Redraw' }).click();
  await steps(page).getByText('Follow edges between the points').click();
  const points = page.locator('[data-handle^="Point"]');
  const [from = [0, 0], to = [0, 0]] = corners;
  const pressed = [0, 0.5, 1].map(
    (share) => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const,
  );
  for (const spot of pressed) {
    const before = await points.count();
    await mouse(page).press(await onScreen(page, spot));
    await expect.poll(() => points.count()).toBeGreaterThan(before);
  }
  // A path along edges has points between those that were pressed.
  expect(await points.count()).toBeGreaterThan(pressed.length);
});

test('VIS-02 wrong marks are explained, and everything else stays @once', async ({ page }) => {
  await open(page, PAGE);
  const photo = await markedPhoto(page);
  const tab = (name: RegExp) => steps(page).getByRole('button', { name });
  await tab(/^Measure/).click();
  const length = steps(page).getByRole('textbox', { name: 'Its length' });
  await length.fill('0');
  await page.keyboard.press('Enter');
  await expect(steps(page)).toContainText('At least 3"');
  await length.fill('a rug');
  await page.keyboard.press('Enter');
  await expect(steps(page)).toContainText('Enter a length');
  await length.fill(photo.side);
  await page.keyboard.press('Enter');
  const [, second = [0, 0]] = photo.corners;
  const middle = [
    (photo.corners[0]?.[0] ?? 0) + second[0],
    (photo.corners[0]?.[1] ?? 0) + second[1],
  ];
  const box = await corner(page, 3).boundingBox();
  if (!box) throw new Error('there is no corner');
  const from = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await mouse(page).drag(from, await onScreen(page, [(middle[0] ?? 0) / 2, (middle[1] ?? 0) / 2]));
  await expect(steps(page)).toContainText(/are on one line/);
  await page.getByRole('button', { name: 'Undo: Move corner' }).click();
  await expect(steps(page)).not.toContainText(/are on one line/);
  await tab(/^Outline/).click();
  const point = page.getByRole('button', { name: /^Point 1,/ });
  const away = photo.corners[2] ?? [0, 0];
  await point.focus();
  await nudge(page, point, [away[0] + 40, away[1] - 10]);
  await expect(steps(page)).toContainText(/crosses itself/);
});

test('VIS-02 G-40 a photo is saved in the account, and continues there and nowhere else @once', async ({
  page,
}) => {
  const email = await newHomeowner(page);
  await enterShowroom(page);
  await beSignedIn(page, email);
  await open(page, PAGE);
  await markedPhoto(page);
  await steps(page).getByRole('button', { name: 'Next: choose a product' }).click();
  const name = await layFirst(page, pointer.press);
  await steps(page)
    .getByRole('button', { name: /^Result/ })
    .click();
  const { units } = await readResult(page);
  await steps(page).getByRole('button', { name: 'Keep in my account' }).click();
  await expect(page).toHaveURL(/\?picture=\d+$/);
  await expect(steps(page)).toContainText('This photo is kept in your account.');
  const address = page.url();
  await open(page, PAGE);
  await expect(page.getByRole('button', { name: 'Try with this photo' })).toBeVisible();
  await open(page, address);
  expect((await readResult(page)).units).toBe(units);
  await expect(steps(page)).toContainText(name);
  // Later changes are saved there, too.
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/marks') && reply.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Remove marks' }).click();
  expect((await saved).status()).toBe(200);
  await open(page, address);
  await expect(steps(page).getByRole('textbox', { name: 'Its length' })).toHaveValue('');
  await open(page, `${PAGE}?picture=99999999`);
  await expect(page.getByRole('main')).toContainText('This picture is not here');
});

interface BadFile {
  readonly name: string;
  readonly buffer: Buffer;
  readonly says: RegExp;
}

async function badFiles(): Promise<readonly BadFile[]> {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a98' } });
  const jpeg = await plain.clone().jpeg().toBuffer();
  const huge = await plain.clone().png().toBuffer();
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(20_000, 20);
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#a98' } });
  return [
    { name: 'dot.png', buffer: await dot.png().toBuffer(), says: /1 x 1 pixels/ },
    { name: 'huge.png', buffer: huge, says: /20,000 x 20,000 pixels/ },
    { name: 'cut.jpg', buffer: jpeg.subarray(0, jpeg.length - 200), says: /incomplete/ },
    {
      name: 'text.jpg',
      buffer: Buffer.from('not a picture at all'),
      says: /not a photo we can read/,
    },
    { name: 'plan.svg', buffer: Buffer.from('<svg><script>alert(1)</script></svg>'), says: /SVG/ },
    { name: 'a.heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1'), says: /HEIC/ },
    { name: 'empty.jpg', buffer: Buffer.alloc(0), says: /empty/ },
  ];
}

test('VIS-02 U-18 files that are not photos are refused with a reason @once', async ({ page }) => {
  await open(page, PAGE);
  const alert = page.getByRole('main');
  for (const { name, buffer, says } of await badFiles()) {
    await choosePhoto(page, { name, mimeType: 'image/jpeg', buffer });
    await expect(alert).toContainText(says);
  }
  // Too large to send to the browser, so it is created there.
  await page
    .locator('input[type="file"]')
    .first()
    .evaluate((input: HTMLInputElement) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(100 * 1024 * 1024)], 'big.jpg'));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await expect(alert).toContainText(/100 MB/);
  // A picture with the wrong extension is still a picture.
  const png = await sharp((await roomPhoto()).file.buffer)
    .png()
    .toBuffer();
  await choosePhoto(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: png });
  await expect(stage(page)).toBeVisible();
});

test('VIS-02 without a showroom the sample room can be tried, without prices @once', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Try with this photo' }).click();
  await layFirst(page, pointer.press);
  await steps(page)
    .getByRole('button', { name: /^Result/ })
    .click();
  await expect(steps(page)).toContainText('No prices yet');
  await expect(steps(page)).toContainText(/about \d+ sq ft, give or take \d+ sq ft/);
  await expect(steps(page).getByRole('button', { name: /to cart$/ })).toHaveCount(0);
  const slider = page.getByRole('slider', { name: 'Before and after' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% before');
  const download = page.waitForEvent('download');
  await steps(page).getByRole('button', { name: 'Download picture' }).click();
  const path = await (await download).path();
  const { format, width, height } = await sharp(path).metadata();
  expect([format, width, height]).toEqual(['png', 1536, 1024]);
  await steps(page).getByRole('button', { name: 'Enter a showroom ID' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('VIS-02 laying runs off the main thread @once', async ({ page }, { annotations }) => {
  const threads: string[] = [];
  page.on('worker', (worker) => threads.push(worker.url()));
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Try with this photo' }).click();
  const card: Locator = steps(page).getByRole('button', { name: /^Use / }).first();
  await card.waitFor();
  await page.evaluate(() => {
    const seen: { from: number; ms: number }[] = [];
    const watched = { seen, pressed: Number.POSITIVE_INFINITY };
    Object.assign(globalThis, { watched });
    addEventListener('click', () => (watched.pressed = performance.now()), true);
    new PerformanceObserver((list) => {
      seen.push(
        ...list.getEntries().map(({ startTime, duration }) => ({ from: startTime, ms: duration })),
      );
    }).observe({ type: 'longtask' });
  });
  await layFirst(page, pointer.press);
  const { seen, pressed } = await page.evaluate(
    () =>
      (
        globalThis as unknown as {
          watched: { seen: { from: number; ms: number }[]; pressed: number };
        }
      ).watched,
  );
  // The press itself, including the test's own work, is one task; laying comes after it.
  const told = (tasks: readonly { readonly ms: number }[]) =>
    tasks.length === 0
      ? 'none over 50 ms'
      : `${Math.round(Math.max(...tasks.map(({ ms }) => ms)))} ms`;
  const description = `${told(seen.filter(({ from }) => from > pressed))}; of the press ${told(seen.filter(({ from }) => from <= pressed))}`;
  annotations.push({ type: 'longest task of the page while a floor was laid', description });
  console.log(`Longest task of the page while a floor was laid: ${description}`);
  // One worker answers, and one draws the full picture.
  expect(threads.filter((url) => /photo-worker/.test(url)).length).toBeGreaterThanOrEqual(2);
});
