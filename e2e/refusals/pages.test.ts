// Every URL of the site as everybody, rendered by the built web app: neither the HTML nor the data in it, nor the data that
// the browser asks for instead of a page, holds what only others may know.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Cents } from '@wevisu/domain/money/money.ts';
import { STAFF_QUEUES } from '@wevisu/domain/people/staff-queues.ts';
import { COOKIES, SHOWROOM_COOKIE } from '@wevisu/site/cookies.ts';
import type { ServerBuild } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { pageOptions } from '../../apps/server/src/page-values.ts';
import { addWeb } from '../../apps/server/src/platform/pages/web.ts';
import { type TestApp, testApp } from '../../apps/server/src/test-app.ts';
import { root } from '../../scripts/start/program.ts';
import { DESIGN_CODE, keepDesign } from './design-tries.ts';
import { secrecyWorld } from './secrecy-world.ts';
import { amount, findLeaks, VISITORS, type Visitor, words } from './secrets.ts';
import { whatAPageSays } from './what-a-page-says.ts';

const BUILT = 'apps/web/build/server/index.js';
/** What the account's cookies say; the server believes none of them. */
const TYPES: Readonly<Record<Visitor, string>> = {
  guest: '',
  'homeowner A': 'User',
  'homeowner B': 'User',
  'pro A': 'Contractor',
  'pro B': 'Contractor',
  'vendor A': 'Vendor',
  'vendor B': 'Vendor',
  'vendor C': 'Vendor',
  'staff without the code': 'Admin',
  staff: 'Admin',
};

/** Whatever lies below is one page. */
const PROFILES = '/pros/*';

let app: TestApp;
/** The rest of the addresses of a pro's profile. */
let profiles: readonly string[];
let world: Awaited<ReturnType<typeof secrecyWorld>>;
let vsdIds: readonly string[];
let paths: readonly string[];
let values: Readonly<Record<string, readonly string[]>>;

beforeAll(async () => {
  // Does nothing if it is built already, as it is before these tests in the whole proof.
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'ignore' });
  const build: ServerBuild = await import(pathToFileURL(join(root, BUILT)).href);
  paths = pathsOf(build);
  app = await testApp();
  const options = pageOptions(app.app, {
    ...{ origin: 'http://shop.example', withPolicy: true, withMaps: false, withStripe: false },
  });
  await addWeb(app.app.http, { ...options, hotReload: false });
  await app.pool.query(
    `insert into departments (name, menu_slug, position) values ('Floors', 'floors', 90);
     insert into categories (department_id, parent_id, name, slug_url, unit, position)
     select id, null, 'Tile', 'tile', 'Box', 1 from departments;
     insert into categories (department_id, parent_id, name, slug_url, unit, position)
     select department_id, id, 'Mosaic', 'mosaic', 'Box', 1 from categories`,
  );
  world = await secrecyWorld(app);
  const { accountId } = await app.createAiAccount({ email: 'wisteria-a@x.example' });
  await keepDesign(app, { accountId, showroom: world.showrooms[0] ?? 0 });
  world.secrets.push(words('brief of an AI account', 'Zephyrine brief', []));
  world.secrets.push(words('AI account', 'wisteria-a@', []));
  const { slug = '', id = 0 } = world.records['directory.getPro'] ?? {};
  profiles = [String(slug), `${slug}/ask`, `${slug}/rooms/${id}`];
  const { rows } = await app.pool.query(
    `select (select array_agg(vsd_id order by id) from showrooms) as vsd,
       (select menu_slug from departments order by id desc limit 1) as department,
       (select slug_url from categories order by id desc limit 1) as category,
       (select slug from brands order by id limit 1) as brand`,
  );
  const [{ vsd, department, category, brand }] = rows;
  vsdIds = vsd;
  values = {
    ...{ menuSlug: [department, 'floors'], categorySlug: [category, 'tile'] },
    category: [category, 'all', 'tile'],
    hash: world.variants.map(({ hash }) => hash),
    ...{ vsdId: vsdIds, slug: [brand, 'return_policy'], provider: ['google'], queue: STAFF_QUEUES },
    ...{
      project: ['1'],
      room: ['1', '2', 'support', 'support-1'],
      number: [world.numbers.A, world.numbers.B],
      id: ['1', '2'],
      ref: ['1'],
      parcel: ['1'],
      code: ['abc', DESIGN_CODE],
      token: ['abc'],
      page: ['credits', 'account', 'verify', 'reset_password', 'password_reset'],
    },
  };
}, 300_000);

