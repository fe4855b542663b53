import * as cart from '@wevisu/contract/cart.ts';
import * as contract from '@wevisu/contract/pros.ts';
import { getShopProfile, searchShowrooms } from '@wevisu/contract/showrooms.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { VSD_ID_ALPHABET } from '@wevisu/domain/people/vsd-id.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { createJobQueue } from '../../platform/jobs/jobs.ts';
import { createMailer, type Mailer } from '../../platform/mail/mailer.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { testCheckout } from '../../test-checkout.ts';
import { sendForm } from '../../test-form.ts';
import { testShop } from '../../test-shop.ts';
import { TEST_LICENSE } from '../accounts/test-application.ts';
import { endPlans } from './plan.ts';
import { remindOfLicenses, tellOfStops } from './remind-of-licenses.ts';
import { remindOfPlans } from './remind-of-plans.ts';

let app: TestApp;
let staff: { readonly token: string };
let made = 0;

let mailer: Mailer;

beforeAll(async () => {
  app = await testApp();
  const jobs = createJobQueue({ pool: app.pool, onError });
  mailer = createMailer({
    pool: app.pool,
    jobs,
    smtp: null,
    brand: () => ({ name: 'Shop', footer: '' }),
  });
  await jobs.start();
  atFileEnd(() => jobs.stop());
  staff = await app.createAccount({ email: 'staff@wevisu.example', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
});

const onError = (error: Error) => {
  throw error;
};

/** An approved pro whose license expires in so many days. */
async function newPro(licenseDays: number | null = 400) {
  const email = `pro-${++made}@start.example`;
  const pro = await app.createAccount({ email, type: 'Contractor' });
  if (licenseDays !== null) {
    await app.pool.query(
      `insert into pro_applications (user_id, company_name, license_number, license_state,
         license_expires_on, created_at, decision, decided_at)
       values ($1, 'Diaz & Daughters', 'CSLB 1', 'CA', $2, now() - interval '2 hours', 'approve', now())`,
      [pro.userId, addDays(dayOf(new Date()), licenseDays)],
    );
  }
  return { ...pro, email };
}

async function openShowroom(token: string, vsdId?: string) {
  const { body } = await app.call(contract.getOwnShowroom, {}, { token });
  const id = vsdId ?? body.data.proposal?.vsd_id ?? '';
  return app.call(
    contract.createShowroom,
    { body: { company_name: 'Diaz Kitchens', vsd_id: id } },
    { token },
  );
}

const FORM = {
  company_name: 'Diaz Kitchens & Baths',
  tagline: 'Since 1998',
  story: 'We build.',
  theme_color: '#7a4a1e',
  address: null,
  service_zips: ['900*'],
  refuses_outside: false,
};

describe('the showroom', () => {
  test('SHOW-01 PRO-01 G-30 G-31 an approved pro opens one under the proposed ID, once', async () => {
    const { token } = await newPro();
    const { body } = await app.call(contract.getOwnShowroom, {}, { token });
    expect(body.data.showroom).toBeNull();
    expect(body.data.proposal?.company_name).toBe('Diaz & Daughters');
    const vsdId = body.data.proposal?.vsd_id ?? '';
    expect([...vsdId].every((letter) => VSD_ID_ALPHABET.includes(letter))).toBe(true);
    const opened = await openShowroom(token, vsdId);
    expect(opened.status).toBe(201);
    const found = await app.call(searchShowrooms, { query: { s: vsdId.toLowerCase() } });
    expect(found.body.data.data).toMatchObject([{ company_name: 'Diaz Kitchens', vsd_id: vsdId }]);
    expect((await openShowroom(token, 'SECOND22')).body.code).toBe('showroom_exists');
  });

  test('PRO-01 a designer, for whom staff waived the license, opens one and is found', async () => {
    const { token, userId } = await newPro(null);
    const params = { id: userId, requirement: 'license' } as const;
    const body = { waived: true, reason: 'Designers need none in this state.' };
    await app.call(contract.waiveProRequirement, { params, body }, staff);
    const { requirements } = (await app.call(contract.getProStart, {}, { token })).body.data;
    expect(requirements.find(({ requirement }) => requirement === 'license')).toMatchObject({
      state: 'waived',
      waived: { reason: body.reason, at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) },
    });
    expect((await openShowroom(token, 'DESGNER2')).status).toBe(201);
    const found = await app.call(searchShowrooms, { query: { s: 'DESGNER2' } });
    expect(found.body.data.data).toMatchObject([{ vsd_id: 'DESGNER2' }]);
  });

  test('PRO-03 before approval the account cannot open one', async () => {
    const { token, userId } = await newPro();
    await app.pool.query(`update users set status = 'pending' where id = $1`, [userId]);
    expect((await openShowroom(token, 'PENDING2')).status).toBe(403);
  });

  test('G-31 a changed ID leaves the former one leading to the showroom, and nobody else can take it', async () => {
    const { token } = await newPro();
    const other = await newPro();
    await openShowroom(token, 'DIAZKIT2');
    const changed = await app.call(
      contract.changeShowroomId,
      { body: { version: 1, vsd_id: 'diazbath' } },
      { token },
    );
    expect(changed.body.data).toMatchObject({
      vsd_id: 'DIAZBATH',
      former_ids: ['DIAZKIT2'],
      id_changes_left: 2,
    });
    for (const vsdId of ['DIAZKIT2', 'DIAZBATH']) {
      const { body } = await app.call(getShopProfile, { query: { vsd_id: vsdId } });
      expect(body.data.data?.profile.vsd_id).toBe('DIAZBATH');
      const found = await app.call(searchShowrooms, { query: { s: vsdId } });
      expect(found.body.data.data).toHaveLength(1);
    }
    const taken = await openShowroom(other.token, 'DIAZKIT2');
    expect(taken.body.errors).toEqual({ vsd_id: ['This ID is taken. Choose another one.'] });
    const back = await app.call(
      contract.changeShowroomId,
      { body: { version: 2, vsd_id: 'DIAZKIT2' } },
      { token },
    );
    expect(back.body.data.former_ids).toEqual(['DIAZBATH']);
  });

  test('G-31 an ID changes three times a year', async () => {
    const { token } = await newPro();
    await openShowroom(token, 'TURN2222');
    const change = async (version: number, vsdId: string) =>
      (await app.call(contract.changeShowroomId, { body: { version, vsd_id: vsdId } }, { token }))
        .body.code;
    expect(await change(1, 'TURN3333')).toBeUndefined();
    expect(await change(2, 'TURN4444')).toBeUndefined();
    expect(await change(3, 'TURN5555')).toBeUndefined();
    expect(await change(4, 'TURN6666')).toBe('showroom_id_limit');
  });

  test('G-30 of two people who save the same version, the second gets what is there now', async () => {
    const { token } = await newPro();
    await openShowroom(token);
    const save = (version: number, tagline: string) =>
      app.call(contract.updateShowroom, { body: { version, ...FORM, tagline } }, { token });
    expect((await save(1, 'First')).body.data).toMatchObject({ version: 2, tagline: 'First' });
    const second = await save(1, 'Second');
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      code: 'changed_meanwhile',
      now: { version: 2, tagline: 'First' },
    });
  });

  test('G-30 every change of the showroom is in the audit log', async () => {
    const { token, userId } = await newPro();
    await openShowroom(token);
    await app.call(contract.updateShowroom, { body: { version: 1, ...FORM } }, { token });
    const { rows } = await app.pool.query(
      "select action, before, after from audit_events where actor_id = $1 and outcome = 'done' order by id",
      [userId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['showroom.created', 'showroom.changed']);
    expect(rows[1].before).toMatchObject({ company_name: 'Diaz Kitchens', theme_color: null });
    expect(rows[1].after).toMatchObject({ theme_color: '#7a4a1e', service_zips: ['900*'] });
  });

  test('CAT-15 G-30 logo and opening picture are re-encoded, and a small one is refused', async () => {
    const { token } = await newPro();
    await openShowroom(token);
    const photo = async (width: number, height: number) => {
      const png = await sharp({ create: { width, height, channels: 3, background: '#7a4a1e' } })
        .png()
        .toBuffer();
      return new File([new Uint8Array(png)], 'photo.png');
    };
    const send = async (picture: string, file: File) =>
      sendForm(app, { url: `/api/pro/showroom/pictures/${picture}`, fields: { file }, token });
    expect((await send('opening', await photo(600, 400))).status).toBe(422);
    const opening = await send('opening', await photo(1600, 900));
    expect(opening.status).toBe(201);
    const address = (opening.body.data as contract.ShowroomEditor).opening_picture ?? '';
    const served = await app.app.http.inject({ method: 'GET', url: address });
    expect(served.headers['content-type']).toBe('image/webp');
    const logo = await send('logo', await photo(400, 120));
    const key = (logo.body.data as contract.ShowroomEditor).logo ?? '';
    const shown = await app.app.http.inject({ method: 'GET', url: `/media/${key}.svg` });
    expect(shown.body).toContain('data:image/webp;base64,');
  });

  test('G-30 the card is a PDF with the ID', async () => {
    const { token } = await newPro();
    await openShowroom(token, 'CARD2222');
    const { status, text } = await app.raw('GET', '/api/pro/showroom/card', undefined, token);
    expect(status).toBe(200);
    expect(text.startsWith('%PDF-')).toBe(true);
  });
});

