// The second step of a sign-in: by an authenticator app and by recovery codes.
import { endOtherSessions } from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import * as factors from '@wevisu/contract/second-factor.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { dropStaleFactorRows } from './jobs.ts';
import { codeOf, cookiesOf, testFactors } from './test-factors.ts';

let shop: TestApp;
let by: ReturnType<typeof testFactors>;
beforeAll(async () => {
  shop = await testApp();
  by = testFactors(shop);
});

let people = 0;
async function person(type: 'User' | 'Contractor' | 'Vendor' = 'User') {
  people += 1;
  const email = `person${people}@example.com`;
  return { email, ...(await shop.createAccount({ email, type })) };
}

async function personWithApp() {
  const one = await person();
  return { ...one, ...(await by.addApp(one.token)) };
}

const wrongCode = (secret: string) =>
  [-1, 0, 1].some((step) => codeOf(secret, step) === '000000') ? '111111' : '000000';

async function mailsTo(email: string): Promise<readonly string[]> {
  return (await shop.mails())
    .filter(({ recipient }) => recipient === email)
    .map(({ template }) => template);
}

describe('adding an authenticator app', () => {
  test('G-10 the app counts once a code of it is typed, and ten recovery codes come with it', async () => {
    const { email, token } = await person();
    await by.confirm(token);
    const { body } = await shop.call(factors.startApp, {}, { token });
    const { secret, url, qr } = body.data;
    expect(url).toContain(`secret=${secret}`);
    expect(qr.path.length).toBeGreaterThan(1000);
    const confirm = (code: string) => shop.call(factors.confirmApp, { body: { code } }, { token });
    const wrong = await confirm(wrongCode(secret));
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code']]);
    expect((await by.signIn(email)).json().token).not.toBe('');
    const right = await confirm(codeOf(secret));
    expect(right.status).toBe(200);
    const codes = right.body.data.recovery_codes ?? [];
    expect([new Set(codes).size, codes.length]).toEqual([10, 10]);
    expect(
      codes.every((code) => /^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/.test(code)),
    ).toBe(true);
    expect((await by.signIn(email)).json().token).toBe('');
    expect(await mailsTo(email)).toEqual(['factor_added']);
    const list = await shop.call(factors.getFactors, {}, { token });
    expect(list.body.data).toMatchObject({
      recovery_codes_left: 10,
      app: { last_used_at: expect.any(String) },
    });
  });

  test('secrets and recovery codes are nowhere in the tables', async () => {
    const { secret, codes } = await personWithApp();
    const { rows } = await shop.pool.query(
      `select encode(sealed_secret, 'escape') as a, encode(sealed_secret, 'hex') as b,
         (select string_agg(encode(code_hash, 'escape'), ' ') from recovery_codes) as c
       from authenticator_apps`,
    );
    const all = JSON.stringify(rows).toLowerCase();
    for (const one of [secret, ...codes]) expect(all).not.toContain(one.toLowerCase());
    expect(all).not.toContain(Buffer.from(secret).toString('hex'));
  });

  test('each change takes a confirmation by the password, which is good for one', async () => {
    const { token } = await person();
    const start = () => shop.call(factors.startApp, {}, { token });
    const refused = await start();
    expect([refused.status, refused.body.code]).toEqual([422, 'confirmation_required']);
    expect((await by.confirm(token, 'wrong password')).status).toBe(422);
    expect((await start()).status).toBe(422);
    await by.confirm(token);
    const both = await Promise.all([start(), start()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    await by.confirm(token);
    await shop.pool.query(
      `update sessions set confirmed_at = now() - interval '6 minutes' where confirmed_at is not null`,
    );
    expect((await start()).status).toBe(422);
  });

  test('a second app waits until the first is removed, and an unverified address adds none', async () => {
    const { token, email } = await personWithApp();
    await by.confirm(token);
    const again = await shop.call(factors.startApp, {}, { token });
    expect([again.status, again.body.code]).toEqual([422, 'app_exists']);
    const other = await person();
    await shop.pool.query('update users set email_verified_at = null where id = $1', [
      other.userId,
    ]);
    await by.confirm(other.token);
    const unverified = await shop.call(factors.startApp, {}, { token: other.token });
    expect([unverified.status, unverified.body.code]).toEqual([403, 'email_not_verified']);
    expect(email).not.toBe(other.email);
  });
});

describe('signing in with an authenticator app', () => {
  test('the password alone opens no session and tells nothing but that a second step is asked', async () => {
    const { email, userId } = await personWithApp();
    const count = async () =>
      (
        await shop.pool.query('select count(*)::int as n from sessions where user_id = $1', [
          userId,
        ])
      ).rows[0].n;
    const before = await count();
    const reply = await by.signIn(email, '', { remember_me: true });
    const { second_step, ...rest } = reply.json();
    expect(rest).toEqual({ success: true, message: '', user: null, token: '' });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await count()).toBe(before);
    // What it gives is no session's token.
    expect((await shop.call(accounts.getAuthUser, {}, { token: second_step })).status).toBe(401);
    const passkeys = await by.post('/api/login/second_step/passkey/options', { second_step });
    expect(passkeys.json().data.allowCredentials).toBeUndefined();
    const wrong = (await by.pass(second_step, '12345')).json();
    expect((await by.pass(second_step, 'aaaa-bbbb-cccc-dddd')).json()).toEqual(wrong);
  });

  test('a right code opens the session, and never a second one', async () => {
    const { email, secret } = await personWithApp();
    const [first, second] = [await by.stepOf(email), await by.stepOf(email)];
    const code = codeOf(secret);
    const opened = await by.pass(first, code);
    expect([opened.statusCode, opened.json().user.email]).toEqual([200, email]);
    const { token } = opened.json();
    expect((await shop.call(accounts.getAuthUser, {}, { token })).status).toBe(200);
    // Neither the code in another sign-in, nor this sign-in with another code.
    expect((await by.pass(second, code)).statusCode).toBe(422);
    expect((await by.pass(second, codeOf(secret, -1))).statusCode).toBe(422);
    const again = await by.pass(first, codeOf(secret, 1));
    expect(again.json().code).toBe('second_step_expired');
    expect((await by.pass(second, codeOf(secret, 1))).statusCode).toBe(200);
  });

  test('of twenty sign-ins with one code at once, one is let in', async () => {
    const { email, secret } = await personWithApp();
    const known = cookiesOf(await by.pass(await by.stepOf(email), codeOf(secret, -1)));
    const steps = await Promise.all(Array.from({ length: 8 }, () => by.stepOf(email, known)));
    const code = codeOf(secret);
    const replies = await Promise.all(steps.map((step) => by.pass(step, code, known)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array(7).fill(422),
    ]);
    // And of two tries of one sign-in.
    await by.forgetSteps();
    const one = await by.stepOf(email);
    const both = await Promise.all([by.pass(one, codeOf(secret)), by.pass(one, codeOf(secret, 1))]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('a wrong code leaves the sign-in open, ten minutes and a new password end it', async () => {
    const { email, secret, token } = await personWithApp();
    const step = await by.stepOf(email);
    expect((await by.pass(step, wrongCode(secret))).json().errors.code).toHaveLength(1);
    const body = { current_password: TEST_PASSWORD, password: 'another Remodel 2027' };
    expect((await shop.call(accounts.changePassword, { body }, { token })).status).toBe(200);
    expect((await by.pass(step, codeOf(secret))).json().code).toBe('second_step_expired');
    const other = await personWithApp();
    const late = await by.stepOf(other.email);
    await shop.pool.query(`update second_steps set expires_at = now() - interval '1 second'`);
    expect((await by.pass(late, codeOf(other.secret))).json().code).toBe('second_step_expired');
    await dropStaleFactorRows(shop);
    const { rows } = await shop.pool.query('select count(*)::int as n from second_steps');
    expect(rows[0].n).toBe(0);
  });

  test('U-17 a stranger with the password has 8 tries, the right code then waits, and a known device does not', async () => {
    const { email, secret } = await personWithApp();
    const known = cookiesOf(await by.pass(await by.stepOf(email), codeOf(secret)));
    await by.forgetSteps();
    const guess = async (cookie = '') => {
      const step = await by.stepOf(email, cookie);
      for (let n = 0; n < 18; n += 1) {
        const { statusCode } = await by.pass(step, wrongCode(secret), cookie);
        if (statusCode === 429) return n;
      }
      throw new Error('guessing is not limited');
    };
    expect(await guess()).toBeGreaterThanOrEqual(8);
    expect((await by.pass(await by.stepOf(email), codeOf(secret))).statusCode).toBe(429);
    expect((await by.pass(await by.stepOf(email, known), codeOf(secret), known)).statusCode).toBe(
      200,
    );
    await by.forgetSteps();
    expect(await guess(known)).toBeGreaterThanOrEqual(8);
  });

  test('U-06 pros are asked as well, and staff for the mailed code after it', async () => {
    const pro = await person('Contractor');
    await by.addApp(pro.token);
    const business = await by.post('/api/business/login', {
      email: pro.email,
      password: TEST_PASSWORD,
    });
    expect(business.json().second_step).toEqual(expect.any(String));
    const staff = await shop.createAccount({ email: 'staff@example.com', type: 'Admin' });
    await shop.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
      staff.userId,
    ]);
    const { secret } = await by.addApp(staff.token);
    const body = { email: 'staff@example.com', password: TEST_PASSWORD };
    const { second_step } = (await by.post('/api/staff/login', body)).json();
    const { token, user } = (await by.pass(second_step, codeOf(secret))).json();
    expect(user.otp_passed).toBe(false);
    const { body: refused } = await shop.call(factors.getFactors, {}, { token });
    expect(refused.code).toBe('otp_required');
  });
});

describe('recovery codes', () => {
  test('each opens one session, however it is typed, and the owner gets a mail', async () => {
    const { email, codes } = await personWithApp();
    const [first = '', second = ''] = codes;
    expect((await by.pass(await by.stepOf(email), first)).statusCode).toBe(200);
    expect((await by.pass(await by.stepOf(email), first)).statusCode).toBe(422);
    const typed = second
      .toUpperCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'O')
      .replaceAll('1', 'l');
    const steps = [await by.stepOf(email), await by.stepOf(email)];
    const both = await Promise.all(steps.map((step) => by.pass(step, typed)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const mail = (await shop.mails()).find(
      ({ template, recipient }) => template === 'recovery_code_used' && recipient === email,
    );
    expect(mail?.text).toContain('8 recovery codes are left');
  });

  test('new ones replace the old, also half used', async () => {
    const { email, token, codes } = await personWithApp();
    await by.confirm(token);
    const made = await shop.call(factors.remakeRecoveryCodes, {}, { token });
    expect(made.body.data.recovery_codes).toHaveLength(10);
    expect((await by.pass(await by.stepOf(email), codes[0] ?? '')).statusCode).toBe(422);
    const [fresh = ''] = made.body.data.recovery_codes;
    expect((await by.pass(await by.stepOf(email), fresh)).statusCode).toBe(200);
    // Of another account it is none.
    const other = await personWithApp();
    const [, unused = ''] = made.body.data.recovery_codes;
    expect((await by.pass(await by.stepOf(other.email), unused)).statusCode).toBe(422);
  });
});

describe('a device that need not be asked', () => {
  async function trusted() {
    const one = await personWithApp();
    const reply = await by.pass(await by.stepOf(one.email), codeOf(one.secret), '', true);
    await by.forgetSteps();
    return { ...one, cookie: cookiesOf(reply), session: reply.json().token as string };
  }
  const isAsked = async (email: string, cookie: string) =>
    (await by.signIn(email, cookie)).json().second_step !== null;

  test('G-10 the step is kept for 30 days where that was ticked, and nowhere else', async () => {
    const { email, cookie } = await trusted();
    expect([await isAsked(email, cookie), await isAsked(email, '')]).toEqual([false, true]);
    const { rows } = await shop.pool.query(
      `select extract(day from max(trusted_until) - now())::int as days from known_devices`,
    );
    expect(rows[0].days).toBe(29);
    await shop.pool.query(
      `update known_devices set trusted_until = now() - interval '1 second' where trusted_until is not null`,
    );
    expect(await isAsked(email, cookie)).toBe(true);
    const plain = await personWithApp();
    const reply = await by.pass(await by.stepOf(plain.email), codeOf(plain.secret));
    expect(await isAsked(plain.email, cookiesOf(reply))).toBe(true);
    // Another account's trust does not count.
    expect(await isAsked(plain.email, (await trusted()).cookie)).toBe(true);
  });

  test('a removed factor, a reset password and the end of other sessions end it', async () => {
    const removed = await trusted();
    await by.addPasskey(removed.session);
    await by.confirm(removed.session);
    expect((await shop.call(factors.removeApp, {}, { token: removed.session })).status).toBe(200);
    expect(await isAsked(removed.email, removed.cookie)).toBe(true);
    const ended = await trusted();
    await shop.call(endOtherSessions, {}, { token: ended.token });
    expect(await isAsked(ended.email, ended.cookie)).toBe(true);
  });

  test("U-01 a remembered device is asked too, and its cookie alone can't skip it", async () => {
    const { email, secret } = await personWithApp();
    const { second_step } = (await by.signIn(email, '', { remember_me: true })).json();
    const cookie = cookiesOf(await by.pass(second_step, codeOf(secret)));
    expect(cookie).toMatch(/wev_log_pass=[\w-]{43}/);
    await by.forgetSteps();
    const reopened = (await by.post('/api/login/remembered', {}, cookie)).json();
    expect([reopened.user, reopened.token]).toEqual([null, '']);
    const without = await by.pass(reopened.second_step, codeOf(secret, -1));
    expect(without.json().code).toBe('second_step_expired');
    const passed = await by.pass(reopened.second_step, codeOf(secret), cookie, true);
    expect([passed.statusCode, passed.json().user.email]).toEqual([200, email]);
    const next = cookiesOf(passed);
    expect(next).toMatch(/wev_log_pass=[\w-]{43}/);
    // The cookie of before was replaced, and the device is trusted now.
    const old = await by.post('/api/login/remembered', {}, cookie);
    expect(old.statusCode).toBe(422);
    expect((await by.post('/api/login/remembered', {}, next)).json().user.email).toBe(email);
  });
});

describe('turning it off', () => {
  test('the last factor takes the recovery codes along, and the password alone signs in again', async () => {
    const { email, token, codes } = await personWithApp();
    const off = () => shop.call(factors.turnOffFactors, {}, { token });
    expect((await off()).body.code).toBe('confirmation_required');
    await by.confirm(token);
    expect((await off()).status).toBe(200);
    expect((await by.signIn(email)).json().token).not.toBe('');
    expect(await mailsTo(email)).toEqual(['factors_off', 'factor_added']);
    const { rows } = await shop.pool.query(
      'select count(*)::int as n from recovery_codes r join users u on u.id = r.user_id where u.email = $1',
      [email],
    );
    expect(rows[0].n).toBe(0);
    // Added again, the old codes stay void.
    const again = await by.addApp(token);
    expect(again.codes).toHaveLength(10);
    expect((await by.pass(await by.stepOf(email), codes[0] ?? '')).statusCode).toBe(422);
  });

  test('G-05 a reset password leaves the factor where it is', async () => {
    const { email, secret } = await personWithApp();
    await shop.call(accounts.requestPasswordReset, { body: { email } });
    const link = await expect
      .poll(
        async () =>
          (await shop.mails()).find(
            (one) => one.recipient === email && one.template === 'reset_password',
          )?.text,
        { timeout: 20_000 },
      )
      .toMatch(/code=/)
      .then(
        async () =>
          (await shop.mails()).find(
            (one) => one.recipient === email && one.template === 'reset_password',
          )?.text,
      );
    const code = /code=([\w-]+)/.exec(link ?? '')?.[1] ?? '';
    const password = 'brand new Remodel 2028';
    expect((await shop.call(accounts.resetPassword, { body: { code, password } })).status).toBe(
      200,
    );
    const { second_step, token } = (await by.post('/api/login', { email, password })).json();
    expect(token).toBe('');
    expect((await by.pass(second_step, codeOf(secret))).statusCode).toBe(200);
  });
});

test('pros and vendors are advised to add a factor until they have one or decline, homeowners never', async () => {
  const advised = async (token: string) =>
    (await shop.call(factors.getFactors, {}, { token })).body.data.is_advised;
  const [pro, vendor, homeowner] = [
    await person('Contractor'),
    await person('Vendor'),
    await person(),
  ];
  expect([
    await advised(pro.token),
    await advised(vendor.token),
    await advised(homeowner.token),
  ]).toEqual([true, true, false]);
  await shop.call(factors.declineAdvice, {}, { token: vendor.token });
  await by.addApp(pro.token);
  expect([await advised(pro.token), await advised(vendor.token)]).toEqual([false, false]);
});

test('an app whose secret was encrypted with another key lets nobody in, and recovery codes still do', async () => {
  const { email, secret, codes, userId } = await personWithApp();
  await shop.pool.query(
    `update authenticator_apps set sealed_secret = (select sealed_secret from authenticator_apps where user_id <> $1 limit 1)
     where user_id = $1`,
    [userId],
  );
  expect((await by.pass(await by.stepOf(email), codeOf(secret))).statusCode).toBe(422);
  expect((await by.pass(await by.stepOf(email), codes[0] ?? '')).statusCode).toBe(200);
});
