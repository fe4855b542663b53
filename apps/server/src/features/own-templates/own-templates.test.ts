import * as page from '@wevisu/contract/account-page.ts';
import * as contract from '@wevisu/contract/own-templates.ts';
import { OWN_TEMPLATE } from '@wevisu/domain/projects/own-template.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { type Member, roomWithFloor, type TestTile, testRooms } from '../projects/test-rooms.ts';

let app: TestApp;
let shop: TestShop;
/** Another showroom, which adds more to its prices. */
let other: TestShop;
let ana: Member;
let ben: Member;
let tile: TestTile;

beforeAll(async () => {
  // What is drawn beside costs little.
  app = await testApp({ env: { STILL_SAMPLES: '1' } });
  const rooms = await testRooms(app);
  shop = rooms.shop;
  other = await testShop(app, 500_000);
  ana = await shop.addHomeowner();
  ben = await shop.addHomeowner();
  tile = await rooms.addTile();
});

type Scene = Record<string, unknown>;
const PRICE = 3_780;
const PRICE_ELSEWHERE = 4_725;
/** Of tile for the floor of the test room: 120 square feet by 14 in a box, and one box for breakage. */
const BOXES = 10;
const SECRET = /wholesale|markup|fee_cents|ppm/;

const as = ({ token }: { readonly token: string }) => ({ token });
const wish = (over: object = {}) => ({
  name: 'Slate kitchen',
  room: 'kitchen' as const,
  style: 'modern' as const,
  scene: roomWithFloor(tile.sku) as Scene,
  ...over,
});

const keep = (who: Member, over: object = {}) =>
  app.call(contract.keepOwnTemplate, { body: wish(over) }, as(who));

async function kept(who: Member, over: object = {}) {
  const { status, body } = await keep(who, over);
  expect([status, body.message]).toEqual([201, 'The template was saved.']);
  return body.data;
}

const listOwn = async (who: Member, query: object = {}) =>
  (await app.call(contract.listOwnTemplates, { query }, as(who))).body.data;
const listOf = (query: object) => app.call(contract.listShowroomTemplates, { query });
const open = (id: number, { token, ...query }: { token?: string; showroom?: number } = {}) =>
  app.call(contract.getOwnTemplate, { params: { id }, query }, { token });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];

