import * as contract from '@wevisu/contract/settings.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { cellsOfRow } from '@wevisu/domain/settings/rate-rows.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { applyDueSettings } from './apply-settings.ts';

const GRAMS = 20_000_000;
const TOMORROW = addDays(dayOf(new Date()), 1);
const TEXAS = { state: 'TX', zip_code: '75001' };

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let moss: TestVariant;
let staff: { token: string };

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  moss = await shop.addVariant({ vendorId: shop.vendors[0]?.vendorId ?? 0, stock: [500] });
  const account = await app.createAccount({ email: 'rates@staff.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    account.userId,
  ]);
  staff = { token: account.token };
});

beforeEach(async () => {
  await app.pool.query('truncate setting_changes');
  await app.pool.query(`delete from tax_rates where state in ('TX', 'NV')`);
  await app.pool.query('delete from shipping_rates where vendor_id is null and up_to_g <> $1', [
    GRAMS,
  ]);
  await app.pool.query(`update tax_rates set rate_ppm = 72500 where state = 'CA'`);
  await app.pool.query(
    'update shipping_rates set base_cents = 900 + zone * 100, per_lb_cents = 20 + zone',
  );
});

type Values = Readonly<Record<string, number | boolean>>;

async function change(values: Values, { on = TOMORROW, versions = {} as Values } = {}) {
  const changes = Object.entries(values).map(([key, value]) => ({
    ...{ key, value, version: Number(versions[key] ?? 0) },
  }));
  const body = { changes, starts_on: on, reason: 'The new year' };
  return app.call(contract.changeSettings, { body: body as never }, staff);
}

const TO_FREE = Object.fromEntries(
  cellsOfRow(`delivery_step.${GRAMS}`).map((key) => [key, key.includes('base') ? 4_321 : 0]),
);
const stepOf = (grams: number, base: number): Values => ({
  [`delivery_step.${grams}`]: true,
  ...Object.fromEntries(
    cellsOfRow(`delivery_step.${grams}`).map((key) => [key, key.includes('base') ? base : 0]),
  ),
});

/** The first moments of the day after tomorrow, for the job. */
const comeDue = () =>
  applyDueSettings({
    pool: app.serverPool,
    now: () => new Date(Date.now() + 49 * 3_600_000),
  });

async function quote(over = {}) {
  const buyer = await shop.addHomeowner();
  await buy.putIntoCart(buyer, [{ variantId: moss.variantId, qty: 3 }]);
  const { body } = await buy.start(buyer, over);
  return body.data ? [body.data.tax_percent, body.data.shipping_charge] : body.code;
}

const waiting = async () =>
  (await app.pool.query(`select key from setting_changes where state = 'waiting'`)).rows.map(
    ({ key }) => key,
  );

test('U-50 many cells are set from one day on: a quote before it has the old rates, one after it the new ones', async () => {
  const before = await quote();
  const set = await change({ 'tax_rate.CA': 80_000, ...TO_FREE });
  expect(set.status).toBe(200);
  expect(set.body.data).toHaveLength(17);
  expect(await quote()).toEqual(before);
  expect(await comeDue()).toBe(17);
  expect(await quote()).toEqual(['8%', 4_321]);
  expect(before).toEqual(['7.25%', expect.any(Number)]);
  const { rows } = await app.pool.query(
    `select count(*)::int as acts, count(distinct reason)::int as reasons from audit_events
     where action = 'setting.changed' and reason = 'The new year'`,
  );
  expect(rows).toEqual([{ acts: 17, reasons: 1 }]);
});

