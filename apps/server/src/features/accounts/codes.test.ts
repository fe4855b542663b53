// Codes and links by mail: of staff, for a new password, and what they prove.
import * as accounts from '@wevisu/contract/accounts.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { testEvents } from '../../platform/security/test-events.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { checkStaffOtp } from './staff-otp.ts';
import { issueCode } from './store/codes.ts';
import { codeFromLaterMail, codeFromMail } from './test-mailed-codes.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});

const form = {
  full_name: 'Ana Maria Lopez',
  email: 'ana@example.com',
  password: 'long enough',
  phone_number: '2135550123',
  zip_code: '90012',
  agree: true,
  i_accept: true,
} as const;

describe('staff', () => {
  test('AUTH-28 API-12 API-13 U-06 every other call is refused until the mailed code was given', async () => {
    const { token } = await shop.createAccount({ email: 'staff@example.com', type: 'Admin' });
    expect((await shop.call(accounts.getProfile, { query: {} }, { token })).status).toBe(403);
    const sent = await shop.call(accounts.verifyOtp, { query: {} }, { token });
    expect(sent.body.data.valid_otp).toBe(false);
    const code = await codeFromMail(shop, 'staff@example.com');
    const wrong = await shop.call(
      accounts.verifyOtp,
      { query: { otp: code === '000000' ? '000001' : '000000' } },
      { token },
    );
    expect([wrong.status, wrong.body.data.valid_otp]).toEqual([200, false]);
    const right = await shop.call(accounts.verifyOtp, { query: { otp: code } }, { token });
    expect(right.body.data.valid_otp).toBe(true);
    expect((await shop.call(accounts.getProfile, { query: {} }, { token })).status).toBe(200);
  });

  test('G-04 five wrong codes use the code up', async () => {
    const { token } = await shop.createAccount({ email: 'staff2@example.com', type: 'Admin' });
    await shop.call(accounts.verifyOtp, { query: {} }, { token });
    const code = await codeFromMail(shop, 'staff2@example.com');
    const wrong = code === '111111' ? '222222' : '111111';
    for (let i = 0; i < 5; i += 1)
      await shop.call(accounts.verifyOtp, { query: { otp: wrong } }, { token });
    const late = await shop.call(accounts.verifyOtp, { query: { otp: code } }, { token });
    expect([late.status, late.body.code]).toEqual([422, 'otp_used_up']);
  });
});

test('G-04 a new code again and again gives no more than thirty guesses a day', async () => {
  const { userId, token } = await shop.createAccount({
    email: 'staff3@example.com',
    type: 'Admin',
  });
  const sessionHash = hashToken(token);
  const user = {
    userId,
    type: 'Admin',
    emailVerified: true,
    otpPassed: false,
    sessionHash,
  } as const;
  const answers: unknown[] = [];
  const deps = { pool: shop.pool, events: testEvents(shop.pool) };
  atFileEnd(() => deps.events.close());
  // Straight to the use case, as if through several processes, of which each has limits of its own.
  for (let round = 0; round < 13; round += 1) {
    const purpose = 'staff_otp';
    await issueCode(shop.pool, { userId, sessionHash, purpose, code: '123456', minutes: 10 });
    for (let i = 0; i < 5; i += 1) {
      const checked = await checkStaffOtp(deps, { user, code: '654321', address: '192.0.2.1' });
      answers.push(checked.ok ? checked.value : checked.code);
    }
  }
  expect(answers.slice(0, 5)).toEqual([false, false, false, false, 'otp_used_up']);
  // More only where the test meets midnight.
  expect(answers.indexOf('too_many_requests')).toBeGreaterThanOrEqual(30);
  expect(answers.at(-1)).toBe('too_many_requests');
});

