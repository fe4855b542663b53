import * as contract from '@wevisu/contract/directory.ts';
import * as hiring from '@wevisu/contract/hiring.ts';
import * as notifications from '@wevisu/contract/notifications.ts';
import { REVIEW_DAYS } from '@wevisu/domain/hiring/hire-reviews.ts';
import { LISTING } from '@wevisu/domain/people/pro-listing.ts';
import { beforeAll, expect, test } from 'vitest';
import { keepTemplate } from '../../../../../e2e/refusals/template-tries.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { act, makeProject, requestHire, showAs } from '../hiring/test-hire.ts';

let app: TestApp;
let staff: { readonly userId: number; readonly token: string };

beforeAll(async () => {
  app = await testApp();
  staff = await app.createAccount({ email: 'staff@directory.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
});

const FORM = {
  ...{ version: 0, is_on: true, about: 'Kitchens, start to finish.', zip: '78701' },
  ...{ kinds: ['kitchens' as const], styles: ['modern' as const], radius_miles: 25 },
  ...{ hourly: { from: 9_000, to: 12_000 }, project: null, rooms: [] as number[] },
};

const save = (token: string, over: object = {}) =>
  app.call(contract.saveOwnListing, { body: { ...FORM, ...over } }, { token });
const find = async (query: object = {}) =>
  (await app.call(contract.findPros, { query })).body.data.pros.map(({ slug }) => slug);
const show = (slug: string) => app.call(contract.getPro, { params: { slug } });

/** A listed pro. */
async function listed(over: object = {}): Promise<{ shop: TestShop; slug: string }> {
  const shop = await testShop(app);
  const { status, body } = await save(shop.pro.token, over);
  expect(status).toBe(200);
  return { shop, slug: body.data.listing?.slug ?? '' };
}

test('a pro is in the directory once the pro chooses it, and out again', async () => {
  const shop = await testShop(app);
  const before = await app.call(contract.getOwnListing, {}, { token: shop.pro.token });
  expect(before.body.data).toMatchObject({ listing: null, may_be_listed: true, rooms: [] });
  const off = await save(shop.pro.token, { is_on: false });
  const slug = off.body.data.listing?.slug ?? '';
  expect((await show(slug)).status).toBe(404);
  expect((await save(shop.pro.token, { version: 1 })).status).toBe(200);
  const profile = await show(slug);
  expect(profile.body.data).toMatchObject({
    ...{ slug, about: FORM.about, city: 'Austin', state: 'TX', hourly: FORM.hourly },
    ...{ project: null, rating: null, answer_hours: null, portfolio: [], reviews: [] },
  });
  expect(JSON.stringify(profile.body)).not.toContain('vsd_id');
  const stale = await save(shop.pro.token, { version: 1, about: 'Older' });
  expect([stale.status, stale.body.code]).toEqual([409, 'changed_meanwhile']);
  await app.pool.query("update showrooms set license_expires_on = '2020-01-01' where id = $1", [
    shop.showroomId,
  ]);
  expect((await show(slug)).status).toBe(404);
  expect((await save(shop.pro.token, { version: 2 })).body.code).toBe('pro_without_showroom');
});

test.each([
  [{ zip: '00000' }, 'zip'],
  [{ hourly: { from: 5, to: 4 } }, 'hourly'],
  [{ project: { from: 5, to: 4 } }, 'project'],
  [{ rooms: [1_000_000] }, 'rooms'],
  [{ kinds: [] }, 'kinds'],
])('a profile with %j is refused', async (over, field) => {
  const shop = await testShop(app);
  const { status, body } = await save(shop.pro.token, over);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  expect(
    (await app.call(contract.getOwnListing, {}, { token: shop.pro.token })).body.data.listing,
  ).toBe(null);
});

test('a search near a zip code finds who works there, the nearest first', async () => {
  // Georgetown, Round Rock and San Antonio, seen from Round Rock.
  const far = await listed({ zip: '78626', radius_miles: 25 });
  const near = await listed({ zip: '78664', radius_miles: 10, kinds: ['outdoor'] });
  const elsewhere = await listed({ zip: '78205', radius_miles: 100, styles: ['japandi'] });
  const around = await find({ zip: '78664', radius: 25 });
  expect(around.indexOf(near.slug)).toBe(0);
  expect(around).toContain(far.slug);
  expect(around).not.toContain(elsewhere.slug);
  expect(await find({ zip: '78664', radius: 100 })).toContain(elsewhere.slug);
  // Ten miles from Round Rock do not reach San Antonio, however far somebody there looks.
  expect(await find({ zip: '78205', radius: 100 })).not.toContain(near.slug);
  expect(await find({ zip: '78664', kind: 'outdoor' })).toEqual([near.slug]);
  expect(await find({ style: 'japandi' })).toEqual([elsewhere.slug]);
  const unknown = await app.call(contract.findPros, { query: { zip: '00000' } });
  expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['zip']]);
});

