import type { ProUserId } from '@wevisu/domain/ids.ts';
import { withIds } from '@wevisu/domain/test-ids.ts';
import { expect, test } from 'vitest';
import {
  EMPTY_REGISTRATION,
  findRegistrationProblems,
  isEmail,
  STEP_FIELDS,
  stepOfField,
  stepOfRefusal,
  toRegistrationBody,
  typePhone,
  withoutPayment,
} from './registration.ts';

const filled = {
  ...EMPTY_REGISTRATION,
  full_name: 'Ana Maria Lopez',
  email: 'ana@example.com',
  password: 'eightone',
  phone_number: '(213) 555-0123',
  zip_code: '90012',
  agree: 'yes',
};

const firstStep = (values: typeof filled) =>
  Object.keys(findRegistrationProblems(values, { hasCard: false })).filter(
    (name) => stepOfField(name) === 0,
  );

test('REG-04 a fresh form stands on the code of the United States', () => {
  expect(toRegistrationBody(EMPTY_REGISTRATION).country_code).toBe('+1');
});

test.each([
  ['REG-18', 'full_name', 'Ana'],
  ['REG-19', 'email', 'abc'],
  ['REG-20', 'password', '1234567'],
  ['REG-21', 'country_code', ''],
  ['REG-21', 'phone_number', ''],
  ['REG-21', 'zip_code', ''],
  ['REG-22', 'agree', ''],
] as const)('%s a wrong %s blocks the first step, and it alone', (_, name, text) => {
  expect(firstStep(filled)).toEqual([]);
  expect(firstStep({ ...filled, [name]: text })).toEqual([name]);
});

test('REG-25 the third step may stay empty, but what was begun must be right', () => {
  const paymentProblems = (values: typeof filled, hasCard: boolean) =>
    Object.keys(findRegistrationProblems(values, { hasCard })).filter(
      (name) => stepOfField(name) === 2,
    );
  expect(paymentProblems(filled, true)).toEqual([]);
  const begun = { ...filled, pay_city: 'Los Angeles' };
  expect(paymentProblems(begun, true)).toEqual(['pay_street', 'pay_state', 'pay_zip_code']);
  expect(paymentProblems(begun, false)).toEqual([]);
});

test.each([
  ['full_name', 0],
  ['email', 0],
  ['password', 0],
  ['country_code', 0],
  ['phone_number', 0],
  ['zip_code', 0],
  ['i_accept', 0],
  ['shipping_street', 1],
  ['shipping_zip_code', 1],
  ['payment_token', 2],
  ['pay_state', 2],
  ['shop_id', null],
])('REG-33 an error of %s stands on step %s', (name, step) => {
  expect(stepOfField(name)).toBe(step);
});

test('REG-33 of several errors the first step is shown', () => {
  expect(stepOfRefusal(['payment_token', 'shipping_city'])).toBe(1);
  expect(stepOfRefusal(['shop_id'])).toBeNull();
});

test('API-07 DATA-11 the request carries the parts of the name, the type and the showroom', () => {
  const values = { ...filled, full_name: ' Ana Maria Lopez ' };
  const { shopId } = withIds<{ readonly shopId: ProUserId }>({ shopId: 41 });
  expect(toRegistrationBody(values, { shopId })).toMatchObject({
    ...{ full_name: 'Ana Maria Lopez', first_name: 'Ana', last_name: 'Maria Lopez' },
    ...{ type: 'User', shop_id: 41 },
  });
  expect(toRegistrationBody(values)).not.toHaveProperty('shop_id');
});

test('U-02 nothing of a card but the token is ever sent', () => {
  const body = toRegistrationBody(filled, { paymentToken: 'sbx_tok_1' });
  expect(body).toMatchObject({ payment_token: 'sbx_tok_1', agree: true, i_accept: true });
  expect(Object.keys(filled).join()).not.toMatch(/card|cvv|exp_date/i);
});

test('REG-32 skipping clears the billing address and nothing else', () => {
  const values = { ...filled, pay_city: 'Los Angeles' };
  expect(withoutPayment(values)).toEqual(filled);
  expect(STEP_FIELDS[2]).toHaveLength(4);
});

test('U-36 only a whole +1 number takes the American shape', () => {
  expect(typePhone('2135550123', 'US')).toBe('(213) 555-0123');
  expect(typePhone('21355501', 'US')).toBe('21355501');
  expect(typePhone('2079460958', 'GB')).toBe('2079460958');
});

test.each([
  ['ana@example.com', true],
  [' ana@example.co.uk ', true],
  ['abc', false],
  ['a@b', false],
  ['a b@example.com', false],
  ['a@example..com', false],
])('REG-19 %s as an address: %s', (text, isRight) => {
  expect(isEmail(text)).toBe(isRight);
});