describe('the license', () => {
  test('G-66 reminds once per mark, and tells once that selling stopped', async () => {
    const near = await newPro(10);
    const over = await newPro(-1);
    await openShowroom(over.token);
    const deps = {
      pool: app.serverPool,
      now: () => new Date(),
      publicUrl: () => 'http://shop.example',
      mailer,
    };
    for (let run = 0; run < 2; run++) {
      await remindOfLicenses(deps);
      await tellOfStops(deps);
    }
    const { rows } = await app.pool.query(
      'select user_id, days from license_reminders where user_id = any($1) order by days',
      [[near.userId, over.userId]],
    );
    expect(rows).toEqual([
      { user_id: over.userId, days: 0 },
      { user_id: near.userId, days: 14 },
    ]);
    const told = (await app.mails()).filter(({ template }) => template.startsWith('license_'));
    expect(told.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['license_stopped', over.email],
      ['license_expires', near.email],
    ]);
  });

  test('G-66 G-02 a renewed license waits for staff while the old one stays, then replaces it', async () => {
    const pro = await newPro(5);
    await openShowroom(pro.token);
    const expiresOn = addDays(dayOf(new Date()), 700);
    const fields = {
      license_number: 'CSLB 2',
      license_state: 'CA',
      license_expires_on: expiresOn,
      license_file: TEST_LICENSE,
    };
    const sentIn = await sendForm(app, { url: '/api/pro/license', fields, token: pro.token });
    expect(sentIn.status).toBe(201);
    const start = sentIn.body.data as contract.ProStart;
    expect(start.license?.number).toBe('CSLB 1');
    expect(start.requirements.find((one) => one.requirement === 'license')?.state).toBe(
      'under_review',
    );
    const again = await sendForm(app, { url: '/api/pro/license', fields, token: pro.token });
    expect(again.body.code).toBe('license_under_review');
    const { body } = await app.call(contract.listLicenseRenewals, {}, staff);
    const renewal = body.data.find((one) => one.pro === pro.userId);
    expect(renewal).toMatchObject({ number: 'CSLB 2', present: { number: 'CSLB 1' } });
    const id = renewal?.id ?? 0;
    const file = await app.raw(
      'GET',
      `/api/staff/license-renewals/${id}/file`,
      undefined,
      staff.token,
    );
    expect(file.text.startsWith('%PDF-')).toBe(true);
    await app.call(
      contract.decideLicenseRenewal,
      { params: { id }, body: { decision: 'approve', version: renewal?.version ?? 0 } },
      staff,
    );
    const after = await app.call(contract.getProStart, {}, { token: pro.token });
    expect(after.body.data.license).toMatchObject({ number: 'CSLB 2', expires_on: expiresOn });
    const { rows } = await app.pool.query(
      'select license_expires_on::text as last from showrooms where user_id = $1',
      [pro.userId],
    );
    expect(rows).toEqual([{ last: expiresOn }]);
  });

  test('G-66 after the last day nothing can be bought, the cart stays, and a waiver by staff lifts it', async () => {
    const shop = await testShop(app);
    const buyer = await shop.addHomeowner();
    const { variantId } = await shop.addVariant({ vendorId: shop.vendors[0].vendorId });
    const till = testCheckout(app, shop);
    await till.putIntoCart(buyer, [{ variantId, qty: 2 }]);
    await app.pool.query(
      `insert into pro_applications (user_id, company_name, license_number, license_state,
         license_expires_on, created_at, decision, decided_at)
       values ($1, 'Old', 'X 1', 'CA', $2, now(), 'approve', now())`,
      [shop.pro.userId, addDays(dayOf(new Date()), -1)],
    );
    const start = () => till.start(buyer);
    const refused = await start();
    expect(refused.body.code).toBe('showroom_stopped');
    const kept = await app.call(cart.getCart, { query: { showroom: shop.showroom } }, buyer);
    expect(kept.body.data).toMatchObject({ stopped: true, can_checkout: false, total_qty: 2 });
    const profile = await app.call(getShopProfile, { query: { showroom: shop.showroom } });
    expect(profile.body.data.data?.profile.stopped).toBe(true);
    const waived = await app.call(
      contract.waiveProRequirement,
      {
        params: { id: shop.pro.userId, requirement: 'license' },
        body: { waived: true, reason: 'Designers need none in this state.' },
      },
      staff,
    );
    expect(waived.body.data.stopped).toBe(false);
    expect((await start()).status).toBe(200);
  });
});

