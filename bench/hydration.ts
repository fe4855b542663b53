// npm run bench:hydration [-- --times=7]
// Processor time of the scripts of four pages until they respond, next to a page of the same elements that React alone
// hydrates. Each round measures both, so that the ratio holds on a busy machine, too. Prints a table and writes it to
// docs/performance.md.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { PATHS } from '@wevisu/site/paths.ts';
import { ensureChromium } from '../scripts/setup/chromium.mjs';
import { freePort, makeDataDir, removeData, root, startProgram } from '../scripts/start/program.ts';
import { toBarePage } from './pages/bare-page.ts';
import { measureScripts, type ScriptTime } from './pages/script-time.ts';
import { keepCart, openShop, type Shop } from './pages/shop.ts';
import { describeMachine } from './results.ts';
import { writeBetween } from './write-between.ts';

/** Times that of the bare page, at most. */
const ASKED = 2;
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const BARE = '/bare-page';
const BARE_SCRIPT = '/bare-page.js';

interface Row {
  readonly title: string;
  readonly ours: readonly ScriptTime[];
  readonly bare: readonly ScriptTime[];
}

const { values } = parseArgs({ options: { times: { type: 'string', default: '7' } } });
const times = Number(values.times);
if (!Number.isSafeInteger(times) || times < 1) throw new Error('--times takes a whole number');

execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
const executablePath = await ensureChromium();
if (!executablePath) throw new Error('There is no Chromium: set CHROMIUM_PATH.');
const dataDir = makeDataDir();
const program = await startProgram({
  dataDir,
  env: { DEMO_DATA: 'small', LOG_LEVEL: 'warn' },
  port: await freePort(),
  showErrors: true,
});
const browser = await chromium.launch({ executablePath });
try {
  await program.serving();
  const shop = await openShop(program.origin);
  const rows = [
    await measure(browser, { title: 'home', path: PATHS.home }),
    await measure(browser, { title: 'category', path: shop.categoryPath }),
    await measure(browser, { title: 'product', path: shop.productPath }),
    await measure(browser, { title: 'cart, with a product in it', path: PATHS.cart, shop }),
  ];
  const table = toTable(rows);
  console.log(table);
  await writeBetween('hydration', table);
} finally {
  await browser.close();
  program.signal('SIGTERM');
  await program.ended;
  removeData(dataDir);
}

interface Measured {
  readonly title: string;
  readonly path: string;
  /** The page of a guest with a cart. */
  readonly shop?: Shop;
}

async function measure(on: Browser, { title, path, shop }: Measured): Promise<Row> {
  const [ours, bare]: [ScriptTime[], ScriptTime[]] = [[], []];
  const address = program.origin + path;
  const copy = await withContext(on, shop, async (context) => {
    const page = await context.newPage();
    // Elements that the browser adds, such as the lines of a cart, are part of the page.
    await page.goto(address, { waitUntil: 'networkidle' });
    const markup = shop ? await page.content() : await (await fetch(address)).text();
    return toBarePage(page, markup, BARE_SCRIPT);
  });
  for (let time = 0; time < times; time += 1) {
    ours.push(await withContext(on, shop, (context) => measureScripts(on, context, address)));
    bare.push(
      await withContext(on, undefined, async (context) => {
        await context.route(`**${BARE}`, (route) =>
          route.fulfill({ body: copy.html, contentType: 'text/html' }),
        );
        await context.route(`**${BARE_SCRIPT}`, (route) =>
          route.fulfill({ body: copy.script, contentType: 'text/javascript' }),
        );
        return measureScripts(on, context, program.origin + BARE);
      }),
    );
  }
  return { title, ours, bare };
}

/** A browser with nothing cached. */
async function withContext<T>(
  on: Browser,
  shop: Shop | undefined,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await on.newContext(PHONE);
  // A fresh world still has to make its pictures.
  await context.route('**/media/**', (route) =>
    route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' }),
  );
  try {
    if (shop) await keepCart(context, program.origin, shop);
    return await use(context);
  } finally {
    await context.close();
  }
}

function toTable(rows: readonly Row[]): string {
  const lines = rows.map(({ title, ours, bare }) => {
    const [own, floor] = [ours, bare].map((runs) => least(runs.map(({ scripts }) => scripts)));
    return [
      title,
      toMs(own),
      toMs(floor),
      ((own ?? Number.NaN) / (floor ?? Number.NaN)).toFixed(1),
      toMs(least(ours.map(({ longestTask }) => longestTask))),
    ];
  });
  const heads = ['page', 'its scripts', 'bare React', 'ratio', 'longest task of scripts'];
  const asked = ['asked: at most', '', '', String(ASKED), '12 ms'];
  return `${describeMachine()}; processor time at full speed, the lowest of ${times} rounds.

${[heads, heads.map(() => '---'), ...lines, asked].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
}

/** Now and then the browser does something of its own in the same thread: that only adds. */
function least(found: readonly number[]): number {
  return Math.min(...found);
}

function toMs(time: number | undefined): string {
  return `${time?.toFixed(0)} ms`;
}
