import * as catalog from '@wevisu/contract/catalog.ts';
import * as contract from '@wevisu/contract/menu.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { addProducts, addTaxonomy } from '../catalog/test-fixture.ts';

type Draft = contract.MenuWork['content'];
type Child = Draft[number]['categories'][number]['children'][number];

let app: TestApp;
let staff: { token: string };

beforeEach(async () => {
  app = await testApp();
  await addTaxonomy(app.pool);
  await addProducts(app.pool, [
    { name: 'White', brand: 'Oakmont', category: 'porcelain-tile', variants: [{ wholesale: 500 }] },
    { name: 'Carrara', brand: 'Oakmont', category: 'marble-tile', variants: [{ wholesale: 900 }] },
  ]);
  const account = await app.createAccount({ email: 'menu@staff.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    account.userId,
  ]);
  staff = { token: account.token };
  await sees((menu) => expect(menu[0]?.categories[0]?.total).toBe(2));
});

/** Notices take a moment. */
const sees = (look: (menu: catalog.Menu) => void) =>
  vi.waitFor(async () => look((await app.call(catalog.getMenu, { query: {} })).body.data), {
    timeout: 30_000,
  });
const read = async () => (await app.call(contract.getMenuWork, {}, staff)).body.data;
const save = (version: number, content: Draft) =>
  app.call(contract.saveMenuDraft, { body: { version, content } }, staff);
const publish = (version: number) => app.call(contract.publishMenu, { body: { version } }, staff);
/** Changes each category and child of the draft. */
const change = (content: Draft, by: (one: Child) => Partial<Child>): Draft =>
  content.map((department) => ({
    ...department,
    categories: department.categories.map((top) => ({
      ...{ ...top, ...by({ ...top, merge_into: null }) },
      children: top.children.map((child) => ({ ...child, ...by(child) })),
    })),
  }));
const only = (slug: string, to: Partial<Child>) => (one: Child) => (one.slug === slug ? to : {});

async function put(content: Draft) {
  const { version } = await read();
  const saved = await save(version, content);
  expect(saved.body.message).toBe('The draft is saved.');
  const done = await publish(saved.body.data.version);
  expect(done.status).toBe(200);
  return done.body.data;
}

test('DATA-17 shows a draft to nobody, and the published menu, profile and sitemap to everyone', async () => {
  const { content, version } = await read();
  const [department] = content;
  if (department === undefined) throw new Error('no department');
  const turned = [
    { ...department, name: 'Floors', categories: department.categories.toReversed() },
  ];
  const saved = await save(version, turned);
  expect(saved.body.data).toMatchObject({ is_draft: true, edited_by: 'Ana Lopez' });
  expect((await app.call(catalog.getMenu, { query: {} })).body.data[0]?.name).toBe('Surfaces');
  await publish(saved.body.data.version);
  await sees((menu) => {
    expect(menu[0]?.name).toBe('Floors');
    expect(menu[0]?.categories.map(({ name }) => name)).toEqual([
      'Kitchen Faucets',
      'Hardwood Flooring',
      'Tile Flooring',
    ]);
  });
  const { rows } = await app.pool.query(
    `select action, before, after from audit_events where action like 'department%'`,
  );
  expect(rows).toEqual([
    { action: 'department.changed', before: { name: 'Surfaces' }, after: { name: 'Floors' } },
  ]);
});

test('DATA-17 leads from an old address to the new one, and gives it to no other entry', async () => {
  const { content } = await read();
  await put(change(content, only('marble-tile', { slug: 'marble', name: 'Marble' })));
  await sees((menu) =>
    expect(menu[0]?.categories[0]?.children.map((one) => one.slug_url)).toContain('marble'),
  );
  const params = { kind: 'category', slug: 'marble-tile' } as const;
  const moved = await app.call(catalog.findMovedEntry, { params });
  expect(moved.body.data).toEqual({ slug: 'marble' });
  const query = { category: 'marble-tile' };
  const list = await app.call(catalog.listProducts, { query });
  expect(list.body.data.data.map(({ name }) => name)).toEqual(['Carrara']);
  expect((await app.raw('GET', '/sitemap/pages.xml')).text).toContain('/category/marble/product');
  const now = await read();
  const taken = change(now.content, only('porcelain-tile', { slug: 'marble-tile' }));
  expect((await save(now.version, taken)).body.code).toBe('menu_slug_taken');
  const back = await put(change(now.content, only('marble', { slug: 'marble-tile' })));
  expect(JSON.stringify(back.content)).toContain('"marble-tile"');
});

