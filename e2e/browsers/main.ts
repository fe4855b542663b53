// `npm run browsers`: home, list, product, cart, sign-in and editor in Firefox and WebKitGTK. What each page showed last
// is kept as a picture in test-results/browsers. ORIGIN=http://… uses a running shop; names on the command line choose
// browsers and pages.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/start/program.ts';
import { openShop } from '../open-shop.ts';
import type { Browser } from './browser-window.ts';
import { openDisplay } from './display.ts';
import { firefox } from './firefox.ts';
import { createVisitor } from './visitor.ts';
import { WALK } from './walk.ts';
import { webkit } from './webkit.ts';

const BROWSERS = [firefox, webkit];
const PAGES = WALK.map(({ page }) => page);
const FOLDER = join(root, 'test-results/browsers');
const wanted = process.argv.slice(2);
const isWanted = (name: string, among: readonly string[]): boolean =>
  !wanted.some((one) => among.includes(one)) || wanted.includes(name);

/** What can't be tried or does not work. */
const problems: string[] = [];
const browsers = BROWSERS.filter(({ name }) =>
  isWanted(
    name,
    BROWSERS.map((one) => one.name),
  ),
);
for (const { name, missing } of browsers) {
  const why = missing();
  if (why) problems.push(`${name}: ${why}`);
}
const present = browsers.filter(({ missing }) => !missing());
const display = await openDisplay();
if (!display)
  problems.push(
    'There is no screen to put a window on. Debian: apt install xvfb, which plays one.',
  );
if (display && present.length > 0) {
  await mkdir(FOLDER, { recursive: true });
  const shop = await openShop('small');
  try {
    for (const browser of present) await walk(browser, shop.origin, display.name);
  } finally {
    await shop.close();
  }
}
display?.close();
console.log('');
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length === 0) console.log(`Everything works. The pictures are in ${FOLDER}.`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function walk(browser: Browser, origin: string, screen: string | null): Promise<void> {
  const window = await browser.start(screen);
  console.log(`\n${window.version}`);
  const visitor = createVisitor(window, origin);
  try {
    for (const { page, visit } of WALK) {
      if (!isWanted(page, PAGES)) continue;
      const started = Date.now();
      const wrong = await visit(visitor)
        .then(() => visitor.look())
        .then(() => [] as string[])
        .catch((error: Error) => [error.message]);
      wrong.push(...(await window.takeErrors()).map((error) => `error of a script: ${error}`));
      await writeFile(join(FOLDER, `${browser.name}-${page}.png`), await window.screenshot());
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`  ${wrong.length === 0 ? '✓' : '✗'} ${page} (${seconds} s)`);
      for (const one of wrong) console.log(`    ${one}`);
      problems.push(...wrong.map((one) => `${browser.name}, ${page}: ${one}`));
    }
  } finally {
    await window.close();
  }
}
