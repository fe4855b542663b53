import { sendContactMessage } from '@wevisu/contract/leads.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { sendForm } from '../../test-form.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
});

beforeEach(async () => {
  await app.pool.query('delete from leads; delete from contact_messages; delete from mails');
});

const LEAD = {
  full_name: 'Ana Lopez',
  email: 'ana@example.com',
  phone_number: '(213) 555-0123',
  action: 'handle_external_form_submission',
  lead_type: 'Pop-Ups',
  shop_profile_id: '',
};

const send = (
  fields: Readonly<Record<string, string | File>>,
  { url = '/api/sample_request', ...from }: { readonly url?: string; readonly from?: string } = {},
) => sendForm(app, { url, fields, ...from });

const count = async (table: 'leads' | 'contact_messages') =>
  (await app.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

test('API-48 DATA-21 LEAD-07 LEAD-10 U-41 a form of somebody without an account is kept and mailed to support', async () => {
  const answer = await send({ ...LEAD, shop_profile_id: String(shop.showroom) });
  expect([answer.status, answer.body.success]).toEqual([200, true]);
  expect(answer.body.message).toBe('Thank you. We received your details and will be in touch.');
  const { rows } = await app.pool.query('select * from leads');
  expect(rows).toMatchObject([
    {
      lead_type: 'Pop-Ups',
      full_name: 'Ana Lopez',
      phone_number: '(213) 555-0123',
      showroom_id: shop.showroomId,
    },
  ]);
  const [mail] = await app.mails();
  expect(mail).toMatchObject({ template: 'lead', recipient: 'support@example.com' });
  expect(mail?.text).toContain('ana@example.com');
});

test.each([
  ['LEAD-03', 'full_name', ' '],
  ['LEAD-04', 'email', ''],
  ['LEAD-04', 'email', 'abc'],
  ['LEAD-05', 'phone_number', ''],
  ['LEAD-05', 'phone_number', 'none'],
  ['LEAD-07', 'lead_type', 'Popups'],
])('%s %s as "%s" is refused by its name and not kept', async (_id, field, value) => {
  const answer = await send({ ...LEAD, [field]: value });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  expect(await count('leads')).toBe(0);
});

test('U-17 what fills in the field that nobody sees is thanked and forgotten', async () => {
  const answer = await send({ ...LEAD, website: 'https://spam.example' });
  expect(answer.status).toBe(200);
  expect(await count('leads')).toBe(0);
  expect(await app.mails()).toEqual([]);
});

test('U-17 the ninth form of one address in ten minutes waits', async () => {
  const statuses = [];
  for (let n = 0; n < 9; n++) statuses.push((await send(LEAD, { from: '10.8.0.1' })).status);
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
});

test('U-41 multipart is taken by the calls that say so, and a file only by those that ask for one', async () => {
  expect((await send(LEAD, { url: '/api/contact' })).status).toBe(415);
  const answer = await send({ full_name: new File(['x'.repeat(50_000)], 'a.exe') });
  expect(answer.status).toBe(413);
  expect(await count('leads')).toBe(0);
});

test('G-26 a message is kept with who wrote it, and mailed to the address of the settings', async () => {
  await app.pool.query(
    `insert into settings (key, value) values ('support_email', '"help@acme.example"')`,
  );
  const { userId, token } = await shop.addHomeowner();
  const body = {
    topic: 'order' as const,
    full_name: 'Ana Lopez',
    email: 'ana@example.com',
    message: 'A box is missing.\n\n<b>Please</b> help.',
  };
  const answer = await app.call(sendContactMessage, { body }, { token });
  expect([answer.status, answer.body.message]).toEqual([
    200,
    'Thank you. We received your message.',
  ]);
  const { rows } = await app.pool.query('select topic, user_id, message from contact_messages');
  expect(rows).toEqual([{ topic: 'order', user_id: userId, message: body.message }]);
  const [mail] = await app.mails();
  expect(mail).toMatchObject({
    recipient: 'help@acme.example',
    subject: 'An order: message from Ana Lopez',
  });
  expect(mail?.html).toContain('&lt;b&gt;Please');
});
