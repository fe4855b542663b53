import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPdf, testPhoto } from '../../platform/uploads/test-files.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { codeFromMail } from './test-mailed-codes.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wevisu-licenses-'));
  app = await testApp({ env: { DATA_DIR: folder } });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const PDF = new File([new Uint8Array(testPdf())], 'license.pdf', { type: 'application/pdf' });

const APPLICATION = {
  full_name: 'Rosa Maria Diaz',
  company_name: 'Diaz & Daughters',
  email: 'rosa@example.com',
  password: 'long enough',
  phone_number: '(213) 555-0123',
  license_number: 'CSLB 1045678',
  license_state: 'ca',
  license_expires_on: '2040-06-30',
  license_file: PDF,
  about: 'Kitchens and baths in Los Angeles.',
  agree: 'true',
} as const;

const { path } = accounts.registerContractor;
const apply = (over: Readonly<Record<string, string | File>> = {}) =>
  sendForm(app, { url: path, fields: { ...APPLICATION, ...over } });

const signIn = (email: string, password: string = APPLICATION.password) =>
  app.call(accounts.businessLogin, { body: { email, password } });

/** What the file store holds, by name. */
const keptFiles = async () =>
  (await readdir(join(folder, 'files/licenses')).catch(() => [])).toSorted();

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

  // AUTH-17, AUTH-18: until then nobody comes in, and only the right password says why.
  const early = await signIn('rosa@example.com');
  expect([early.status, early.body.code]).toEqual([403, 'account_pending']);
  const wrong = await signIn('rosa@example.com', 'wrong one');
  expect([wrong.status, wrong.body.code]).toEqual([422, 'invalid_input']);
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

describe('PRO-02 the license as a file', () => {
  const TYPE = 'Choose a PDF, JPEG, PNG or WebP file.';
  const DAMAGED = 'This file can not be read. It may be damaged: choose another one.';
  const LARGE = 'This file is too large. It may have up to 10 MB.';
  const MEGABYTES_10 = 10 * 1024 * 1024;
  const fileOf = (content: Uint8Array | string, name: string, type: string) =>
    new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

  const wrong: readonly [string, () => Promise<File> | File, string][] = [
    ['missing', () => fileOf('', '', 'application/octet-stream'), 'Add your license as a file.'],
    ['empty', () => fileOf('', 'license.pdf', 'application/pdf'), DAMAGED],
    ['of another type', () => fileOf('MZ', 'license.exe', 'application/octet-stream'), TYPE],
    ['an SVG', () => fileOf(SVG, 'license.svg', 'image/svg+xml'), TYPE],
    ['an SVG that says it is a PNG', () => fileOf(SVG, 'license.png', 'image/png'), TYPE],
    ['a page that says it is a PDF', () => fileOf('<html>', 'a.pdf', 'application/pdf'), TYPE],
    [
      'a PDF that is cut off',
      () => fileOf(testPdf().subarray(0, 300), 'a.pdf', 'application/pdf'),
      DAMAGED,
    ],
    [
      'a photo that is cut off',
      async () => fileOf((await testPhoto()).subarray(0, 400), 'a.jpg', 'image/jpeg'),
      DAMAGED,
    ],
    [
      'larger than it may be',
      () => fileOf(new Uint8Array(MEGABYTES_10 + 1).fill(32), 'a.pdf', 'application/pdf'),
      LARGE,
    ],
  ];
  test.each(wrong)(
    'that is %s is told at its field, and nothing is kept',
    async (_, file, text) => {
      const before = await keptFiles();
      const answer = await apply({ email: 'never@example.com', license_file: await file() });
      expect([answer.status, answer.body.errors]).toEqual([422, { license_file: [text] }]);
      expect(await keptFiles()).toEqual(before);
      const { rows } = await app.pool.query(
        "select 1 from users where email = 'never@example.com'",
      );
      expect(rows).toEqual([]);
    },
  );

  test('is told beside the other fields', async () => {
    const license_file = fileOf(SVG, 'license.svg', 'image/svg+xml');
    const { body } = await apply({ email: 'never@example.com', license_state: 'ZZ', license_file });
    expect(Object.keys(body.errors ?? {}).sort()).toEqual(['license_file', 'license_state']);
  });

  test('of just 10 MB is taken', async () => {
    const pdf = testPdf();
    const start = Buffer.from('%PDF-1.4\n');
    // Between the first line and the rest, so that places are to be counted anew: the table is the last part.
    const filled = Buffer.alloc(MEGABYTES_10, ' ');
    start.copy(filled);
    const table = pdf.indexOf('xref');
    const rest = pdf.subarray(table, pdf.indexOf('startxref'));
    const end = (place: number) => Buffer.from(`startxref\n${place}\n%%EOF`);
    const place = MEGABYTES_10 - rest.length - end(MEGABYTES_10).length;
    rest.copy(filled, place);
    end(place).copy(filled, place + rest.length);
    const license_file = fileOf(filled, 'a.pdf', 'application/pdf');
    expect((await apply({ email: 'large@example.com', license_file })).status).toBe(201);
  });

  test('that is a photo is kept by its content, upright and without where it was taken', async () => {
    // Phones call a JPEG a PNG at times; what it is, it is.
    const license_file = fileOf(await testPhoto(), 'IMG 1.png', 'image/png');
    expect((await apply({ email: 'photo@example.com', license_file })).status).toBe(201);
    const { rows } = await app.pool.query(
      `select f.key, f.type, f.bytes from license_files f join users u on u.id = f.user_id
       where u.email = 'photo@example.com'`,
    );
    const kept = join(folder, 'files', rows[0].key);
    expect(rows[0]).toMatchObject({ type: 'image/jpeg', key: expect.stringMatching(/\.jpg$/) });
    const { width, height, exif } = await sharp(kept).metadata();
    expect([width, height, exif]).toEqual([40, 60, undefined]);
  });

  test('can not be written down in JSON', async () => {
    for (const license_file of [{ bytes: [37, 80] }, { bytes: { '0': 37 } }, '%PDF-1.4', null]) {
      const body = { ...APPLICATION, email: 'never@example.com', agree: true, license_file };
      const answer = await app.raw('POST', path, body);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        { license_file: ['Add your license as a file.'] },
      ]);
    }
  });

  test('in another field is none, and a second one is refused', async () => {
    const { license_file, ...without } = APPLICATION;
    const elsewhere = await sendForm(app, {
      url: path,
      fields: { ...without, about: license_file },
    });
    expect(Object.keys(elsewhere.body.errors ?? {})).toEqual(['license_file']);
    const two = await apply({ email: 'never@example.com', second: PDF });
    expect(two.status).toBe(413);
  });

  test('in a form that breaks off is bad input', async () => {
    const payload = [
      '--x\r\nContent-Disposition: form-data; name="license_file"; filename="a.pdf"\r\n\r\n%PDF',
      '--x\r\nContent-Disposition: form-data; name="full_name"',
      'nothing of a form',
    ];
    for (const text of payload) {
      const answer = await app.app.http.inject({
        method: 'POST',
        url: path,
        remoteAddress: '10.10.0.1',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: text,
      });
      expect([answer.statusCode, answer.json().success]).toEqual([422, false]);
    }
    const noBoundary = await app.app.http.inject({
      method: 'POST',
      url: path,
      remoteAddress: '10.10.0.2',
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'x',
    });
    expect([noBoundary.statusCode, noBoundary.json().success]).toEqual([422, false]);
  });
});
