// Codes requested at the same moment, and who may use them.
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import { beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { codeFromMail } from './test-mailed-codes.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});

function atOnce<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, work));
}

async function mailsTo(recipient: string, template: string): Promise<number> {
  const mails = await shop.mails();
  return mails.filter((mail) => mail.recipient === recipient && mail.template === template).length;
}

/** As a minute later. */
function passMinute() {
  return shop.pool.query(`update code_pauses set mailed_at = mailed_at - interval '1 minute'`);
}

async function signIn(email: string, door: typeof accounts.login | typeof accounts.staffLogin) {
  const { body } = await shop.call(door, { body: { email, password: TEST_PASSWORD } });
  return body.token;
}

const askForOtp = (token: string) => shop.call(accounts.verifyOtp, { query: {} }, { token });
const enterOtp = (token: string, otp: string) =>
  shop.call(accounts.verifyOtp, { query: { otp } }, { token });

test('G-04 of ten requests at once for a staff code one mails it, and the rest say how long to wait', async () => {
  const email = 'ten@example.com';
  const { token } = await shop.createAccount({ email, type: 'Admin' });
  for (const mailed of [1, 2]) {
    const answers = await atOnce(10, () => askForOtp(token));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ body }) => body.code === 'otp_too_soon');
    expect(refused).toHaveLength(9);
    expect(refused.map(({ body }) => body.message)).toEqual(
      Array(9).fill(expect.stringMatching(/^Wait (60|59|58|57|56|55) seconds/)),
    );
    expect(await mailsTo(email, 'staff_otp')).toBe(mailed);
    await passMinute();
  }
});

test('of several requests at once to send the verification again one mails it, for each of ten accounts', async () => {
  const form = { full_name: 'Ana Lopez', phone_number: '2135550123', zip_code: '90012' };
  const emails = Array.from({ length: 10 }, (_, n) => `again-${n}@example.com`);
  const tokens = await Promise.all(
    emails.map(async (email) => {
      const { body } = await shop.call(accounts.register, {
        body: { ...form, email, password: 'salted caramel fudge', agree: true, i_accept: true },
      });
      return body.token;
    }),
  );
  const resend = (token: string) => shop.call(accounts.resendVerification, {}, { token });
  const soon = await Promise.all(tokens.map(resend));
  expect(soon.map(({ body }) => body.code)).toEqual(tokens.map(() => 'otp_too_soon'));
  await passMinute();
  const answers = await Promise.all(tokens.map((token) => atOnce(4, () => resend(token))));
  for (const of of answers) {
    expect(of.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  }
  for (const email of emails) expect(await mailsTo(email, 'verify_email')).toBe(2);
});

test('U-06 a staff code opens the session that requested it, and no other of the same account', async () => {
  const email = 'two-desks@example.com';
  const { token } = await shop.createAccount({ email, type: 'Admin' });
  const other = await signIn(email, accounts.staffLogin);
  await askForOtp(token);
  const code = await codeFromMail(shop, email);
  const elsewhere = await enterOtp(other, code);
  expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'otp_expired']);
  expect((await shop.call(accounts.getProfile, { query: {} }, { token: other })).status).toBe(403);
  expect((await enterOtp(token, code)).body.data.valid_otp).toBe(true);
});

test('a changed address ends all sessions but the one that requested it', async () => {
  const email = 'moves@example.com';
  const { token } = await shop.createAccount({ email, type: 'User' });
  const other = await signIn(email, accounts.login);
  const input = { email: 'moved@example.com', current_password: TEST_PASSWORD };
  await shop.call(page.changeEmail, { body: input }, { token });
  const code = await codeFromMail(shop, 'moved@example.com');
  const status = async (of: string) =>
    (await shop.call(accounts.getAuthUser, {}, { token: of })).status;
  expect([await status(token), await status(other)]).toEqual([200, 200]);
  // The link opens in whatever browser, without a session.
  expect((await shop.call(accounts.verifyEmail, { params: { code } })).status).toBe(200);
  expect([await status(token), await status(other)]).toEqual([200, 401]);
});

test('a changed address ends all sessions if the one that requested it has ended', async () => {
  const email = 'leaves@example.com';
  const { token } = await shop.createAccount({ email, type: 'User' });
  const other = await signIn(email, accounts.login);
  const input = { email: 'left@example.com', current_password: TEST_PASSWORD };
  await shop.call(page.changeEmail, { body: input }, { token });
  const code = await codeFromMail(shop, 'left@example.com');
  await shop.call(accounts.logout, {}, { token });
  expect((await shop.call(accounts.verifyEmail, { params: { code } })).status).toBe(200);
  expect((await shop.call(accounts.getAuthUser, {}, { token: other })).status).toBe(401);
});
