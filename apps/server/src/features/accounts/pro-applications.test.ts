// G-02, G-13: what staff do with applications, from the license to the mail that says how it went.
import * as accounts from '@wevisu/contract/accounts.ts';
import * as contract from '@wevisu/contract/pro-applications.ts';
import { REFUSED_LICENSE_DAYS } from '@wevisu/domain/policy/policy.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createFileStore } from '../../platform/storage/file-store.ts';
import { testPdf } from '../../platform/uploads/test-files.ts';
import type { TestApp } from '../../test-app.ts';
import { dropOldLicenses } from './license-file.ts';
import { TEST_APPLICATION, type TestApplications, testApplications } from './test-application.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let all: TestApplications;
let app: TestApp;
let staff: { readonly token: string };
let applied = 0;

beforeAll(async () => {
  all = await testApplications();
  app = all.app;
  staff = await app.createAccount({ email: 'staff@example.com', type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now()');
});

beforeEach(async () => {
  await app.pool.query('delete from mails');
});

/** Gives the id of the application, which is that of its account. */
async function apply(): Promise<{ readonly id: number; readonly email: string }> {
  applied += 1;
  const email = `pro${applied}@example.com`;
  const { status } = await all.apply({
    ...{ full_name: 'Rosa Diaz', company_name: `Company ${applied}`, email },
    license_file: new File([new Uint8Array(testPdf(email))], 'mine.pdf'),
  });
  expect(status).toBe(201);
  const { rows } = await app.pool.query('select id from users where email = $1', [email]);
  return { id: rows[0].id, email };
}

const decide = (id: number, decision: 'approve' | 'refuse', reason = '') =>
  app.call(
    contract.decideProApplication,
    { params: { id }, body: { decision, reason, version: 1 } },
    { token: staff.token },
  );
const list = (query = {}) =>
  app.call(contract.listProApplications, { query }, { token: staff.token });
const signIn = (email: string) =>
  app.call(accounts.businessLogin, { body: { email, password: TEST_APPLICATION.password } });
const mailsTo = async (email: string) =>
  (await app.mails()).filter(({ recipient }) => recipient === email);

test('G-02 staff list what waits first, the oldest first, then what is decided', async () => {
  const [first, second, third] = [await apply(), await apply(), await apply()];
  await decide(first.id, 'approve');
  await decide(second.id, 'refuse', 'The number is of another company.');
  const fourth = await apply();
  const { status, body } = await list();
  expect(status).toBe(200);
  expect(body.data.data.map(({ id }) => id)).toEqual([third.id, fourth.id, second.id, first.id]);
  expect(body.data.data[0]).toMatchObject({
    ...{ company_name: 'Company 3', full_name: 'Rosa Diaz', email: third.email },
    ...{ license_number: 'CSLB 1045678', license_state: 'CA', license_expires_on: '2040-06-30' },
    ...{ decision: null, reason: '', decided_at: null, decided_by: null },
    license_file: { type: 'application/pdf', bytes: testPdf(third.email).length },
  });
  expect(body.data.data[2]).toMatchObject({
    ...{ decision: 'refuse', reason: 'The number is of another company.' },
    ...{ decided_by: 'staff@example.com', decided_at: expect.stringMatching(/^20\d\d-/) },
  });
  const page = await list({ page: 2, ppp: 3 });
  expect([page.body.data.total, page.body.data.data.map(({ id }) => id)]).toEqual([4, [first.id]]);
});

test('G-02 staff read the license as a file that no page shows, and that they did is kept', async () => {
  const { id, email } = await apply();
  const response = await app.app.http.inject({
    url: `/api/staff/pro-applications/${id}/license`,
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect([response.statusCode, response.rawPayload]).toEqual([200, testPdf(email)]);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="license-${id}.pdf"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const { rows } = await app.pool.query(
    `select u.email from license_looks l join users u on u.id = l.staff_id where l.user_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ email: 'staff@example.com' }]);
  const { rows: acts } = await app.pool.query(
    `select u.email from audit_events e join users u on u.id = e.actor_id
     where e.action = 'license.read' and e.target_id = $1`,
    [String(id)],
  );
  expect(acts).toEqual([{ email: 'staff@example.com' }]);
  const { rows: events } = await app.pool.query(
    `select u.email from security_events e join users u on u.id = e.actor_id
     where e.kind = 'license_read' and e.account_id = $1`,
    [id],
  );
  expect(events).toEqual(rows);
  const { rows: files } = await app.pool.query('select key from license_files where user_id = $1', [
    id,
  ]);
  for (const place of ['/', '/media/', '/files/', '/media/96/', '/assets/']) {
    const answer = await app.app.http.inject({ url: place + files[0].key });
    expect([place, answer.statusCode]).toEqual([place, 404]);
  }
});

test('ADMIN-05 G-02 G-13 a pro whom staff approve is notified by mail and signs in; approving again changes nothing', async () => {
  const { id, email } = await apply();
  const { status, body } = await decide(id, 'approve');
  expect([status, body.data.decision, body.data.decided_by]).toEqual([
    200,
    'approve',
    'staff@example.com',
  ]);
  const { body: signedIn } = await signIn(email);
  expect(signedIn.user).toMatchObject({ type: 'Contractor', status: 'Approve' });
  const again = await decide(id, 'approve');
  expect([again.status, again.body.data]).toEqual([200, body.data]);
  const approved = (await mailsTo(email)).filter(({ template }) => template === 'pro_approved');
  expect(approved).toHaveLength(1);
  expect(approved[0]?.text).toContain('http://shop.example/business/login');
  const other = await decide(id, 'refuse', 'On second thoughts.');
  expect([other.status, other.body.code]).toEqual([422, 'application_decided']);
  expect((await signIn(email)).status).toBe(200);
});

test('G-02 a refused pro is told why by mail, and signs in to nothing but that after the right password alone', async () => {
  const { id, email } = await apply();
  const silent = await decide(id, 'refuse');
  expect([silent.status, silent.body.errors]).toEqual([422, { reason: ['Tell the pro why.'] }]);
  expect((await signIn(email)).body.user).toMatchObject({ status: 'pending' });
  await decide(id, 'refuse', 'The license is of <b>another</b> state.');
  await decide(id, 'refuse', 'Another reason.');
  const refused = (await mailsTo(email)).filter(({ template }) => template === 'pro_refused');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.text).toContain('The license is of <b>another</b> state.');
  expect(refused[0]?.html).toContain('&lt;b&gt;another');
  expect(refused[0]?.text).toContain('http://shop.example/contact?topic=pro');
  const door = await signIn(email);
  expect([door.status, door.body.user]).toMatchObject([200, { status: 'Deactive' }]);
  const wrong = await app.call(accounts.businessLogin, { body: { email, password: 'wrong one' } });
  expect(wrong.body.code).toBe('wrong_credentials');
});

test('G-02 of two who decide at once one is first, and there is one mail', async () => {
  const { id, email } = await apply();
  const answers = await Promise.all([
    decide(id, 'approve'),
    decide(id, 'refuse', 'No.'),
    decide(id, 'approve'),
    decide(id, 'refuse', 'No.'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422]);
  const told = (await mailsTo(email)).map(({ template }) => template);
  expect(told.filter((template) => /^pro_(approved|refused)$/.test(template))).toHaveLength(1);
});

test('API-39 an application that there is not', async () => {
  const seeded = await app.createAccount({ email: 'none@example.com', type: 'Contractor' });
  for (const one of [seeded.userId, 999_999_999]) {
    expect((await decide(one, 'approve')).status).toBe(404);
    const file = await app.call(
      contract.getProLicense,
      { params: { id: one } },
      { token: staff.token },
    );
    expect([file.status, file.body.code]).toEqual([404, 'license_file_gone']);
  }
});

test('G-02 licenses of refused applications go in time, and files that no application named', async () => {
  const [refused, approved] = [await apply(), await apply()];
  await decide(refused.id, 'refuse', 'No.');
  await decide(approved.id, 'approve');
  const files = await createFileStore({ dataDir: all.folder, s3: null });
  // As a server leaves it that was killed between the file and the application.
  await app.pool.query(
    `insert into license_files (key, type, bytes, kept_at) values
       ('licenses/old.pdf', 'application/pdf', 1, now() - interval '2 hours'),
       ('licenses/never-written.pdf', 'application/pdf', 1, now() - interval '2 hours'),
       ('licenses/under-way.pdf', 'application/pdf', 1, now())`,
  );
  await files.put('licenses/old.pdf', Buffer.from('x'));
  await files.put('licenses/under-way.pdf', Buffer.from('x'));
  const keyOf = async (id: number) =>
    (await app.pool.query('select key from license_files where user_id = $1', [id])).rows[0]?.key;
  const [refusedKey, approvedKey] = [await keyOf(refused.id), await keyOf(approved.id)];
  const dropAt = (days: number) =>
    dropOldLicenses({
      pool: app.pool,
      files,
      now: () => new Date(Date.now() + days * DAY_MS),
    });
  const isKept = async (key: string) => (await all.keptFiles()).includes(key.split('/')[1] ?? '');

  await dropAt(0);
  expect(await isKept('licenses/old.pdf')).toBe(false);
  expect(await isKept('licenses/under-way.pdf')).toBe(true);
  expect(await isKept(refusedKey)).toBe(true);
  await dropAt(REFUSED_LICENSE_DAYS - 1);
  expect(await isKept(refusedKey)).toBe(true);
  await dropAt(REFUSED_LICENSE_DAYS + 1);
  expect([await isKept(refusedKey), await keyOf(refused.id)]).toEqual([false, undefined]);
  expect(await isKept(approvedKey)).toBe(true);
  const { body } = await list({ ppp: 48 });
  const row = body.data.data.find(({ id }) => id === refused.id);
  expect([row?.decision, row?.license_file]).toEqual(['refuse', null]);
  const left = await app.pool.query("select 1 from license_files where key like '%never%'");
  expect(left.rows).toEqual([]);
});

test('G-70 with the account goes its license', async () => {
  const { id } = await apply();
  const { rows } = await app.pool.query('select key from license_files where user_id = $1', [id]);
  await app.pool.query('delete from users where id = $1', [id]);
  const files = await createFileStore({ dataDir: all.folder, s3: null });
  const now = () => new Date(Date.now() + DAY_MS);
  await dropOldLicenses({ pool: app.pool, files, now });
  expect(await files.get(rows[0].key)).toBeNull();
});
