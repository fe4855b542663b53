// The base of every journey: `import { expect, test } from './test.ts'`.
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { findInaccessible } from './axe.ts';
import { untilTakenOver } from './people.ts';

/** Where the whole proof has a limit, when it comes, in ms of the epoch: see scripts/test.mjs. */
const END_OF_PLAY = Number(process.env.JOURNEYS_UNTIL ?? Number.POSITIVE_INFINITY);

interface Fixtures {
  /** Skips what would begin after the limit. */
  readonly inTime: undefined;
  /** Opens the room editor for the first time in this browser; else its first steps were seen. */
  readonly isNewcomer: boolean;
  /** Console errors so far; must be empty at the end. Remove those that a journey provokes. */
  readonly complaints: string[];
  /**
   * Fails on any accessibility problem that axe finds.
   * An open dialog hides the page behind it, so it is checked separately: `within` selects it.
   */
  readonly expectAccessible: (page: Page, within?: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  inTime: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use, info) => {
      info.skip(Date.now() > END_OF_PLAY, 'out of time');
      await use(undefined);
    },
    { auto: true },
  ],
  isNewcomer: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  extraHTTPHeaders: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 256);
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
  page: async ({ page, isNewcomer }, use) => {
    if (!isNewcomer) await page.addInitScript(hasSeenFirstSteps);
    const { goto, reload } = page;
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      if (options?.waitUntil === undefined) await untilTakenOver(page);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload.call(page, options);
      if (options?.waitUntil === undefined) await untilTakenOver(page);
      return response;
    };
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' || isRefusal(message)) return;
        complaints.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
      await use(complaints);
      expect(complaints, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  expectAccessible: async ({}, use) => {
    await use(async (page, within) => {
      // An element that fades in has low contrast for a moment: a problem must persist once animations end.
      await expect(async () => {
        await untilStill(page);
        expect(await findInaccessible(page, within), 'accessibility').toEqual([]);
      }).toPass({ timeout: 15_000, intervals: [500, 1_000, 2_000] });
    });
  },
});

/** Only in the editor: other pages show what a first visit stores. */
function hasSeenFirstSteps(): void {
  if (location.pathname === '/visualize/design') localStorage.setItem('first_steps', 'shown');
}

/** All finite animations have ended. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * Chromium logs every 4xx reply as an error. A refused call is a valid answer that the page has to show, and a journey
 * may open an address that does not exist.
 */
function isRefusal(message: ConsoleMessage): boolean {
  if (!/^Failed to load resource: .* 4\d\d /.test(message.text())) return false;
  const { url } = message.location();
  return url === message.page()?.url() || new URL(url).pathname.startsWith('/api/');
}

export { expect };
