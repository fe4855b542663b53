// WebKitGTK, the engine of Safari in a small browser for Linux, through its WebDriver.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { Builder, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/start/program.ts';
import { type Browser, type BrowserWindow, PAGE, type Spot } from './browser-window.ts';
import { leavePage, listenForErrors } from './listen-for-errors.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1);

export const webkit: Browser = {
  name: 'webkit',
  missing: () =>
    existsSync(DRIVER) && findMiniBrowser()
      ? null
      : 'WebKitGTK is not installed; it runs on Linux alone. Debian: apt install webkit2gtk-driver.',
  start,
};

async function start(display: string | null): Promise<BrowserWindow> {
  const port = await freePort();
  const process_ = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, ...(display ? { DISPLAY: display } : {}) },
    stdio: 'ignore',
  });
  const driver = await connect(process_, port);
  await fitWindow(driver);
  let errors: string[] = [];
  /** Each document starts without a listener. */
  const listen = async () => {
    const heard = await driver.executeScript<ReturnType<typeof listenForErrors>>(listenForErrors);
    errors.push(...(heard ?? []));
    return heard !== null;
  };
  const moves = () => driver.actions({ async: true });
  const at = ({ x, y }: Spot, duration = 50) => ({
    ...{ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration },
  });
  const capabilities = await driver.getCapabilities();
  return {
    version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    async open(url) {
      await listen();
      await driver.executeScript(leavePage);
      // This does not wait for the page, so that errors of its first scripts are heard, too.
      await driver.get(url);
      while (!(await listen()));
    },
    async run(code, ...args) {
      await listen();
      return driver.executeScript(code as () => never, ...args);
    },
    press: (spot) => moves().move(at(spot)).press().release().perform(),
    drag: (from, to) => moves().move(at(from)).press().move(at(to, 300)).release().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async takeErrors() {
      await listen();
      const taken = errors;
      errors = [];
      return taken;
    },
    async close() {
      await driver.quit();
      process_.kill();
    },
  };
}

async function connect(process_: ChildProcess, port: number): Promise<WebDriver> {
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  });
  for (let left = 50; ; left -= 1) {
    try {
      return await builder.build();
    } catch (error) {
      if (left === 0 || process_.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The page is smaller than the window, by the browser's own bars. */
async function fitWindow(driver: WebDriver): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ ...PAGE, x: 0, y: 0 });
  const bars = await driver.executeScript<number>(
    (height: number) => height - innerHeight,
    PAGE.height,
  );
  await window.setRect({ width: PAGE.width, height: PAGE.height + bars, x: 0, y: 0 });
}