describe('passwords', () => {
  test('G-05 the mailed link sets a new password once and ends every session', async () => {
    const { token } = await shop.createAccount({ email: 'reset@example.com', type: 'User' });
    const ask = (email: string) => shop.call(accounts.requestPasswordReset, { body: { email } });
    const [known, unknown] = [await ask('reset@example.com'), await ask('nobody@example.com')];
    expect(known.body).toEqual(unknown.body);
    const code = await codeFromLaterMail(shop, 'reset@example.com');
    const set = () =>
      shop.call(accounts.resetPassword, { body: { code, password: 'another one' } });
    const check = async (one: string) =>
      (await shop.call(accounts.checkResetLink, { body: { code: one } })).body.code;
    expect([await check(code), await check(code), await check('abc')]).toEqual([
      undefined,
      undefined,
      'verification_code_invalid',
    ]);
    expect((await set()).status).toBe(200);
    expect((await set()).status).toBe(422);
    expect(await check(code)).toBe('verification_code_invalid');
    expect((await shop.call(accounts.getAuthUser, {}, { token })).status).toBe(401);
    const login = await shop.call(accounts.login, {
      body: { email: 'reset@example.com', password: 'another one' },
    });
    expect(login.status).toBe(200);
  });

  test('G-06 changing it ends the other sessions and keeps this one', async () => {
    const { token } = await shop.createAccount({ email: 'change@example.com', type: 'User' });
    const other = await shop.call(accounts.login, {
      body: { email: 'change@example.com', password: TEST_PASSWORD },
    });
    const change = (current_password: string) =>
      shop.call(
        accounts.changePassword,
        { body: { current_password, password: 'a new one' } },
        { token },
      );
    expect((await change('wrong')).body.errors).toHaveProperty('current_password');
    expect((await change(TEST_PASSWORD)).status).toBe(200);
    expect((await shop.call(accounts.getAuthUser, {}, { token })).status).toBe(200);
    expect((await shop.call(accounts.getAuthUser, {}, { token: other.body.token })).status).toBe(
      401,
    );
  });
});

test('U-17 G-05 asking for a new password does the same for every address, and what differs is done later', async () => {
  await shop.createAccount({ email: 'here@example.com', type: 'User' });
  const jobs = async () => {
    const { rows } = await shop.pool.query(
      "select count(*)::int as n from jobs.job where name = 'accounts.mail-reset'",
    );
    return rows[0].n;
  };
  for (const email of ['here@example.com', 'not-here@example.com']) {
    const before = await jobs();
    const { status } = await shop.call(accounts.requestPasswordReset, { body: { email } });
    expect([email, status, (await jobs()) - before]).toEqual([email, 200, 1]);
  }
  await codeFromLaterMail(shop, 'here@example.com');
  expect((await shop.mails()).map((mail) => mail.recipient)).not.toContain('not-here@example.com');
});

test('the link of a mail proves the address, and a changed password makes it worthless', async () => {
  const { body } = await shop.call(accounts.register, {
    body: { ...form, email: 'late@example.com' },
  });
  const welcome = await codeFromMail(shop, 'late@example.com');
  const ask = () =>
    shop.call(accounts.requestPasswordReset, { body: { email: 'late@example.com' } });
  await ask();
  const first = await codeFromLaterMail(shop, 'late@example.com', welcome);
  await shop.call(
    accounts.changePassword,
    { body: { current_password: form.password, password: 'a new one' } },
    { token: body.token },
  );
  const set = (code: string) =>
    shop.call(accounts.resetPassword, { body: { code, password: 'yet another' } });
  expect((await set(first)).status).toBe(422);
  await ask();
  await vi.waitFor(async () => {
    const resets = (await shop.mails()).filter(
      (mail) => mail.recipient === 'late@example.com' && mail.template === 'reset_password',
    );
    expect(resets).toHaveLength(2);
  }, 20_000);
  expect((await set(await codeFromMail(shop, 'late@example.com'))).status).toBe(200);
  const login = await shop.call(accounts.login, {
    body: { email: 'late@example.com', password: 'yet another' },
  });
  expect(login.body.user?.email_verified_at).toEqual(expect.any(String));
});
