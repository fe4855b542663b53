// Passwords that are tried first are refused wherever one is set, and nowhere else.
import * as accounts from '@wevisu/contract/accounts.ts';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../platform/crypto/passwords.ts';
import { TEST_PASSWORD, type TestApp } from '../../test-app.ts';
import { refuseGuessable } from './guessable-password.ts';
import { type TestApplications, testApplications } from './test-application.ts';
import { codeFromLaterMail } from './test-mailed-codes.ts';

let applications: TestApplications;
let app: TestApp;
beforeAll(async () => {
  applications = await testApplications();
  app = applications.app;
});

const FORM = {
  full_name: 'Rosalind Quux',
  email: 'rosalind.quux@example.com',
  phone_number: '2135550123',
  zip_code: '90012',
  agree: true,
  i_accept: true,
} as const;

const KNOWN = ['password', '12345678', 'aaaaaaaa', 'P@ssw0rd', 'Password1!', 'qwertyuiop'];
const OWN = [FORM.email, 'rosalind.quux', 'Rosalind Quux', 'quuxrosalind', 'RosalindQuux'];
const REFUSAL = { password: [expect.stringMatching(/easy to guess/)] };

test.each([...KNOWN, ...OWN, 'a'.repeat(200), '1234567890'.repeat(20)])(
  'registration refuses "%s" beside the field',
  async (password) => {
    const { status, body } = await app.call(accounts.register, { body: { ...FORM, password } });
    expect([status, body.errors]).toEqual([422, REFUSAL]);
  },
);

test('an application refuses known passwords, and the name of the company', async () => {
  for (const password of ['password', 'diaz & daughters', 'rosa@example.com']) {
    const { status, body } = await applications.apply({ password });
    expect([password, status, body.errors]).toEqual([password, 422, REFUSAL]);
  }
  expect(await applications.keptFiles()).toEqual([]);
});

test('whoever has a guessable password still signs in with it, and changes it for a better one', async () => {
  const email = 'earlier@example.com';
  const { token } = await app.createAccount({ email, type: 'User' });
  const hash = await hashPassword('password');
  await app.pool.query('update users set password_hash = $1 where email = $2', [hash, email]);
  const login = await app.call(accounts.login, { body: { email, password: 'password' } });
  expect(login.status).toBe(200);
  const change = (password: string) => {
    const body = { current_password: 'password', password };
    return app.call(accounts.changePassword, { body }, { token });
  };
  for (const password of ['12345678', email]) {
    expect((await change(password)).body.errors).toEqual(REFUSAL);
  }
  expect((await change(TEST_PASSWORD)).status).toBe(200);
});

test('a refused password does not use up the link for a new one', async () => {
  const email = 'forgetful@example.com';
  await app.createAccount({ email, type: 'User' });
  await app.call(accounts.requestPasswordReset, { body: { email } });
  const code = await codeFromLaterMail(app, email);
  const set = (password: string) => app.call(accounts.resetPassword, { body: { code, password } });
  for (const password of ['password', 'forgetful@example.com', 'lopez ana']) {
    expect((await set(password)).body.errors).toEqual(REFUSAL);
  }
  expect((await set('salted caramel fudge')).status).toBe(200);
  expect((await set('salted caramel fudge')).status).toBe(422);
});

test.each(['salted caramel fudge', 'xK9#mQ2$', 'correct horse battery staple', TEST_PASSWORD])(
  'nobody is refused "%s"',
  async (password) => {
    const person = { email: FORM.email, names: [FORM.full_name] };
    expect(await refuseGuessable(password, person)).toBeNull();
  },
);
