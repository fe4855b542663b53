import { expect, test } from 'vitest';
import { findAddressProblems, findCheckoutAddressProblems } from './address-form.ts';

const home = {
  street: '200 N Spring St',
  apartment: '',
  city: 'Los Angeles',
  state: 'CA',
  zip_code: '90012',
};

test('REG-23 street, city, state and ZIP code are required, the apartment is not', () => {
  expect(findAddressProblems(home)).toEqual({});
  const empty = { street: '', apartment: '', city: '', state: '', zip_code: '' };
  expect(Object.keys(findAddressProblems(empty)).sort()).toEqual([
    'city',
    'state',
    'street',
    'zip_code',
  ]);
});

test.each([
  ['90012', 'NY', 'This ZIP code is not in the chosen state.'],
  ['9001', 'CA', 'Enter a five-digit ZIP code.'],
  ['SW1A 1AA', 'CA', 'Enter a five-digit ZIP code.'],
  ['90012-1234', 'CA', undefined],
])('POL-17 the ZIP code %s in %s is checked against the state', (zip_code, state, problem) => {
  expect(findAddressProblems({ ...home, zip_code, state }).zip_code).toBe(problem);
});

test('CHECK-04 checkout asks for a name, and for a phone number only if one is given', () => {
  const values = { ...home, full_name: 'Ana Lopez', phone_number: '' };
  expect(findCheckoutAddressProblems(values)).toEqual({});
  expect(findCheckoutAddressProblems({ ...values, full_name: ' ', phone_number: '12' })).toEqual({
    full_name: 'Enter your first and last name.',
    phone_number: 'Enter a phone number with its area code.',
  });
});
