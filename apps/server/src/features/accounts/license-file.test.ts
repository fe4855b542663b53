import { join } from 'node:path';
import * as accounts from '@wevisu/contract/accounts.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testPdf, testPhoto } from '../../platform/uploads/test-files.ts';
import type { TestApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import {
  TEST_APPLICATION,
  TEST_LICENSE,
  type TestApplications,
  testApplications,
} from './test-application.ts';

let all: TestApplications;
let app: TestApp;
beforeAll(async () => {
  all = await testApplications();
  app = all.app;
});

const { path } = accounts.registerContractor;
const apply: TestApplications['apply'] = (over) => all.apply(over);
const keptFiles = () => all.keptFiles();

const TYPE = 'Choose a PDF, JPEG, PNG or WebP file.';
const DAMAGED = 'This file cannot be read. It may be damaged. Choose another one.';
const LARGE = 'This file is too large. The limit is 10 MB.';
const MEGABYTES_10 = 10 * 1024 * 1024;
const fileOf = (content: Uint8Array | string, name: string, type: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

const wrong: readonly [string, () => Promise<File> | File, string][] = [
  ['missing', () => fileOf('', '', 'application/octet-stream'), 'Upload your license.'],
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
  'PRO-02 a license that is %s is refused at its field, and nothing is kept',
  async (_, file, text) => {
    const before = await keptFiles();
    const answer = await apply({ email: 'never@example.com', license_file: await file() });
    expect([answer.status, answer.body.errors]).toEqual([422, { license_file: [text] }]);
    expect(await keptFiles()).toEqual(before);
    const { rows } = await app.pool.query("select 1 from users where email = 'never@example.com'");
    expect(rows).toEqual([]);
  },
);

test('PRO-02 a bad license is reported together with the other fields', async () => {
  const license_file = fileOf(SVG, 'license.svg', 'image/svg+xml');
  const { body } = await apply({ email: 'never@example.com', license_state: 'ZZ', license_file });
  expect(Object.keys(body.errors ?? {}).sort()).toEqual(['license_file', 'license_state']);
});

test('PRO-02 a license of just 10 MB is taken', async () => {
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

test('PRO-02 a license that is a photo is kept by its content, upright and without where it was taken', async () => {
  // Phones call a JPEG a PNG at times; what it is, it is.
  const license_file = fileOf(await testPhoto(), 'IMG 1.png', 'image/png');
  expect((await apply({ email: 'photo@example.com', license_file })).status).toBe(201);
  const { rows } = await app.pool.query(
    `select f.key, f.type, f.bytes from license_files f join users u on u.id = f.user_id
     where u.email = 'photo@example.com'`,
  );
  const kept = join(all.folder, 'files', rows[0].key);
  expect(rows[0]).toMatchObject({ type: 'image/jpeg', key: expect.stringMatching(/\.jpg$/) });
  const { width, height, exif } = await sharp(kept).metadata();
  expect([width, height, exif]).toEqual([40, 60, undefined]);
});

test('PRO-02 a license can not be written down in JSON', async () => {
  for (const license_file of [{ bytes: [37, 80] }, { bytes: { '0': 37 } }, '%PDF-1.4', null]) {
    const body = { ...TEST_APPLICATION, email: 'never@example.com', agree: true, license_file };
    const answer = await app.raw('POST', path, body);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { license_file: ['Upload your license.'] },
    ]);
  }
});

test('PRO-02 a license in another field is none, and a second one is refused', async () => {
  const { license_file, ...without } = TEST_APPLICATION;
  const elsewhere = await sendForm(app, {
    url: path,
    fields: { ...without, about: license_file },
  });
  expect(Object.keys(elsewhere.body.errors ?? {})).toEqual(['license_file']);
  const two = await apply({ email: 'never@example.com', second: TEST_LICENSE });
  expect(two.status).toBe(413);
});

test('PRO-02 a license in a form that breaks off is bad input', async () => {
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
