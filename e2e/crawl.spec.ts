// Every page and every link of the site: no dead link, no missing picture, no horizontal scroll, no axe finding, and no
// motion for people who asked for less.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AI_TOKEN_HEADER } from '@wevisu/site/headers.ts';
import { beDesigner, beSignedIn, enterShowroom } from './browser-state.ts';
import { findHiddenFocus } from './focus.ts';
import { lookAt, readLinks } from './look-at-page.ts';
import { open } from './people.ts';
import { ACCOUNT_PAGES, listPublicPages, type SitePage } from './site-pages.ts';
import { expect, test } from './test.ts';

// Its parts share nothing, so that no worker waits for another at the end.
test.describe.configure({ mode: 'parallel' });

/** Links requested at the same time. */
const AT_ONCE = 6;

/** Dead links, each with the pages that contain it. */
async function findDead(page: Page, places: ReadonlyMap<string, readonly string[]>) {
  const dead: string[] = [];
  const left = [...places.keys()];
  async function follow() {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const reply = await page.request.get(path, { timeout: 30_000 });
      const isLost = reply.status() !== 200 || new URL(reply.url()).pathname === '/404';
      if (isLost) dead.push(`${path} (${reply.status()}) on ${places.get(path)?.join(', ')}`);
      await reply.dispose();
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, follow));
  return dead;
}

async function crawl(page: Page, pages: readonly SitePage[]) {
  const wrong: string[] = [];
  const places = new Map<string, string[]>();
  for (const one of pages) {
    wrong.push(...(await lookAt(page, one)));
    for (const link of new Set(await readLinks(page)))
      places.set(link, [...(places.get(link) ?? []), one.name]);
  }
  return { wrong, places };
}

/** Public pages not on any contact sheet. */
const DOORS: readonly SitePage[] = [
  '/design-ai/login',
  '/design-ai/singup',
  '/verify/abcdefghijklmnop',
  '/visualize/checklist',
].map((path) => ({ name: path, path }));

/** Pages of somebody who is signed in to AI 3D design. */
const DESIGNER_PAGES: readonly SitePage[] = [
  '/design-ai',
  '/design-ai/welcome',
  '/design-ai/history',
  '/design-ai/credits',
  '/design-ai/account',
].map((path) => ({ name: path, path }));

/** A small room, designed, with one design shared. */
async function haveDesigns(page: Page, token: string) {
  const headers = { [AI_TOKEN_HEADER]: token };
  const run = randomUUID();
  const data = {
    run,
    vsd_id: 'OAKRIDGE',
    text: 'modern powder room 5x7',
    start: { kind: 'words' },
  };
  const begun = await page.request.post('/api/AI/designs', { data, headers });
  expect(begun.status()).toBe(201);
  await expect
    .poll(
      async () => {
        const reply = await page.request.get(`/api/AI/designs/${run}`, { headers });
        return (await reply.json()).data.status;
      },
      { timeout: 120_000 },
    )
    .toBe('done');
  const shared = await page.request.post(`/api/AI/designs/${run}/1/share`, { headers });
  return { run, code: (await shared.json()).data.code as string };
}

const PARTS = 3;

for (let part = 1; part <= PARTS; part++) {
  // In parts, so that the browsers finish at about the same time.
  test(`NAV-24 NAV-25 NAV-26 NAV-27 NAV-28 NAV-31 NAV-35 NAV-38 NAV-41 NAV-42 NAV-44 NAV-45 G-71 no public page asks to sign in or has a dead link, an error, a missing picture, a horizontal scroll or an axe finding: part ${part} of ${PARTS}`, {
    tag: '@once',
  }, async ({ page }) => {
    test.setTimeout(300_000);
    const all = [...(await listPublicPages(page.request)), ...DOORS];
    const pages = all.filter((_, n) => n % PARTS === part - 1);
    expect(pages.length).toBeGreaterThan(10);
    const { wrong, places } = await crawl(page, pages);
    expect(wrong).toEqual([]);
    expect(places.size, 'links of a third of the pages').toBeGreaterThan(80);
    expect(await findDead(page, places)).toEqual([]);
  });
}

test('NAV-44 G-71 no account page has any of these either', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(180_000);
  await enterShowroom(page);
  await beSignedIn(page, 'homeowner@example.com');
  const { wrong, places } = await crawl(page, ACCOUNT_PAGES);
  expect(wrong).toEqual([]);
  // The shop's links are followed above.
  const own = [...places].filter(
    ([path]) => !/^\/(category|department|product|our-brands|search)\b/.test(path),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(await findDead(page, new Map(own))).toEqual([]);
});

test('AI-02 NAV-44 G-71 no page behind an AI sign-in has any of these either, nor one of designs', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(300_000);
  const { run, code } = await haveDesigns(page, await beDesigner(page, 'homeowner@example.com'));
  const { wrong, places } = await crawl(page, [
    ...DESIGNER_PAGES,
    ...[`/design-ai/run/${run}`, `/design-ai/shared/${code}`].map((path) => ({
      name: path,
      path,
    })),
  ]);
  expect(wrong).toEqual([]);
  const own = [...places].filter(([path]) => path.startsWith('/design-ai'));
  expect(own.length).toBeGreaterThan(6);
  expect(await findDead(page, new Map(own))).toEqual([]);
});

/** Tabs through the page and returns the text of elements that have focus without showing it. */
async function tabThrough(page: Page, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const words = await findHiddenFocus(page);
    if (words !== null) hidden.push(`${new URL(page.url()).pathname}: ${words}`);
  }
  return hidden;
}

test('G-71 focus is visible at every tab stop, also in forced colors, and returns from a menu', {
  tag: '@once',
}, async ({ page }) => {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    for (const path of ['/register/contractor', '/category/all/product']) {
      await open(page, path);
      expect(await tabThrough(page, 36)).toEqual([]);
    }
  }
  await beSignedIn(page, 'homeowner@example.com');
  await open(page, '/account');
  const opener = page.getByRole('banner').getByRole('button', { name: /'s account/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: /^Notifications/ });
  await expect(entry).toBeFocused();
  await expect(entry).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
