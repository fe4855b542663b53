import * as contract from '@wevisu/contract/home-content.ts';
import { getHome } from '@wevisu/contract/pages.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';

let app: TestApp;
let staff: { token: string };

beforeAll(async () => {
  app = await testApp();
  const account = await app.createAccount({ email: 'home@staff.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    account.userId,
  ]);
  staff = { token: account.token };
  for (let n = 1; n <= 9; n++) {
    await app.pool.query(
      `insert into floor_plans (id, name, room, area_sqft_e2, size, rooms, plan_svg, plan_hash, scene, position)
       values ($1, $1, 'kitchen', 1, 'x', 1, '<svg/>', 'x', '{}', 1)`,
      [`kitchen-${n}`],
    );
    await app.pool.query(
      `insert into templates (id, plan_id, name, room, style, colors, brands, picture_key, scene)
       values ($1, $1, $1, 'kitchen', 'modern', '{}', 1, 'rooms/' || $1, '{}')`,
      [`kitchen-${n}`],
    );
  }
});

beforeEach(async () => {
  await app.pool.query('truncate testimonials, home_tabs');
});

const shown = async () => (await app.call(getHome, {})).body.data.testimonials;
const content = async () => (await app.call(contract.getHomeContent, {}, staff)).body.data;
const add = async (quote: string) =>
  (
    await app.call(
      contract.addTestimonial,
      { body: { quote, name: 'Ana, Austin', about: 'Kitchen' } },
      staff,
    )
  ).body.data;
const update = (one: contract.Testimonial, over: object) => {
  const { id, is_real: _, ...rest } = one;
  return app.call(
    contract.updateTestimonial,
    { params: { id }, body: { ...rest, ...over } },
    staff,
  );
};
const confirm = (one: contract.Testimonial, body: object) =>
  app.call(
    contract.confirmTestimonial,
    {
      params: { id: one.id },
      body: { is_real: true, version: one.version, reason: 'She wrote us', ...body },
    },
    staff,
  );
const order = (ids: number[], seen: number[]) =>
  app.call(contract.orderTestimonials, { body: { ids, seen } }, staff);
const acts = async (target: string) =>
  (
    await app.pool.query(
      'select action, reason from audit_events where target_kind = $1 order by id',
      [target],
    )
  ).rows;

test('HOME-22 U-51 a testimonial is a sample on the home page until staff confirm it with a reason', async () => {
  const one = await add('Nineteen boxes, and half a box left.');
  expect(await shown()).toMatchObject([{ name: 'Ana, Austin', is_sample: true }]);
  expect((await confirm(one, { reason: ' ' })).body.errors).toHaveProperty('reason');
  const { body } = await confirm(one, {});
  expect(await shown()).toMatchObject([{ is_sample: false }]);
  const { body: longer } = await update(body.data, { about: 'Kitchen, 14 by 16 feet' });
  expect(longer.data.is_real).toBe(true);
  const { body: other } = await update(longer.data, { quote: 'The best shop there is.' });
  expect(other.data.is_real).toBe(false);
  expect(await shown()).toMatchObject([{ quote: 'The best shop there is.', is_sample: true }]);
  expect((await acts('testimonial')).slice(0, 2)).toEqual([
    { action: 'testimonial.added', reason: null },
    { action: 'testimonial.confirmed', reason: 'She wrote us' },
  ]);
});

test('HOME-22 testimonials stand in the order of staff, and a hidden one is not shown', async () => {
  const [a, b, c] = [await add('First.'), await add('Second.'), await add('Third.')];
  const seen = [a.id, b.id, c.id];
  const moved = await order([c.id, a.id, b.id], seen);
  expect(moved.body.data.map(({ quote }) => quote)).toEqual(['Third.', 'First.', 'Second.']);
  await update(a, { is_hidden: true });
  expect((await shown()).map(({ quote }) => quote)).toEqual(['Third.', 'Second.']);
  expect((await content()).testimonials).toHaveLength(3);
  const late = await order([b.id, a.id, c.id], seen);
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect((late.body as unknown as { now: unknown[] }).now).toHaveLength(3);
  const twice = await order([a.id, a.id, c.id], [c.id, a.id, b.id]);
  expect(twice.status).toBe(409);
});

test('of two people who change a testimonial the second is shown what is there now', async () => {
  const one = await add('First.');
  await update(one, { quote: 'Hers.' });
  for (const late of [await update(one, { quote: 'Mine.' }), await confirm(one, {})])
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'changed_meanwhile', now: { quote: 'Hers.', version: 2 } },
    ]);
  expect((await update({ ...one, id: 999_999 }, {})).status).toBe(404);
});

test('fifty testimonials are the most', async () => {
  await app.pool.query(
    `insert into testimonials (quote, name, about, position) select 'x', 'x', '', n from generate_series(1, 50) n`,
  );
  const { status, body } = await app.call(
    contract.addTestimonial,
    { body: { quote: 'x', name: 'x', about: '' } },
    staff,
  );
  expect([status, body.code]).toEqual([422, 'testimonials_full']);
});

const setTab = (body: object) =>
  app.call(
    contract.setHomeTab,
    { body: { tab: 'Kitchen', rooms: [], hidden: [], version: 0, ...body } },
    staff,
  );

test('HOME-10 staff choose, order and hide the rooms of a tab, and the home page follows at once', async () => {
  const kitchens = async () =>
    (await app.call(getHome, {})).body.data.inspired[1]?.rooms.map(({ id }) => id);
  expect(await kitchens()).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `kitchen-${n}`));
  const { body } = await setTab({ rooms: ['kitchen-9', 'kitchen-4'], hidden: ['kitchen-1'] });
  expect(body.data).toMatchObject({ version: 1, hidden: [{ id: 'kitchen-1' }] });
  expect(body.data.others).toHaveLength(6);
  expect(await kitchens()).toEqual([9, 4, 2, 3, 5, 6, 7].map((n) => `kitchen-${n}`));
  const late = await setTab({ rooms: ['kitchen-2'] });
  expect(late.body).toMatchObject({ code: 'changed_meanwhile', now: { version: 1 } });
  for (const rooms of [['nowhere'], ['kitchen-1', 'kitchen-1']])
    expect((await setTab({ rooms, version: 1 })).body.errors).toHaveProperty('rooms');
  expect(await acts('home_tab')).toEqual([{ action: 'home_tab.changed', reason: null }]);
});
