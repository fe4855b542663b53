import { expect, test } from 'vitest';
import {
  ACCOUNT_STATUSES,
  ACCOUNT_TYPES,
  initialStatusOf,
  roleIdOf,
  whyNoSession,
} from './accounts.ts';

test('ADMIN-01 DATA-01 there are four account types and no other', () => {
  expect(ACCOUNT_TYPES).toEqual(['User', 'Vendor', 'Contractor', 'Admin']);
});

test('DATA-02 the account statuses stand letter for letter', () => {
  expect(ACCOUNT_STATUSES).toEqual(['Active', 'Approve', 'Deactive', 'pending']);
});

test('NAV-50 admin, shop and customer have the role ids 1, 2 and 3', () => {
  expect(ACCOUNT_TYPES.map(roleIdOf)).toEqual([3, 2, 2, 1]);
});

test('G-13 pros and vendors wait for approval, others are active at once', () => {
  expect(ACCOUNT_TYPES.map(initialStatusOf)).toEqual(['Active', 'pending', 'pending', 'Active']);
});

test('AUTH-18 only Active and Approve get a session, others learn why not', () => {
  expect(ACCOUNT_STATUSES.map(whyNoSession)).toEqual([
    null,
    null,
    'account_deactivated',
    'account_pending',
  ]);
});
