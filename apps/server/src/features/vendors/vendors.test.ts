import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as accounts from '@wevisu/contract/accounts.ts';
import * as vendors from '@wevisu/contract/vendors.ts';
import { beforeAll, expect, test } from 'vitest';
import { atFileEnd } from '../../platform/database/test-closers.ts';
import { testPdf } from '../../platform/uploads/test-files.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { dropOldDocuments } from './document-file.ts';

const TAX_FORM = new File([new Uint8Array(testPdf())], 'w9.pdf', { type: 'application/pdf' });
const FORM = {
  full_name: 'Marta Nowak',
  company_name: 'Nowak Tile Works',
  email: 'marta@example.com',
  password: 'long enough',
  phone_number: '(503) 555-0123',
  tax_number: '93-1234567',
  ship_street: '100 Dock St',
  ship_city: 'Portland',
  ship_state: 'or',
  ship_zip_code: '97201',
  tax_form: TAX_FORM,
  about: 'Handmade tile.',
  agree: 'true',
} as const;

let app: TestApp;
let folder: string;
let staff: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wevisu-tax-forms-'));
  atFileEnd(() => rm(folder, { recursive: true, force: true }));
  app = await testApp({ env: { DATA_DIR: folder } });
  const account = await app.createAccount({ email: 'staff@example.com', type: 'Admin' });
  staff = account.token;
  await app.pool.query('update sessions set otp_passed_at = now()');
});

const apply = (over: Readonly<Record<string, string | File>> = {}) =>
  sendForm(app, { url: vendors.registerVendor.path, fields: { ...FORM, ...over } });
const keptFiles = async () =>
  (await readdir(join(folder, 'files/tax-forms')).catch(() => [])).toSorted();
const signIn = (email: string) =>
  app.call(accounts.businessLogin, { body: { email, password: FORM.password } });
const idOf = async (email: string): Promise<number> =>
  (await app.pool.query('select id from users where email = $1', [email])).rows[0].id;

test('G-03 G-13 an application waits for staff, who read the tax form, each look logged, and approve it', async () => {
  const answer = await apply();
  expect([answer.status, answer.body.message]).toEqual([
    201,
    'Thank you. Your application is with our staff.',
  ]);
  const id = await idOf('marta@example.com');
  expect((await signIn('marta@example.com')).body.user).toMatchObject({ status: 'pending' });
  const told = (await app.mails()).find(({ template }) => template === 'vendor_application');
  for (const words of [
    '93-1234567',
    `GET http://shop.example/api/staff/vendor-applications/${id}/document`,
    `POST http://shop.example/api/staff/vendor-applications/${id}`,
  ]) {
    expect(told?.text).toContain(words);
  }
  const list = await app.call(vendors.listVendorApplications, { query: {} }, { token: staff });
  expect(list.body.data.data).toMatchObject([
    {
      ...{ id, company_name: 'Nowak Tile Works', tax_number: '93-1234567', decision: null },
      ship_from: { street: '100 Dock St', state: 'OR', zip_code: '97201' },
      // No other was given.
      return_address: { street: '100 Dock St' },
      tax_form: { type: 'application/pdf' },
    },
  ]);
  const file = await app.raw(
    'GET',
    `/api/staff/vendor-applications/${id}/document`,
    undefined,
    staff,
  );
  expect([file.status, file.text.startsWith('%PDF')]).toEqual([200, true]);
  const { rows: looks } = await app.pool.query(
    `select l.user_id, (select count(*)::int from security_events where kind = 'tax_form_read') as events,
       (select count(*)::int from audit_events where action = 'tax_form.read'
         and target_id = l.user_id::text) as acts
     from vendor_document_looks l`,
  );
  expect(looks).toEqual([{ user_id: id, events: 1, acts: 1 }]);

  const decided = await app.call(
    vendors.decideVendorApplication,
    { params: { id }, body: { decision: 'approve', version: 1 } },
    { token: staff },
  );
  expect(decided.body.data).toMatchObject({ decision: 'approve', decided_by: 'staff@example.com' });
  const { rows: made } = await app.pool.query(
    'select company_name, ship_from_zip from vendors where user_id = $1',
    [id],
  );
  expect(made).toEqual([{ company_name: 'Nowak Tile Works', ship_from_zip: '97201' }]);
  const { body } = await signIn('marta@example.com');
  const token = 'token' in body ? body.token : '';
  const start = await app.call(vendors.getVendorStart, {}, { token });
  expect(start.body.data).toMatchObject({ company_name: 'Nowak Tile Works' });
  expect(start.body.data.steps).toContainEqual({
    ...{ step: 'verify_email', state: 'missing', waived: null },
  });
  expect(start.body.data.steps).toContainEqual({
    ...{ step: 'return_address', state: 'done', waived: null },
  });

  // Again changes nothing and mails nobody; the other decision is refused.
  const mails = (await app.mails()).length;
  const decide = (decision: 'approve' | 'refuse') =>
    app.call(
      vendors.decideVendorApplication,
      { params: { id }, body: { decision, reason: 'x', version: 1 } },
      { token: staff },
    );
  expect((await decide('approve')).status).toBe(200);
  expect((await decide('refuse')).body.code).toBe('application_decided');
  expect((await app.mails()).length).toBe(mails);
});

