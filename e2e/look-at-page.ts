// What a crawler sees on a page: its status, heading, widths, pictures, links, motion, and what axe finds.
import type { Page } from '@playwright/test';
import { findInaccessible } from './axe.ts';
import { type SitePage, seeWholePage } from './site-pages.ts';

/** A window of 1440 px at 200 % is 720 px wide. The last width is a phone's, where axe runs. */
const WIDTHS = [1440, 820, 720, 390];

/** The problems of a page in words, so that one run names everything. */
export async function lookAt(
  page: Page,
  { name, path }: SitePage,
  widths: readonly number[] = WIDTHS,
): Promise<string[]> {
  const reply = await page.goto(path);
  const wrong = reply?.status() === 200 ? [] : [`${name}: status ${reply?.status()}`];
  await seeWholePage(page);
  const arrived = new URL(page.url()).pathname;
  if (/\/login$/.test(arrived) && arrived !== path) wrong.push(`${name}: asks to sign in`);
  if ((await page.getByRole('heading', { level: 1 }).count()) === 0)
    wrong.push(`${name}: no heading`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wrong.push(`${name}: ${over} px too wide at ${width}`);
  }
  for (const { id, where } of await findInaccessible(page))
    wrong.push(`${name}: ${id} at ${where.join(', ')}`);
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { duration = 0 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) > 50;
      }).length,
  );
  if (moving > 0) wrong.push(`${name}: ${moving} animations run`);
  const broken = await page.locator('img').evaluateAll((pictures) =>
    (pictures as HTMLImageElement[])
      // A picture not shown at this width is not fetched either.
      .filter((picture) => picture.checkVisibility())
      .filter((picture) => picture.complete && picture.naturalWidth === 0)
      .map((picture) => picture.currentSrc || picture.src),
  );
  return [...wrong, ...broken.map((source) => `${name}: no picture at ${source}`)];
}

/** The addresses of this site that it leads to, without their fragments. */
export async function readLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  return hrefs
    .filter((href) => href.startsWith(origin))
    .map((href) => href.slice(origin.length).replace(/#.*$/, ''))
    .filter((path) => path !== '');
}
