import * as catalog from '@wevisu/contract/catalog.ts';
import * as contract from '@wevisu/contract/settings.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { applyDueSettings } from './apply-settings.ts';

let app: TestApp;
let staff: { token: string };

beforeAll(async () => {
  app = await testApp();
  const account = await app.createAccount({ email: 'settings@staff.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    account.userId,
  ]);
  staff = { token: account.token };
});

beforeEach(async () => {
  await app.pool.query('truncate setting_changes');
  await app.pool.query(`insert into tax_rates (state, rate_ppm, shipping_taxable) values ('ZZ', 50000, false)
    on conflict (state) do update set rate_ppm = 50000, shipping_taxable = false`);
});

const find = async (key: string) => {
  const { body } = await app.call(contract.listSettings, {}, staff);
  const found = body.data.find((one) => one.key === key);
  if (found === undefined) throw new Error(`${key} is not there.`);
  return found;
};
const change = (key: string, body: object) =>
  app.call(
    contract.changeSetting,
    { params: { key }, body: { starts_on: null, reason: 'A new year', ...body } as never },
    staff,
  );
const rate = async () =>
  (await app.pool.query(`select rate_ppm, shipping_taxable from tax_rates where state = 'ZZ'`))
    .rows[0];

test('U-50 a setting changes at once, is shown by the site, and stands in the audit log', async () => {
  const { version } = await find('savings_up_to_percent');
  const { status, body } = await change('savings_up_to_percent', { value: 42, version });
  expect([status, body.data.value]).toEqual([200, 42]);
  const site = await app.call(catalog.getSettings, {});
  expect(site.body.data).toMatchObject({ savings_up_to_percent: 42 });
  const { rows } = await app.pool.query(
    `select after, reason from audit_events where action = 'setting.changed' and target_id = 'savings_up_to_percent'`,
  );
  expect(rows).toEqual([{ after: { value: 42 }, reason: 'A new year' }]);
});

test('a tax rate of a later day waits for it, is replaced by another, and can be taken back', async () => {
  const tomorrow = addDays(dayOf(new Date()), 1);
  const first = await change('tax_rate.ZZ', { value: 60_000, version: 0, starts_on: tomorrow });
  expect(first.body.data.waiting).toMatchObject({ value: 60_000, reason: 'A new year' });
  expect((await rate()).rate_ppm).toBe(50_000);
  const { version } = first.body.data;
  await change('tax_rate.ZZ', { value: 70_000, version, starts_on: tomorrow });
  const early = { pool: app.serverPool, now: () => new Date() };
  expect(await applyDueSettings(early)).toBe(0);
  const later = { pool: app.serverPool, now: () => new Date(Date.now() + 49 * 3_600_000) };
  expect([await applyDueSettings(later), await applyDueSettings(later)]).toEqual([1, 0]);
  expect((await rate()).rate_ppm).toBe(70_000);
  expect((await find('tax_rate.ZZ')).waiting).toBeNull();

  const again = await find('tax_rate.ZZ');
  await change('tax_rate.ZZ', { value: 1, version: again.version, starts_on: tomorrow });
  const params = { key: 'tax_rate.ZZ' };
  const back = await app.call(contract.withdrawSetting, { params }, staff);
  expect(back.body.data).toMatchObject({ value: 70_000, waiting: null });
  const { body } = await app.call(contract.listSettingChanges, { params }, staff);
  expect(body.data.map(({ to, state }) => [to, state])).toEqual([
    [1, 'withdrawn'],
    [70_000, 'applied'],
    [60_000, 'withdrawn'],
  ]);
});

test('U-50 of two people the second sees what is there now, who changed it and why, and may still save', async () => {
  await change('tax_delivery.ZZ', { value: true, version: 0, reason: 'The state asked' });
  const late = await change('tax_delivery.ZZ', { value: true, version: 0 });
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(late.body).toMatchObject({
    now: {
      value: true,
      last_change: { by: expect.stringMatching(/\w/), reason: 'The state asked', state: 'applied' },
    },
  });
  expect((await rate()).shipping_taxable).toBe(true);
  const tomorrow = addDays(dayOf(new Date()), 1);
  const { version } = await find('tax_delivery.ZZ');
  await change('tax_delivery.ZZ', { value: false, version, starts_on: tomorrow });
  const again = await change('tax_delivery.ZZ', { value: true, version });
  const { now } = again.body as unknown as { now: contract.Setting };
  expect(now).toMatchObject({ waiting: { value: false }, last_change: { state: 'waiting' } });
  const mine = await change('tax_delivery.ZZ', { value: true, version: now.version });
  expect([mine.status, mine.body.data.waiting]).toEqual([200, null]);
});

test('what cannot stand there is refused, and what nobody may edit is not found', async () => {
  for (const value of [-1, 300_001, 1.5, '5', true])
    expect((await change('tax_rate.ZZ', { value, version: 0 })).body.errors).toHaveProperty(
      'value',
    );
  const past = await change('tax_rate.ZZ', { value: 1, version: 0, starts_on: '2020-01-01' });
  expect(past.body.errors).toHaveProperty('starts_on');
  for (const key of ['testimonials', 'tax_rate.QQ', 'delivery_base.1.7'])
    expect((await change(key, { value: 1, version: 0 })).status).toBe(404);
  expect((await rate()).rate_ppm).toBe(50_000);
});

test('U-51 staff cannot claim a count above what the site counts', async () => {
  await app.pool.query(
    `insert into floor_plans (id, name, room, area_sqft_e2, size, rooms, plan_svg, plan_hash, scene, position)
     select 'plan-' || n, 'x', 'bath', 1, 'x', 1, '<svg/>', 'x', '{}', 1 from generate_series(1, 12) n`,
  );
  const { version } = await find('claim_floor_plans');
  const far = await change('claim_floor_plans', { value: '50+', version });
  expect(far.body.errors).toMatchObject({
    value: [expect.stringContaining('The site counts 12.')],
  });
  expect((await change('claim_floor_plans', { value: 'countless', version })).status).toBe(422);
  expect((await change('claim_floor_plans', { value: '12', version })).status).toBe(200);
});
