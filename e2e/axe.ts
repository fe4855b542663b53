// What axe finds wrong for people who use a page with their ears or their keyboard.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Asks about the page itself: it has no frames of other sites, for which axe would open a second page each time. */
export async function findInaccessible(page: Page, within?: string) {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, html }) => `${target.join(' ')}: ${html}`),
  }));
}
