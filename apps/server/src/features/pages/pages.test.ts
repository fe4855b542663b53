import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHome, getPage, type PageSlug } from '@wevisu/contract/pages.ts';
import {
  COOKIE_NOTE_COOKIE,
  COOKIES,
  DEVICE_COOKIE,
  SHOWROOM_COOKIE,
  SOCIAL_STATE_COOKIE,
  STYLE_COOKIE,
} from '@wevisu/site/cookies.ts';
import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { addFilm } from './film.ts';

let app: TestApp;
let homeowner: string;
let pro: string;
let vendor: string;

beforeAll(async () => {
  app = await testApp();
  homeowner = (await app.createAccount({ email: 'ana@example.com', type: 'User' })).token;
  pro = (await app.createAccount({ email: 'pro@example.com', type: 'Contractor' })).token;
  vendor = (await app.createAccount({ email: 'vendor@example.com', type: 'Vendor' })).token;
});

async function read(slug: PageSlug, token?: string) {
  const { status, body } = await app.call(getPage, { params: { slug } }, { token });
  return { status, page: body.data, text: JSON.stringify(body.data ?? '') };
}

test.each<[string, PageSlug, readonly string[]]>([
  [
    'POL-01 POL-02 POL-03 POL-04',
    'terms_of_service',
    [
      'in US dollars only',
      'payable in advance',
      'the client, confirm the new price',
      'renew automatically',
    ],
  ],
  [
    'POL-05 POL-06 POL-07',
    'terms_of_service',
    [
      'children under 13 are barred',
      'If you are under 18, a parent',
      'within 1 year after its cause arose',
    ],
  ],
  [
    'POL-08 POL-09 POL-10 POL-11 POL-12',
    'terms_of_service',
    [
      'within 12 days after the delivery',
      '30 days to apply a refund',
      'deducted as a restocking fee, which is not above the cost of the return shipping',
      'the greater of the fees that you have paid to us and $100',
      'pre-authorized for the items with estimated taxes and shipping',
    ],
  ],
  [
    'POL-08 POL-13 POL-14 POL-15 POL-16 POL-17',
    'return_policy',
    [
      '12 days after delivery',
      'processed within 48 hours',
      'within 60 minutes',
      'in 7 to 14 business days',
      'within 2 weeks',
      'arrive in 1 to 3 weeks',
      'within the U.S. only',
    ],
  ],
  ['POL-21', 'pro_account', ['takes up to 24 hours']],
  ['PAGES-09', 'privacy_policy', ['May 3, 2021']],
  ['HOME-26', 'about_us', ['marketplace of many vendors', 'virtual showrooms', 'remodeling']],
  ['HOME-24 HOME-25', 'about_us', ['up to 60%', 'Nationwide delivery', 'companion mobile app']],
])('%s the standard text of %s has the figures of the policy', async (_ids, slug, words) => {
  const { status, text } = await read(slug);
  expect(status).toBe(200);
  for (const word of words) expect(text).toContain(word);
});

test('PAGES-11 the terms have their 13 numbered sections in order', async () => {
  const { page } = await read('terms_of_service');
  expect(page.title).toBe('End User License Agreement and Terms of Service');
  expect(page.sections.map(({ title }) => title)).toEqual([
    '1. Summary of terms',
    '2. General',
    '3. License',
    '4. Registration',
    '5. User content',
    '6. Fees and payment',
    '7. Third-party purchases',
    '8. Data consent',
    '9. Liability',
    '10. Copyright policy',
    '11. Arbitration',
    '12. Return policy',
    '13. Miscellaneous',
  ]);
});

test('PAGES-12 the section on registration names what is asked for', async () => {
  const { page } = await read('terms_of_service');
  const html = page.sections[3]?.html ?? '';
  for (const word of ['zip code', 'phone number', 'email', 'name', 'password'])
    expect(html).toContain(word);
});

test('PAGES-02 PAGES-03 PAGES-04 help for one role is found by that role alone', async () => {
  expect((await read('faq_contractor', pro)).page.title).toBe('How it Works FAQ');
  expect((await read('faq_user', homeowner)).page.title).toBe('How WeVisu Works FAQ');
  for (const token of [undefined, homeowner, vendor])
    expect((await read('faq_contractor', token)).status).toBe(404);
  for (const token of [undefined, pro, vendor])
    expect((await read('faq_user', token)).status).toBe(404);
});

test('POL-18 POL-19 POL-20 PRO-12 the help for pros has the rules of markup and payout', async () => {
  const { text } = await read('faq_contractor', pro);
  for (const words of [
    'at least 10% (standard 10%)',
    'A coupon is not above the markup',
    'paid within 10 days',
    'available 46 business days after the order was approved',
  ])
    expect(text).toContain(words);
});

