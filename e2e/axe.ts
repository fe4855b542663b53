// Accessibility problems that axe finds. Its own package for Playwright gives each frame a source of 1.5 MB, twice at every
// look; here a document gets the small one once.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** No rule in use reads style sheets, which axe would otherwise fetch and parse once more. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

interface WithAxe {
  readonly axe?: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
}

async function bringAxe(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => (window as WithAxe).axe !== undefined);
  if (!isThere) await frame.evaluate(SOURCE);
}

/** Looks at the page with its frames, or only at what `within` selects. */
export async function findInaccessible(page: Page, within?: string) {
  for (const frame of page.frames()) {
    // One that has gone meanwhile is not looked at.
    if (frame !== page.mainFrame()) await bringAxe(frame).catch(() => {});
  }
  await bringAxe(page.mainFrame());
  return page.evaluate(
    async ({ within, options }) => {
      const context = within === undefined ? document : { include: [[within]] };
      const results = await (window as WithAxe).axe?.run(context, options);
      if (results === undefined) throw new Error('axe is not there');
      return results.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target, html }) => `${target.join(' ')}: ${html}`),
      }));
    },
    { within, options: OPTIONS },
  );
}
