// What the 3D view costs, measured in a browser with software WebGL: bytes of code and textures, draw
// calls, script of a drag, and how a template opens. Times are of the machine as it is; counts are not.
// The figures go into docs/performance.md.
//   npm run bench:viewer
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { indexProducts } from '../db/demo/rooms/author/product-index.ts';
import { listTemplates } from '../db/demo/rooms/author/templates.ts';
import { twelveRoomHouse } from '../e2e/rooms/twelve-room-house.ts';
import type { RoomShot } from '../scripts/media/room/room-page.ts';
import { serveRoomPage } from '../scripts/media/serve-room-page.ts';
import { describeMachine } from './results.ts';
import { viewerCode } from './viewer-code.ts';
import { writeBetween } from './write-between.ts';

interface RoomWindow {
  showRoom(shot: RoomShot): Promise<unknown>;
  roomView(): RoomView;
  closeRoom(): unknown;
}

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const TEMPLATE = 'kitchen-l-island-14x16-modern';
const MOVES = 25;

function shotOf(scene: unknown): RoomShot {
  return {
    scene,
    width: 960,
    height: 640,
    light: 'day',
    mode: 'orbit',
    eye: null,
    along: null,
    frames: 3,
    patchPixels: 1024,
  };
}

const rows: string[] = [];

function say(name: string, figure: string, asked: string): void {
  rows.push(`| ${name} | ${figure} | ${asked} |`);
  console.log(`${name.padEnd(66)} ${figure.padStart(36)}   asked: ${asked}`);
}

async function show(page: Page, scene: unknown, change: Partial<RoomShot> = {}) {
  await page.evaluate((shot) => (window as unknown as RoomWindow).showRoom(shot), {
    ...shotOf(scene),
    ...change,
  });
  return page.evaluate(() => (window as unknown as RoomWindow).roomView().stats());
}

function mb(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** A room of 300 objects, one of which is dragged: milliseconds of script per move. */
async function dragOf(page: Page, kitchen: { nodes: Record<string, unknown> }): Promise<number> {
  const nodes = { ...kitchen.nodes };
  for (let n = 0; n < 290; n++) {
    const position = [5_000 + (n % 20) * 1_500, 5_000 + Math.floor(n / 20) * 1_500];
    nodes[`crowd${n}`] = { type: 'item', levelId: 'l1', kind: 'wall-shelf', params: {}, position };
  }
  await show(page, { ...kitchen, nodes });
  const times = await page.evaluate(async (moves) => {
    const view = (window as unknown as RoomWindow).roomView();
    const found: number[] = [];
    for (let n = 0; n < moves; n++) {
      const started = performance.now();
      view.onPlane(300 + n, 300, 0);
      view.preview('crowd7', 10_000 + n * 50, 12_000, n * 10);
      found.push(performance.now() - started);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return found;
  }, MOVES);
  return times.sort((a, b) => a - b)[MOVES >> 1] ?? 0;
}

/** Milliseconds from passing the view a template to its first frame, to everything built, and to idle. */
function openingOf(page: Page, document: SceneDocument) {
  return page.evaluate(async (scene) => {
    const view = (window as unknown as RoomWindow).roomView();
    const before = view.stats().frames;
    const started = performance.now();
    view.setDocument(scene);
    const script = performance.now() - started;
    let first = 0;
    let built = 0;
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const { frames, isBuilt } = view.stats();
      const now = performance.now() - started;
      if (first === 0 && frames > before) first = now;
      if (isBuilt) {
        built = now;
        break;
      }
    }
    await view.settled();
    return { script, first, built, settled: performance.now() - started };
  }, document);
}

/**
 * CPU time per frame in milliseconds without a graphics card: at rest, and while moving. The view must be live.
 */
async function frameCostOf(
  page: Page,
  browser: Browser,
): Promise<{ stands: number; moves: number }> {
  const session = await browser.newBrowserCDPSession();
  const drawn = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const gpu = processInfo.find(({ type }) => type === 'GPU')?.cpuTime ?? 0;
    const { frames } = await page.evaluate(() =>
      (window as unknown as RoomWindow).roomView().stats(),
    );
    return { gpu, frames };
  };
  const costOf = async (moves: number) => {
    const before = await drawn();
    await page.evaluate(async (count) => {
      const view = (window as unknown as RoomWindow).roomView();
      view.invalidate();
      for (let n = 0; n < count; n++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        view.invalidate();
      }
      if (count === 0) await view.settled();
    }, moves);
    const after = await drawn();
    return (1000 * (after.gpu - before.gpu)) / (after.frames - before.frames);
  };
  const stands = await costOf(0);
  const moves = await costOf(MOVES);
  await session.detach();
  return { stands, moves };
}

/** Load average of the last minute: other work, which makes every time worse. */
const [load = 0] = loadavg();
const code = await viewerCode();
const inWords = (bytes: number) => bytes.toLocaleString('en-US');
say(
  'code of view and worker, brotli',
  `${inWords(code.view)} + ${inWords(code.worker)} = ${inWords(code.view + code.worker)} bytes`,
  '350 KB',
);
const served = await serveRoomPage();
const browser = await chromium.launch({
  ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
});
const page = await browser.newPage({ viewport: { width: 960, height: 640 } });
page.setDefaultTimeout(0);
await page.goto(served.origin);
await page.waitForFunction(() => 'showRoom' in window);

const kitchen = JSON.parse(
  readFileSync(new URL('../e2e/rooms/kitchen.json', import.meta.url), 'utf8'),
);
const template = listTemplates(indexProducts()).find(({ id }) => id === TEMPLATE)?.document;
if (!template) throw new Error(`there is no template ${TEMPLATE}`);

const furnished = await show(page, template);
say('draw calls of a furnished kitchen', `${furnished.calls}`, '120');
say(
  'its textures at 960 x 640, with mipmaps, shadow maps and targets',
  mb(furnished.textureBytes),
  '96 MB',
);
const house = await show(page, twelveRoomHouse());
say('draw calls of a house of twelve rooms', `${house.calls}`, '300');
say('textures of the house', mb(house.textureBytes), '96 MB');
const idle = (await page.evaluate(() => (window as unknown as RoomWindow).roomView().stats()))
  .frames;
await page.waitForTimeout(5_000);
const later = (await page.evaluate(() => (window as unknown as RoomWindow).roomView().stats()))
  .frames;
say('frames drawn in 5 s of rest', `${later - idle}`, '0');
const opened = await openingOf(page, template);
say('template, warm: script on the page', `${opened.script.toFixed(0)} ms`, '');
say('template, warm: first frame', `${opened.first.toFixed(0)} ms`, '2,000 ms');
say('template, warm: everything built and drawn', `${opened.built.toFixed(0)} ms`, '2,000 ms');
say('template, warm: three frames of light', `${opened.settled.toFixed(0)} ms`, '');
say('script of a move in a room of 300', `${(await dragOf(page, kitchen)).toFixed(2)} ms`, '4 ms');
await page.evaluate(() => (window as unknown as RoomWindow).closeRoom());
await show(page, template, { isLive: true, mode: 'walk', frames: 16 });
const cost = await frameCostOf(page, browser);
say('a frame without a graphics card, processor time', `${cost.stands.toFixed(0)} ms`, '');
say('the same while one moves', `${cost.moves.toFixed(0)} ms`, '');
await browser.close();
await served.close();
await writeBetween(
  'viewer',
  `${describeMachine()}; software WebGL; load of the machine before: ${load.toFixed(1)}.

| what | measured | asked: at most |
| --- | --- | --- |
${rows.join('\n')}
`,
);