test('G-18 G-28 a text of staff takes the place of the standard one, with their settings in it', async () => {
  await app.pool.query(
    `insert into page_texts (slug, title, lead, body, updated_on)
     values ('cookies_policy', 'Cookies of {brand_name}', '', E'Ours.\n\n## Which\n\nTwo.', '2026-02-01')`,
  );
  await app.pool.query(`insert into settings (key, value) values ('brand_name', '"Acme"')`);
  const { page } = await read('cookies_policy');
  expect(page).toEqual({
    slug: 'cookies_policy',
    title: 'Cookies of Acme',
    lead: '',
    updated_on: 'February 1, 2026',
    intro: '<p>Ours.</p>',
    sections: [{ id: 'which', title: 'Which', html: '<p>Two.</p>' }],
  });
  await app.pool.query(`delete from page_texts`);
  expect((await read('cookies_policy')).page.title).toBe('Cookies policy');
});

test('ERR-17 a page that is none is not found', async () => {
  const answer = await app.raw('GET', '/api/pages/nothing');
  expect([answer.status, answer.body.message]).toEqual([404, 'Record not found for processing.']);
});

test('HOME-25 U-51 a text claims a count while it is true, and what is counted otherwise', async () => {
  expect((await read('about_us')).text).toContain('0 floor plans, 0 templates and 0 materials');
  await app.pool.query(
    `insert into floor_plans (id, name, room, area_sqft_e2, size, rooms, plan_svg, plan_hash, scene, position)
     select 'claimed-' || n, 'x', 'bath', 1, 'x', 1, '<svg/>', 'x', '{}', 1 from generate_series(1, 61) n`,
  );
  expect((await read('about_us')).text).toContain('50+ floor plans, 0 templates');
  await app.pool.query(`delete from floor_plans where id like 'claimed-%'`);
});

async function addRoom(id: string, room: string, style: string) {
  await app.pool.query(
    `insert into floor_plans (id, name, room, area_sqft_e2, size, rooms, plan_svg, plan_hash, scene, position)
     values ($1, $1, $2, 1, 'x', 1, '<svg/>', 'x', '{}', 1)`,
    [id, room],
  );
  await app.pool.query(
    `insert into templates (id, plan_id, name, room, style, colors, brands, picture_key, scene)
     values ($1, $1, $1, $2, $3, '{}', 1, 'rooms/' || $1, '{}')`,
    [id, room, style],
  );
}

test('HOME-10 U-51 a tab shows seven rooms, those that were picked first, and figures are counted', async () => {
  for (let n = 1; n <= 9; n++)
    await addRoom(`kitchen-${n}`, 'kitchen', n % 2 ? 'modern' : 'coastal');
  await addRoom('patio-1', 'patio', 'modern');
  await app.pool.query(
    `insert into home_tabs (tab, rooms) values ('Kitchen', '{kitchen-7,gone,kitchen-2}')`,
  );
  const { body } = await app.call(getHome, {});
  expect(body.data.inspired.map(({ tab, rooms }) => [tab, rooms.map(({ id }) => id)])).toEqual([
    ['Bathroom', []],
    ['Kitchen', [7, 2, 1, 3, 4, 5, 6].map((n) => `kitchen-${n}`)],
    ['Living Room', []],
    ['Landscaping/Outdoor', ['patio-1']],
  ]);
  expect(body.data.figures).toEqual({ floor_plans: 10, templates: 10, materials: 0 });
});

test('HOME-01 the film is offered once film and poster are there, and comes in ranges', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  expect(await addFilm(Fastify(), folder)).toBeNull();
  await writeFile(join(folder, 'poster.webp'), 'poster');
  await writeFile(join(folder, 'hero.mp4'), 'moving');
  const http = Fastify();
  const film = await addFilm(http, folder);
  expect(film?.sources.map(({ type }) => type)).toEqual(['video/mp4']);
  const part = await http.inject({
    url: film?.sources[0]?.address ?? '',
    headers: { range: 'bytes=0-2' },
  });
  expect([part.statusCode, part.payload]).toEqual([206, 'mov']);
  expect(part.headers['cache-control']).toContain('immutable');
  await http.close();
});

test('the cookies policy names every cookie', async () => {
  const { text } = await read('cookies_policy');
  for (const cookie of [
    ...Object.values(COOKIES),
    SHOWROOM_COOKIE,
    STYLE_COOKIE,
    COOKIE_NOTE_COOKIE,
    SOCIAL_STATE_COOKIE,
    DEVICE_COOKIE,
  ])
    expect(text).toContain(cookie);
});