/** All but those that only lay out others. */
function pathsOf({ routes }: ServerBuild): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}/${route.path ?? ''}` : '';
  };
  const above = new Set(Object.values(routes).map((route) => route?.parentId));
  return Object.keys(routes)
    .filter((id) => !above.has(id))
    .map((id) =>
      pathOf(id)
        .replaceAll(/\/+/g, '/')
        .replace(/(.)\/$/, '$1'),
    );
}

/** A path with each value of each of its parts. */
function addressesOf(path: string): string[] {
  if (path === PROFILES) return profiles.map((rest) => path.replace('*', rest));
  const [part, name = ''] = /:(\w+)\??/.exec(path) ?? [];
  if (part === undefined) return [path.replace('*', 'nowhere')];
  const known = values[name];
  if (!known) throw new Error(`no value for :${name}`);
  return known.flatMap((value) => addressesOf(path.replace(part, encodeURIComponent(value))));
}

let sent = 0;
async function read(url: string, visitor: Visitor) {
  const token = world.tokens[visitor];
  const at = visitor.endsWith('B') || visitor.endsWith('C') ? 1 : 0;
  const cookies = {
    ...{ [SHOWROOM_COOKIE]: vsdIds[at], [COOKIES.userType]: TYPES[visitor] },
    ...(visitor.startsWith('staff') ? { [COOKIES.role]: 'admin', [COOKIES.otpVerify]: '1' } : {}),
  };
  const { statusCode, headers, payload } = await app.app.http.inject({
    ...{ url, remoteAddress: `10.7.${(sent >> 8) & 255}.${sent++ & 255}` },
    headers: {
      cookie: Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  const said = Object.entries(headers).map((header) => header.join(': '));
  return { status: statusCode, text: [...said, whatAPageSays(payload)].join('\n') };
}

/** What asks for more than its path to show anything. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  '/search': ['?q=Moss', '?q=Quillfeather', '?q=12345.67', '?q=ZEPHYRINE'],
  '/category/:category/product': ['?min_price=100&max_price=99999999&sort=price_desc'],
  '/our-brands': ['?q=Alder'],
};

/** A page may repeat what its own address says. */
const isAskedFor = (secret: string, url: string) =>
  world.secrets.some(({ what, pattern }) => what === secret && pattern.test(url.replace('?', ' ')));

test('U-12 G-38 G-67 no page, and no data of a page, tells anybody what only others may know', async () => {
  const leaks = new Set<string>();
  const shown = new Set<string>();
  const pid = world.records['projects.getSharedProject']?.pid;
  for (const path of paths) {
    const more = path === '/public' ? [`?pid=${pid}`] : (SEARCHES[path] ?? []);
    for (const address of addressesOf(path).flatMap((one) => ['', ...more].map((q) => one + q))) {
      const data = address.replace(/^\/?([^?]*)/, (_, of) => `/${of || '_root'}.data`);
      for (const visitor of VISITORS) {
        for (const url of [address, data]) {
          const { status, text } = await read(url, visitor);
          expect([url, visitor, status]).not.toContain(500);
          if (status === 200) shown.add(path);
          for (const what of findLeaks(world.secrets, visitor, text)) {
            // The shop says who sends a product, and a link shows the project that it was made for.
            if (what.startsWith('company') || isAskedFor(what, url)) continue;
            if (path === '/public' && what === 'project of homeowner A') continue;
            leaks.add(`${url}: ${visitor} reads ${what}`);
          }
        }
      }
    }
  }
  expect([...leaks]).toEqual([]);
  // Else a page that is refused to everybody would seem to keep its secrets.
  // The first is sent on to the page that the spec spells otherwise.
  const hidden = ['/design-ai/signup', '/404', '/*'];
  expect(paths.filter((path) => !shown.has(path))).toEqual(hidden);
  expect(paths.length).toBeGreaterThan(95);
}, 600_000);

test('a page that shows a price has it in what is searched', async () => {
  const [{ hash = '' } = {}] = world.variants;
  const { body } = await app.raw('GET', `/api/product/${hash}?vsd_id=${vsdIds[0]}`);
  const cents = JSON.stringify(body).match(/"price":(\d{5,})/)?.[1] ?? 'none';
  const [page, data] = [
    await read(`/product/${hash}`, 'guest'),
    await read(`/product/${hash}.data`, 'guest'),
  ];
  const price = amount('price', Number(cents) as Cents, []);
  for (const { text } of [page, data]) expect(findLeaks([price], 'guest', text)).toEqual(['price']);
});
