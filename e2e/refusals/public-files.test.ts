// Pictures, documents, feeds and lists for programs: what has an address of its own beside the calls, read as everybody.
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import { renewCalendarFeed } from '@wevisu/contract/pro-calendar.ts';
import { beforeAll, expect, test } from 'vitest';
import { logoHash } from '../../apps/server/src/features/catalog/index/logo-hash.ts';
import { type TestApp, testApp } from '../../apps/server/src/test-app.ts';
import { routesOf } from './routes-of.ts';
import { secrecyWorld } from './secrecy-world.ts';
import { findLeaks, VISITORS } from './secrets.ts';
import { whatAFileSays } from './what-a-file-says.ts';

let app: TestApp;
let world: Awaited<ReturnType<typeof secrecyWorld>>;
let feed: string;
let hidden: Readonly<Record<string, string>>;
let tries: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  app = await testApp();
  world = await secrecyWorld(app);
  const made = await app.call(renewCalendarFeed, {}, { token: world.tokens['pro A'] });
  feed = new URL(made.body.data.address).pathname;
  await app.pool.query(
    "update showrooms set logo_svg = '<svg/>'; update brands set logo_svg = '<svg/>'",
  );
  const { hash = '', variantId = 0 } = world.variants[0] ?? {};
  const file = String(world.records['listings.getListingFile']?.file);
  const [showroom] = world.showrooms;
  const logo = logoHash('<svg/>');
  hidden = {
    'a photo of a draft': `/media/640/f/${file}.webp`,
    'a photo of a draft, without its ending': `/media/640/f/${file}`,
    'a model of a draft': `/media/model/${file}.glb`,
    'a document of a draft': `/documents/listing/${file}.pdf`,
    'a still': '/media/640/stills/tried.webp',
    'a logo by counting': `/media/logo/showroom/${showroom}-000000000000.svg`,
    'an opening picture by counting': '/media/showroom/1-000000000000.webp',
  };
  tries = {
    '/calendars/:file': [feed, '/calendars/none.ics'],
    '/card-gateway/confirm/:key': ['/card-gateway/confirm/none'],
    '/card-gateway/account/:key': ['/card-gateway/account/none'],
    '/media/size/:hash/:file': [`/media/size/${hash}/${variantId}-cafe.svg`],
    '/media/showroom/:file': ['/media/showroom/1-abc.webp'],
    '/media/logo/:kind/:file': [`/media/logo/showroom/${showroom}-${logo}.svg`],
    '/media/plans/:file': ['/media/plans/bath-0123456789ab.svg'],
    '/media/model/:file': [],
    '/media/:width/f/:file': [],
    '*': [`/media/640/p/${hash}/0-cafe.webp`],
    '/documents/listing/:file': [],
    '/documents/:hash/specification.pdf': [`/documents/${hash}/specification.pdf`],
    '/metrics': ['/metrics'],
    // Without end, for one session: platform/live/live.test.ts.
    '/api/live': [],
    '/pro.webmanifest': ['/pro.webmanifest'],
    '/robots.txt': ['/robots.txt'],
    '/sitemap.xml': ['/sitemap.xml'],
    '/sitemap/pages.xml': ['/sitemap/pages.xml'],
    '/sitemap/:file': ['/sitemap/products-1.xml'],
    '/api/docs/json': ['/api/docs/json'],
    '/api/docs/yaml': ['/api/docs/yaml'],
    ...Object.fromEntries(
      ['', '/', '/static/index.html', '/static/swagger-initializer.js', '/*'].map((end) => [
        `/api/docs${end}`,
        ['/api/docs'],
      ]),
    ),
  };
});

let sent = 0;
async function read(url: string, token: string | undefined) {
  const { statusCode, headers, rawPayload } = await app.app.http.inject({
    ...{ method: 'GET', url, remoteAddress: `10.8.${(sent >> 8) & 255}.${sent++ & 255}` },
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const said = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return {
    status: statusCode,
    text: [...said, await whatAFileSays(rawPayload, String(headers['content-type']))].join('\n'),
  };
}

test('every route that is no call is read here', () => {
  const calls = new Set(ALL_CALLS.map(({ path }) => path));
  const routes = routesOf(app.app.http).filter((path) => !calls.has(path));
  expect(routes.length).toBeGreaterThan(12);
  // Two calls that share a place in their paths.
  const untried = routes.filter((path) => !(path in tries) && !path.includes('|'));
  expect(untried).toEqual([]);
});

test('U-12 G-38 no picture, document, feed or list for programs tells what only others may know', async () => {
  const leaks = new Set<string>();
  const answered = new Set<string>();
  for (const [route, addresses] of Object.entries(tries)) {
    for (const address of addresses) {
      for (const visitor of VISITORS) {
        const { status, text } = await read(address, world.tokens[visitor]);
        expect([address, status]).not.toContain(500);
        if (status < 400) answered.add(route);
        // The address of the feed is a secret of the pro, and calendar programs have no session.
        const reader = address === feed ? 'pro A' : visitor;
        for (const what of findLeaks(world.secrets, reader, text))
          if (!what.startsWith('company')) leaks.add(`${address}: ${visitor} reads ${what}`);
      }
    }
  }
  expect([...leaks]).toEqual([]);
  for (const route of ['/calendars/:file', '/documents/:hash/specification.pdf', '/sitemap/:file'])
    expect([...answered]).toContain(route);
});

test('the feed of deliveries names clients and goods, and no amount at all', async () => {
  const { text } = await read(feed, undefined);
  expect(text).toContain('BEGIN:VCALENDAR');
  expect(text).not.toMatch(/\$|\d\.\d\d\b|wholesale|markup|fee\b|cents/i);
});

test('U-15 what is not live has no public address, and showrooms are not found by counting', async () => {
  for (const [what, address] of Object.entries(hidden))
    for (const visitor of VISITORS)
      expect([what, visitor, (await read(address, world.tokens[visitor])).status]).toEqual([
        what,
        visitor,
        404,
      ]);
});
