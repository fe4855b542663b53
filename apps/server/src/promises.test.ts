// Every page as the server renders it, with the demo world: each sum, share, time, date and number on it is what its
// setting, policy or table says, and still is when those have changed. What only a browser shows, and what a mail says,
// scripts/promises/promises-in-code.test.ts reads where it is written; sent mails are read by test-app.ts.
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { DELIVERY_WEEKS, REQUEST_ANSWER_DAYS } from '@wevisu/domain/policy/policy.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadDemo } from '../../../db/demo/load.ts';
import { unheldFigures } from '../../../scripts/promises/hold-lines.ts';
import { linesOfPage } from '../../../scripts/promises/page-lines.ts';
import routes from '../../web/app/routes.ts';
import { pageOptions } from './page-values.ts';
import { addWeb } from './platform/pages/web.ts';
import { testApp } from './test-app.ts';
import { findUnheldInMails } from './test-mail-figures.ts';
import {
  readListSources,
  readProductSources,
  readRoomSources,
  readSiteSources,
} from './test-promise-sources.ts';

const shop = await testApp({ connections: 20 });
const { pool } = shop;
const SHOWROOM = 'OAKRIDGE';
/** Pages that show a change once the index of the catalog has taken it over. */
const CHANGED_LAST = ['/', '/our-brands', '/search', '/category/all/product'];

interface RouteEntry {
  readonly path?: string;
  readonly children?: readonly RouteEntry[];
}

let paths: readonly string[];

beforeAll(async () => {
  execFileSync(process.execPath, [resolve(import.meta.dirname, '../../../scripts/build.mjs')]);
  await loadDemo({ pool, size: 'small' });
  // One markup, so that a product's row and the showroom's make its price.
  await pool.query('delete from showroom_markups');
  const origin = 'http://shop.example';
  const options = pageOptions(shop.app, {
    origin,
    withPolicy: true,
    withMaps: false,
    withStripe: false,
  });
  await addWeb(shop.app.http, { ...options, hotReload: false });
  const examples = await readExamples();
  const [first] = examples;
  const site = pathsOf(routes as readonly RouteEntry[], first);
  const shelves = examples.flatMap(({ category, hash }) => [
    `/category/${category}/product`,
    `/product/${hash}`,
  ]);
  paths = [...new Set([...site, ...shelves, '/category/all/product'])];
}, 240_000);

type Example = Readonly<Record<string, string>>;

/** Values for the parameters of routes: one row per category of the demo world. */
async function readExamples(): Promise<readonly Example[]> {
  const { rows } = await pool.query(
    `select distinct on (c.id) d.menu_slug as "menuSlug", c.slug_url as category,
       c.slug_url as "categorySlug", p.hash, b.slug, $1 as "vsdId",
       'acme' as provider, '1' as project, '1' as number,
       '1' as id, 'abc' as code, 'abc' as token, 'credits' as page, '1' as ref, '1' as parcel, '1' as room, 'leads' as queue
     from products p join brands b on b.id = p.brand_id join categories l on l.id = p.category_id
       join categories c on c.id = l.parent_id join departments d on d.id = c.department_id
     order by c.id, p.id`,
    [SHOWROOM],
  );
  return rows;
}

/** Each page of the site; a parameter without an example is an error. */
function pathsOf(entries: readonly RouteEntry[], example: Example = {}): readonly string[] {
  return entries.flatMap(({ path = '', children }) => {
    if (children) return pathsOf(children, example);
    if (path === '*') return [];
    const filled = path.replace(/:(\w+)\??/g, (_, name: string) => {
      const value = example[name];
      if (value === undefined) throw new Error(`give :${name} of ${path} an example`);
      return value;
    });
    return [`/${filled}`];
  });
}

async function readPage(path: string, vsdId: string): Promise<string> {
  const headers = vsdId === '' ? {} : { cookie: `wev_showroom=${vsdId}` };
  return (await shop.app.http.inject({ url: path, headers })).payload;
}