test('U-50 all cells or none: of two people the second is told which ones somebody changed, and nothing is written', async () => {
  await change({ 'tax_rate.CA': 80_000 });
  const late = await change({ 'tax_rate.CA': 90_000, 'tax_rate.NY': 90_000 });
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  const { now } = late.body as unknown as { now: contract.Setting[] };
  expect(now).toMatchObject([{ key: 'tax_rate.CA', waiting: { value: 80_000 } }]);
  const [{ version = 0 } = {}] = now;
  const wrong = await change(
    { 'tax_rate.CA': 90_000, 'tax_rate.NY': 300_001 },
    { versions: { 'tax_rate.CA': version } },
  );
  expect(Object.keys(wrong.body.errors ?? {})).toEqual(['tax_rate.NY']);
  expect(await waiting()).toEqual(['tax_rate.CA']);
  const mine = await change(
    { 'tax_rate.CA': 90_000, 'tax_rate.NY': 90_000 },
    { versions: { 'tax_rate.CA': version } },
  );
  expect(mine.status).toBe(200);
});

test('U-50 a state is sold to from its first day on, until its last', async () => {
  const part = await change({ 'tax_row.TX': true, 'tax_rate.TX': 62_500 });
  expect(part.body.errors).toEqual({ 'tax_row.TX': ['Fill in every cell of a new row.'] });
  expect((await change({ 'tax_rate.TX': 62_500 })).status).toBe(404);
  const nowhere = { 'tax_row.QQ': true, 'tax_rate.QQ': 1, 'tax_delivery.QQ': true };
  expect((await change(nowhere)).body.errors).toHaveProperty(['tax_row.QQ']);
  const texas = { 'tax_row.TX': true, 'tax_rate.TX': 62_500, 'tax_delivery.TX': false };
  expect((await change(texas)).status).toBe(200);
  expect(await quote(TEXAS)).toBe('tax_unavailable');
  await comeDue();
  expect(await quote(TEXAS)).toEqual(['6.25%', expect.any(Number)]);

  const { body } = await app.call(contract.listSettings, {}, staff);
  const versions = Object.fromEntries(body.data.map(({ key, version }) => [key, version]));
  const end = await change({ 'tax_row.TX': false }, { versions });
  expect(end.status).toBe(200);
  const after = await change(
    { 'tax_rate.TX': 70_000 },
    { versions, on: addDays(dayOf(new Date()), 3) },
  );
  expect(after.body.errors).toHaveProperty(['tax_rate.TX']);
  await comeDue();
  expect(await quote(TEXAS)).toBe('tax_unavailable');
});

test('a row that starts later is taken back whole, and no cell of it starts on another day', async () => {
  await change({ 'tax_row.NV': true, 'tax_rate.NV': 68_500, 'tax_delivery.NV': false });
  const { body } = await app.call(contract.listSettings, {}, staff);
  const versions = Object.fromEntries(body.data.map(({ key, version }) => [key, version]));
  const other = await change({ 'tax_rate.NV': 1 }, { versions, on: addDays(dayOf(new Date()), 5) });
  expect(other.body.errors).toHaveProperty(['tax_rate.NV']);
  const takeBack = (key: string) => app.call(contract.withdrawSetting, { params: { key } }, staff);
  expect((await takeBack('tax_rate.NV')).body.code).toBe('setting_row_waits');
  expect((await takeBack('tax_row.NV')).status).toBe(200);
  expect([await waiting(), await comeDue()]).toEqual([[], 0]);
});

test('U-50 a weight step counts from its day on, and the last one cannot end', async () => {
  const before = await quote();
  const only = await change({ [`delivery_step.${GRAMS}`]: false });
  expect(only.body.errors).toHaveProperty([`delivery_step.${GRAMS}`]);
  expect((await change(stepOf(2_268_000, 1_111))).status).toBe(200);
  expect(await quote()).toEqual(before);
  await comeDue();
  expect(await quote()).toEqual(['7.25%', 1_111]);
  const { body } = await app.call(contract.listSettings, {}, staff);
  const versions = Object.fromEntries(body.data.map(({ key, version }) => [key, version]));
  const both = { [`delivery_step.${GRAMS}`]: false, 'delivery_step.2268000': false };
  expect((await change(both, { versions })).status).toBe(422);
  expect((await change({ 'delivery_step.2268000': false }, { versions })).status).toBe(200);
  await comeDue();
  expect(await quote()).toEqual(before);
});
