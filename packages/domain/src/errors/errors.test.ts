import { expect, test } from 'vitest';
import { accessErrors } from './access.ts';
import { chatErrors } from './chat.ts';
import { designAiErrors } from './design-ai.ts';
import {
  type ErrorCode,
  errors,
  isErrorCode,
  messageOf,
  ok,
  refuse,
  refuseFields,
  statusOf,
} from './errors.ts';
import { hireErrors } from './hire.ts';
import { listingErrors } from './listing.ts';
import { offerErrors } from './offer.ts';
import { orderErrors } from './order.ts';
import { paymentErrors } from './payment.ts';
import { planErrors } from './plan.ts';
import { requestErrors } from './request.ts';
import { roomErrors } from './room.ts';
import { shopErrors } from './shop.ts';
import { workErrors } from './work.ts';

const codes = Object.keys(errors) as ErrorCode[];

test.each<[string, ErrorCode, number, string]>([
  ['ERR-01', 'showroom_not_found', 404, 'No Showroom Found, Please Enter Correct Showroom Id.'],
  ['ERR-02', 'account_type_not_allowed', 403, 'You are not authorized to access this page.'],
  [
    'ERR-03',
    'account_deactivated',
    403,
    'Your account has been deactivated. Please contact support.',
  ],
  ['ERR-04', 'account_pending', 403, 'Your account is pending approval.'],
  ['ERR-09', 'card_number_invalid', 422, 'Invalid Card Number.'],
  ['ERR-09', 'card_expiry_invalid', 422, 'Invalid Expiration Date.'],
  ['ERR-09', 'card_cvc_invalid', 422, 'Invalid CVC.'],
  ['ERR-12', 'invalid_input', 422, 'The given data was invalid.'],
  ['ERR-17', 'not_found', 404, 'Record not found for processing.'],
  ['ERR-18', 'internal', 500, 'Internal Server error please try again.'],
  ['ERR-18', 'method_not_allowed', 405, 'Internal Server error please try again.'],
])('%s %s answers %d with the text of the catalog', (_id, code, status, message) => {
  expect(errors[code]).toEqual({ status, message });
});

test('U-40 wrong credentials answer 422, not 401, which says that a session is missing', () => {
  expect(statusOf('wrong_credentials')).toBe(422);
  expect(codes.filter((code) => statusOf(code) === 401)).toEqual([
    'unauthenticated',
    'ai_unauthenticated',
  ]);
});

test('ERR-20 no code answers with a success, and every status is one that is handled', () => {
  const statuses = new Set(codes.map(statusOf));
  expect([...statuses].sort()).toEqual([
    401, 403, 404, 405, 408, 409, 413, 415, 422, 429, 500, 503,
  ]);
});

test('no code of one part is hidden by the same code of another', () => {
  const parts = [
    requestErrors,
    accessErrors,
    chatErrors,
    shopErrors,
    paymentErrors,
    planErrors,
    orderErrors,
    offerErrors,
    roomErrors,
    listingErrors,
    workErrors,
    designAiErrors,
    hireErrors,
  ];
  const counted = parts.reduce((total, part) => total + Object.keys(part).length, 0);
  expect(counted).toBe(codes.length);
});

test('U-13 every text is plain, ends as a sentence and stays short', () => {
  for (const code of codes) {
    expect(errors[code].message).toMatch(/^[A-Z{][^<>\n]{10,150}\.$/);
  }
});

test('G-50 every payment outcome has a text of its own, and says that the cart is kept', () => {
  const outcomes = codes.filter((code) => code.startsWith('payment_'));
  expect(outcomes.length).toBe(10);
  expect(new Set(outcomes.map((code) => errors[code].message)).size).toBe(outcomes.length);
  for (const code of outcomes) expect(errors[code].message).toMatch(/[Cc]art is kept/);
});

test('CAT-15 a refusal fills its params into the text', () => {
  const refusal = refuse('image_too_small', {
    params: { field: 'photo', width: 200, height: 100 },
  });
  expect(messageOf(refusal)).toBe('The photo field must be Minimum 200 X 100 pixels.');
});

test('field refusals carry one text under each field', () => {
  const refusal = refuseFields({
    email: 'email_invalid',
    qty: refuse('quantity_below_minimum', { params: { minimum: 4 } }),
  });
  expect(refusal).toEqual({
    ok: false,
    code: 'invalid_input',
    fields: {
      email: ['Enter a valid email address.'],
      qty: ['The minimum quantity is 4.'],
    },
  });
});

test('a result is either a value or a refusal, and codes from outside are checked', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(isErrorCode('cart_empty')).toBe(true);
  for (const other of ['toString', '', null, 5]) expect(isErrorCode(other)).toBe(false);
});
