import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import { beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestApp } from '../../test-app.ts';
import { TEST_APPLICATION, type TestApplications, testApplications } from './test-application.ts';
import { codeFromMail } from './test-mailed-codes.ts';

let all: TestApplications;
let app: TestApp;
beforeAll(async () => {
  all = await testApplications();
  app = all.app;
});

const apply: TestApplications['apply'] = (over) => all.apply(over);
const keptFiles = () => all.keptFiles();
const signIn = (email: string, password: string = TEST_APPLICATION.password) =>
  app.call(accounts.businessLogin, { body: { email, password } });

test('REG-17 PRO-02 G-02 G-13 an application makes an account that waits for staff, who are told by mail', async () => {
  const answer = await apply();
  expect([answer.status, answer.body.message]).toEqual([
    201,
    'Thank you. Your application is with our staff.',
  ]);
  const { rows } = await app.pool.query(
    `select u.id, u.type, u.status, u.first_name, u.last_name, a.company_name, a.license_number,
            a.license_state, a.license_expires_on::text as expires, t.version, f.key, f.type as file
     from users u join pro_applications a on a.user_id = u.id
     join license_files f on f.user_id = u.id
     join terms_acceptances t on t.user_id = u.id where u.email = 'rosa@example.com'`,
  );
  expect(rows).toMatchObject([
    {
      ...{ type: 'Contractor', status: 'pending', first_name: 'Rosa', last_name: 'Maria Diaz' },
      ...{ company_name: 'Diaz & Daughters', license_number: 'CSLB 1045678' },
      ...{ license_state: 'CA', expires: '2040-06-30', version: expect.any(String) },
      ...{ file: 'application/pdf' },
    },
  ]);
  const [{ id, key }] = rows;
  expect((await keptFiles()).map((name) => `licenses/${name}`)).toEqual([key]);
  const mails = await app.mails();
  const staff = mails.find(({ template }) => template === 'pro_application');
  expect(staff?.recipient).toBe('support@example.com');
  for (const words of [
    'CSLB 1045678, California',
    '06.30.2040',
    `GET http://shop.example/api/staff/pro-applications/${id}/license`,
    `POST http://shop.example/api/staff/pro-applications/${id}`,
  ]) {
    expect(staff?.text).toContain(words);
  }
  const own = mails.find(({ template }) => template === 'pro_applied');
  expect([own?.recipient, own?.text]).toEqual([
    'rosa@example.com',
    expect.stringContaining('up to 24 hours'),
  ]);

  // Until then the account sees where it stands, after the right password alone.
  const early = await signIn('rosa@example.com');
  expect([early.status, early.body.user]).toMatchObject([200, { status: 'pending' }]);
  const wrong = await signIn('rosa@example.com', 'wrong one');
  expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong_credentials']);
  const code = await codeFromMail(app, 'rosa@example.com');
  expect((await app.call(accounts.verifyEmail, { params: { code } })).status).toBe(200);

  await app.pool.query("update users set status = 'Approve' where id = $1", [id]);
  const { body } = await signIn('rosa@example.com');
  expect(body.user).toMatchObject({ type: 'Contractor', status: 'Approve' });
  const kept = await app.call(page.exportData, {}, { token: body.token });
  expect(kept.body.data.pro_application).toMatchObject([
    { company_name: 'Diaz & Daughters', license_file: { type: 'application/pdf' } },
  ]);
  expect(JSON.stringify(kept.body)).not.toContain(key);
});

test('U-17 an address that has an account gets the same answer, and only its owner a mail', async () => {
  await app.createAccount({ email: 'has@example.com', type: 'User' });
  const fresh = await apply({ email: 'fresh@example.com' });
  const before = await keptFiles();
  const taken = await apply({ email: 'has@example.com' });
  expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);
  expect(await keptFiles()).toEqual(before);
  const [mail] = (await app.mails()).filter(({ recipient }) => recipient === 'has@example.com');
  expect(mail?.template).toBe('pro_has_account');
  const { rows } = await app.pool.query(
    `select u.type, u.first_name, a.user_id,
            (select count(*) from license_files where user_id is null) as left_over
     from users u left join pro_applications a on a.user_id = u.id where u.email = 'has@example.com'`,
  );
  expect(rows).toEqual([{ type: 'User', first_name: 'Ana', user_id: null, left_over: 0 }]);
  const login = await app.call(accounts.login, {
    body: { email: 'has@example.com', password: TEST_PASSWORD },
  });
  expect(login.status).toBe(200);
});

test.each([
  ['PRO-02', { license_number: ' ' }, 'license_number'],
  ['PRO-02', { license_state: 'ZZ' }, 'license_state'],
  ['PRO-02', { license_expires_on: '2020-01-01' }, 'license_expires_on'],
  ['PRO-02', { license_expires_on: '2040-02-31' }, 'license_expires_on'],
  ['REG-17', { company_name: '' }, 'company_name'],
  ['REG-17', { phone_number: '12345' }, 'phone_number'],
  ['REG-20', { password: '1234567' }, 'password'],
  ['REG-22', { agree: 'false' }, 'agree'],
])('%s without the right %j it is not complete', async (_id, over, field) => {
  const answer = await apply({ email: 'never@example.com', ...over });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
});

test('U-17 what fills in the field that nobody sees is thanked and forgotten', async () => {
  const before = await keptFiles();
  const answer = await apply({ email: 'robot@example.com', website: 'https://spam.example' });
  expect(answer.status).toBe(201);
  const { rows } = await app.pool.query("select 1 from users where email = 'robot@example.com'");
  expect(rows).toEqual([]);
  expect(await keptFiles()).toEqual(before);
});
