// Firefox through WebDriver BiDi, which it speaks by itself: no geckodriver.
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { type Browser, type BrowserWindow, PAGE } from './browser-window.ts';

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const findFirefox = () => PLACES.find((path) => path && existsSync(path));

export const firefox: Browser = {
  name: 'firefox',
  missing: () =>
    findFirefox()
      ? null
      : 'Firefox is not installed. Debian: apt install firefox-esr. Elsewhere: FIREFOX_PATH names it.',
  start,
};

async function start(display: string | null): Promise<BrowserWindow> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    // Without a window it has no 3D.
    headless: false,
    defaultViewport: PAGE,
    env: { ...process.env, ...(display ? { DISPLAY: display } : {}) },
    // 3D by software is refused unless asked for.
    extraPrefsFirefox: { 'webgl.force-enabled': true },
  });
  const page = await browser.newPage();
  let errors: string[] = [];
  page.on('pageerror', (error) =>
    errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url, { timeout: 120_000 })),
    run: <A extends readonly unknown[], R>(code: (...args: A) => R, ...args: A) =>
      page.evaluate(code as unknown as (...args: unknown[]) => R, ...args) as Promise<R>,
    press: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    async takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
