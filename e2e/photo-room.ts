// A photo of a room with known dimensions, and what a homeowner does with it on the photo page.

import type { Locator, Page } from '@playwright/test';
import { spotOf } from '@wevisu/photo/camera/camera.ts';
import type { Spot } from '@wevisu/photo/picture.ts';
import { oldFloor } from '@wevisu/photo/test-floors.ts';
import { castRoom, expose, exposureOf, lightingOf } from '@wevisu/photo/test-raycast.ts';
import { cornersOf, roomOf, seenRectangle } from '@wevisu/photo/test-rooms.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import sharp from 'sharp';
import { expect } from './room-editor.ts';

const SEED = 3;
const [WIDTH, HEIGHT] = [1200, 800];
const SQFT_PER_SQUARE_METER = 1 / 0.09290304;

export interface RoomPhoto {
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
  /** The same with what its camera wrote about its lens. */
  readonly withLens: RoomPhoto['file'];
  /** Corners of a rectangle on its floor, in pixels. */
  readonly corners: readonly Spot[];
  /** The length of its first side, and of the next, as people write them. */
  readonly side: string;
  readonly next: string;
  readonly sqft: number;
}

let drawn: Promise<RoomPhoto> | null = null;

/** Ray traced once for all journeys of a file. */
export function roomPhoto(): Promise<RoomPhoto> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<RoomPhoto> {
  const small = roomOf(SEED, WIDTH / 5, HEIGHT / 5);
  const [cast] = castRoom(small, lightingOf(small), [{ floor: oldFloor(SEED) }]);
  if (!cast) throw new Error('nothing was drawn');
  const { picture } = expose(cast, exposureOf(cast), SEED);
  const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
  const buffer = await sharp(Buffer.from(picture.data), { raw })
    .resize(WIDTH, HEIGHT)
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
  const room = roomOf(SEED, WIDTH, HEIGHT);
  const box = seenRectangle(room);
  const [along, across] = [box[2] - box[0], box[3] - box[1]];
  const film = (43.27 * room.camera.focalPx) / Math.hypot(WIDTH, HEIGHT);
  const withLens = await sharp(buffer)
    .withExif({ IFD2: { FocalLengthIn35mmFilm: `${Math.round(film)}` } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return {
    withLens: { name: 'from the camera.jpg', mimeType: 'image/jpeg', buffer: withLens },
    file: { name: 'living room.jpg', mimeType: 'image/jpeg', buffer },
    corners: cornersOf(box).map((corner) => spotOf(room.camera, corner) ?? [0, 0]),
    side: formatFeetInches(along * 10_000),
    next: formatFeetInches(across * 10_000),
    sqft: along * across * SQFT_PER_SQUARE_METER,
  };
}

export const stage = (page: Page) => page.locator('[data-stage]');
export const steps = (page: Page) => page.getByRole('complementary', { name: 'Steps' });
export const corner = (page: Page, n: number) =>
  page.getByRole('button', { name: new RegExp(`^Corner ${n},`) });

export async function choosePhoto(page: Page, file: RoomPhoto['file']): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(file);
}

/** Where a point of the photo is on the screen. */
export async function onScreen(page: Page, [x, y]: Spot): Promise<Spot> {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('there is no photo');
  return [box.x + (x / WIDTH) * box.width, box.y + (y / HEIGHT) * box.height];
}

/** Drags a mark from one point of the screen to another, and presses one. */
export interface Pointing {
  drag(from: Spot, to: Spot): Promise<void>;
  press(at: Spot): Promise<void>;
}

export function mouse(page: Page): Pointing {
  return {
    async drag(from, to) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
      await page.mouse.move(...to);
      await page.mouse.up();
    },
    press: (at) => page.mouse.click(...at),
  };
}

export async function finger(page: Page): Promise<Pointing> {
  const fingers = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Spot | null) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    });
  return {
    async drag(from, to) {
      await send('touchStart', from);
      await send('touchMove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
      await send('touchMove', to);
      await send('touchEnd', null);
    },
    async press(at) {
      await send('touchStart', at);
      await send('touchEnd', null);
    },
  };
}

async function middleOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Drags the four corners onto the rectangle. */
export async function dragCorners(
  page: Page,
  corners: readonly Spot[],
  pointing: Pointing,
): Promise<void> {
  for (const [n, spot] of corners.entries()) {
    const handle = corner(page, n + 1);
    await pointing.drag(await middleOf(handle), await onScreen(page, spot));
    await expectNear(handle, spot);
  }
}

/** A mark is where it was put, within a finger's accuracy on a small screen. */
async function expectNear(handle: Locator, [x, y]: Spot): Promise<void> {
  await expect(async () => {
    const [left, top] = await placeOf(handle);
    expect(Math.hypot(left - x, top - y)).toBeLessThan(8);
  }).toPass({ timeout: 10_000 });
}

async function placeOf(handle: Locator): Promise<Spot> {
  const label = (await handle.getAttribute('aria-label')) ?? '';
  const [left = Number.NaN, top = Number.NaN] = [...label.matchAll(/(\d+) from/g)].map(([, px]) =>
    Number(px),
  );
  return [left, top];
}

/** Moves a focused mark to its place with the arrow keys. */
export async function nudge(page: Page, handle: Locator, to: Spot): Promise<void> {
  const [x, y] = await placeOf(handle);
  for (const [by, back, forth] of [
    [to[0] - x, 'ArrowLeft', 'ArrowRight'],
    [to[1] - y, 'ArrowUp', 'ArrowDown'],
  ] as const) {
    const key = by < 0 ? back : forth;
    const far = Math.floor(Math.abs(by) / 24);
    for (let n = 0; n < far; n++) await page.keyboard.press(`Shift+${key}`);
    const near = Math.round((Math.abs(by) - far * 24) / 2);
    for (let n = 0; n < near; n++) await page.keyboard.press(key);
  }
}

/** Uses the first product that can be bought, and waits for the full picture. */
export async function layFirst(
  page: Page,
  press: (target: Locator) => Promise<void>,
): Promise<string> {
  const card = steps(page)
    .getByRole('listitem')
    .filter({ hasNotText: 'Out of stock' })
    .getByRole('button', { name: /^Use / })
    .first();
  const name = ((await card.getAttribute('aria-label')) ?? '').replace(/^Use |, [^,]*$/g, '');
  await press(card);
  await expect(page.locator('[data-laid="full"]')).toBeVisible();
  return name;
}

/** The result: square feet, their uncertainty, and boxes. */
export async function readResult(page: Page) {
  const total = steps(page).getByRole('region', { name: 'Total' });
  await expect(total).toContainText('$');
  const text = (await total.textContent()) ?? '';
  const [, sqft, off] = /about ([\d,]+) sq ft, give or take (\d+)/.exec(text) ?? [];
  const add = steps(page).getByRole('button', { name: /^Add .* to cart$/ });
  const words = /^Add (\d+) (\w+) to cart$/.exec((await add.textContent()) ?? '');
  return {
    sqft: Number(sqft?.replace(',', '')),
    off: Number(off),
    units: Number(words?.[1]),
    unit: words?.[2] ?? '',
    add,
  };
}