function picture(id: number, { token, ...query }: { token?: string; showroom?: number } = {}) {
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return app.app.http.inject({
    method: 'GET',
    url: `/api/visualization/own_templates/${id}/picture?${search}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
}

describe('VIS-02 a room of a homeowner', () => {
  test('is kept as a template with what the server counts, draws and sees in it', async () => {
    const card = await kept(ana, { scene: { ...roomWithFloor(tile.sku), budgetCents: 900_000 } });
    expect(card).toMatchObject({
      ...{ name: 'Slate kitchen', room: 'kitchen', style: 'modern' },
      ...{ products: 1, brands: 1, total: null },
      picture: { kind: 'plan', version: expect.stringMatching(/^[0-9a-f]{12}$/) },
    });
    expect(card.colors).toContain('#aaaaaa');
    const [listed] = await listOwn(ana, { showroom: shop.showroom });
    expect(listed).toEqual({ ...card, total: BOXES * PRICE });
    const plan = await picture(card.id, ana);
    expect(plan.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(plan.payload).toMatch(/^<svg .*Kitchen/s);
  });

  test('opens with its products at the prices of now, and without what somebody wants to spend', async () => {
    const { id } = await kept(ana, {
      scene: { ...roomWithFloor(tile.sku), budgetCents: 900_000, products: { [tile.sku]: {} } },
    });
    const { body } = await open(id, { token: ana.token, showroom: shop.showroom });
    expect(body.data).toMatchObject({ is_own: true, template: { id, total: BOXES * PRICE } });
    const { document, findings } = readScene(body.data.scene);
    expect(findings).toEqual([]);
    expect(document).toMatchObject({ name: 'Slate kitchen', budgetCents: null });
    expect(document.products[tile.sku]?.priceCents).toBe(PRICE);
    expect(JSON.stringify(body)).not.toMatch(SECRET);
  });

  test('is nobody else’s to see, in no showroom', async () => {
    const { id } = await kept(ana);
    const showroom = shop.showroom;
    const tries = [{}, { showroom }, { token: ben.token, showroom }, { token: ben.token }];
    for (const who of [...tries, { token: shop.pro.token, showroom }]) {
      expect(codeOf(await open(id, who))).toEqual([404, 'own_template_not_found']);
      expect((await picture(id, who)).statusCode).toBe(404);
    }
    expect(await listOwn(ben)).toEqual([]);
    expect((await listOf({ showroom })).body.data).toEqual([]);
    // Not even where the owner's own id is named as a showroom.
    const forged = await open(id, { showroom: ana.userId });
    expect(codeOf(forged)).toEqual([404, 'showroom_not_found']);
  });

  test('is there for its owner also where the showroom is gone', async () => {
    const { id } = await kept(ana);
    const { status, body } = await open(id, { token: ana.token, showroom: 999_999 });
    expect([status, body.data.template.total]).toEqual([200, null]);
    expect((await listOwn(ana, { showroom: 999_999 }))[0]).toMatchObject({ id, total: null });
  });

  test('U-17 tells nobody by its price which IDs are showrooms: who guesses them has to wait', async () => {
    const guessing = await shop.addHomeowner();
    const { id } = await kept(guessing);
    const own = '/api/visualization/own_templates';
    const guess = (at: string, n: number) =>
      app.raw('GET', `${at}?vsd_id=GUESS${100 + n}`, undefined, guessing.token);
    expect(codeOf(await guess(own, 0))).toEqual([404, 'showroom_not_found']);
    expect(codeOf(await guess(`${own}/${id}`, 0))).toEqual([404, 'showroom_not_found']);
    const statuses: number[] = [];
    for (let n = 1; n < 60; n += 1) statuses.push((await guess(own, n)).status);
    expect(statuses.at(-2)).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    expect(await listOwn(guessing)).toHaveLength(1);
  });

  test('takes another name, room and style, and another room in its place', async () => {
    const { id, picture: before } = await kept(ana);
    const params = { id };
    const change = (body: object) =>
      app.call(contract.changeOwnTemplate, { params, body }, as(ana));
    expect((await change({ name: ' Guest bath ' })).body.data).toMatchObject({
      ...{ name: 'Guest bath', room: 'kitchen', style: 'modern' },
    });
    const { body } = await change({ room: 'bath', style: 'japandi' });
    expect(body.data).toMatchObject({ name: 'Guest bath', room: 'bath', style: 'japandi' });
    const scene = roomWithFloor(null) as Scene;
    Object.assign((scene.nodes as Record<string, object>).room ?? {}, { name: 'Bath' });
    const replaced = await app.call(
      contract.replaceOwnTemplateScene,
      { params, body: { scene } },
      as(ana),
    );
    expect(replaced.body.data).toMatchObject({ name: 'Guest bath', products: 0, brands: 0 });
    expect(replaced.body.data.picture).not.toEqual(before);
    const opened = await open(id, { token: ana.token, showroom: shop.showroom });
    expect(opened.body.data.template.total).toBe(0);
  });

  test('is deleted for good, once', async () => {
    const { id } = await kept(ana);
    const remove = () => app.call(contract.deleteOwnTemplate, { params: { id } }, as(ana));
    expect((await remove()).body.message).toBe('The template was deleted.');
    expect(codeOf(await remove())).toEqual([404, 'own_template_not_found']);
    expect(codeOf(await open(id, { token: ana.token }))).toEqual([404, 'own_template_not_found']);
    const { rows } = await app.pool.query(
      `select (select count(*)::int from own_templates where id = $1) as templates,
         (select count(*)::int from own_template_products where template_id = $1) as products`,
      [id],
    );
    expect(rows).toEqual([{ templates: 0, products: 0 }]);
  });

  test('goes with the account', async () => {
    const leaving = await shop.addHomeowner();
    const { id } = await kept(leaving);
    const data = await app.call(page.exportData, {}, as(leaving));
    const address = `/api/visualization/own_templates/${id}`;
    const named = { name: 'Slate kitchen', scene: address, file: `${address}/picture` };
    expect(data.body).toMatchObject({ data: { templates: [named] } });
    const body = { current_password: TEST_PASSWORD };
    expect((await app.call(page.deleteAccount, { body }, as(leaving))).status).toBe(200);
    const { rows } = await app.pool.query('select from own_templates where user_id = $1', [
      leaving.userId,
    ]);
    expect(rows).toEqual([]);
  });

  test('G-70 that is still being read when the account goes is not kept', async () => {
    const { userId, token } = await shop.addHomeowner();
    const leaving = await app.pool.connect();
    await leaving.query('begin');
    await leaving.query('update users set deleted_at = now() where id = $1', [userId]);
    const sent = app.call(contract.keepOwnTemplate, { body: wish() }, { token });
    await vi.waitUntil(isHeldUp, { timeout: 30_000 });
    await leaving.query('commit');
    leaving.release();
    expect((await sent).status).toBe(401);
    const { rows } = await app.pool.query('select from own_templates where user_id = $1', [userId]);
    expect(rows).toEqual([]);
  });
});

/** Whether a query waits for another one's transaction. */
async function isHeldUp(): Promise<boolean> {
  const { rows } = await app.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

describe('VIS-02 a room of a pro', () => {
  test('is shown in their showroom to everybody, at its prices, and in no other', async () => {
    const { id } = await kept(shop.pro, { name: 'By the pro' });
    const bath = await kept(shop.pro, { name: 'Bath', room: 'bath', style: 'japandi' });
    const { body } = await listOf({ showroom: shop.showroom });
    expect(body.data.map(({ name, total }) => [name, total])).toEqual([
      ['Bath', BOXES * PRICE],
      ['By the pro', BOXES * PRICE],
    ]);
    expect(JSON.stringify(body)).not.toMatch(SECRET);
    const found = await listOf({ showroom: shop.showroom, room: 'bath', style: 'japandi' });
    expect(found.body.data.map((one) => one.id)).toEqual([bath.id]);
    const none = await listOf({ showroom: shop.showroom, room: 'bath', style: 'modern' });
    expect(none.body.data).toEqual([]);

    const guest = await open(id, { showroom: shop.showroom });
    expect(guest.body.data).toMatchObject({ is_own: false, template: { total: BOXES * PRICE } });
    expect((await picture(id, { showroom: shop.showroom })).statusCode).toBe(200);
    expect((await listOf({ showroom: other.showroom })).body.data).toEqual([]);
    for (const who of [{ showroom: other.showroom }, {}, { token: ben.token }]) {
      expect(codeOf(await open(id, who))).toEqual([404, 'own_template_not_found']);
      expect((await picture(id, who)).statusCode).toBe(404);
    }
    // To its owner it costs what it does where they look.
    const elsewhere = await listOwn(shop.pro, { showroom: other.showroom });
    expect(elsewhere.map(({ total }) => total)).toEqual([1, 1].map(() => BOXES * PRICE_ELSEWHERE));
  });

  test.each([
    ['whose account may not be used', `update users set status = 'Deactive' where id = $1`],
    ['who is not approved yet', `update users set status = 'pending' where id = $1`],
    ['whose showroom is closed', `update showrooms set status = 'closed' where user_id = $1`],
  ])('is not shown of one %s', async (_, change) => {
    const closing = await testShop(app);
    const { id } = await kept(closing.pro);
    const showroom = closing.showroom;
    expect((await listOf({ showroom })).body.data).toHaveLength(1);
    await app.pool.query(change, [closing.pro.userId]);
    expect(codeOf(await listOf({ showroom }))).toEqual([422, 'showroom_closed']);
    expect(codeOf(await open(id, { showroom }))).toEqual([422, 'showroom_closed']);
    expect((await picture(id, { showroom })).statusCode).toBe(422);
  });

  test('a list names its showroom', async () => {
    expect(codeOf(await listOf({}))).toEqual([404, 'showroom_not_found']);
    expect(codeOf(await listOf({ vsd_id: 'NOBODY00' }))).toEqual([404, 'showroom_not_found']);
  });
});

describe('VIS-02 what is no template', () => {
  test.each<[string, () => object, string]>([
    ['no scene', () => ({ scene: { format: 'dxf' } }), 'scene_unreadable'],
    ['a scene without a room', () => ({ scene: sceneOf({}) }), 'template_without_room'],
    ['a room without a shape', () => ({ scene: sceneOf(FLAT) }), 'template_without_room'],
    ['too many parts', () => ({ scene: sceneOf(crowd(20_001)) }), 'scene_too_large'],
  ])('%s is refused, and nothing is kept', async (_, over, code) => {
    const before = (await listOwn(ana)).length;
    expect(codeOf(await keep(ana, over()))).toEqual([422, code]);
    expect(await listOwn(ana)).toHaveLength(before);
  });

  test.each<[string, object]>([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(OWN_TEMPLATE.maxNameLength + 1) }],
    ['name', { name: 'a\u0000b' }],
    ['room', { room: 'spaceship' }],
    ['style', { style: 'none' }],
    ['scene', { scene: null }],
  ])('a bad %s is said at its field', async (field, over) => {
    const { status, body } = await keep(ana, over);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('a scene that names unknown products is kept without them', async () => {
    const card = await kept(ana, { scene: roomWithFloor('NOBODY-HAS-THIS') as Scene });
    expect(card).toMatchObject({ products: 0, brands: 0 });
  });

  test('what a browser says of prices and pieces counts for nothing', async () => {
    const lie = { [tile.sku]: { sku: tile.sku, priceCents: 1, boxSqftE4: 99_999_999 } };
    const { id } = await kept(ana, { scene: { ...roomWithFloor(tile.sku), products: lie } });
    const [card] = (await listOwn(ana, { showroom: shop.showroom })).filter((one) => one.id === id);
    expect(card?.total).toBe(BOXES * PRICE);
  });

  test('more than can be kept are refused, also when they come at once', async () => {
    const rich = await shop.addHomeowner();
    const { id } = await kept(rich);
    await app.pool.query(
      `insert into own_templates (user_id, name, room, style, colors, brands, document, skus, plan_svg, plan_hash,
         created_at, updated_at)
       select user_id, name, room, style, colors, brands, document, skus, plan_svg, plan_hash, created_at, updated_at
       from own_templates, generate_series(3, $2) where id = $1`,
      [id, OWN_TEMPLATE.maxTemplates],
    );
    const answers = await Promise.all([keep(rich), keep(rich), keep(rich)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    expect(await listOwn(rich)).toHaveLength(OWN_TEMPLATE.maxTemplates);
    const late = await keep(rich);
    expect([late.body.code, late.body.message]).toEqual([
      'too_many_templates',
      'You can save up to 40 templates. Delete one you no longer need, or replace one.',
    ]);
    // One that is there can still be replaced.
    const scene = roomWithFloor(null) as Scene;
    const body = { scene };
    const replaced = await app.call(
      contract.replaceOwnTemplateScene,
      { params: { id }, body },
      as(rich),
    );
    expect(replaced.status).toBe(200);
  });
});

const FLAT = {
  level: { type: 'level', name: 'Ground' },
  room: {
    ...{ type: 'room', levelId: 'level', name: 'Line', use: 'hall' },
    outline: [
      [0, 0],
      [10_000, 0],
      [20_000, 0],
    ],
  },
};

function sceneOf(nodes: object): Scene {
  return { format: 'wevisu-scene', version: 1, name: 'Room', nodes };
}

function crowd(count: number): object {
  const level = { type: 'level', name: 'Ground' };
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`level-${at}`, level]));
}
