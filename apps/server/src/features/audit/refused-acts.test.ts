// What staff are refused is in the log, and where an act came from, by a hash that staff can look for.

import { changePassword } from '@wevisu/contract/accounts.ts';
import { startActing } from '@wevisu/contract/acting.ts';
import { exportAuditEvents, listAuditEvents } from '@wevisu/contract/audit.ts';
import { decideRequest } from '@wevisu/contract/orders.ts';
import { setUserStatus } from '@wevisu/contract/staff-users.ts';
import { beforeAll, expect, test } from 'vitest';
import { addressOf, TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let staff: { userId: number; token: string };

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  staff = await app.createAccount({ email: 'staff@shop.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
});

const list = async (query: object = {}) => {
  const { body } = await app.call(listAuditEvents, { query }, { token: staff.token });
  return body.data?.rows ?? [];
};
const refusals = () => list({ outcome: 'refused' });
const request = (id: number) => addressOf(decideRequest, { id });
const send = (method: 'PUT' | 'POST', url: string, payload: object, from: string) =>
  app.app.http.inject({
    ...{ method, url, payload, remoteAddress: from },
    headers: { authorization: `Bearer ${staff.token}` },
  });

test('ADMIN-07 G-63 what staff try and are refused is an entry with its outcome', async () => {
  const granted = { decision: 'granted' };
  expect((await send('PUT', request(999), granted, '203.0.113.7')).statusCode).toBe(404);
  await expect.poll(refusals).toMatchObject([
    {
      ...{ actor_id: staff.userId, action: 'call.refused', outcome: 'request_not_found' },
      ...{ target_kind: 'call', target_id: decideRequest.name, to: { id: '999' }, tenants: [] },
    },
  ]);
  expect((await list({ outcome: 'done' })).length).toBe(0);
});

test('a form that is not filled in, a question, and what others are refused are none', async () => {
  await app.raw('PUT', request(1), {}, staff.token);
  await app.raw('GET', '/api/staff/users/999', undefined, staff.token);
  await app.raw('PUT', request(1), { decision: 'granted' }, shop.pro.token);
  await app.raw('PUT', request(1), { decision: 'granted' });
  // What comes last is written last.
  await app.raw('POST', '/api/pro/tasks', { title: 'Mine' }, staff.token);
  await expect
    .poll(async () => (await refusals()).map(({ outcome, target_id }) => [target_id, outcome]))
    .toEqual([
      ['clients.createProTask', 'forbidden'],
      [decideRequest.name, 'request_not_found'],
    ]);
});

test('AUTH-28 staff who act for a user are named with what they are refused', async () => {
  const { userId } = await shop.addHomeowner();
  const body = { reason: 'Asked for by phone, case 12.', password: TEST_PASSWORD };
  const begun = await app.call(
    startActing,
    { params: { id: userId }, body },
    { token: staff.token },
  );
  const { token } = begun.body.data;
  const refused = await app.raw('POST', changePassword.path, {}, token);
  expect(refused.body.code).toBe('refused_while_acting');
  await expect
    .poll(async () => (await refusals())[0])
    .toMatchObject({
      ...{ actor_id: staff.userId, acting_as: expect.stringContaining('@'), reason: null },
      ...{ target_id: changePassword.name, outcome: 'refused_while_acting' },
    });
});

test('G-63 an act has the address by a hash, and is found by the address or the hash, also in the file', async () => {
  const user = await shop.addHomeowner();
  const url = addressOf(setUserStatus, { id: user.userId });
  const act = { act: 'deactivate', seen: 'Active', reason: 'Asked for by mail.' };
  expect((await send('PUT', url, act, '203.0.113.9')).statusCode).toBe(200);
  const [found, ...others] = await list({ address: '203.0.113.9' });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ outcome: 'done', address: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(await list({ address: found?.address })).toEqual([found]);
  expect(await list({ address: '203.0.113.10' })).toEqual([]);
  const query = new URLSearchParams({ format: 'csv', address: '203.0.113.9' });
  const file = await app.raw('GET', `${exportAuditEvents.path}?${query}`, undefined, staff.token);
  expect(file.text).toMatch(/Outcome,From address \(hash\)/);
  expect(file.text).toContain(`done,${found?.address}`);
  const { rows } = await app.pool.query('select address_hash from audit_addresses');
  for (const { address_hash } of rows) expect(address_hash).toHaveLength(16);
  const { status, body } = await app.call(
    listAuditEvents,
    { query: { address: 'somewhere' } },
    { token: staff.token },
  );
  expect([status, body.errors?.address]).toEqual([
    422,
    ['Enter an IP address, or digits of the column From.'],
  ]);
});