test('a search by license state finds whose license staff have checked and is valid', async () => {
  const { shop, slug } = await listed();
  const put = (expires: string) =>
    app.pool.query(
      `insert into pro_applications (user_id, company_name, license_number, license_state,
         license_expires_on, about, decision, decided_at, created_at)
       values ($1, 'Tried', 'A1', 'WY', $2, '', 'approve', now(), now())
       on conflict (user_id) do update set license_expires_on = excluded.license_expires_on`,
      [shop.pro.userId, expires],
    );
  await put('2099-01-01');
  expect(await find({ state: 'WY' })).toEqual([slug]);
  expect((await show(slug)).body.data.license).toEqual({ state: 'WY', expires_on: '2099-01-01' });
  await put('2020-01-01');
  expect(await find({ state: 'WY' })).toEqual([]);
});

test('the newest listed come first without a zip code, a page at a time', async () => {
  const slugs: string[] = [];
  for (let at = 0; at <= LISTING.perPage; at += 1) {
    slugs.unshift((await listed({ kinds: ['painting'], zip: '99501' })).slug);
  }
  const query = { kind: 'painting' } as const;
  const { data } = (await app.call(contract.findPros, { query })).body;
  expect(data.pros.map(({ slug }) => slug)).toEqual(slugs.slice(0, LISTING.perPage));
  expect([data.page, data.has_more]).toEqual([1, true]);
  const next = (await app.call(contract.findPros, { query: { ...query, page: 2 } })).body.data;
  expect([next.pros.length, next.has_more]).toEqual([1, false]);
});

