// Plans traced over a picture.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { beSignedIn, enterShowroom } from './browser-state.ts';
import {
  chooseTool,
  expectKept,
  expectStep,
  FOOT,
  type KeptNode,
  openEditor,
  openFiles,
} from './editor-plan.ts';
import { expect, newHomeowner } from './room-editor.ts';
import { test } from './test.ts';

// On a busy machine each press may take seconds.
test.setTimeout(300_000);

/** A scanned plan: a room of 800 x 600 pixels, which is 20 x 15 ft, next to one of 300 x 600. */
const PLAN_PICTURE = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="800"><rect width="1300" height="800" fill="#fff"/><path d="M100 100h1100v600H100ZM900 100v600" fill="none" stroke="#222" stroke-width="14"/></svg>`,
  ),
)
  .png()
  .toBuffer();
const PIXELS_OF_A_FOOT = 40;

/** Where a pixel of the picture is in the window, once the plan has settled. */
async function pictureSpot(page: Page, at: readonly [number, number]) {
  let spot = await spotNow(page, at);
  await expect(async () => {
    const before = spot;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    spot = await spotNow(page, at);
    expect(spot).toEqual(before);
  }).toPass({ intervals: [50, 100, 200] });
  return spot;
}

async function spotNow(page: Page, [x, y]: readonly [number, number]) {
  return page.locator('image[data-trace]').evaluate(
    (image, [px = 0, py = 0]) => {
      const matrix = (image as unknown as SVGImageElement).getScreenCTM();
      const at = new DOMPoint(px, py).matrixTransform(matrix ?? new DOMMatrix());
      return [at.x, at.y] as const;
    },
    [x, y],
  );
}

/** By mouse or by touch, depending on the device. */
async function pressPicture(page: Page, at: readonly [number, number], isTouch: boolean) {
  const [x, y] = await pictureSpot(page, at);
  if (isTouch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

const tracePanel = (page: Page) => page.getByRole('region', { name: 'Picture under the plan' });

async function layPicture(page: Page, isTouch: boolean): Promise<void> {
  await openFiles(page, 'Trace a picture…');
  await tracePanel(page)
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await PLAN_PICTURE });
  await expect(tracePanel(page).getByText(/Press one end/)).toBeVisible();
  await pressPicture(page, [100, 100], isTouch);
  await expect(tracePanel(page).getByText('Now press the other end')).toBeVisible();
  await pressPicture(page, [900, 100], isTouch);
  await tracePanel(page).getByRole('textbox', { name: 'Length between the points' }).fill('20 ft');
  await tracePanel(page).getByRole('button', { name: 'Set', exact: true }).click();
}

test('G-40 VIS-02 a plan is traced over a picture, and its rooms have the dimensions of its scale', async ({
  page,
  hasTouch,
  expectAccessible,
}) => {
  await openEditor(page, 'empty=1');
  await layPicture(page, hasTouch);
  const panel = tracePanel(page);
  await panel.getByRole('button', { name: 'Clear what is drawn here' }).click();
  await expectStep(page, 'Clear the plan');
  await panel.getByRole('slider', { name: 'Fade' }).fill('70');
  await panel.getByRole('button', { name: 'Lock the picture' }).click();
  await expect(panel.getByRole('button', { name: 'Move', exact: true })).toBeDisabled();
  await expectAccessible(page);
  // While drawing on a phone, the panel makes room for the plan.
  await chooseTool(page, 'Room');
  await expect(panel.getByRole('slider', { name: 'Fade' })).toHaveCount(hasTouch ? 0 : 1);
  await panel.getByRole('button', { name: "Close the picture's settings" }).click();
  await page.getByRole('button', { name: 'Show the whole plan' }).click();
  await expect(page.locator('image[data-trace]')).toHaveAttribute('opacity', /^0\.3/);

  // Two rooms with a wall between them, from corner to corner of the picture.
  const rooms = (all: readonly KeptNode[]) => all.filter(({ type }) => type === 'room').length;
  for (const [count, [from, to]] of [
    [
      [100, 100],
      [900, 700],
    ],
    [
      [900, 100],
      [1200, 700],
    ],
  ].entries() as ArrayIterator<[number, [[number, number], [number, number]]]>) {
    await chooseTool(page, 'Room');
    await pressPicture(page, from, hasTouch);
    await pressPicture(page, to, hasTouch);
    await expectStep(page, 'Add room');
    await expectKept(page, (all) => rooms(all) === count + 1);
  }
  const nodes = await expectKept(page, (all) => rooms(all) === 2);
  const sides = nodes
    .flatMap(({ outline }) => (outline ? [outline] : []))
    .map((outline) => {
      const size = (axis: 0 | 1) =>
        Math.max(...outline.map((one) => one[axis])) - Math.min(...outline.map((one) => one[axis]));
      return [size(0), size(1)] as const;
    })
    .sort(([a], [b]) => b - a);
  const wanted = [
    [800, 600],
    [300, 600],
  ].map((size) => size.map((pixels) => (pixels / PIXELS_OF_A_FOOT) * FOOT));
  for (const [at, size] of sides.entries()) {
    for (const axis of [0, 1] as const) {
      // A press is accurate to a screen pixel, which is some two inches here.
      expect(Math.abs(size[axis] - (wanted[at]?.[axis] ?? 0))).toBeLessThan(FOOT / 3);
    }
  }

  // It stays in place after a reload, and is then removed.
  await expect(async () => {
    await page.reload();
    await expect(page.locator('image[data-trace]')).toHaveAttribute('opacity', /^0\.3/, {
      timeout: 10_000,
    });
  }).toPass();
  await openFiles(page, 'Trace a picture…');
  await panel.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.locator('image[data-trace]')).toHaveCount(0);
  await expect(panel.getByLabel('Picture', { exact: true })).toBeVisible();
});

test('G-40 a picture under the plan is moved, turned, hidden and sized by hand and by numbers', {
  tag: '@once',
}, async ({ page }) => {
  await openEditor(page, 'empty=1');
  await layPicture(page, false);
  const panel = tracePanel(page);
  const before = await pictureSpot(page, [0, 0]);
  await panel.getByRole('button', { name: 'Move', exact: true }).click();
  const [x, y] = await pictureSpot(page, [500, 400]);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 40, { steps: 4 });
  await page.mouse.up();
  const after = await pictureSpot(page, [0, 0]);
  expect(after[0] - before[0]).toBeCloseTo(60, 0);
  expect(after[1] - before[1]).toBeCloseTo(40, 0);
  const handle = await page.locator('[data-trace-turn]').boundingBox();
  const [hx, hy] = [(handle?.x ?? 0) + 10, (handle?.y ?? 0) + 10];
  await page.mouse.move(hx, hy);
  await page.mouse.down();
  await page.mouse.move(hx + 200, hy + 200, { steps: 5 });
  await page.mouse.up();
  await panel.getByText('Size and place in numbers').click();
  await expect(panel.getByRole('textbox', { name: 'Rotation' })).not.toHaveValue('0°');
  await page.keyboard.press('Escape');
  await panel.getByRole('textbox', { name: 'Rotation' }).fill('90');
  await panel.getByRole('textbox', { name: 'Rotation' }).press('Enter');
  const width = panel.getByRole('textbox', { name: "Picture's width" });
  await expect(width).toHaveValue(`32' 6"`);
  await width.fill('65 ft');
  await width.press('Enter');
  await expect(page.locator('image[data-trace]')).toHaveAttribute('transform', /rotate\(-90\)/);
  await panel.getByRole('button', { name: 'Hide the picture' }).click();
  await expect(page.locator('image[data-trace]')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Show the picture' }).click();
  await expect(page.locator('image[data-trace]')).toHaveCount(1);
  // None of this is an undo step of the room.
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
});