test('G-30 outside its service area a showroom refuses the checkout, or tells before paying', async () => {
  const shop = await testShop(app);
  const buyer = await shop.addHomeowner();
  const { variantId } = await shop.addVariant({ vendorId: shop.vendors[0].vendorId });
  const till = testCheckout(app, shop);
  await till.putIntoCart(buyer, [{ variantId, qty: 1 }]);
  const serve = (service_zips: string[], refuses_outside: boolean) =>
    app.pool.query('update showrooms set service_zips = $2, refuses_outside = $3 where id = $1', [
      shop.showroomId,
      service_zips,
      refuses_outside,
    ]);
  const start = async () => (await till.start(buyer)).body.code;
  await serve(['787*'], true);
  expect(await start()).toBe('outside_service_area');
  await serve(['787*'], false);
  const told = await till.start(buyer);
  expect(told.body.data).toMatchObject({ outside_area: true });
  await serve(['90000-90099'], true);
  expect((await till.start(buyer)).body.data).toMatchObject({ outside_area: false });
});

describe('the plan', () => {
  const planOf = (id: ProUserId, over: object = {}) => ({
    params: { id },
    body: {
      version: 1,
      plan: 'Premium' as const,
      paid_amount: 199,
      basic_addon: false,
      custom_addon: false,
      ends_on: null,
      reason: 'Signed by phone.',
      ...over,
    },
  });

  test('G-64 SHOW-16 U-46 staff set Premium at 199, which brands the showroom', async () => {
    const pro = await newPro();
    const opened = await openShowroom(pro.token);
    expect(opened.body.data.branded).toBe(false);
    const at198 = await app.call(
      contract.setProPlan,
      planOf(pro.userId, { paid_amount: 198 }),
      staff,
    );
    expect(at198.body.data.branded).toBe(false);
    const set = await app.call(contract.setProPlan, planOf(pro.userId, { version: 2 }), staff);
    expect(set.body.data).toMatchObject({ plan: 'Premium', branded: true });
    const { rows } = await app.pool.query(
      `select reason from audit_events where action = 'plan.set' and showroom_id =
         (select id from showrooms where user_id = $1)`,
      [pro.userId],
    );
    expect(rows).toHaveLength(2);
    expect(rows[0].reason).toBe('Signed by phone.');
  });

  test('G-63 staff find a showroom by name, ID and email, by plan and state, a page at a time', async () => {
    const pro = await newPro();
    const { body } = await openShowroom(pro.token);
    const { vsd_id, company_name } = body.data;
    const list = async (query: object) =>
      (await app.call(contract.listShowroomsForStaff, { query: query as never }, staff)).body.data;
    for (const q of [company_name.slice(1, 8), vsd_id.slice(0, 6).toLowerCase()]) {
      expect((await list({ q, limit: 200 })).rows).toContainEqual(
        expect.objectContaining({ id: pro.userId, vsd_id, plan: 'Basic', branded: false }),
      );
    }
    await app.call(contract.setProPlan, planOf(pro.userId), staff);
    const premium = await list({ plan: 'Premium', state: 'open', limit: 200 });
    expect(premium.rows).toContainEqual(
      expect.objectContaining({ id: pro.userId, branded: true, is_open: true }),
    );
    expect((await list({ q: '100% of nobody' })).rows).toEqual([]);
    const all = await list({ sort: 'created', dir: 'desc', limit: 200 });
    const first = await list({ sort: 'created', dir: 'desc', limit: 1 });
    const next = await list({ sort: 'created', dir: 'desc', limit: 1, after: first.next });
    expect([...first.rows, ...next.rows]).toEqual(all.rows.slice(0, 2));
    const start = await app.call(contract.getStartForStaff, { params: { id: pro.userId } }, staff);
    expect(start.body.data.vsd_id).toBe(vsd_id);
  });

  test('G-64 a plan that is ended applies until the month is over, and can be kept', async () => {
    const pro = await newPro();
    await openShowroom(pro.token);
    await app.call(contract.setProPlan, planOf(pro.userId), staff);
    const end = (version: number, ends: boolean) =>
      app.call(contract.endProPlan, { body: { version, ends } }, { token: pro.token });
    const ended = await end(2, true);
    expect(ended.body.data).toMatchObject({ plan: 'Premium', branded: true });
    expect(ended.body.data.ends_on?.slice(0, 7)).toBe(dayOf(new Date()).slice(0, 7));
    expect((await end(3, false)).body.data.ends_on).toBeNull();
    await end(4, true);
    const inTwoMonths = new Date(Date.now() + 60 * 86_400_000);
    await endPlans({ pool: app.serverPool, now: () => inTwoMonths });
    const { body } = await app.call(contract.getProPlan, {}, { token: pro.token });
    expect(body.data).toMatchObject({ plan: 'Basic', branded: false, ends_on: null });
  });
});

test('G-64 a pro is reminded once, by mail and in the site, a week before the plan ends', async () => {
  const now = () => new Date('2026-11-10T18:00:00Z');
  const publicUrl = () => 'http://shop.example';
  const near = await newPro();
  const far = await newPro();
  await openShowroom(near.token, 'PLANEND2');
  await openShowroom(far.token, 'PLANEND3');
  const end = "update showrooms set plan = 'Premium', plan_ends_on = $2 where user_id = $1";
  await app.pool.query(end, [near.userId, '2026-11-16']);
  await app.pool.query(end, [far.userId, '2026-12-31']);
  const deps = { pool: app.pool, now, mailer, publicUrl };
  for (let run = 0; run < 2; run++) await remindOfPlans(deps);
  const told = (await app.mails()).filter(({ template }) => template === 'plan_ends');
  expect(told.map(({ recipient }) => recipient)).toEqual([near.email]);
  expect(told[0]?.text).toContain('http://shop.example/pro/plan');
  await app.pool.query(end, [near.userId, '2026-11-17']);
  await remindOfPlans(deps);
  expect((await app.mails()).filter(({ template }) => template === 'plan_ends')).toHaveLength(2);
});
