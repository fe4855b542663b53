// What the 3D view costs, in counts: draw calls, frames, objects built, memory. No times.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import type { RoomShot } from '../scripts/media/room/room-page.ts';
import { serveRoomPage } from '../scripts/media/serve-room-page.ts';
import { twelveRoomHouse } from './rooms/twelve-room-house.ts';
import { test } from './test.ts';
import { softwareWebgl } from './webgl.ts';

// Memory is counted at a whole pixel to a pixel.
test.use({ ...softwareWebgl, deviceScaleFactor: 1 });

interface RoomWindow {
  showRoom(shot: RoomShot): Promise<unknown>;
  roomView(): RoomView;
  closeRoom(): { geometries: number; textures: number };
}

interface Stats {
  readonly frames: number;
  readonly built: number;
  readonly calls: number;
  readonly textureBytes: number;
  readonly isSlow: boolean;
}

const kitchen = JSON.parse(readFileSync(new URL('rooms/kitchen.json', import.meta.url), 'utf8'));

const shot: RoomShot = {
  scene: kitchen,
  width: 480,
  height: 320,
  light: 'day',
  mode: 'orbit',
  eye: null,
  along: null,
  frames: 3,
  patchPixels: 256,
};

/** A small picture: what is built does not depend on its size, and software renders every pixel. */
const SMALL = { width: 96, height: 64, frames: 1 };

let served: Awaited<ReturnType<typeof serveRoomPage>>;

test.beforeAll(async () => {
  served = await serveRoomPage();
});
test.afterAll(() => served.close());

async function open(page: Page, scene: unknown = kitchen, change = {}): Promise<void> {
  await page.goto(served.origin);
  await page.waitForFunction(() => 'showRoom' in window);
  await show(page, scene, change);
}

function show(page: Page, scene: unknown, change: Partial<RoomShot> = {}): Promise<unknown> {
  return page.evaluate((one) => (window as unknown as RoomWindow).showRoom(one), {
    ...shot,
    scene,
    ...change,
  });
}

function stats(page: Page): Promise<Stats> {
  return page.evaluate(() => (window as unknown as RoomWindow).roomView().stats());
}

/** Frames in a second of smooth animation. */
const FRAMES = 60;

/** Lets the browser show that many frames, in each of which the view may draw. */
function pass(page: Page, frames: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let n = 0; n < count; n++) await new Promise(requestAnimationFrame);
  }, frames);
}

/** How much neighboring pixels differ in the first frame after a move, and a hash of the picture at rest. */
function looksOf(page: Page): Promise<{ edges: number; picture: string }> {
  return page.evaluate(async () => {
    const view = (window as unknown as RoomWindow).roomView();
    const canvas = document.querySelector('canvas');
    const copy = document.createElement('canvas').getContext('2d');
    if (!canvas || !copy) throw new Error('nothing can be drawn here');
    Object.assign(copy.canvas, { width: canvas.width, height: canvas.height });
    view.invalidate();
    // A canvas can be read only within the frame that drew it; the view requested this frame earlier.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
    let edges = 0;
    for (let at = 4; at < data.length; at += 4) {
      edges += Math.abs((data[at] ?? 0) - (data[at - 4] ?? 0));
    }
    await view.settled();
    const picture = (await (await view.picture())?.arrayBuffer()) ?? new ArrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', picture));
    return { edges, picture: Array.from(hash, (byte) => byte.toString(16)).join(' ') };
  });
}

test.describe('the room view', { tag: '@once' }, () => {
  // Software rendering recompiles the shaders each time: five seconds on two idle cores.
  test.setTimeout(480_000);

  test('G-39 a furnished kitchen takes at most 120 draw calls and 96 MB of textures, and nothing is drawn while nothing changes or nobody sees it', async ({
    page,
  }) => {
    await open(page);
    const { calls, textureBytes, frames } = await stats(page);
    expect(calls).toBeGreaterThan(5);
    expect(calls).toBeLessThanOrEqual(120);
    expect(textureBytes).toBeGreaterThan(0);
    expect(textureBytes).toBeLessThanOrEqual(96 * 1024 * 1024);

    await pass(page, FRAMES);
    expect((await stats(page)).frames).toBe(frames);

    const change = async (shows: boolean) => {
      await page.evaluate((isShown) => {
        const canvas = document.querySelector('canvas');
        if (canvas) canvas.style.display = isShown ? '' : 'none';
        (window as unknown as RoomWindow).roomView().setLight(isShown ? 'lamps' : 'evening');
      }, shows);
    };
    await change(false);
    await pass(page, FRAMES);
    expect((await stats(page)).frames).toBe(frames);
    await change(true);
    await expect.poll(async () => (await stats(page)).frames).toBeGreaterThan(frames);
  });

  test('G-39 a house of twelve rooms takes at most 300 draw calls and 96 MB of textures', async ({
    page,
  }) => {
    await open(page, twelveRoomHouse());
    const { calls, textureBytes } = await stats(page);
    expect(calls).toBeGreaterThan(10);
    expect(calls).toBeLessThanOrEqual(300);
    expect(textureBytes).toBeLessThanOrEqual(96 * 1024 * 1024);
  });

  test('G-39 without a graphics card a room is blurred while moving, and sharp at rest', async ({
    page,
  }) => {
    const size = { width: 240, height: 160, frames: 6 };
    await open(page, kitchen, size);
    const whole = await looksOf(page);
    await page.evaluate(() => (window as unknown as RoomWindow).closeRoom());
    await show(page, kitchen, { ...size, isLive: true });
    expect((await stats(page)).isSlow).toBe(true);
    const rough = await looksOf(page);
    expect(rough.edges).toBeLessThan(0.8 * whole.edges);
    expect(rough.picture).toBe(whole.picture);
  });

  test('G-39 dragging one of 300 objects rebuilds nothing', async ({ page }) => {
    const crowd = structuredClone(kitchen);
    for (let n = 0; n < 290; n++) {
      crowd.nodes[`crowd${n}`] = {
        type: 'item',
        levelId: 'l1',
        kind: 'wall-shelf',
        params: {},
        position: [5_000 + (n % 20) * 1_500, 5_000 + Math.floor(n / 20) * 1_500],
      };
    }
    await open(page, crowd, SMALL);
    const before = await stats(page);
    await page.evaluate(async () => {
      const view = (window as unknown as RoomWindow).roomView();
      for (let n = 0; n < 20; n++) {
        view.preview('crowd7', 10_000 + n * 200, 12_000, n * 10);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await view.settled();
    });
    const after = await stats(page);
    expect(after.frames).toBeGreaterThan(before.frames);
    expect(after.built).toBe(before.built);
  });

  test('G-39 opening and leaving the view twenty times leaks nothing', async ({ page }) => {
    const plain = { ...kitchen, nodes: { l1: kitchen.nodes.l1, r1: kitchen.nodes.r1 } };
    await open(page, plain, SMALL);
    const close = () => page.evaluate(() => (window as unknown as RoomWindow).closeRoom());
    const first = await close();
    for (let n = 0; n < 20; n++) {
      await show(page, plain, SMALL);
      expect(await close()).toEqual(first);
    }
    expect(first.geometries).toBe(0);
  });
});
