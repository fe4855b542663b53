import * as contract from '@wevisu/contract/showrooms.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { addShowroom } from '../catalog/test-fixture.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await addShowroom(app.pool, { vsdId: 'OAKRIDGE', companyName: 'Oak Ridge Remodeling' });
  await addShowroom(app.pool, { vsdId: 'K7M2XW9Q', companyName: 'Oakridge' });
  for (let i = 0; i < 7; i += 1) {
    await addShowroom(app.pool, { vsdId: `HARBOR2${i}`, companyName: `Harbor Design ${i}` });
  }
  await addShowroom(app.pool, { vsdId: 'SHUT2222', companyName: 'Shut for Good' });
  await app.pool.query(`update showrooms set status = 'closed' where vsd_id = 'SHUT2222'`);
});

async function search(s: string) {
  const { status, body } = await app.call(contract.searchShowrooms, { query: { s } });
  expect(status).toBe(200);
  return body.data.data;
}

test('SHOW-04 API-46 DATA-08 eight characters find the ID, in either case, with id and name', async () => {
  const { rows } = await app.pool.query(`select user_id from showrooms where vsd_id = 'OAKRIDGE'`);
  const expected = [
    { id: rows[0].user_id, company_name: 'Oak Ridge Remodeling', vsd_id: 'OAKRIDGE' },
  ];
  expect(await search('OAKRIDGE')).toEqual(expected);
  expect(await search(' oakRidge ')).toEqual(expected);
});

test('G-31 eight characters are never part of a name', async () => {
  expect(await search('HARBORDE')).toEqual([]);
});

test('SHOW-06 three characters find names that begin so, two find nothing', async () => {
  expect((await search('oak')).map(({ company_name }) => company_name)).toEqual([
    'Oak Ridge Remodeling',
    'Oakridge',
  ]);
  expect(await search('oa')).toEqual([]);
  expect(await search('')).toEqual([]);
});

test('U-16 at most five are shown, and a text that means everything finds nothing', async () => {
  expect(await search('harbor')).toHaveLength(5);
  expect(await search('%%%')).toEqual([]);
  expect(await search('___')).toEqual([]);
});

test('a closed showroom is not found', async () => {
  expect(await search('SHUT2222')).toEqual([]);
  expect(await search('shut')).toEqual([]);
});

test('API-45 an unknown showroom gives an empty profile', async () => {
  const { status, body } = await app.call(contract.getShopProfile, {
    query: { vsd_id: 'AAAAAAAA' },
  });
  expect(status).toBe(200);
  expect(body.data).toEqual({ data: null });
  expect((await app.call(contract.getShopProfile, { query: {} })).body.data).toEqual({
    data: null,
  });
});

test('U-46 SHOW-16 branding is told with the profile, its logo with an address of its own', async () => {
  await app.pool.query(
    `update showrooms set theme_color = '#aa5500', logo_svg = '<svg/>', plan = 'Premium', plan_paid_amount = 199 where vsd_id = 'OAKRIDGE'`,
  );
  const { body } = await app.call(contract.getShopProfile, { query: { vsd_id: 'OAKRIDGE' } });
  expect(body.data.data?.profile).toMatchObject({ branded: true, theme_color: '#aa5500' });
  expect(body.data.data?.profile.logo).toMatch(/^logo\/showroom\/\d+-[0-9a-f]{12}$/);
});

test('the showroom of a pro who is deactivated is closed everywhere, until the pro is back', async () => {
  await addShowroom(app.pool, { vsdId: 'GONEPRO2', companyName: 'Gone Pro' });
  const setStatus = (status: string) =>
    app.pool.query(
      `update users set status = $1 where id = (select user_id from showrooms where vsd_id = 'GONEPRO2')`,
      [status],
    );
  const seen = async () => {
    const query = { vsd_id: 'GONEPRO2' };
    const profile = await app.call(contract.getShopProfile, { query });
    const list = await app.raw('POST', '/api/visualization/products', query);
    return [
      (await search('GONEPRO2')).length,
      (await search('gone')).length,
      profile.body.data.data === null,
      list.status === 200 ? 'open' : list.body.code,
    ];
  };
  expect(await seen()).toEqual([1, 1, false, 'open']);
  await setStatus('Deactive');
  await expect.poll(seen, { timeout: 20_000 }).toEqual([0, 0, true, 'showroom_closed']);
  await setStatus('Approve');
  await expect.poll(seen, { timeout: 20_000 }).toEqual([1, 1, false, 'open']);
});