test('G-03 a refused vendor gets the reason by mail, and sees so after signing in; the form goes after 90 days', async () => {
  await apply({ email: 'no@example.com', company_name: 'No Such Tile' });
  const id = await idOf('no@example.com');
  const refused = await app.call(
    vendors.decideVendorApplication,
    { params: { id }, body: { decision: 'refuse', reason: 'The W-9 is not signed.', version: 1 } },
    { token: staff },
  );
  expect(refused.status).toBe(200);
  const [mail] = (await app.mails()).filter(({ template }) => template === 'vendor_refused');
  expect([mail?.recipient, mail?.text]).toEqual([
    'no@example.com',
    expect.stringContaining('The W-9 is not signed.'),
  ]);
  expect((await signIn('no@example.com')).body.user).toMatchObject({ status: 'Deactive' });
  const { rows } = await app.pool.query('select 1 from vendors where user_id = $1', [id]);
  expect(rows).toEqual([]);
  const [key] = (
    await app.pool.query('select key from vendor_documents where user_id = $1', [id])
  ).rows.map((row) => row.key.split('/')[1]);
  expect(await keptFiles()).toContain(key);
  const now = () => new Date(Date.now() + 91 * 86_400_000);
  const files = {
    get: async () => null,
    put: async () => {},
    remove: (name: string) => rm(join(folder, 'files', name)),
  };
  await dropOldDocuments({ pool: app.pool, files, now });
  expect(await keptFiles()).not.toContain(key);
});

test('G-03 a second company of the same name is not approved', async () => {
  await apply({ email: 'twin@example.com' });
  const id = await idOf('twin@example.com');
  const answer = await app.call(
    vendors.decideVendorApplication,
    { params: { id }, body: { decision: 'approve', version: 1 } },
    { token: staff },
  );
  expect([answer.status, answer.body.code]).toEqual([422, 'vendor_name_taken']);
  expect((await signIn('twin@example.com')).body.user).toMatchObject({ status: 'pending' });
});

test('U-17 an address that has an account gets the same answer, and only its owner a mail', async () => {
  await app.createAccount({ email: 'has@example.com', type: 'User' });
  const before = await keptFiles();
  const taken = await apply({ email: 'has@example.com', company_name: 'Other Tile' });
  expect([taken.status, taken.body.message]).toEqual([
    201,
    'Thank you. Your application is with our staff.',
  ]);
  expect(await keptFiles()).toEqual(before);
  const [mail] = (await app.mails()).filter(({ recipient }) => recipient === 'has@example.com');
  expect(mail?.template).toBe('vendor_has_account');
});

test.each([
  [{ tax_number: 'none' }, 'tax_number'],
  [{ ship_state: 'ZZ' }, 'ship_state'],
  [{ ship_zip_code: '10001' }, 'ship_zip_code'],
  [{ return_zip_code: '97202', return_state: 'OR', return_city: 'Portland' }, 'return_street'],
  [{ company_name: '' }, 'company_name'],
  [{ phone_number: '12345' }, 'phone_number'],
  [{ agree: 'false' }, 'agree'],
  [{ tax_form: new File(['MZ'], 'w9.exe') }, 'tax_form'],
])('G-03 without the right %j it is not complete', async (over, field) => {
  const answer = await apply({ email: 'never@example.com', ...(over as Record<string, string>) });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
});

test('G-03 two people edit the company: the second is refused and sees what is there now', async () => {
  const { userId, token } = await app.createAccount({ email: 'two@example.com', type: 'Vendor' });
  await app.pool.query(
    "insert into vendors (user_id, company_name, ship_from_zip) values ($1, 'Two Tile', '97201')",
    [userId],
  );
  const address = {
    ...{ full_name: 'Two Tile', street: '1 Dock St', city: 'Portland' },
    ...{ state: 'OR', zip_code: '97201' },
  };
  const change = {
    ...{ ship_from_zip: '97202', return_address: address, version: 1 },
    ...{ lead_time_min_days: 2, lead_time_max_days: 4, free_delivery_from: 500_00 },
  };
  const save = (over: Partial<typeof change>) =>
    app.call(vendors.updateVendorCompany, { body: { ...change, ...over } }, { token });
  const first = await save({});
  expect(first.body.data).toMatchObject({ version: 2, free_delivery_from: 500_00 });
  const second = await save({ ship_from_zip: '97203' });
  expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(second.body).toMatchObject({ now: { ship_from_zip: '97202' } });
  const now = await app.call(vendors.getVendorCompany, {}, { token });
  expect(now.body.data).toMatchObject({ ship_from_zip: '97202', version: 2 });
  const turned = await save({ version: 2, lead_time_min_days: 9 });
  expect(Object.keys(turned.body.errors ?? {})).toEqual(['lead_time_max_days']);
});

test('ADMIN-01 nobody but staff reads applications, and nobody but a vendor has a company', async () => {
  const vendor = await app.createAccount({ email: 'v@example.com', type: 'Vendor' });
  const pro = await app.createAccount({ email: 'p@example.com', type: 'Contractor' });
  for (const { token } of [vendor, pro]) {
    const list = await app.call(vendors.listVendorApplications, { query: {} }, { token });
    expect(list.status).toBe(403);
  }
  expect((await app.call(vendors.getVendorStart, {}, { token: pro.token })).status).toBe(403);
  // A vendor's account of which no company is known.
  expect((await app.call(vendors.getVendorStart, {}, { token: vendor.token })).status).toBe(404);
});
