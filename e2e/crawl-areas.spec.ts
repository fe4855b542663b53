// Every page of the areas for work as its role sees it: no error in the console, a heading, no horizontal scroll, and
// nothing that axe finds.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { OrderParcels } from '@wevisu/contract/parcels.ts';
import { STAFF_QUEUES } from '@wevisu/domain/people/staff-queues.ts';
import { SETTING_GROUPS } from '@wevisu/domain/settings/editable-settings.ts';
import { AREA_PATHS } from '@wevisu/site/area-paths.ts';
import { proArrivalPath } from '@wevisu/site/pro-paths.ts';
import { STAFF_PATHS, staffQueuePath } from '@wevisu/site/staff-paths.ts';
import { beSignedIn, beStaff } from './browser-state.ts';
import { lookAt, readLinks } from './look-at-page.ts';
import { PASSWORD } from './people.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'parallel' });

/** The last is where axe runs; 320 is the narrowest phone, and a window of 1280 px at 400 %. */
const WIDTHS = [1440, 820, 320, 390];

const ROUTES = readFileSync(join(import.meta.dirname, '..', 'apps/web/app/routes.ts'), 'utf8');

/** Those of the site that are in an area, as they stand in the table of all: '/staff/users/:id'. Its door is not. */
function pathsOf(area: string): readonly string[] {
  return [...ROUTES.matchAll(/\broute\(\s*'([^']+)'/g)]
    .map(([, path]) => `/${path}`)
    .filter((path) => path === area || path.startsWith(`${area}/`))
    .filter((path) => !path.endsWith('/login'));
}

const isFor = (pattern: string) => {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/?]+' : part));
  const whole = new RegExp(`^${parts.join('/')}$`);
  return (path: string) => whole.test(path);
};

/** The pages in order of their addresses; of those with a part that varies, the first one that a page leads to. */
async function crawl(page: Page, area: string, given: readonly string[] = []) {
  // A page that reads a stream is never idle: here it ends at once, and is asked for again ever more rarely.
  await page.route('**/api/live', (route) =>
    route.fulfill({ status: 200, contentType: 'text/event-stream', body: '' }),
  );
  const patterns = pathsOf(area);
  const varying = new Set(patterns.filter((path) => path.includes(':')));
  const left = [...patterns.filter((path) => !varying.has(path)), ...given];
  const wrong: string[] = [];
  let seen = 0;
  for (let path = left.shift(); path !== undefined; path = left.shift()) {
    const met = [...varying].find((pattern) => isFor(pattern)(path ?? ''));
    if (met !== undefined) varying.delete(met);
    wrong.push(...(await lookAt(page, { name: path, path }, WIDTHS)));
    seen += 1;
    const links = await readLinks(page);
    for (const pattern of varying) {
      const found = links.map((link) => link.replace(/\?.*$/, '')).find(isFor(pattern));
      if (found === undefined || left.includes(found)) continue;
      left.push(found);
      varying.delete(pattern);
    }
  }
  return { wrong, seen, missed: [...varying] };
}

/** A parcel that the pro may count: the first order of the list may have none. */
async function parcelToCheck({ request }: Page, email: string): Promise<string> {
  const { token } = await (
    await request.post('/api/business/login', { data: { email, password: PASSWORD } })
  ).json();
  const read = async (path: string) => {
    const reply = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
    expect(reply.status(), path).toBe(200);
    return (await reply.json()).data;
  };
  const { rows } = await read('/api/pro/orders?limit=100');
  for (const { number } of rows) {
    const { parcels }: OrderParcels = await read(`/api/orders/${number}/parcels`);
    const found = parcels.find(({ can_check }) => can_check);
    if (found) return proArrivalPath(number, found.id);
  }
  throw new Error('The pro may count no parcel.');
}

test('G-01 G-71 every page of a pro is whole at every width', { tag: '@once' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  await beSignedIn(page, 'pro@example.com');
  const given = [await parcelToCheck(page, 'pro@example.com')];
  const { wrong, seen, missed } = await crawl(page, AREA_PATHS.pro, given);
  expect(wrong).toEqual([]);
  expect(missed, 'pages that no other leads to').toEqual([]);
  expect(seen).toBeGreaterThan(13);
});

test('G-01 G-71 every page of a vendor is whole at every width', { tag: '@once' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  await beSignedIn(page, 'vendor@example.com');
  const { wrong, seen, missed } = await crawl(page, AREA_PATHS.vendor);
  expect(wrong).toEqual([]);
  expect(missed, 'pages that no other leads to').toEqual([]);
  expect(seen).toBeGreaterThan(12);
});

/** In two, so that the browsers finish at about the same time. */
for (const part of ['queues', 'pages'] as const) {
  test(`G-01 G-71 ADMIN-01 every page of staff is whole at every width: the ${part}`, {
    tag: '@once',
  }, async ({ page }) => {
    test.setTimeout(240_000);
    await beStaff(page);
    const queues = STAFF_QUEUES.map(staffQueuePath);
    if (part === 'queues') {
      const wrong: string[] = [];
      for (const path of queues) wrong.push(...(await lookAt(page, { name: path, path }, WIDTHS)));
      expect(wrong).toEqual([]);
      return;
    }
    const groups = SETTING_GROUPS.map((group) => `${STAFF_PATHS.settings}?group=${group}`);
    const { wrong, seen, missed } = await crawl(page, AREA_PATHS.staff, groups);
    expect(wrong).toEqual([]);
    expect(missed).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  });
}
