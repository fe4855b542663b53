// Each form's checks against the server's: whatever is typed, a form reports errors at its own fields, and what it lets
// through is refused by the server at one of those fields or not at all.
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import * as leads from '@wevisu/contract/leads.ts';
import { addressSchema } from '@wevisu/contract/reply.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { findCheckoutAddressProblems } from '../checkout/address/address-form.ts';
import { findMessageProblems } from '../leads/contact-form.tsx';
import { findLeadProblems } from '../leads/lead-form.tsx';
import {
  findApplicationProblems,
  findLicenseProblems,
  toApplicationBody,
} from './contractor-application.ts';
import { findDetailsProblems } from './details-form.tsx';
import { findEmailProblems } from './email-form.tsx';
import {
  dialCodeOf,
  EMPTY_REGISTRATION,
  findRegistrationProblems,
  toRegistrationBody,
} from './registration.ts';

interface Form {
  readonly right: Readonly<Record<string, string>>;
  readonly find: (values: never) => Readonly<Partial<Record<string, string>>>;
  readonly body: (values: never) => unknown;
  readonly schema: z.ZodType;
}

const who = { full_name: 'Ana Lopez', email: 'ana@example.com' };
const home = {
  ...{ full_name: 'Ana Lopez', street: '200 N Spring St', apartment: '', city: 'Los Angeles' },
  ...{ state: 'CA', zip_code: '90012', phone_number: '' },
};
const asIs = (values: never) => values;

const FORMS: Readonly<Record<string, Form>> = {
  'REG-18 REG-19 REG-20 REG-21 registration': {
    right: {
      ...EMPTY_REGISTRATION,
      ...who,
      ...{ password: 'long enough', phone_number: '2135550123', zip_code: '90012', agree: 'yes' },
      ...{ shipping_street: '200 N Spring St', shipping_city: 'Los Angeles' },
      ...{ shipping_state: 'CA', shipping_zip_code: '90012' },
    },
    find: (values) => findRegistrationProblems(values, { hasCard: true }),
    body: (values) => toRegistrationBody(values),
    schema: accounts.register.body,
  },
  'REG-17 PRO-02 application of a pro': {
    right: {
      ...who,
      ...{ company_name: 'Acme', password: 'long enough', phone_number: '2135550123' },
      ...{ license_number: '12', license_state: 'CA', license_expires_on: '2040-01-01' },
      ...{ license_file: 'license.pdf', about: '', agree: 'yes', website: '' },
    },
    find: findApplicationProblems,
    body: (values) => ({
      ...toApplicationBody(values, new Blob()),
      // As the server reads it.
      license_file: { bytes: new Uint8Array() },
    }),
    schema: accounts.registerContractor.body,
  },
  'CHECK-04 address': {
    right: home,
    find: findCheckoutAddressProblems,
    body: asIs,
    schema: addressSchema,
  },
  'CHECK-07 profile': {
    right: {
      ...{ full_name: 'Ana Lopez', country_code: 'US', phone_number: '2135550123' },
      zip_code: '90012',
    },
    find: findDetailsProblems,
    body: (values: Record<string, string>) => ({
      ...values,
      country_code: dialCodeOf(values.country_code ?? ''),
    }),
    schema: page.updateDetails.body,
  },
  'AUTH-43 another email address': {
    right: { email: 'ana@example.com', current_password: 'long enough' },
    find: findEmailProblems,
    body: asIs,
    schema: page.changeEmail.body,
  },
  'PAGES-17 message': {
    right: { ...who, message: 'Hello', website: '' },
    find: findMessageProblems,
    body: asIs,
    schema: leads.sendContactMessage.body,
  },
  'LEAD-03 LEAD-04 LEAD-05 pop-up': {
    right: { ...who, phone_number: '2135550123', website: '' },
    find: findLeadProblems,
    body: (values: Record<string, string>) => ({
      ...values,
      ...{ action: 'handle_external_form_submission', lead_type: 'Pop-Ups' },
    }),
    schema: leads.sendLead.body,
  },
};

const EDGES = [
  ...[
    '',
    '   ',
    'x'.repeat(10_000),
    '👩‍🔧🏠',
    'مرحبا',
    '<b>Ana</b> <script>',
    "'; drop table users; --",
  ],
  ...['\u0000', '\ud800', '\u0007\r\n', '90012', 'a@b', 'a@b.c', '+1 (213) 555-0123', '2040-02-31'],
];
const typed = fc.oneof(
  fc.constantFrom(...EDGES),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.emailAddress(),
  fc.string({ unit: fc.constantFrom(...'0123456789-+() '), maxLength: 16 }),
);

test.each(Object.entries(FORMS))('%s: what is right is let through', (_name, form) => {
  expect(form.find(form.right as never)).toEqual({});
  expect(form.schema.safeParse(form.body(form.right as never)).error).toBeUndefined();
});

test.each(Object.entries(FORMS))('%s: whatever is typed is answered at a field', (_name, form) => {
  const names = Object.keys(form.right);
  const one = fc.tuple(fc.constantFrom(...names), typed);
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 3 }), (changes) => {
      const values = { ...form.right, ...Object.fromEntries(changes) } as never;
      const problems = form.find(values);
      for (const [name, text] of Object.entries(problems)) {
        expect(names).toContain(name);
        expect(text).toBeTruthy();
      }
      if (Object.keys(problems).length > 0) return;
      const { error } = form.schema.safeParse(form.body(values));
      for (const issue of error?.issues ?? []) expect(names).toContain(issue.path[0]);
    }),
    { numRuns: 300, seed: 11 },
  );
});

test.each([
  [null, undefined],
  [{ type: 'application/pdf', size: 1 }, undefined],
  [{ type: 'image/webp', size: 10 * 1024 * 1024 }, undefined],
  // A type that the browser does not know: the server checks.
  [{ type: '', size: 5 }, undefined],
  [{ type: 'image/svg+xml', size: 5 }, 'Choose a PDF, JPEG, PNG or WebP file.'],
  [{ type: 'image/heic', size: 5 }, 'Choose a PDF, JPEG, PNG or WebP file.'],
  [
    { type: 'image/png', size: 10 * 1024 * 1024 + 1 },
    'This file is too large. The limit is 10 MB.',
  ],
  [
    { type: 'image/png', size: 0 },
    'This file cannot be read. It may be damaged. Choose another one.',
  ],
])('PRO-02 of the license %j it is said: %s', (file, text) => {
  expect(findLicenseProblems(file).license_file).toBe(text);
});
