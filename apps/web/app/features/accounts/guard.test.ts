import { ROLE_IDS } from '@wevisu/domain/people/accounts.ts';
import { expect, test } from 'vitest';
import { checkUser, hasRole, pathAfterLink, redirectToKeep, roleRefusal } from './guard.ts';

test.each<[string, string, string, string | null]>([
  ['NAV-46 the page before is kept', '/faq', '/login', '/faq'],
  [
    'NAV-46 with its query',
    '/category/tile/product?page=2',
    '/register',
    '/category/tile/product?page=2',
  ],
  ['NAV-47 from the cart it goes on to the checkout', '/cart', '/login', '/checkout'],
  ['NAV-46 from one door to the other nothing is kept', '/login?redirect=/cart', '/register', null],
  ['NAV-46 a mailed link is no place to come back to', '/verify/abc', '/login', null],
  ['NAV-46 other page changes keep nothing', '/faq', '/cart', null],
])('%s', (_, from, to, kept) => {
  expect(redirectToKeep(from, to)).toBe(kept);
});

const homeowner = { type: 'User', email_verified_at: '2026-01-01', otp_passed: false } as const;
const unverified = { ...homeowner, email_verified_at: null };
const staff = { ...homeowner, type: 'Admin' } as const;
const at = (pathname: string, redirect: string | null = null) => ({
  pathname,
  redirect,
  verificationOf: '/verifiction?redirect=back',
});

test('NAV-53 staff without the code is signed out, but not on a sign-in page', () => {
  expect(checkUser(staff, at('/')).kind).toBe('sign-out');
  expect(checkUser(staff, at('/login')).kind).toBe('stay');
  expect(checkUser(staff, at('/staff/login')).kind).toBe('stay');
  expect(checkUser({ ...staff, otp_passed: true }, at('/')).kind).toBe('stay');
});

test('NAV-56 an unverified homeowner is asked to verify everywhere but where that is done', () => {
  const asked = { kind: 'go', path: '/verifiction?redirect=back' };
  expect(checkUser(unverified, at('/'))).toEqual(asked);
  expect(checkUser(unverified, at('/checkout'))).toEqual(asked);
  for (const page of ['/verify/abc', '/verifiction', '/account_verify', '/register', '/login']) {
    expect(checkUser(unverified, at(page)).kind, page).toBe('stay');
  }
  expect(checkUser({ ...unverified, type: 'Vendor' }, at('/')).kind).toBe('stay');
});

test('NAV-57 a verified user goes on from the verification pages, within the site only', () => {
  expect(checkUser(homeowner, at('/verifiction', '/cart'))).toEqual({ kind: 'go', path: '/cart' });
  expect(checkUser(homeowner, at('/verifiction'))).toEqual({ kind: 'go', path: '/' });
  expect(checkUser(homeowner, at('/verifiction', '//evil.example'))).toEqual({
    kind: 'go',
    path: '/',
  });
  expect(checkUser(homeowner, at('/faq')).kind).toBe('stay');
});

test('NAV-57 G-07 a spent link tells its outcome, but an old one leads a verified user on', () => {
  const told = '/account_verify?outcome=';
  expect(pathAfterLink('verified', unverified, null)).toBe(`${told}verified`);
  // The account may reload before the reply to the link arrives.
  expect(pathAfterLink('verified', homeowner, null)).toBe(`${told}verified`);
  expect(pathAfterLink('invalid', unverified, '/cart')).toBe(`${told}invalid`);
  expect(pathAfterLink('invalid', null, null)).toBe(`${told}invalid`);
  expect(pathAfterLink('invalid', homeowner, '/cart')).toBe('/cart');
  expect(pathAfterLink('invalid', homeowner, null)).toBe('/');
});

test('NAV-50 the three role checks accept their ids alone', () => {
  const { admin, shop, customer } = ROLE_IDS;
  expect([admin, shop, customer]).toEqual([1, 2, 3]);
  const accepted = (['Admin', 'Vendor', 'Contractor', 'User'] as const).map((type) =>
    [admin, shop, customer].filter((role) => hasRole({ type }, role)),
  );
  expect(accepted).toEqual([[1], [2], [2], [3]]);
});

test('NAV-51 a wrong role goes back to where it came from', () => {
  expect(roleRefusal({ type: 'User' }, ROLE_IDS.admin, '/faq')).toBe('/faq');
  expect(roleRefusal({ type: 'User' }, ROLE_IDS.admin, 'https://evil.example')).toBe('/');
  expect(roleRefusal({ type: 'Admin' }, ROLE_IDS.admin, '/faq')).toBeNull();
});