test('a room of the portfolio opens for everybody without prices, and others do not', async () => {
  const shop = await testShop(app);
  const id = await keepTemplate(app, shop.pro.token);
  const hidden = await keepTemplate(app, shop.pro.token);
  const { body } = await save(shop.pro.token, { rooms: [id] });
  const slug = body.data.listing?.slug ?? '';
  const open = (room: number) => app.call(contract.getProRoom, { params: { slug, id: room } });
  const { status, body: opened } = await open(id);
  expect([status, opened.data.room.name]).toEqual([200, 'Den']);
  expect(JSON.stringify(opened)).not.toMatch(/price|vsd_id|wholesale|markup/);
  expect((await open(hidden)).status).toBe(404);
  const picture = await app.app.http.inject(`/api/pros/${slug}/rooms/${id}/picture`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const other = await testShop(app);
  const stolen = await save(other.pro.token, { rooms: [id] });
  expect(Object.keys(stolen.body.errors ?? {})).toEqual(['rooms']);
  await save(shop.pro.token, { version: 1, is_on: false, rooms: [id] });
  expect((await open(id)).status).toBe(404);
});

test('a profile shows published reviews, the stars and how fast the pro answers', async () => {
  const { shop, slug } = await listed({ zip: '83001', kinds: ['cabinets'] });
  const ids: number[] = [];
  for (let at = 0; at < LISTING.minAnswers; at += 1) {
    const { token } = await shop.addHomeowner();
    const projectId = await makeProject(app, { token, showroom: shop.showroom });
    ids.push(await requestHire(app, { token, projectId, pro: shop.pro.userId }));
    expect((await show(slug)).body.data.answer_hours).toBe(null);
    await act(app, ids[at] ?? 0, [[shop.pro.token, 'terms']]);
    if (at > 0) continue;
    await act(app, ids[0] ?? 0, [
      [token, 'accept'],
      ...[1, 2].flatMap(() => [
        [shop.pro.token, 'deliver'] as const,
        [token, 'accept_delivery'] as const,
      ]),
      [token, 'complete'],
    ]);
    const body = { stars: 4, text: 'Careful work.' };
    await app.call(hiring.reviewHire, { params: { id: ids[0] ?? 0 }, body }, { token });
  }
  await app.pool.query(
    `update hires set created_at = (select min(e.created_at) from hire_events e
       where e.hire_id = hires.id and e.role = 'pro') - interval '5 hours' where id = any($1)`,
    [ids],
  );
  const before = (await show(slug)).body.data;
  expect(before).toMatchObject({ rating: null, reviews: [], answer_hours: 5 });
  expect(await find({ kind: 'cabinets', stars: 4 })).toEqual([]);
  await app.pool.query(
    'update hires set completed_at = completed_at - make_interval(days => $2) where id = $1',
    [ids[0], REVIEW_DAYS],
  );
  const after = (await show(slug)).body.data;
  expect(after).toMatchObject({
    rating: { average: 4, reviews: 1 },
    reviews: [{ stars: 4, text: 'Careful work.' }],
  });
  expect(await find({ kind: 'cabinets', stars: 4 })).toEqual([slug]);
  expect(await find({ kind: 'cabinets', stars: 5 })).toEqual([]);
});

test('G-59 a homeowner without a showroom asks a listed pro, for a new project or an own one', async () => {
  const { shop, slug } = await listed();
  const { token } = await (await testShop(app)).addHomeowner();
  const ask = (project: number | null, to = slug) => {
    const body = { project, message: 'A new kitchen.' };
    return app.call(contract.askPro, { params: { slug: to }, body: body as never }, { token });
  };
  const first = await ask(null);
  expect(first.status).toBe(201);
  const hire = (await showAs(app, first.body.data.hire, shop.pro.token)).body.data;
  expect(hire).toMatchObject({ state: 'requested', events: [{ note: 'A new kitchen.' }] });
  const { rows } = await app.pool.query('select vsd_id from showrooms where id = $1', [
    shop.showroomId,
  ]);
  expect(first.body.data.vsd_id).toBe(rows[0].vsd_id);
  // A project of another showroom: the pro is asked for it, and then stands in its list.
  const elsewhere = await testShop(app);
  const project = await makeProject(app, { token, showroom: elsewhere.showroom });
  const unlisted = { project: project as never, pro: elsewhere.pro.userId, message: 'Hello' };
  const second = await ask(project);
  // Its showroom is another one: the pro gives the ID for projects that begin with the pro.
  expect([second.status, second.body.data.vsd_id]).toEqual([201, null]);
  expect((await ask(project)).body.code).toBe('hire_open');
  const { data } = (
    await app.call(hiring.listDesigners, { query: { project } as never }, { token })
  ).body;
  expect(data.designers.map(({ id }) => id)).toContain(shop.pro.userId);
  expect((await app.call(hiring.hireDesigner, { body: unlisted }, { token })).status).toBe(201);
  // Somebody else's project, and a pro who is not listed.
  const stranger = await elsewhere.addHomeowner();
  const foreign = await makeProject(app, { token: stranger.token, showroom: elsewhere.showroom });
  expect((await ask(foreign)).status).toBe(404);
  const nobody = await ask(null, 'nobody');
  expect(nobody.status).toBe(404);
  // A pro who has blocked the asker: the same answer, and no project is begun for it.
  await app.pool.query(
    `insert into chat_blocks (user_id, blocked_id, created_at)
     select $1, user_id, now() from projects where id = $2`,
    [shop.pro.userId, project],
  );
  expect((await ask(null)).body).toEqual(nobody.body);
  const made = await app.pool.query(
    `select count(*)::int as count from projects p join projects own on own.user_id = p.user_id
     where own.id = $1`,
    [project],
  );
  expect(made.rows[0].count).toBe(2);
});

test('staff take a profile out with a reason that the pro reads, and let it back', async () => {
  const { shop, slug } = await listed();
  const params = { id: shop.pro.userId };
  const decide = (version: number, is_down: boolean) => {
    const body = { version, is_down, reason: 'The pictures are not yours.' };
    return app.call(contract.decideListing, { params, body }, { token: staff.token });
  };
  const seen = await app.call(contract.getListingForStaff, { params }, { token: staff.token });
  expect(seen.body.data).toMatchObject({ version: 1, is_public: true, taken_down: null });
  expect((await decide(1, true)).body.data).toMatchObject({ is_public: false, version: 2 });
  expect((await decide(1, true)).body.code).toBe('pro_listing_moved_on');
  expect((await show(slug)).status).toBe(404);
  const own = await app.call(contract.getOwnListing, {}, { token: shop.pro.token });
  expect(own.body.data.listing?.taken_down).toBe('The pictures are not yours.');
  const told = await app.call(
    notifications.listNotifications,
    { query: {} },
    { token: shop.pro.token },
  );
  expect(told.body.data.data[0]).toMatchObject({ link: '/pro/listing' });
  // Saving does not bring it back; staff do.
  expect((await save(shop.pro.token, { version: 2 })).status).toBe(200);
  expect((await show(slug)).status).toBe(404);
  expect((await decide(3, false)).status).toBe(200);
  expect((await show(slug)).status).toBe(200);
  const { rows } = await app.pool.query(
    `select action, reason from audit_events where target_kind = 'pro' and target_id = $1::text
       and action like 'listing.%' order by id`,
    [shop.pro.userId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    ...['listing.changed', 'listing.taken_down', 'listing.changed', 'listing.let_back'],
  ]);
});

test('search engines find the profiles that everybody finds', async () => {
  const { slug } = await listed();
  const index = await app.app.http.inject('/sitemap.xml');
  expect(index.body).toContain('/sitemap/pros-1.xml');
  const file = await app.app.http.inject('/sitemap/pros-1.xml');
  expect(file.body).toContain(`/pros/${slug}<`);
  expect((await app.app.http.inject('/sitemap/pros-2.xml')).statusCode).toBe(404);
});
