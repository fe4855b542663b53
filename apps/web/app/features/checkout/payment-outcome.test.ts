import { errors } from '@wevisu/domain/errors/errors.ts';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../platform/api-failure.ts';
import { readCheckoutState, readPaymentFailure } from './payment-outcome.ts';

const BANK = { url: '/bank', expires_at: '2026-11-23T17:00:00Z' };

const failure = (code: keyof typeof errors) =>
  new ApiFailure(errors[code].status, { code, message: errors[code].message });

test.each([
  ['payment_declined', 'card_number'],
  ['payment_insufficient_funds', 'card_number'],
  ['payment_expired_card', 'exp_date'],
  ['payment_wrong_cvc', 'cvv'],
  ['payment_authentication_required', 'card_number'],
  ['payment_authentication_failed', 'card_number'],
  ['payment_not_confirmed', null],
  ['payment_processing_error', null],
  ['payment_unreachable', null],
] as const)('G-50 %s keeps the page, in its own words, at %s', (code, field) => {
  expect(readPaymentFailure(failure(code))).toEqual({
    kind: 'refused',
    text: errors[code].message,
    field,
  });
});

test.each([
  'hold_expired',
  'total_changed',
  'price_changed',
  'coupon_used_up',
  'out_of_stock',
] as const)('POL-03 %s shows the order again before it is paid', (code) => {
  expect(readPaymentFailure(failure(code))).toEqual({
    kind: 'changed',
    text: errors[code].message,
  });
});

test('a lost answer, a broken server and a payment that runs already are asked after', () => {
  expect(readPaymentFailure(new ApiFailure(0)).kind).toBe('unknown');
  expect(readPaymentFailure(new ApiFailure(500)).kind).toBe('unknown');
  expect(readPaymentFailure(failure('unavailable')).kind).toBe('unknown');
  expect(readPaymentFailure(failure('order_in_progress')).kind).toBe('unknown');
  expect(readPaymentFailure(new ApiFailure(401)).kind).toBe('signed-out');
});

test.each([
  ['placed', 'WV-1', null, { kind: 'placed', orderNumber: 'WV-1' }],
  ['paying', null, null, { kind: 'wait' }],
  ['paying', null, BANK, { kind: 'confirm', confirmation: BANK }],
  ['open', null, null, { kind: 'pay-again' }],
  ['expired', null, null, { kind: 'expired' }],
] as const)(
  'a checkout that is %s with order %s and bank %j',
  (state, order_number, confirmation, expected) => {
    expect(readCheckoutState({ state, order_number, confirmation })).toEqual(expected);
  },
);
