import { exportAuditEvents, listAuditEvents, listHistory } from '@wevisu/contract/audit.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { noteAct } from './note-act.ts';

let app: TestApp;
let shop: TestShop;
let other: TestShop;
let staff: string;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  other = await testShop(app);
  const admin = await app.createAccount({ email: 'staff@shop.example', type: 'Admin' });
  staff = admin.token;
  await app.pool.query('update sessions set otp_passed_at = now()');
  const { userId: actorId } = shop.pro;
  const tenant = { kind: 'showroom', id: shop.showroomId } as const;
  const target = { kind: 'showroom', id: shop.showroomId };
  for (const day of [20, 21, 22]) {
    await noteAct(app.pool, {
      ...{ at: new Date(`2026-11-${day}T23:30:00Z`), actorId, tenant, target },
      ...{ action: 'markup.changed', from: { markup_ppm: 1 }, to: { markup_ppm: day } },
    });
  }
  await noteAct(app.pool, {
    ...{ at: new Date('2026-11-23T10:00:00Z'), actorId: admin.userId, tenant },
    ...{ action: 'plan.set', target, from: { plan: 'basic' }, to: { plan: '=premium' } },
    reason: 'Agreed by phone.',
  });
});

const seenBy = async (token: string, query: Record<string, unknown> = {}) =>
  app.call(listAuditEvents, { query }, { token });

test('ADMIN staff find acts by who, action, record and day', async () => {
  const { body } = await seenBy(staff, {
    action: 'markup',
    since: '2026-11-21',
    until: '2026-11-21',
  });
  expect(body.data).toMatchObject({ total: 1, total_is_exact: true, next: null });
  expect(body.data.rows[0]).toMatchObject({
    action: 'markup.changed',
    tenants: [{ kind: 'showroom', id: shop.showroomId }],
    ...{ from: { markup_ppm: 1 }, to: { markup_ppm: 21 } },
  });
  const byName = await seenBy(staff, { q: 'STAFF@shop', target_id: String(shop.showroomId) });
  expect(byName.body.data.rows.map(({ action, reason }) => [action, reason])).toEqual([
    ['plan.set', 'Agreed by phone.'],
  ]);
  expect((await seenBy(staff, { q: 'nobody' })).body.data.total).toBe(0);
});

test('G-63 staff find acts by who did them or in whose name, and by a word of the reason or of a value', async () => {
  const actions = async (query: Record<string, unknown>) =>
    (await seenBy(staff, query)).body.data.rows.map(({ action }) => action);
  expect(await actions({ actor: 'staff@' })).toEqual(['plan.set']);
  expect(await actions({ actor: 'nobody' })).toEqual([]);
  expect(await actions({ text: 'by PHONE' })).toEqual(['plan.set']);
  expect(await actions({ text: '=premium', since: '2026-11-01' })).toEqual(['plan.set']);
  expect(await actions({ text: 'premium', until: '2026-11-22' })).toEqual([]);
});

test('a pro who searches the own history learns no name nor email of anybody else', async () => {
  const found = async (q: string) =>
    (await app.call(listHistory, { query: { q } }, { token: shop.pro.token })).body.data.total;
  expect(await found('staff@')).toBe(0);
  expect(await found('Ana Lopez')).toBe(3);
});

test('an export has every row that the list finds, and no formula', async () => {
  const query = { target_id: String(shop.showroomId), format: 'csv' } as const;
  const file = await app.raw(
    'GET',
    `/api/staff/audit/export?${new URLSearchParams(query)}`,
    undefined,
    staff,
  );
  const lines = file.text.trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^When \(UTC\),Who,/);
  const chosen = await app.call(
    exportAuditEvents,
    { query: { columns: 'at,secret' } },
    { token: staff },
  );
  expect([chosen.status, chosen.body.errors?.columns?.[0]]).toEqual([
    422,
    'This list has no column secret.',
  ]);
});

test('a pro sees the history of the own showroom, and no name of staff', async () => {
  const own = await app.call(listHistory, { query: {} }, { token: shop.pro.token });
  expect(
    own.body.data.rows.map(({ action, actor, by_staff }) => [action, actor, by_staff]),
  ).toEqual([
    ['plan.set', 'WeVisu', true],
    ...[1, 2, 3].map(() => ['markup.changed', 'Ana Lopez', false]),
  ]);
  expect(JSON.stringify(own.body)).not.toContain('staff@');
});

test('another pro, and a vendor, see nothing of it, whatever they ask for', async () => {
  const query = { target_kind: 'showroom', target_id: String(shop.showroomId) };
  for (const token of [other.pro.token, other.vendors[0].token]) {
    const { body } = await app.call(listHistory, { query }, { token });
    expect(body.data).toMatchObject({ rows: [], total: 0 });
    expect((await seenBy(token)).status).toBe(403);
  }
});
