// Accessibility problems that axe finds.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Checks only the page itself: without this, axe opens a second page for frames of other sites, and there are none. */
export async function findInaccessible(page: Page, within?: string) {
  // No rule in use reads style sheets, which axe would otherwise fetch and parse once more.
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, html }) => `${target.join(' ')}: ${html}`),
  }));
}
