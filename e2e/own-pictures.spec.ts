// Own pictures on /visualize: uploaded, refused, named, deleted. Each journey has its own account.
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { beSignedIn } from './browser-state.ts';
import { open } from './people.ts';
import { newHomeowner } from './room-editor.ts';
import { expect, test } from './test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Your pictures' });
const card = (page: Page, name: string) =>
  section(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const underWay = (page: Page) => section(page).getByRole('list', { name: 'Uploads' });

async function beMember(page: Page) {
  await beSignedIn(page, await newHomeowner(page));
  await open(page, '/visualize');
  await expect(section(page).getByText('Add your first picture')).toBeVisible();
}

const upload = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  section(page).locator('input[type=file]').setInputFiles(files);

/** Sideways, with location and author in its metadata. */
async function photoFile(name = 'North_wall.jpg') {
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#b98' },
  })
    .withExif({
      IFD0: { Artist: 'Rosa Diaz' },
      IFD3: { GPSLatitude: '34/1 3/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(buffer).metadata()).exif?.toString('latin1')).toContain('Rosa Diaz');
  return { name, mimeType: 'image/jpeg', buffer };
}

async function planFile(name: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" onload="alert(1)">
    <script>alert(2)</script><path d="M5 5H115V75H5ZM60 5V50" fill="none" stroke="#222" stroke-width="3"/></svg>`;
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
}

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('authToken') ?? '');

test('VIS-02 G-40 CAT-14 pictures that meet the rule are accepted and listed, also after a reload', async ({
  page,
  expectAccessible,
}) => {
  await beMember(page);
  await expectAccessible(page);
  await upload(page, await photoFile(), await planFile('Plan.svg'));
  await expect(card(page, 'North wall').getByRole('img', { name: 'North wall' })).toBeVisible();
  await expect(card(page, 'Plan').getByRole('img')).toBeVisible();
  await expect(underWay(page)).toBeHidden();
  await expectAccessible(page);

  await page.reload();
  const photo = card(page, 'North wall').getByRole('img');
  await expect(photo).toBeVisible();
  // Upright.
  await expect
    .poll(() => photo.evaluate((it: HTMLImageElement) => it.naturalHeight / it.naturalWidth))
    .toBeCloseTo(1.5, 1);
});

test('VIS-02 a saved picture opens in the photo page, and under a plan to trace', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await beMember(page);
  await upload(page, await photoFile());
  await card(page, 'North wall').getByRole('link', { name: 'Try products in it' }).click();
  await expect(page).toHaveURL(/\/visualize\/photo\?picture=\d+$/);
  // The photo itself is there, ready to mark.
  await expect(page.getByRole('heading', { name: 'How large is the floor?' })).toBeVisible();
  await expectAccessible(page);

  await open(page, '/visualize');
  await card(page, 'North wall').getByRole('link', { name: 'Trace it as a plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your Showroom ID' });
  await dialog.getByRole('textbox', { name: 'Showroom ID' }).fill('OAKRIDGE');
  await dialog.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/visualize\/design\?empty=1&trace=\d+$/);
  await expect(page.locator('image[data-trace]')).toBeVisible();
});

test('U-18 a stored photo does not reveal where and by whom it was taken', {
  tag: '@once',
}, async ({ page }) => {
  await beMember(page);
  await upload(page, await photoFile());
  await expect(card(page, 'North wall')).toBeVisible();
  const headers = { authorization: `Bearer ${await token(page)}` };
  const list = await page.request.get('/api/visualization/pictures', { headers });
  const [{ id }] = (await list.json()).data;
  for (const size of ['full', 'small']) {
    const address = `/api/visualization/pictures/${id}/file?size=${size}`;
    const body = await (await page.request.get(address, { headers })).body();
    const { exif, orientation, width, height } = await sharp(body).metadata();
    expect([exif, orientation, height / width]).toEqual([undefined, undefined, 1.5]);
    expect(body.toString('latin1')).not.toContain('Rosa');
    expect((await page.request.get(address)).status()).toBe(401);
  }
});

test('VIS-02 CAT-15 G-40 a picture that breaks the rule is refused with a reason, and nothing is lost', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await beMember(page);
  await upload(page, await photoFile());
  await expect(card(page, 'North wall')).toBeVisible();
  const small = await sharp({
    create: { width: 199, height: 150, channels: 3, background: '#888' },
  })
    .png()
    .toBuffer();
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(300)]);
  await upload(
    page,
    { name: 'small.png', mimeType: 'image/png', buffer: small },
    { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear Ana,') },
    { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20 * 1024 * 1024 + 1) },
    await planFile('Good plan.svg'),
  );
  const row = (name: string) => underWay(page).getByRole('listitem').filter({ hasText: name });
  await expect(row('small.png')).toContainText('must be Minimum 200 X 150 pixels.');
  await expect(row('IMG_1.heic')).toContainText('Most Compatible');
  await expect(row('letter.png')).toContainText(
    'must be a JPG, SVG, JPEG, PNG, BMP, GIF or WebP image.',
  );
  await expect(row('large.jpg')).toContainText('The limit is 20 MB.');
  await expect(card(page, 'Good plan')).toBeVisible();
  await expect(card(page, 'North wall')).toBeVisible();
  await expectAccessible(page);

  // None of these would work on a second try.
  await expect(underWay(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  for (const name of ['small.png', 'IMG_1.heic', 'letter.png', 'large.jpg']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
  }
  await expect(underWay(page)).toBeHidden();
  await page.reload();
  await expect(section(page).getByRole('article')).toHaveCount(2);
});

test('G-40 an upload without an answer can be retried, and a running one canceled', {
  tag: '@once',
}, async ({ page, context, complaints }) => {
  await beMember(page);
  const calls = '**/api/visualization/pictures';
  await context.route(calls, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await upload(page, await photoFile());
  const failed = underWay(page).getByRole('alert');
  await expect(failed).toContainText('No response.');
  await context.unroute(calls);
  await underWay(page).getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'North wall')).toBeVisible();

  // Held until it is canceled.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(calls, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await held;
    await route.abort();
  });
  await upload(page, await photoFile('Second.jpg'));
  await expect(
    underWay(page).getByRole('progressbar', { name: 'Uploading Second.jpg' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Second.jpg' }).click();
  await expect(underWay(page)).toBeHidden();
  release();
  await page.reload();
  await expect(section(page).getByRole('article')).toHaveCount(1);
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((text) => !/net::ERR_FAILED/.test(text)),
  );
});

test('G-40 a picture is renamed and permanently deleted by keyboard: its URL then answers 404', {
  tag: '@once',
}, async ({ page, expectAccessible }) => {
  await beMember(page);
  await upload(page, await photoFile());
  const more = page.getByRole('button', { name: 'More for North wall', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
  await expect(section(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Kitchen');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Kitchen')).toBeVisible();

  const headers = { authorization: `Bearer ${await token(page)}` };
  const list = await page.request.get('/api/visualization/pictures', { headers });
  const [{ id, name }] = (await list.json()).data;
  expect(name).toBe('Kitchen');
  const address = `/api/visualization/pictures/${id}/file`;
  expect((await page.request.get(address, { headers })).status()).toBe(200);

  await act(page, 'Kitchen', 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete this picture?' });
  await expectAccessible(page, '[role=alertdialog]');
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Kitchen')).toBeVisible();
  await act(page, 'Kitchen', 'Delete');
  await dialog.getByRole('button', { name: 'Delete permanently' }).press('Enter');
  await expect(card(page, 'Kitchen')).toBeHidden();
  await expect(section(page).getByRole('heading', { name: 'Your pictures' })).toBeFocused();
  expect((await page.request.get(address, { headers })).status()).toBe(404);
  await page.reload();
  await expect(section(page).getByText('Add your first picture')).toBeVisible();
});

test(
  'VIS-02 pictures dropped onto the box are saved, and a guest is asked to sign in and comes back',
  {
    tag: '@once',
  },
  async ({ page }, testInfo) => {
    await open(page, '/visualize?room=kitchen');
    const link = section(page).getByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent('/visualize?room=kitchen#pictures')}`,
    );
    await beMember(page);
    const path = testInfo.outputPath('Dropped.jpg');
    await writeFile(path, (await photoFile()).buffer);
    const box = section(page).locator('input[type=file]');
    await box.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await box.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const browser = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browser.send('Input.dispatchDragEvent', {
        type,
        x: x + width / 2,
        y: y + height / 2,
        data: { items: [], files: [path], dragOperationsMask: 1 },
      });
    }
    await expect(card(page, 'Dropped').getByRole('img')).toBeVisible();
  },
);

test('G-40 a list that fails to load can be retried', { tag: '@once' }, async ({
  page,
  context,
  complaints,
}) => {
  await beMember(page);
  const calls = '**/api/visualization/pictures';
  await context.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }));
  await page.reload();
  await expect(section(page).getByText('Your pictures could not be loaded')).toBeVisible();
  complaints.length = 0;
  await context.unroute(calls);
  await section(page).getByRole('button', { name: 'Try again' }).click();
  await expect(section(page).getByText('Add your first picture')).toBeVisible();
});