/** What no source says, on all pages. */
async function findUnheld(of: readonly string[] = paths): Promise<readonly string[]> {
  const site = await readSiteSources(pool);
  const found: string[] = [];
  for (const cookie of ['', SHOWROOM]) {
    for (const path of of) {
      const html = await readPage(path, cookie);
      const vsdId = path.endsWith(SHOWROOM) ? SHOWROOM : cookie;
      const sources = {
        ...site,
        ...(await readRoomSources(pool, vsdId)),
        ...(await readListSources(pool, path)),
        ...(await readProductSources(pool, { html, path, vsdId })),
      };
      found.push(...unheldFigures(path, linesOfPage(html), sources));
    }
  }
  return found;
}

test('every page of the site and each shelf of the shop are read', async () => {
  expect(paths.length).toBeGreaterThan(80);
  expect(paths).toContain('/return_policy');
  expect(linesOfPage(await readPage('/', SHOWROOM)).length).toBeGreaterThan(100);
});

test('HOME-23 HOME-24 HOME-25 each figure on a page is what its setting, policy or table says', async () => {
  expect(await findUnheld()).toEqual([]);
  // Some 90 pages, read twice: a busy machine takes more than a minute.
}, 180_000);

test('POL-17 most orders arrive in the weeks that the texts name', async () => {
  const { rows } = await pool.query(
    // Each category counts once: one line of cabinets has hundreds of parts, and is one order.
    `select avg(share) as share from (
       select avg((p.lead_time_max_days + d.most * 7.0 / 5 <= $1)::int)::float as share
       from products p, transit_days d where p.status = 'active' group by p.category_id) c`,
    [DELIVERY_WEEKS.max * 7],
  );
  expect(rows[0].share).toBeGreaterThan(0.5);
});

test('a figure put in by hand is found, with its page and the place to map it', async () => {
  const html = (await readPage('/', '')).replace(
    '</main>',
    '<p>Returns within 45 days, and <b>12</b> showrooms save you $20 or 15%.</p></main>',
  );
  const found = unheldFigures('/', linesOfPage(html), await readSiteSources(pool));
  expect(found.map((words) => words.match(/states '([^']+)'/)?.[1])).toEqual([
    '45 days',
    '12 showrooms',
    '$20',
    '15%',
  ]);
  expect(found[0]).toMatch(/^\/ states .* map it in scripts\/promises\/promises-on-pages\.ts$/);
});

test('a figure in a mail that is not the policy’s is found', async () => {
  const content = {
    subject: 'Your order',
    title: 'Hello',
    preview: `Answered within ${REQUEST_ANSWER_DAYS} days.`,
    blocks: [{ kind: 'text', text: 'We send $20.00 back within five days.' }],
  };
  await pool.query(
    `insert into mails (template, recipient, subject, content) values ('order_test', 'a@shop.example', '', $1)`,
    [JSON.stringify(content)],
  );
  const found = await findUnheldInMails(pool);
  await pool.query(`delete from mails where template = 'order_test'`);
  expect(found.map((words) => words.split(', which')[0])).toEqual([
    "the mail order_test states 'five days' in 'We send back within five days.'",
  ]);
});

test('U-50 pages change with the settings and tables that their figures come from', async () => {
  await pool.query(`
    update settings set value = to_jsonb((value #>> '{}')::int + 7) where key like 'savings\\_%';
    update settings set value = '"Take 12% off"' where key = 'popup_offer';
    update settings set value = '"Delivered free"' where key = 'claim_delivery';
    update settings set value = '"31+"' where key like 'claim\\_%s' and value #>> '{}' like '%+';
    update settings set value = '70000' where key = 'platform_fee_ppm';
    update vendors set free_shipping_from_cents = free_shipping_from_cents + 12300;
    update showrooms set markup_ppm = 350000;
    update products set lead_time_min_days = lead_time_min_days + 2, lead_time_max_days = lead_time_max_days + 3;
    update products p set status = 'withdrawn' where id % 7 = 0 and not exists (
      select from variants v join template_products t on t.sku = v.sku where v.product_id = p.id)`);
  await vi.waitFor(async () => expect(await findUnheld(CHANGED_LAST)).toEqual([]), {
    timeout: 90_000,
    interval: 200,
  });
  expect(await readPage('/', '')).toContain('Delivered free on ');
  expect(await findUnheld()).toEqual([]);
}, 180_000);