test('G-40 a file that is not a picture of a plan is refused with a reason, and the room stays', {
  tag: '@once',
}, async ({ page }) => {
  await openEditor(page, 'empty=1');
  await openFiles(page, 'Trace a picture…');
  const field = tracePanel(page).getByLabel('Picture', { exact: true });
  const png = await PLAN_PICTURE;
  const claimed = Buffer.from(png);
  claimed.writeUInt32BE(20_000, 16);
  claimed.writeUInt32BE(20_000, 20);
  const bad = [
    ['empty.png', Buffer.alloc(0), /is empty/],
    ['rubbish.png', Buffer.from('rubbish'), /not a picture we can read/],
    ['cut.png', png.subarray(0, 60), /broken or not complete/],
    ['claims.png', claimed, /20,000 x 20,000/],
    ['tiny.png', await sharp(png).resize(4, 4).png().toBuffer(), /too small/],
    ['plan.pdf', Buffer.from('%PDF-1.7 and more of it'), /is a PDF/],
  ] as const;
  for (const [name, buffer, words] of bad) {
    await field.setInputFiles({ name, mimeType: 'image/png', buffer });
    await expect(tracePanel(page).getByText(words)).toBeVisible();
    await expect(page.locator('image[data-trace]')).toHaveCount(0);
  }
  // An SVG with a script is drawn; the script does not run.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" onload="document.title='x'"><script>parent.document.title='x'</script><rect width="400" height="300" fill="#eee"/></svg>`;
  await field.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(page.locator('image[data-trace]')).toHaveCount(1);
  expect(await page.title()).not.toBe('x');
});

test("VIS-02 G-40 a picture of the account is placed under the plan, and nobody else's", {
  tag: '@once',
}, async ({ page }) => {
  const email = await newHomeowner(page);
  await enterShowroom(page);
  await beSignedIn(page, email);
  const token = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  const sent = await page.request.post('/api/visualization/pictures', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      picture: { name: 'plan.png', mimeType: 'image/png', buffer: await PLAN_PICTURE },
    },
  });
  expect(sent.status()).toBe(201);
  const { data } = await sent.json();
  await openEditor(page, `empty=1&trace=${data.id}`);
  await expect(page.locator('image[data-trace]')).toBeVisible();
  await expect(tracePanel(page).getByText(/Press one end/)).toBeVisible();

  // Somebody else's picture, or a missing one, leaves the room as it is.
  await openEditor(page, 'empty=1&trace=999999');
  await expect(page.getByText('We could not find that picture.').first()).toBeVisible();
});
