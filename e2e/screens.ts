// `npm run screens`: a contact sheet of each page at 390, 820 and 1440 px, and at 1440 in the dark, as WebP in
// docs/screens/pages. Names on the command line choose pages; ORIGIN=http://… uses a running shop.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page, request } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from '../scripts/setup/chromium.mjs';
import { root } from '../scripts/start/program.ts';
import { openShop } from './open-shop.ts';
import { ACCOUNT_PAGES, listPublicPages, type SitePage, seeWholePage } from './site-pages.ts';

interface View {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** Width of its picture on the sheet. */
  readonly shown: number;
}

const VIEWS: readonly View[] = [
  { width: 390, scheme: 'light', shown: 220 },
  { width: 820, scheme: 'light', shown: 360 },
  { width: 1440, scheme: 'light', shown: 560 },
  { width: 1440, scheme: 'dark', shown: 560 },
];
const GAP = 16;
/** Max height of a sheet: below it is more of the same. */
const MAX_HEIGHT = 2_400;
const FOLDER = join(root, 'docs/screens/pages');

const wanted = new Set(process.argv.slice(2));
const isWanted = ({ name }: SitePage) => wanted.size === 0 || wanted.has(name);

const shop = await openShop('full');
try {
  await mkdir(FOLDER, { recursive: true });
  const api = await request.newContext({ baseURL: shop.origin });
  const publicPages = (await listPublicPages(api)).filter(isWanted);
  const accountPages = ACCOUNT_PAGES.filter(isWanted);
  const executablePath = (await ensureChromium()) ?? '';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const sheets = new Map<string, Buffer[]>();
  for (const view of VIEWS) {
    await shoot(browser, { view, pages: publicPages, isSignedIn: false, sheets });
    await shoot(browser, { view, pages: accountPages, isSignedIn: true, sheets });
  }
  await browser.close();
  for (const [name, pictures] of sheets) await writeSheet(join(FOLDER, `${name}.webp`), pictures);
  console.log(`${sheets.size} pages in ${FOLDER}`);
} finally {
  await shop.close();
}

interface Shoot {
  readonly view: View;
  readonly pages: readonly SitePage[];
  readonly isSignedIn: boolean;
  readonly sheets: Map<string, Buffer[]>;
}

async function shoot(browser: Browser, { view, pages, isSignedIn, sheets }: Shoot): Promise<void> {
  if (pages.length === 0) return;
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width: view.width, height: view.width < 500 ? 844 : 900 },
    colorScheme: view.scheme,
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'wev_cookie_note', value: '1', url: shop.origin }]);
  // Pictures are baked on first request, possibly on a busy machine.
  context.setDefaultNavigationTimeout(180_000);
  const page = await context.newPage();
  if (isSignedIn) {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.getByRole('textbox', { name: 'Showroom ID' }).fill('OAKRIDGE');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL(/contractor\/all/);
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    await main.getByLabel('Email Address').fill('homeowner@example.com');
    await main.getByRole('textbox', { name: 'Password' }).fill('Remodel-2026');
    await main.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
  }
  for (const { name, path } of pages) {
    await page.goto(path);
    await seeWholePage(page);
    await seePictures(page, name);
    const whole = await page.screenshot({ fullPage: true });
    const small = await sharp(whole, { limitInputPixels: false })
      .resize(view.shown)
      .png()
      .toBuffer();
    sheets.set(name, [...(sheets.get(name) ?? []), small]);
  }
  await context.close();
}

/** Waits for pictures that are baked for the first time; those off screen in a row are not requested. */
async function seePictures(page: Page, name: string): Promise<void> {
  const areThere = () =>
    [...document.images].every(
      (image) =>
        (image.complete && image.naturalWidth > 0) ||
        image.getBoundingClientRect().left >= innerWidth,
    );
  await page
    .waitForFunction(areThere, undefined, { timeout: 60_000 })
    .catch(() => console.error(`${name}: not every picture came`));
}

/** The views of one page side by side. */
async function writeSheet(path: string, pictures: readonly Buffer[]): Promise<void> {
  let left = GAP;
  let height = 0;
  const layers = [];
  for (const picture of pictures) {
    const size = await sharp(picture).metadata();
    const shown = Math.min(size.height, MAX_HEIGHT);
    const input = await sharp(picture)
      .extract({ left: 0, top: 0, width: size.width, height: shown })
      .toBuffer();
    layers.push({ input, left, top: GAP });
    left += size.width + GAP;
    height = Math.max(height, shown);
  }
  await sharp({
    create: { width: left, height: height + 2 * GAP, channels: 3, background: '#8b877c' },
  })
    .composite(layers)
    .webp({ quality: 68 })
    .toFile(path);
}
