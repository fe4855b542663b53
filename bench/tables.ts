// npm run bench:tables [-- --times=7]
// How long a table of the areas for work takes in a browser that has nothing cached, from the address to its painted rows,
// next to the frame of its page. Prints a table and writes it to docs/performance.md.
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { DEMO_PASSWORD } from '../db/demo/people/people.ts';
import { readTimes, withShop } from './pages/shop-to-measure.ts';
import { describeMachine } from './results.ts';
import { writeBetween } from './write-between.ts';

/** Milliseconds to the painted rows, at most. */
const ASKED = 1_000;

const TABLES = [
  { title: "a vendor's products", path: '/vendor/products', email: 'vendor@example.com' },
  { title: "a pro's orders", path: '/pro/orders', email: 'pro@example.com' },
  { title: "a pro's movements of money", path: '/pro/money', email: 'pro@example.com' },
] as const;
const WIDTHS = [1440, 390] as const;

/** Notes when the table's rows have been painted: two frames after they are in the document. */
const WATCH = `
  new MutationObserver((_, watching) => {
    const count = document.querySelectorAll('main tbody tr').length;
    if (count < 10) return;
    watching.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      window.painted = { at: performance.now(), count };
    }));
  }).observe(document, { childList: true, subtree: true });
`;

type Watched = Window & { readonly painted?: { readonly at: number; readonly count: number } };

interface Painted {
  /** First contentful paint. */
  readonly frame: number;
  readonly rows: number;
  readonly count: number;
}

const times = readTimes(7);
await withShop(async ({ origin, executablePath }) => {
  const browser = await chromium.launch({ executablePath });
  try {
    const lines: string[][] = [];
    for (const { title, path, email } of TABLES) {
      const token = await signIn(origin, email);
      for (const width of WIDTHS) {
        const seen: Painted[] = [];
        for (let time = 0; time < times; time += 1)
          seen.push(await visit(browser, { address: origin + path, token, width }));
        lines.push([
          title,
          String(width),
          String(Math.min(...seen.map(({ count }) => count))),
          toMs(median(seen.map(({ frame }) => frame))),
          toMs(median(seen.map(({ rows }) => rows))),
          toMs(Math.max(...seen.map(({ rows }) => rows))),
        ]);
      }
    }
    const heads = ['table', 'px wide', 'rows', 'frame', 'rows painted', 'slowest'];
    const asked = ['asked: at most', '', '', '', toMs(ASKED), ''];
    const cells = [heads, heads.map(() => '---'), ...lines, asked];
    const table = `${describeMachine()}; small demo world, nothing cached, the median of ${times} visits.

${cells.map((line) => `| ${line.join(' | ')} |`).join('\n')}
`;
    console.log(table);
    await writeBetween('tables', table);
  } finally {
    await browser.close();
  }
});

async function signIn(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/business/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, remember_me: false }),
  });
  if (!response.ok) throw new Error(`${email} was refused: ${response.status}`);
  return (await response.json()).token;
}

async function visit(
  browser: Browser,
  of: { readonly address: string; readonly token: string; readonly width: number },
): Promise<Painted> {
  const context = await browser.newContext({ viewport: { width: of.width, height: 900 } });
  try {
    await holdToken(context, of);
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await page.goto(of.address);
    const found = await page.waitForFunction(() => (window as Watched).painted ?? null);
    const { at, count } = (await found.jsonValue()) ?? { at: Number.NaN, count: 0 };
    const frame = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return { frame, rows: at, count };
  } finally {
    await context.close();
  }
}

/** Signed in before the first page is opened. */
async function holdToken(context: BrowserContext, { token }: { readonly token: string }) {
  await context.addInitScript(
    ([key, value]) => {
      if (key !== undefined && value !== undefined) localStorage.setItem(key, value);
    },
    [STORAGE_KEYS.authToken, token],
  );
}

function median(found: readonly number[]): number {
  const sorted = found.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function toMs(time: number): string {
  return `${time.toFixed(0)} ms`;
}