test('DATA-17 hides an entry from menus and the sitemap, and keeps its products', async () => {
  const { content } = await read();
  await put(change(content, only('marble-tile', { hidden: true })));
  await sees((menu) =>
    expect(menu[0]?.categories[0]?.children.map(({ name }) => name)).toEqual(['Porcelain Tile']),
  );
  expect((await app.raw('GET', '/sitemap/pages.xml')).text).not.toContain('marble-tile');
  const found = await app.call(catalog.listProducts, { query: { category: 'all', q: 'carrara' } });
  expect(found.body.data.data).toHaveLength(1);
});

test('DATA-17 before a merge staff are told how many showrooms have markups on the category that goes', async () => {
  const merges = async () => (await app.call(contract.listMenuMerges, {}, staff)).body.data;
  expect(await merges()).toEqual([]);
  const { content, version } = await read();
  const [from, into] = ['marble-tile', 'porcelain-tile'].map((slug) =>
    content[0]?.categories[0]?.children.find((one) => one.slug === slug),
  );
  for (const at of [1, 2]) {
    const pro = await app.createAccount({ email: `merge${at}@pro.example`, type: 'Contractor' });
    await app.pool.query(
      `with showroom as (
         insert into showrooms (user_id, vsd_id, company_name) values ($1, $2, 'Reed') returning id)
       insert into showroom_markups (showroom_id, category_id, markup_ppm)
       select id, $3, 200000 from showroom`,
      [pro.userId, `MERGE23${at + 1}`, from?.id],
    );
  }
  const saved = await save(
    version,
    change(content, only('marble-tile', { merge_into: into?.id ?? null })),
  );
  expect(await merges()).toEqual([
    { id: from?.id, name: 'Marble Tile', into: 'Porcelain Tile', showrooms: 2 },
  ]);
  await app.call(contract.dropMenuDraft, { body: { version: saved.body.data.version } }, staff);
  expect(await merges()).toEqual([]);
});

test('DATA-17 merges a category: its products, drafts and address go over', async () => {
  const { content } = await read();
  const into = content[0]?.categories[0]?.children.find((one) => one.slug === 'porcelain-tile');
  await put(change(content, only('marble-tile', { merge_into: into?.id ?? null })));
  await sees((menu) =>
    expect(menu[0]?.categories[0]?.children).toMatchObject([{ name: 'Porcelain Tile', total: 2 }]),
  );
  const params = { kind: 'category', slug: 'marble-tile' } as const;
  expect((await app.call(catalog.findMovedEntry, { params })).body.data.slug).toBe(
    'porcelain-tile',
  );
});

test('DATA-17 removes an empty category, refuses one with products, and adds a new one', async () => {
  const { content, version } = await read();
  const without = (slug: string) =>
    content.map((department) => ({
      ...department,
      categories: department.categories.map((top) => ({
        ...top,
        children: top.children.filter((child) => child.slug !== slug),
      })),
    }));
  expect((await save(version, without('marble-tile'))).body.code).toBe('menu_not_empty');
  const made = without('solid-hardwood').map((department) => ({
    ...department,
    categories: department.categories.map((top) => ({
      ...top,
      children: [
        ...top.children,
        {
          ...{ key: `new-${top.slug}`, id: null, name: 'Extra', slug: `${top.slug}-extra` },
          ...{ hidden: false, picture_from: null, merge_into: null },
        },
      ],
    })),
  }));
  await put(made);
  await sees((menu) =>
    expect(menu[0]?.categories[1]?.children.map((one) => one.slug_url)).toEqual([
      'hardwood-flooring-extra',
    ]),
  );
});

test('HOME-14 keeps the names of the carousel of the home page', async () => {
  const { content, version } = await read();
  const renamed = change(content, only('tile-flooring', { name: 'Tiles' }));
  const refused = await save(version, renamed);
  expect([refused.body.code, refused.body.message]).toEqual([
    'menu_name_fixed',
    expect.stringContaining('Tile Flooring'),
  ]);
});

test('DATA-17 of two people who edit the menu the second sees the draft of the first', async () => {
  const { content, version } = await read();
  await save(version, change(content, only('marble-tile', { name: 'Marble' })));
  const late = await save(version, content);
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(JSON.stringify(late.body)).toContain('"Marble"');
  expect((await publish(version)).status).toBe(409);
});
