// npm run bench:hydration [-- --times=7]
// Processor time of the scripts of four pages until they respond, next to a page of the same elements that React alone
// hydrates. Each round measures both, so that the ratio holds on a busy machine, too. Prints a table and writes it to
// docs/performance.md.
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { PATHS } from '@wevisu/site/paths.ts';
import { toBarePage } from './pages/bare-page.ts';
import { measureScripts, type ScriptTime } from './pages/script-time.ts';
import { keepCart, type Shop } from './pages/shop.ts';
import { readTimes, withShop } from './pages/shop-to-measure.ts';
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

const times = readTimes(7);
await withShop(async ({ origin, shop, executablePath }) => {
  const browser = await chromium.launch({ executablePath });
  try {
    const pages = [
      { title: 'home', path: PATHS.home },
      { title: 'category', path: shop.categoryPath },
      { title: 'product', path: shop.productPath },
      { title: 'cart, with a product in it', path: PATHS.cart, shop },
    ];
    const rows: Row[] = [];
    for (const page of pages) rows.push(await measure(browser, { ...page, origin }));
    const table = toTable(rows);
    console.log(table);
    await writeBetween('hydration', table);
  } finally {
    await browser.close();
  }
});

interface Visit {
  readonly origin: string;
  /** Of a guest with a cart. */
  readonly shop?: Shop;
}

interface Measured extends Visit {
  readonly title: string;
  readonly path: string;
}

async function measure(on: Browser, { title, path, ...visit }: Measured): Promise<Row> {
  const [ours, bare]: [ScriptTime[], ScriptTime[]] = [[], []];
  const { origin, shop } = visit;
  const address = origin + path;
  const copy = await withContext(on, visit, async (context) => {
    const page = await context.newPage();
    // Elements that the browser adds, such as the lines of a cart, are part of the page.
    await page.goto(address, { waitUntil: 'networkidle' });
    const markup = shop ? await page.content() : await (await fetch(address)).text();
    return toBarePage(page, markup, BARE_SCRIPT);
  });
  for (let time = 0; time < times; time += 1) {
    ours.push(await withContext(on, visit, (context) => measureScripts(on, context, address)));
    bare.push(
      await withContext(on, { origin }, async (context) => {
        await context.route(`**${BARE}`, (route) =>
          route.fulfill({ body: copy.html, contentType: 'text/html' }),
        );
        await context.route(`**${BARE_SCRIPT}`, (route) =>
          route.fulfill({ body: copy.script, contentType: 'text/javascript' }),
        );
        return measureScripts(on, context, origin + BARE);
      }),
    );
  }
  return { title, ours, bare };
}

/** A browser with nothing cached. */
async function withContext<T>(
  on: Browser,
  { origin, shop }: Visit,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await on.newContext(PHONE);
  // A fresh world still has to make its pictures.
  await context.route('**/media/**', (route) =>
    route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' }),
  );
  try {
    if (shop) await keepCart(context, origin, shop);
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
