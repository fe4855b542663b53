// What every journey is written with: `import { expect, test } from './test.ts'`.
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { findInaccessible } from './axe.ts';
import { untilTakenOver } from './people.ts';

interface Fixtures {
  /** What the page has complained of so far; it must be empty at the end. Take out what a journey provokes. */
  readonly complaints: string[];
  /**
   * Fails with what axe finds wrong for people who use the page with their ears or their keyboard.
   * An open dialog hides the page behind it, so that it is looked at by itself: `within` selects it.
   */
  readonly expectAccessible: (page: Page, within?: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  extraHTTPHeaders: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 256);
    await use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
  },
  page: async ({ page }, use) => {
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
      // What fades in has the contrast of the moment: what is wrong has to be wrong still when it stands.
      await expect(async () => {
        await untilStill(page);
        expect(await findInaccessible(page, within), 'accessibility').toEqual([]);
      }).toPass({ timeout: 15_000, intervals: [500, 1_000, 2_000] });
    });
  },
});

/** Every animation that ends has ended. */
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
 * Chromium calls every 4xx reply an error. A call that is refused is the API's answer, which the page has to show; and
 * a journey may well open an address that is none.
 */
function isRefusal(message: ConsoleMessage): boolean {
  if (!/^Failed to load resource: .* 4\d\d /.test(message.text())) return false;
  const { url } = message.location();
  return url === message.page()?.url() || new URL(url).pathname.startsWith('/api/');
}

export { expect };
