// Every call that takes a form, with bad input in each of its fields: never a server error, the refusal is at that very
// field, and accepted input is stored as typed.
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import type { CallDefinition } from '@wevisu/contract/call.ts';
import * as cart from '@wevisu/contract/cart.ts';
import * as checkout from '@wevisu/contract/checkout.ts';
import * as leads from '@wevisu/contract/leads.ts';
import * as checklists from '@wevisu/contract/project-checklists.ts';
import * as projects from '@wevisu/contract/projects.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testPdf } from './platform/uploads/test-files.ts';
import { addressOf, TEST_PASSWORD, type TestApp, testApp } from './test-app.ts';
import { sendForm } from './test-form.ts';
import { TEST_ADDRESS, type TestShop, testShop } from './test-shop.ts';

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
});

const EDGES: readonly unknown[] = [
  '',
  '   ',
  'x'.repeat(10_000),
  '👩‍🔧'.repeat(300),
  'مرحبا بكم في المعرض',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  "Robert'); drop table users; --",
  '\u0007\u001b[31m\r\n\u2028',
  'a\u0000b',
  'a\ud800b',
  '../../etc/passwd%00',
  '{{7*7}} {name} %s',
  '-1e309',
  null,
  0,
  ['x'],
  { $ne: '' },
];
const DRAWN = fc.sample(fc.string({ unit: 'binary', maxLength: 60 }), { numRuns: 6, seed: 7 });
const TYPED = [...EDGES, ...DRAWN];

interface Form {
  readonly call: CallDefinition;
  /** As it is right; each field of it is then changed. */
  readonly right: (n: number) => Readonly<Record<string, unknown>>;
  readonly params?: () => Promise<object>;
}

const person = (n: number) => ({
  full_name: 'Ana Lopez',
  email: `fuzz${n}@example.com`,
  password: 'long enough',
  phone_number: '2135550123',
  agree: true,
});
const { full_name: _name, ...PLACE } = TEST_ADDRESS;

const FORMS: readonly Form[] = [
  {
    call: accounts.register,
    right: (n) => ({
      ...person(n),
      ...{ zip_code: '90012', country_code: '+1', i_accept: true },
      ...{ shipping_street: '1 Elm Street', shipping_city: 'Los Angeles', shipping_state: 'CA' },
      ...{ shipping_zip_code: '90012', shipping_apartment: '2', pay_street: '1 Elm Street' },
    }),
  },
  { call: accounts.login, right: () => ({ email: 'nobody@example.com', password: 'x' }) },
  { call: accounts.businessLogin, right: () => ({ email: 'nobody@example.com', password: 'x' }) },
  { call: accounts.staffLogin, right: () => ({ email: 'nobody@example.com', password: 'x' }) },
  { call: accounts.requestPasswordReset, right: () => ({ email: 'nobody@example.com' }) },
  {
    call: accounts.resetPassword,
    right: () => ({ code: 'x'.repeat(43), password: 'long enough' }),
  },
  {
    call: accounts.changePassword,
    right: () => ({ current_password: TEST_PASSWORD, password: 'long enough' }),
  },
  {
    call: page.updateDetails,
    right: () => ({
      ...{ full_name: 'Ana Lopez', country_code: '+1', phone_number: '2135550123' },
      zip_code: '90012',
    }),
  },
  {
    call: page.changeEmail,
    right: (n) => ({ email: `new${n}@example.com`, current_password: TEST_PASSWORD }),
  },
  { call: page.addAddress, right: () => TEST_ADDRESS },
  { call: accounts.updateProfile, right: () => TEST_ADDRESS },
  { call: page.deleteAccount, right: () => ({ current_password: TEST_PASSWORD }) },
  {
    call: leads.sendContactMessage,
    right: () => ({
      ...{ full_name: 'Ana Lopez', email: 'ana@example.com', message: 'Hello' },
      topic: 'general',
    }),
  },
  {
    call: cart.updateCart,
    right: () => ({ showroom: shop.showroom, coupon: 'SPRING', items: [] }),
  },
  { call: projects.createProject, right: () => ({ showroom: shop.showroom, name: 'Our kitchen' }) },
  {
    call: checkout.createCardToken,
    right: () => ({
      ...{ card_number: '4242424242424242', name_on_card: 'Ana Lopez', exp_date: '12/40' },
      cvc: '123',
    }),
  },
  { call: checklists.appendProjectChecklist, right: () => ({ project: 1, items: [] }) },
];

let sent = 0;

async function send({ call, params }: Form, body: object) {
  sent += 1;
  // An account and an address for each try, so that no limit is met.
  const token =
    call.access === 'public'
      ? undefined
      : (await app.createAccount({ email: `form${sent}@fuzz.example`, type: 'User' })).token;
  const answer = await app.raw(call.method, addressOf(call, await params?.()), body, token);
  return { ...answer, token };
}

describe.each(FORMS.map((form) => [form.call.name, form] as const))(
  'ERR-12 ERR-18 %s',
  (_, form) => {
    test('is right with what it is tried with', async () => {
      const { status, body } = await send(form, form.right(sent));
      expect([status, body.code ?? '']).not.toEqual([
        422,
        expect.stringMatching(/^bad_json|unread/),
      ]);
      expect(status).toBeLessThan(500);
    });

    test('answers at the field, whatever is typed into it', async () => {
      const wrong: unknown[] = [];
      for (const field of Object.keys(form.right(0))) {
        for (const typed of TYPED) {
          const { status, body } = await send(form, { ...form.right(sent), [field]: typed });
          const places = Object.keys((body.errors as object | undefined) ?? {});
          const isElsewhere = places.some((place) => place.split('.')[0] !== field);
          // A wrong password or a used-up link is told of at its own field, beside what is changed.
          const isOfOthers = places.every((place) => OF_THE_WHOLE.includes(place));
          const isSaid = status !== 422 || body.message !== '';
          if (status >= 500 || !isSaid || (isElsewhere && !isOfOthers))
            wrong.push([field, typed, status, places]);
        }
      }
      expect(wrong).toEqual([]);
    });
  },
);

/** Where forms say what is wrong with all of it: who signs in, and with which link. */
const OF_THE_WHOLE = ['email', 'password', 'current_password', 'code', 'zip_code', 'state', 'cvc'];

test('ERR-12 what is typed is kept letter for letter, but for spaces around it', async () => {
  const { token } = await app.createAccount({ email: 'letters@example.com', type: 'User' });
  const texts = TYPED.filter((typed) => typeof typed === 'string').filter(
    (typed) => typed.trim().length >= 3 && typed.length <= 60,
  );
  expect(texts.length).toBeGreaterThan(10);
  const lost: unknown[] = [];
  for (const street of texts) {
    const body = { ...PLACE, full_name: 'Ana Lopez', street };
    const saved = await app.raw('PUT', '/api/profile', body, token);
    const kept = (saved.body.data as { shipping_address?: { street: string } } | undefined)
      ?.shipping_address?.street;
    if (saved.status === 200 ? kept !== street.trim() : saved.status !== 422)
      lost.push([street, saved.status, kept]);
  }
  expect(lost).toEqual([]);
});

const LICENSE = new File([new Uint8Array(testPdf())], 'license.pdf', { type: 'application/pdf' });

const MULTIPART: readonly {
  readonly call: CallDefinition;
  readonly right: (n: number) => Readonly<Record<string, string | File>>;
}[] = [
  {
    call: leads.sendLead,
    right: () => ({
      ...{ full_name: 'Ana Lopez', email: 'ana@example.com', phone_number: '2135550123' },
      ...{ action: 'handle_external_form_submission', lead_type: 'Pop-Ups', shop_profile_id: '' },
    }),
  },
  {
    call: accounts.registerContractor,
    right: (n) => ({
      ...{ ...person(n), agree: 'true', company_name: 'Acme', license_number: '12' },
      ...{ license_state: 'CA', license_expires_on: '2040-01-01', about: 'Kitchens' },
      license_file: LICENSE,
    }),
  },
];

describe.each(MULTIPART.map((form) => [form.call.name, form] as const))(
  'LEAD-07 U-41 %s, which a browser sends as multipart',
  (_, { call, right }) => {
    test('is right with what it is tried with', async () => {
      sent += 1;
      const { status } = await sendForm(app, { url: call.path, fields: right(sent) });
      expect(status).toBe(call.success ?? 200);
    });

    test('takes the same as JSON would, and answers at the field', async () => {
      const wrong: unknown[] = [];
      for (const field of Object.keys(right(0))) {
        for (const typed of TYPED.filter((one) => typeof one === 'string')) {
          sent += 1;
          const fields = { ...right(sent), [field]: typed };
          const { status, body } = await sendForm(app, { url: call.path, fields });
          const places = Object.keys(body.errors ?? {});
          if (status >= 500 || places.some((place) => place !== field))
            wrong.push([field, typed, status, places]);
        }
      }
      expect(wrong).toEqual([]);
    });
  },
);
